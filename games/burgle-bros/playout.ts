import type { Chance, Immutable, Seat } from '#table/game.ts';
import { type Cell, cellAt, cellOf, floorOf, posOf } from './components/squares.ts';
import { SAFE, STAIRS } from './components/tiles.ts';
import type { Move } from './move.ts';
import { distance } from './path.ts';
import { isClear } from './rules/escape.ts';
import { lineOf } from './rules/safes.ts';
import {
  CRACKED,
  cellOfPlace,
  guardOn,
  has,
  isOnCell,
  isUp,
  planFor,
  SAFE_OPEN,
  type State,
  shows,
  topFloor,
} from './state.ts';

/** How much each kind of move is wanted, shared by all moves of that kind. */
export type Taste = Readonly<Record<Move['type'], number>>;

/** A crew that wants to get somewhere, and uses everything it has. */
export const LIVELY: Taste = {
  go: 24,
  peek: 5,
  hack: 3,
  'add-die': 24,
  crack: 40,
  escape: 60,
  end: 3,
  'give-up': 0,
  slip: 8,
  climb: 4,
  laptop: 6,
  'x-ray': 6,
  enhance: 6,
  crybaby: 1,
  reroute: 8,
  crow: 1,
  tinker: 1,
  order: 2,
  disguise: 3,
  spot: 4,
  use: 6,
  'use-at': 6,
  give: 0.5,
  take: 0.5,
  'pick-up': 60,
  side: 1,
  choose: 4,
  'choose-seat': 4,
  none: 1,
  pay: 2,
  stay: 1,
  ring: 1,
  token: 3,
  lose: 1,
  draw: 1,
  keep: 1,
  'put-back': 1,
  arrange: 1,
  'set-die': 4,
  'as-rolled': 1,
  agree: 3,
  decline: 1,
};

/** What is left of the wish to end a turn while there are actions, and to go where nothing is to be done. */
const NEARER = 3;
const FARTHER = 0.4;
const INTO_A_GUARD = 0.1;
const TIRED = 60;
/** Enough dice on a safe to roll them; and the wish to do so before. */
const DICE = 3;
const TOO_EARLY = 0.1;

/** A move at random, but as this taste has it: cheap enough for millions of playouts, and it reaches the end of a heist. */
export function pick(
  state: Immutable<State>,
  seat: Seat,
  moves: readonly Move[],
  { taste, chance }: { readonly taste: Taste; readonly chance: Chance },
): Move {
  if (moves.length === 1) return moves[0]!;
  const counts = new Map<Move['type'], number>();
  for (const { type } of moves) counts.set(type, (counts.get(type) ?? 0) + 1);
  const goals = counts.has('go') ? goalsOf(state, state.at[seat]!) : [];
  const weights: number[] = [];
  let sum = 0;
  for (const move of moves) {
    sum += (taste[move.type] / counts.get(move.type)!) * sense(state, seat, move, goals);
    weights.push(sum);
  }
  // In thousandths, because chance deals in whole numbers.
  const at = (chance.below(1000) / 1000) * sum;
  return moves[weights.findIndex((weight) => weight > at)] ?? moves[chance.below(moves.length)]!;
}

/** How much more or less than others of its kind this move makes sense here. */
function sense(state: Immutable<State>, seat: Seat, move: Move, goals: readonly Cell[]): number {
  switch (move.type) {
    case 'go': {
      const to = cellOf(move.to);
      if (guardOn(state, to)) return INTO_A_GUARD;
      const gain = wayTo(state, state.at[seat]!, goals) - wayTo(state, to, goals);
      return floorOf(to) !== floorOf(state.at[seat]!)
        ? climbing(state, to)
        : gain > 0
          ? NEARER
          : gain < 0
            ? FARTHER
            : 1;
    }
    case 'end':
      return state.left === 0 ? TIRED : 1;
    case 'add-die':
      return state.tokens[cellOf(move.safe)]! < DICE ? 1 : TOO_EARLY;
    case 'crack': {
      const safe = cellOf(move.safe);
      const open = lineOf(state, safe).some((cell) => isUp(state, cell) && !has(state, cell, CRACKED));
      return open && state.tokens[safe]! >= DICE - 1 ? 1 : TOO_EARLY;
    }
    case 'escape':
      return state.lootAt.some(isOnCell) ? TOO_EARLY : 1;
    default:
      return 1;
  }
}

/** Another floor is worth going to if there is something to do, or the way out. */
const climbing = (state: Immutable<State>, to: Cell): number =>
  goalsOf(state, to).length > 0 && !isClear(state)
    ? NEARER
    : isClear(state) && floorOf(to) === topFloor(state)
      ? NEARER
      : FARTHER;

const wayTo = (state: Immutable<State>, from: Cell, goals: readonly Cell[]): number => {
  const plan = planFor(state, from);
  let nearest = 100;
  for (const goal of goals) nearest = Math.min(nearest, distance(plan, posOf(from), posOf(goal)));
  return nearest;
};

/** What there is to do on a floor: loot that lies about; then a safe and what is unknown; then the way up. */
export function goalsOf(state: Immutable<State>, at: Cell): Cell[] {
  const floor = floorOf(at);
  const cells = planFor(state, at).places.map((pos) => cellAt(floor, pos));
  const dropped = state.lootAt
    .filter(isOnCell)
    .map(cellOfPlace)
    .filter((cell) => floorOf(cell) === floor);
  if (dropped.length > 0) return dropped;
  const closed = cells.filter((cell) => shows(state, cell, SAFE) && !has(state, cell, SAFE_OPEN));
  const ready = closed.filter((safe) => lineOf(state, safe).every((cell) => isUp(state, cell)));
  if (ready.length > 0) return ready;
  const unknown = (closed.length > 0 ? closed.flatMap((safe) => lineOf(state, safe)) : cells).filter(
    (cell) => !isUp(state, cell),
  );
  if (unknown.length > 0 && !isClear(state)) return unknown;
  const stairs = cells.filter((cell) => shows(state, cell, STAIRS));
  return stairs.length > 0 ? stairs : cells.filter((cell) => !isUp(state, cell));
}
