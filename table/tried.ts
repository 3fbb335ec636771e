import { fair, type Roll, recording } from './chance.ts';
import type { AnyGame, Seat } from './game.ts';
import { replay } from './play.ts';
import type { StoredRecord } from './store.ts';

/** A move that was asked for and that the rules threw at, so that no record has it. */
export interface TriedMove {
  readonly seat: Seat;
  readonly move: string;
}

/** … with what was rolled for it until then. */
export interface Tried extends TriedMove {
  readonly rolls: readonly Roll[];
}

/** Tries again what stopped a game, for its rolls. */
export function retried(game: AnyGame, { record, secret }: StoredRecord, { seat, move }: TriedMove): Tried {
  const play = replay(game, record);
  const kept = recording(fair(secret, record.salts ?? [], play.stream));
  try {
    play.decide(seat, move, kept);
  } catch {
    // That it throws is why it is asked for.
  }
  return { seat, move, rolls: kept.rolls };
}
