import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import type { Event } from '../event.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { pick, type Taste } from '../playout.ts';
import type { State } from '../state.ts';
import type { Moment } from './moment.ts';

/** A game that gets somewhere. */
export interface Heist {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly taste: Taste;
  /** Stealth beyond the usual three, to see the late game before the guards see the crew. */
  readonly spare: number;
}

/** No heist takes this long. */
const LONGEST = 20_000;

/** Plays a heist to its end, showing each moment. */
export function pullOff({ options, seats, seed, taste, spare }: Heist, show: (moment: Moment) => void): State {
  const chance = quick(seed);
  const state = game.setup(options, seats, chance);
  state.stealth = state.stealth.map((stealth) => stealth + spare);
  for (let moves = 0; moves < LONGEST; moves++) {
    const [seat] = game.toAct(reading(state));
    if (seat === undefined) return state;
    const before = reading(game.clone(reading(state)));
    const move = pick(before, seat, game.moves(before, seat), { taste, chance });
    const events: Event[] = [];
    game.step(state, seat, move, chance, (event) => events.push(event));
    show({ before, seat, move, events, after: reading(state) });
  }
  throw new Error(`still not over after ${LONGEST} moves: "${seed}"`);
}
