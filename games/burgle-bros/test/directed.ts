import { quick } from '#table/chance.ts';
import { type Chance, reading, type Seat } from '#table/game.ts';
import type { Spot } from '#table/walk.ts';
import { evaluate } from '../bot.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { customs } from './customs.ts';

/** A game that gets somewhere: players with Stealth to spare, who mostly do what looks best and sometimes anything. */
export interface Heist {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Stealth beyond the usual three. */
  readonly spare: number;
}

/** How often, in a hundred, the best-looking move is made. */
const SENSIBLE = 75;

/** Plays a heist, showing each point where a move is about to be made. Answers the last state. */
export function pullOff({ options, seats, seed, spare }: Heist, visit: (spot: Spot) => void, most: number): State {
  const chance = quick(seed);
  const draws = quick(`${seed} laws`);
  const state = game.setup(options, seats, chance);
  state.stealth = state.stealth.map((stealth) => stealth + spare);
  for (let moves = 0; moves < most; moves++) {
    const [seat] = game.toAct(reading(state));
    if (seat === undefined) break;
    const move = pick(state, seat, chance);
    visit({ game, customs, seats, state, seat, move, chance: draws });
    game.step(state, seat, move, chance, () => {});
  }
  return state;
}

function pick(state: State, seat: Seat, chance: Chance): Move {
  const moves = game.moves(reading(state), seat);
  let best = moves[chance.below(moves.length)]!;
  if (chance.below(100) >= SENSIBLE) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (IDLE.has(move.type) || (move.type === 'end' && state.left > 1)) continue;
    const worth = worthOf(state, seat, move, chance) + chance.below(100) / 40;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Moves that could be made for ever. */
const IDLE: ReadonlySet<string> = new Set(['give', 'take', 'crow', 'order']);
const EAGER: Readonly<Record<string, number>> = { escape: 100, 'pick-up': 5 };

function worthOf(state: State, seat: Seat, move: Move, chance: Chance): number {
  const next = game.clone(reading(state));
  game.step(next, seat, move, chance, () => {});
  return evaluate(reading(next), seat) + (EAGER[move.type] ?? 0);
}
