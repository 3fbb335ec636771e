import type { Immutable } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { type Cell, cellAt } from '../components/squares.ts';
import { DIGIT, LABORATORY, SAFE } from '../components/tiles.ts';
import { type Bits, bit, count } from '../odds/bits.ts';
import { isClear } from '../rules/escape.ts';
import { mayHold } from '../rules/loot.ts';
import { hasStairsUp } from '../rules/moving.ts';
import { lineOf } from '../rules/safes.ts';
import {
  CRACKED,
  cellOfPlace,
  floorsOf,
  has,
  isOnCell,
  isUp,
  jobOf,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  shows,
  TAKEN,
  topFloor,
  type Whereabouts,
} from '../state.ts';
import type { Target } from './routes.ts';
import { EXTRA, NEED, WEIGHTS } from './weights.ts';

const KEYCARD = loot('keycard');
const KITTY = loot('persian-kitty');

/** Something that somebody has to go to. */
export interface Task extends Target {
  readonly kind: 'reveal' | 'safe' | 'loot' | 'laboratory' | 'roof';
}

/** How much it matters to turn up each face-down tile: 1 where the safe needs it, less for the stairs. */
export type Needs = ReadonlyMap<Cell, number>;

/** What is to be done on a floor. */
interface FloorWork {
  readonly hidden: readonly Cell[];
  readonly safes: readonly Cell[];
  readonly safeFound: boolean;
  readonly stairsFound: boolean;
}

function workOn(state: Immutable<State>, floor: number): FloorWork {
  const hidden: Cell[] = [];
  const safes: Cell[] = [];
  let [found, stairsFound] = [0, false];
  for (const pos of planAt(state, floor).places) {
    const cell = cellAt(floor, pos);
    if (!isUp(state, cell)) hidden.push(cell);
    if (hasStairsUp(state, cell)) stairsFound = true;
    if (!shows(state, cell, SAFE)) continue;
    found += 1;
    if (!has(state, cell, SAFE_OPEN)) safes.push(cell);
  }
  // Fort Knox may have two on a floor: it is searched as long as one is missing anywhere.
  return { hidden, safes, safeFound: found > 0 && (!jobOf(state).hole || allFound(state)), stairsFound };
}

const allFound = (state: Immutable<State>): boolean => {
  let found = 0;
  for (let cell = 0; cell < state.tiles.length; cell++) if (shows(state, cell, SAFE)) found += 1;
  return found === jobOf(state).safes;
};

/** Which tiles have to be turned up, and how much that matters: the fewer are left of their kind, the more. */
export function needsOf(state: Immutable<State>): Needs {
  const needs = new Map<Cell, number>();
  const clear = isClear(state);
  for (let floor = 0; floor < floorsOf(state); floor++) {
    const { hidden, safes, safeFound, stairsFound } = workOn(state, floor);
    if (!stairsFound && (!clear || floor === topFloor(state)))
      for (const cell of hidden) needs.set(cell, NEED.stairs + NEED.lastStairs / hidden.length);
    if (clear) continue;
    if (!safeFound) for (const cell of hidden) needs.set(cell, NEED.search + NEED.lastSearch / hidden.length);
    for (const safe of safeFound ? safes : []) {
      const line = lineOf(state, safe).filter((cell) => !isUp(state, cell));
      for (const cell of line) needs.set(cell, NEED.line + NEED.lastLine / line.length);
    }
  }
  return needs;
}

/** Everything worth going to. */
export function tasksOf(state: Immutable<State>, needs: Needs): Task[] {
  const tasks: Task[] = [];
  for (const [cell, need] of needs) tasks.push({ kind: 'reveal', cell, extra: EXTRA.need * (1 - need) });
  for (const place of looseLoot(state)) tasks.push({ kind: 'loot', cell: cellOfPlace(place), extra: 0 });
  const clear = isClear(state);
  for (let floor = 0; floor < floorsOf(state); floor++) {
    for (const pos of planAt(state, floor).places) {
      const cell = cellAt(floor, pos);
      // Who has nothing better to do waits near the way out.
      if (floor === topFloor(state) && hasStairsUp(state, cell))
        tasks.push({ kind: 'roof', cell, extra: clear ? 1 : EXTRA.exit });
      if (clear) continue;
      if (shows(state, cell, SAFE) && !has(state, cell, SAFE_OPEN)) {
        const digits = digitsOf(state, cell);
        if (canProgress(state, cell, digits))
          tasks.push({ kind: 'safe', cell, extra: digits.unknown > UNREADY ? EXTRA.unready : 0 });
      } else if (shows(state, cell, LABORATORY) && !has(state, cell, TAKEN))
        tasks.push({ kind: 'laboratory', cell, extra: EXTRA.laboratory });
    }
  }
  return tasks;
}

/** Where loot lies that is worth picking up now: the Kitty only runs away again, so it is for the way out. */
export const looseLoot = (state: Immutable<State>): readonly Whereabouts[] => {
  const clear = isClear(state);
  return state.lootAt.filter((place, card) => isOnCell(place) && (clear || card !== KITTY));
};

/** Is there anything to do at a safe before more tiles are turned up? */
const canProgress = (state: Immutable<State>, safe: Cell, { known, missing }: Digits): boolean =>
  known > 0 || missing === 0 || state.tokens[safe]! < WEIGHTS.earlyDice;

/** With more tiles unknown than this a safe can wait. */
const UNREADY = 2;

/** What is known of a safe's combination. */
interface Digits {
  /** Different digits that are known and not cracked. */
  readonly known: number;
  /** The same with those that are to be expected under face-down tiles. */
  readonly missing: number;
  /** Face-down tiles. */
  readonly unknown: number;
}

export function digitsOf(state: Immutable<State>, safe: Cell): Digits {
  let [digits, unknown]: [Bits, number] = [0, 0];
  for (const cell of lineOf(state, safe)) {
    if (!isUp(state, cell)) unknown += 1;
    else if (!has(state, cell, CRACKED) && DIGIT[state.tiles[cell]!] !== 0) digits |= bit(DIGIT[state.tiles[cell]!]!);
  }
  const known = count(digits);
  // Each unknown tile brings a digit that is not there yet as often as there are such digits.
  let missing = known;
  for (let n = 0; n < unknown; n++) missing += (6 - missing) / 6;
  return { known, missing, unknown };
}

/** R56, R76 — Loot on the floor that nobody inside can carry: the heist cannot be won any more. */
export const isStranded = (state: Immutable<State>): boolean =>
  state.lootAt.some(
    (place, card) => isOnCell(place) && !state.at.some((at, seat) => at !== ROOF && mayHold(state, seat, card)),
  );

/** R56 — Nobody carries two Gold Bars. R57 — Without the Keycard one can only bring dice. */
export function canDo(state: Immutable<State>, seat: number, { kind, cell }: Task): boolean {
  if (kind === 'safe') return state.tokens[cell]! < WEIGHTS.earlyDice || mayUnlock(state, seat);
  if (kind !== 'loot') return true;
  return state.lootAt.some(
    (place, card) => isOnCell(place) && cellOfPlace(place) === cell && mayHold(state, seat, card),
  );
}

/** R57 — Whoever holds the Keycard; anybody as long as nobody does. */
function mayUnlock(state: Immutable<State>, seat: number): boolean {
  const holder = state.lootAt[KEYCARD]!;
  return holder === seat || holder < 0 || holder >= state.seats;
}
