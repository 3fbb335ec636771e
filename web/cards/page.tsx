import './cards.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { hasCards, useCards, useGameBoard } from '../games.ts';
import { isGame } from '../posters.ts';
import { go, rulesPath } from '../route.ts';
import { BackToTable } from '../rules/back.tsx';
import { isFound } from '../rules/search.ts';
import { Seek } from '../rules/seek.tsx';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';

/** All cards of a game, as large as they are on the table. */
export function CardsPage({ game }: { readonly game: string }) {
  const say = words.value.book;
  const query = useSignal('');
  const board = useGameBoard(game);
  const Cards = useCards(game);
  useTitle(say.cards);
  useEffect(() => {
    if (!isGame(game) || !hasCards(game)) go(rulesPath(game), { replace: true });
  }, [game]);
  return (
    <div class={`all-cards ${game}`} data-game={game}>
      <TopBar title={isGame(game) ? titleOf(game) : ''} tools={<Ways game={game} />} />
      <main id="main" aria-busy={board === undefined || Cards === undefined}>
        <header>
          <h1>{say.cards}</h1>
          <Seek query={query} label={say.findCard} />
        </header>
        {board && Cards && (
          <Cards
            language={settings.language.value}
            found={(piece) => isFound(piece, query.value)}
            address={(rule) => rulesPath(game, rule)}
          />
        )}
      </main>
    </div>
  );
}

/** Back to the table, and on to the rules. */
function Ways({ game }: { readonly game: string }) {
  return (
    <>
      <BackToTable />
      <a class="tool" href={rulesPath(game)} aria-label={words.value.rules}>
        <Icon sign="book" />
        <span>{words.value.rules}</span>
      </a>
    </>
  );
}
