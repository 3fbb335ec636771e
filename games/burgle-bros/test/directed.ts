import { quick } from '#table/chance.ts';
import { reading } from '#table/game.ts';
import type { Stopover } from '#table/walk.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { LIVELY, pick } from '../playout.ts';
import type { State } from '../state.ts';
import { customs } from './customs.ts';

/** A game that gets somewhere: players with Stealth to spare, who mostly do what gets them on. */
export interface Heist {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Stealth beyond the usual three. */
  readonly spare: number;
}

/** Plays so many moves of a heist, showing each point where a move is about to be made. Answers the last state. */
export function pullOff({ options, seats, seed, spare }: Heist, visit: (spot: Stopover) => void, most: number): State {
  const chance = quick(seed);
  const draws = quick(`${seed} laws`);
  const state = game.setup(options, seats, chance);
  state.stealth = state.stealth.map((stealth) => stealth + spare);
  for (let moves = 0; moves < most; moves++) {
    const [seat] = game.toAct(reading(state));
    if (seat === undefined) break;
    const move = pick(reading(state), seat, game.moves(reading(state), seat), { taste: LIVELY, chance });
    visit({ game, customs, seats, state, seat, move, chance: draws });
    game.step(state, seat, move, chance, () => {});
  }
  return state;
}
