import '../seating/seating.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { isRefused, type Refused } from '#table/refusal.ts';
import { isSilent } from '../hatched.ts';
import { type GameId, isGame } from '../posters.ts';
import { sentenceOf } from '../refusals.ts';
import { go, newPath, tablePath } from '../route.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { device, server } from '../venue.ts';
import { words } from '../words/index.ts';
import { createTable } from './create.ts';

interface Props {
  readonly game: string;
  readonly here: boolean;
}

/** Makes a table and leads on to it: from then on it has an address of its own. */
export function NewPage({ game, here }: Props) {
  const say = words.value.seating;
  const { home, retry } = words.value;
  const refusal = useSignal<Refused | undefined>(undefined);
  const tries = useSignal(0);
  useTitle(say.newTable);
  useEffect(() => {
    refusal.value = undefined;
    if (isGame(game))
      return opening(game, here, (why) => {
        refusal.value = why;
      });
    go('/', { replace: true });
    return undefined;
  }, [game, here, tries.value]);
  const isAway = !here && isSilent(server());
  return (
    <div data-game={game}>
      <TopBar title={say.newTable} {...(!here && { venue: server() })} />
      <main id="main" class="opening" aria-busy={refusal.value === undefined}>
        {refusal.value === undefined && <Dots />}
        <h1>{refusal.value === undefined ? say.opening : sentenceOf(refusal.value)}</h1>
        {isAway && <p>{home.inviteAway}</p>}
        <div class="ways">
          {refusal.value !== undefined && (
            <button
              type="button"
              class="button main"
              onClick={() => {
                tries.value += 1;
              }}
            >
              {retry}
            </button>
          )}
          {(isAway || (refusal.value !== undefined && !here)) && (
            <a class="button" href={newPath(game, true)}>
              {home.onThisDevice}
            </a>
          )}
        </div>
      </main>
    </div>
  );
}

/** Whoever goes elsewhere before the table is there is not called back to it, and leaves none behind. */
function opening(game: GameId, here: boolean, refuse: (why: Refused) => void): () => void {
  const venue = here ? device() : server();
  let isOver = false;
  void createTable(venue, game).then((table) => {
    if (isRefused(table)) {
      if (!isOver) refuse(table);
    } else if (isOver) void venue.ask('close', { table: table.table });
    else go(tablePath(table.table), { replace: true });
  });
  return () => {
    isOver = true;
  };
}
