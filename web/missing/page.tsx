import '../paper.css';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';

export function MissingPage() {
  const say = words.value.missing;
  useTitle(say.title);
  return (
    <>
      <TopBar />
      <main id="main" class="sheets">
        <h1>{say.title}</h1>
        <section class="paper">
          <p>{say.words}</p>
          <a class="button main" href="/">
            {say.home}
          </a>
        </section>
      </main>
    </>
  );
}
