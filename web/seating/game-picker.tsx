import { GAMES, type GameId, stampOf } from '../posters.ts';
import { go, newPath } from '../route.ts';
import { titleOf } from '../titles.ts';
import { words } from '../words/index.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly table: string;
  readonly game: GameId;
}

/** Another game after all: this table is closed, and another one opened. */
export function GamePicker({ desk, table, game }: Props) {
  const pick = async (other: GameId) => {
    await desk.venue.ask('close', { table });
    go(newPath(other, desk.venue.kind === 'device'), { replace: true });
  };
  return (
    <div class="games" role="radiogroup" aria-label={words.value.seating.game}>
      {GAMES.map((each) => (
        <label key={each}>
          <input type="radio" name="game" checked={each === game} onChange={() => pick(each)} />
          <img src={stampOf(each)} alt={titleOf(each)} />
        </label>
      ))}
    </div>
  );
}
