import '../paper.css';
import { GAMES, POSTERS } from '../posters.ts';
import { rulesPath } from '../route.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { CREDITS } from './credits.ts';

export function AboutPage() {
  const say = words.value.about;
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
                  <b>{POSTERS[game].title}</b>
                  <a href={rulesPath(game)}>{words.value.home.rulesOf(POSTERS[game].title)}</a>
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
              {CREDITS.map(({ name, kind, licence }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>
                    {say[kind]}, {licence}
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
