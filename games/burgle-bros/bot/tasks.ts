import type { Immutable } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { type Cell, cellAt } from '../components/squares.ts';
import { DIGIT, LABORATORY, SAFE, STAIRS } from '../components/tiles.ts';
import { isClear } from '../rules/escape.ts';
import { mayHold } from '../rules/loot.ts';
import { hasStairsUp } from '../rules/moving.ts';
import { lineOf } from '../rules/safes.ts';
import {
  CRACKED,
  cellOfPlace,
  floorsOf,
  has,
  isInside,
  isOnCell,
  isUp,
  jobOf,
  type Place,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  shows,
  TAKEN,
  topFloor,
} from '../state.ts';
import { type Field, Routes, type Target } from './routes.ts';
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
  const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
  const safes = cells.filter((cell) => shows(state, cell, SAFE));
  return {
    hidden: cells.filter((cell) => !isUp(state, cell)),
    safes: safes.filter((cell) => !has(state, cell, SAFE_OPEN)),
    // Fort Knox may have two on a floor: it is searched as long as one is missing anywhere.
    safeFound: safes.length > 0 && (!jobOf(state).hole || allFound(state)),
    stairsFound: cells.some((cell) => shows(state, cell, STAIRS) || hasStairsUp(state, cell)),
  };
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
        if (canProgress(state, cell))
          tasks.push({ kind: 'safe', cell, extra: unknownIn(state, cell) > UNREADY ? EXTRA.unready : 0 });
      } else if (shows(state, cell, LABORATORY) && !has(state, cell, TAKEN))
        tasks.push({ kind: 'laboratory', cell, extra: EXTRA.laboratory });
    }
  }
  return tasks;
}

/** Where loot lies that is worth picking up now: the Kitty only runs away again, so it is for the way out. */
export const looseLoot = (state: Immutable<State>): readonly Place[] => {
  const clear = isClear(state);
  return state.lootAt.filter((place, card) => isOnCell(place) && (clear || card !== KITTY));
};

/** Is there anything to do at a safe before more tiles are turned up? */
function canProgress(state: Immutable<State>, safe: Cell): boolean {
  const { known, missing } = digitsOf(state, safe);
  return known > 0 || missing === 0 || state.tokens[safe]! < WEIGHTS.earlyDice;
}

/** With more tiles unknown than this a safe can wait. */
const UNREADY = 2;

const unknownIn = (state: Immutable<State>, safe: Cell): number =>
  lineOf(state, safe).filter((cell) => !isUp(state, cell)).length;

/** Different digits of a safe that are known and not cracked, and how many more are to be expected under face-down tiles. */
export function digitsOf(state: Immutable<State>, safe: Cell): { readonly known: number; readonly missing: number } {
  const digits = new Set<number>();
  let unknown = 0;
  for (const cell of lineOf(state, safe)) {
    if (!isUp(state, cell)) unknown += 1;
    else if (!has(state, cell, CRACKED) && DIGIT[state.tiles[cell]!] !== 0) digits.add(DIGIT[state.tiles[cell]!]!);
  }
  const known = digits.size;
  // Each unknown tile brings a digit that is not there yet as often as there are such digits.
  let missing = known;
  for (let n = 0; n < unknown; n++) missing += (6 - missing) / 6;
  return { known, missing };
}

/** The tasks as one seat sees them, and whether others do them all. */
export interface Share {
  readonly tasks: readonly Task[];
  readonly isIdle: boolean;
}

/** By seat, for whoever is inside: what the way to every cell takes. */
export const fieldsOf = (state: Immutable<State>): (Field | undefined)[] =>
  state.at.map((at, seat) => (isInside(state, seat) ? new Routes(state, seat).fieldFrom(at) : undefined));

/** Division of labour: of all players and tasks the nearest pair comes first, and so on. */
export function claimsOf(
  state: Immutable<State>,
  tasks: readonly Task[],
  fields: readonly (Field | undefined)[],
): Map<Task, number> {
  const pairs: { who: number; task: Task; far: number }[] = [];
  for (const [who, field] of fields.entries()) {
    if (field === undefined) continue;
    for (const task of tasks) {
      if (task.kind === 'roof') continue;
      const far = field[task.cell]! + task.extra;
      if (far < Number.POSITIVE_INFINITY && canDo(state, who, task)) pairs.push({ who, task, far });
    }
  }
  pairs.sort((a, b) => a.far - b.far || a.who - b.who);
  const claims = new Map<Task, number>();
  const busy = new Set<number>();
  for (const { who, task } of pairs) {
    if (claims.has(task) || busy.has(who)) continue;
    claims.set(task, who);
    busy.add(who);
  }
  return claims;
}

/** The tasks as this seat sees them: nobody else needs to go where somebody is nearer. */
export function shareOf(state: Immutable<State>, seat: number, tasks: readonly Task[]): Share {
  const claims = claimsOf(state, tasks, fieldsOf(state));
  const mine = tasks
    .filter((task) => canDo(state, seat, task))
    .filter(
      (task) => task.kind !== 'roof' || !tasks.some((other) => other.kind === 'loot' && claims.get(other) === seat),
    )
    .map((task) => {
      const other = claims.get(task);
      return { ...task, extra: task.extra + (other === undefined || other === seat ? 0 : EXTRA.claimed) };
    });
  return {
    tasks: mine,
    isIdle: tasks.some(({ kind }) => kind !== 'roof') && ![...claims.values()].includes(seat),
  };
}

/** R56, R76 — Loot on the floor that nobody inside can carry: the heist cannot be won any more. */
export const isStranded = (state: Immutable<State>): boolean =>
  state.lootAt.some(
    (place, card) => isOnCell(place) && !state.at.some((at, seat) => at !== ROOF && mayHold(state, seat, card)),
  );

/** R56 — Nobody carries two Gold Bars. R57 — Without the Keycard one can only bring dice. */
function canDo(state: Immutable<State>, seat: number, { kind, cell }: Task): boolean {
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
