import '../seating/seating.css';
import { useEffect } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { isRefused } from '#table/refusal.ts';
import { device, server } from '../place.ts';
import { type GameId, isGame } from '../posters.ts';
import { explain } from '../refusals.ts';
import { go, tablePath } from '../route.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { createTable } from './create.ts';

/** Makes a table and leads on to it: from then on it has an address of its own. */
export function NewPage({ game, here }: { readonly game: string; readonly here: boolean }) {
  const say = words.value.seating;
  useTitle(say.newTable);
  useEffect(() => {
    if (isGame(game)) void open(game, here);
    else go('/', { replace: true });
  }, [game, here]);
  return (
    <div data-game={game}>
      <TopBar title={say.newTable} {...(!here && { place: server() })} />
      <main id="main" class="opening" aria-busy="true">
        <Dots />
        <h1>{say.opening}</h1>
      </main>
    </div>
  );
}

async function open(game: GameId, here: boolean): Promise<void> {
  const table = await createTable(here ? device() : server(), game);
  if (isRefused(table)) explain(table);
  go(isRefused(table) ? '/' : tablePath(table.table), { replace: true });
}
