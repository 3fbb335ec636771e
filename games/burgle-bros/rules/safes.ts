import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { loot, tool } from '../components/cards.ts';
import { extraDie, ROLES, role } from '../components/characters.ts';
import { MAX_SAFE_DICE } from '../components/jobs.ts';
import { type Cell, cellAt, floorOf, isInLine, posOf, squareOf } from '../components/squares.ts';
import { DIGIT, SAFE } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import { above, below, CRACKED, has, isUp, OFF, planFor, put, SAFE_OPEN, type State, shows } from '../state.ts';
import type { Aim } from './aim.ts';
import { holdsLoot } from './loot.ts';
import { spend } from './moving.ts';
import { speedUp } from './patrol.ts';
import { rollDice } from './tiles.ts';

const DRILL = role('drill');
const KEYCARD = loot('keycard');
const BUST = loot('bust');
const STETHOSCOPE = tool('stethoscope');

/** R33, R45 — Where a safe can be worked on: the cell one stands on, with the Drill also straight above and below. */
function reach(state: Immutable<State>, seat: number): Cell[] {
  const at = state.at[seat]!;
  return state.role[seat] === DRILL ? [at, above(state, at), below(at)].filter((cell) => cell !== OFF) : [at];
}

const beyond = (state: Immutable<State>, seat: number): Refusal =>
  state.role[seat] === DRILL ? 'drill-target' : 'not-at-safe';

/** R36, R39 — A safe in sight that is still closed. */
const whyNoSafe = (state: Immutable<State>, cell: Cell): Refusal | undefined =>
  !shows(state, cell, SAFE) ? 'no-safe' : has(state, cell, SAFE_OPEN) ? 'safe-open' : undefined;

/** R33 — Adding a die: two actions, six dice at most. */
export const LOADING: Aim = {
  reach,
  beyond,
  wrong(state, _, safe) {
    const none = whyNoSafe(state, safe);
    if (none !== undefined) return none;
    if (state.tokens[safe]! >= MAX_SAFE_DICE) return 'safe-full';
    return state.left >= 2 ? undefined : state.left === 1 ? 'die-price' : 'no-actions';
  },
};

/** R33 — Rolling: one action and at least one die. R57 — Whoever holds the Keycard must be on that safe. */
export const ROLLING: Aim = {
  reach,
  beyond,
  wrong(state, seat, safe) {
    const none = whyNoSafe(state, safe);
    if (none !== undefined) return none;
    if (diceFor(state, seat, safe) === 0) return 'no-dice';
    const holder = state.lootAt[KEYCARD]!;
    if (holder >= 0 && holder < state.seats && state.at[holder] !== safe) return 'keycard';
    return state.left >= 1 ? undefined : 'no-actions';
  },
};

export function addDie(state: State, seat: Seat, safe: Cell, tell: Tell<Event>): void {
  spend(state, 2);
  state.tokens[safe]! += 1;
  tell({ type: 'dieAdded', seat, safe: squareOf(safe), dice: state.tokens[safe]! });
}

/** R45 — The dice on the safe, one more for steady hands. */
const diceFor = (state: Immutable<State>, seat: number, safe: Cell): number =>
  state.tokens[safe]! + extraDie(ROLES[state.role[seat]!]!);

/** R33 — The dice are rolled; whoever holds the Stethoscope and may use it is asked before they count. */
export function rollSafe(state: State, seat: Seat, safe: Cell, chance: Chance, tell: Tell<Event>): void {
  spend(state, 1);
  const dice = rollDice(diceFor(state, seat, safe), chance);
  tell({ type: 'rolled', seat, for: 'safe', dice });
  if (state.toolAt[STETHOSCOPE] === seat && !holdsLoot(state, seat, BUST)) {
    state.rolled = dice;
    state.pending.push({ ask: 'stethoscope', seat, safe });
  } else crack(state, seat, { safe, dice }, tell);
}

/** R34, R97 — The other tiles in the safe's row and column. Walls do not matter. */
export function lineOf(state: Immutable<State>, safe: Cell): Cell[] {
  const [floor, at] = [floorOf(safe), posOf(safe)];
  const cells: Cell[] = [];
  for (const pos of planFor(state, safe).places) if (isInLine(pos, at)) cells.push(cellAt(floor, pos));
  return cells;
}

/** R34 — Every face-up tile of the combination whose number was rolled is cracked. R37 — This may complete other safes too. */
export function crack(
  state: State,
  seat: Seat,
  { safe, dice }: { readonly safe: Cell; readonly dice: readonly number[] },
  tell: Tell<Event>,
): void {
  const fresh = lineOf(state, safe).filter(
    (cell) => isUp(state, cell) && !has(state, cell, CRACKED) && dice.includes(DIGIT[state.tiles[cell]!]!),
  );
  for (const cell of fresh) put(state, cell, CRACKED);
  if (fresh.length > 0) tell({ type: 'cracked', safe: squareOf(safe), at: fresh.map(squareOf) });
  const others = completeSafes(state, floorOf(safe)).filter((other) => other !== safe);
  const opened = isComplete(state, safe) ? [safe, ...others] : others;
  open(state, seat, { safes: opened, inHand: state.at[seat] === safe ? safe : OFF }, tell);
}

/**
 * R105 — A Safe was turned up. If it was the last unknown tile in the line of another, nothing is missing there any more:
 * that one opens by itself, into nobody's hands.
 */
export const openByThemselves = (state: State, floor: number, tell: Tell<Event>): void =>
  open(state, state.turn, { safes: completeSafes(state, floor), inHand: OFF }, tell);

function open(
  state: State,
  seat: Seat,
  { safes, inHand }: { readonly safes: readonly Cell[]; readonly inHand: Cell },
  tell: Tell<Event>,
): void {
  for (const safe of safes) {
    put(state, safe, SAFE_OPEN);
    state.tokens[safe] = 0;
    tell({ type: 'safeOpened', seat, safe: squareOf(safe) });
  }
  for (const safe of safes.toReversed()) reward(state, seat, safe, safe === inHand);
}

/** R37 — All tiles of the combination are known and cracked; another Safe among them has no number, but must be known too. */
export const isComplete = (state: Immutable<State>, safe: Cell): boolean =>
  lineOf(state, safe).every(
    (cell) => isUp(state, cell) && (has(state, cell, CRACKED) || DIGIT[state.tiles[cell]!] === 0),
  );

/** Safes of a floor that are closed, with nothing missing. */
const completeSafes = (state: Immutable<State>, floor: number): Cell[] =>
  planFor(state, cellAt(floor, 0))
    .places.map((pos) => cellAt(floor, pos))
    .filter((cell) => shows(state, cell, SAFE) && !has(state, cell, SAFE_OPEN) && isComplete(state, cell));

/** R35, R84 — A tool, then loot, then the silent alarm. R37, R45 — What nobody on the safe has opened stays on it. */
function reward(state: State, seat: Seat, safe: Cell, inHand: boolean): void {
  const on = inHand ? OFF : safe;
  state.pending.push({ do: 'silent-alarm', floor: floorOf(safe) });
  state.pending.push({ do: 'find-loot', seat, on, safe });
  state.pending.push({ do: 'find-tool', seat, on });
}

/** R35, R73 — Guards on the safe's floor and below get faster, whether placed yet or not. */
export function silentAlarm(state: State, floor: number, tell: Tell<Event>): void {
  for (let each = 0; each <= floor; each++) speedUp(state, each, 'safe', tell);
}

/** R38 — All safes of the job. */
export function allSafesOpen(state: Immutable<State>, safes: number): boolean {
  let open = 0;
  for (let cell = 0; cell < state.marks.length; cell++) if (has(state, cell, SAFE_OPEN)) open += 1;
  return open === safes;
}
