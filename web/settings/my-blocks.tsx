import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { isRefused } from '#table/refusal.ts';
import { explain } from '../refusals.ts';
import { type Block, blocks, unblock } from '../server/people.ts';
import { settings } from '../settings.ts';
import { words } from '../words/index.ts';

/** Whom the reader has blocked, each with a way to lift it; nothing for most readers. */
export function MyBlocks() {
  const say = words.value.settings;
  const heading = useId();
  const known = useSignal<readonly Block[]>([]);
  const read = async () => {
    const answer = await blocks();
    known.value = isRefused(answer) ? [] : answer;
  };
  useEffect(() => void read(), []);
  if (known.value.length === 0) return null;
  const lift = async (id: string) => {
    const refusal = await unblock(id);
    if (isRefused(refusal)) explain(refusal);
    await read();
  };
  const day = new Intl.DateTimeFormat(settings.language.value, { dateStyle: 'medium' });
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.blocks}</h2>
      <p>{say.blocksWords}</p>
      <ul class="devices">
        {known.value.map(({ id, name, since }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <small>{say.knownSince(day.format(since))}</small>
            </p>
            <button type="button" class="button" aria-label={say.unblockSomebody(name)} onClick={() => void lift(id)}>
              {say.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
