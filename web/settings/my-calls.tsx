import { useId } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { words } from '../calls/words/index.ts';

/** The way to what the reader is called for. */
export function MyCalls() {
  const say = words.value;
  const heading = useId();
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.title}</h2>
      <p>{say.linkWords}</p>
      <a class="button" href="/calls">
        <Icon sign="bell" />
        {say.link}
      </a>
    </section>
  );
}
