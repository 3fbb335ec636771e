import './primer.css';
import { useEffect } from 'preact/hooks';
import type { Leaf } from '#board/contract.ts';
import { faces } from '#games/index.ts';
import { Dots } from '#look/band.tsx';
import { Stressed } from '#look/stressed.tsx';
import { isComplete, useGameBoard } from '../games.ts';
import { useTableLeft } from '../left.ts';
import { usePlayNow } from '../new/play-now.ts';
import { type GameId, isGame } from '../posters.ts';
import { go, lessonPath, rulesPath } from '../route.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';

/** What one needs to sit down to a game: five pictures, a sentence or two below each. */
export function PrimerPage({ game }: { readonly game: string }) {
  const say = words.value.primer;
  const board = useGameBoard(game);
  useTitle(say.title(titleOf(game)));
  useTableLeft();
  useEffect(() => {
    if (!isGame(game) || (isComplete(game, board) && board?.primer === undefined))
      go(rulesPath(game), { replace: true });
  }, [game, board]);
  if (!isGame(game)) return null;
  return (
    <div class="primer" data-game={game}>
      <TopBar
        progress={
          <h1>
            {titleOf(game)} <span>{say.inTwo}</span>
          </h1>
        }
        tools={<Ways game={game} />}
      />
      <main id="main" aria-busy={board === undefined}>
        {board?.primer?.(settings.language.value).map((leaf) => (
          <Page key={leaf.title} game={game} leaf={leaf} />
        ))}
      </main>
    </div>
  );
}

function Page({ game, leaf }: { readonly game: string; readonly leaf: Leaf }) {
  return (
    <section>
      <div class={`picture ${game}`} aria-hidden="true">
        {leaf.picture}
      </div>
      <div class="words">
        <h2>{leaf.title}</h2>
        <p>
          <Stressed words={leaf.words} />
        </p>
      </div>
    </section>
  );
}

/** On to a lesson, to a game, and to the rules in full. */
function Ways({ game }: { readonly game: GameId }) {
  const say = words.value.primer;
  const { busy, play } = usePlayNow(game);
  const learns = faces[game]?.lessons !== undefined;
  return (
    <nav class="ways" aria-label={say.ways}>
      {learns && (
        <a class="button main" href={lessonPath(game)}>
          {words.value.home.firstTime.learn}
        </a>
      )}
      <button type="button" class={learns ? 'button' : 'button main'} aria-busy={busy.value} onClick={play}>
        {busy.value ? <Dots /> : words.value.home.playNow}
      </button>
      <a class="button" href={rulesPath(game)}>
        {say.all}
      </a>
    </nav>
  );
}
