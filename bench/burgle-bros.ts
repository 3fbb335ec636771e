// Burgle Bros., the Bank Job with four: random playouts with all rules from copies of positions of some games, what a search
// does besides, and what a board asks for: foresight of all legal moves.

import { meanings } from '#games/burgle-bros/foresight.ts';
import { game } from '#games/burgle-bros/index.ts';
import type { Move } from '#games/burgle-bros/move.ts';
import type { Options } from '#games/burgle-bros/options.ts';
import { LIVELY, pick } from '#games/burgle-bros/playout.ts';
import type { State } from '#games/burgle-bros/state.ts';
import { quick } from '#table/chance.ts';
import { type Chance, reading, type Seat } from '#table/game.ts';
import { playout } from '#table/play.ts';
import { median, micros, milliseconds } from './measure.ts';

const SEATS = 4;
const ROUNDS = 9;
const PLAYOUTS_PER_ROUND = 1500;
const options = game.options({}, SEATS) as Options;
const ME = 0 as Seat;

export type Figures = Readonly<
  Record<
    | 'burgle-bros actions/s in playouts'
    | 'burgle-bros actions/s in directed playouts'
    | 'burgle-bros clone µs'
    | 'burgle-bros determinize µs'
    | 'burgle-bros foresight ms'
    | 'burgle-bros foresight ms, 95 of 100',
    number
  >
>;

export function burgleBros(): Figures {
  const chance = quick('bench');
  const states = Array.from({ length: 20 }, () => statesOfOneGame(chance)).flat();
  const views = states.map((state) => game.view(reading(state), ME));
  const looks = states.filter((_, i) => i % LOOK_AT_ONE_IN === 0).map(foresight);
  looks.sort((a, b) => a - b);
  return {
    'burgle-bros actions/s in playouts': actionsPerSecond(
      states,
      chance,
      (moves) => moves[chance.below(moves.at(-1)!.type === 'give-up' ? moves.length - 1 : moves.length)]!, // R104: they play on
    ),
    'burgle-bros actions/s in directed playouts': actionsPerSecond(states, chance, (moves, seat, state) =>
      pick(reading(state), seat, moves, { taste: LIVELY, chance }),
    ),
    'burgle-bros clone µs': micros(states, (state) => game.clone(reading(state))),
    'burgle-bros determinize µs': micros(views, (view) => game.determinize(view, chance)),
    'burgle-bros foresight ms': looks.reduce((sum, look) => sum + look, 0) / looks.length,
    'burgle-bros foresight ms, 95 of 100': looks[Math.floor(0.95 * looks.length)]!,
  };
}

/** Positions much like the one before are not looked at. */
const LOOK_AT_ONE_IN = 5;

/** Milliseconds for what all legal moves would do, with what would follow if the turn ended right after them. */
function foresight(state: State): number {
  const [seat] = game.toAct(reading(state));
  const [view, moves] = [game.view(reading(state), seat!), game.moves(reading(state), seat!)];
  return milliseconds(() => meanings(view, moves));
}

type Choose = (moves: readonly Move[], seat: Seat, state: State) => Move;

/** Moves and answers a second, copies included, in processor time: the median of some rounds, after one to warm up. */
function actionsPerSecond(states: readonly State[], chance: Chance, choose: Choose): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const start = process.threadCpuUsage();
    let actions = 0;
    for (let n = 0; n < PLAYOUTS_PER_ROUND; n++)
      actions += playout(game, game.clone(reading(states[chance.below(states.length)]!)), choose, chance);
    const { user, system } = process.threadCpuUsage(start);
    return (1_000_000 * actions) / (user + system);
  });
  return median(rounds.slice(1), (round) => round);
}

/** Positions from the entrance to the end of a game that gets somewhere. */
function statesOfOneGame(chance: Chance): State[] {
  const seen: State[] = [];
  const state = game.setup(options, SEATS, chance);
  const choose: Choose = (moves, seat) => {
    seen.push(game.clone(reading(state)));
    return pick(reading(state), seat, moves, { taste: LIVELY, chance });
  };
  playout(game, state, choose, chance);
  return seen;
}
