import '../paper.css';
import type { Poster } from '#table/poster.ts';
import { GAMES, POSTERS } from '../posters.ts';
import { rulesPath } from '../route.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { credits } from './credits.ts';
import { aboutWords } from './words.ts';

export function AboutPage() {
  const say = aboutWords.value;
  useTitle(say.title);
  return (
    <>
      <TopBar />
      <main id="main" class="sheets">
        <h1>{say.title}</h1>
        <div class="column">
          <section class="paper">
            <h2>{'Hideout'}</h2>
            <p>{say.what}</p>
          </section>
          <section class="paper">
            <h2>{say.affiliation}</h2>
            <p>{say.affiliationWords}</p>
          </section>
          <section class="paper">
            <h2>{say.games}</h2>
            <ul class="credits">
              {GAMES.map((game) => (
                <li key={game}>
                  <b>{titleOf(game)}</b>
                  <a href={rulesPath(game)}>{words.value.home.rulesOf(titleOf(game))}</a>
                  <Makers by={POSTERS[game].by} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div class="column">
          <section class="paper">
            <h2>{say.sleeve}</h2>
            <p>{say.sleeveWords}</p>
          </section>
          <section class="paper">
            <h2>{say.licence}</h2>
            <p>{say.licenceWords}</p>
          </section>
          <section class="paper">
            <h2>{say.credits}</h2>
            <ul class="credits">
              {credits().map(({ name, what, licence, source, terms }) => (
                <li key={name}>
                  <b>{source === undefined ? name : <a href={source}>{name}</a>}</b>
                  <span>
                    {what}, {terms === undefined ? licence : <a href={terms}>{licence}</a>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}

/** Whose game it is, with the way to those who sell it. */
function Makers({ by }: { readonly by: Poster['by'] | undefined }) {
  if (by === undefined) return null;
  return (
    <span class="makers">
      {aboutWords.value.madeBy(by.designer, by.artist)}{' '}
      <a href={by.page}>
        {by.publisher}, {by.year}
      </a>
    </span>
  );
}
