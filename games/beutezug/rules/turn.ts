import { type Chance, type Immutable, never, type Seat, seatsOf, type Tell } from '#table/game.ts';
import type { Refusal } from '../refusal.ts';
import { acting, boxOf, type Event, type Move, NOWHERE, type State } from '../state.ts';
import { fits, rerollAll, rerollOne, roll } from './burglary.ts';
import { checkLootToken, fail, keep, succeed } from './loot.ts';
import { pick, picks, whyNotPick } from './pick.ts';
import { endRound } from './round.ts';

/** S2, R2 — Places 1 to last pick, places last to 1 roll; nobody when the game is over. */
export function toAct(state: Immutable<State>): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : ALONE[acting(state)]!;
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = seatsOf(5).map((seat) => [seat]);

/** S2, S3 — What a seat may do now. Most moves are made once and handed out again and again. */
export function legalMoves(state: Immutable<State>, seat: Seat): readonly Move[] {
  if (state.phase === 'over' || acting(state) !== seat) return NO_MOVES;
  switch (state.phase) {
    case 'pick':
      return picks(state);
    case 'roll':
      return ROLL;
    case 'bonus':
      return rerolls(state);
    case 'keep':
      return state.drawn.map((card) => ({ type: 'keep', card: boxOf(state).id[card]! }));
    default:
      return never(state.phase);
  }
}

const NO_MOVES: readonly Move[] = [];
const ROLL: readonly Move[] = [{ type: 'roll' }];

/** R4, R6, R9 — Any bonus left, in any order, on any die; or stop. */
function rerolls(state: Immutable<State>): readonly Move[] {
  const all = state.rerollsAll > 0 ? 1 : 0;
  const dice = state.rerollsOne > 0 ? state.dice.length : 0;
  return REROLLS[all]![dice]!;
}

const MOST_DICE = 5;
const REROLL_DIE: readonly Move[] = Array.from({ length: MOST_DICE }, (_, die) => ({ type: 'rerollOne', die }));
/** By whether all dice can be thrown again, and how many can be singly. */
const REROLLS: readonly (readonly (readonly Move[])[])[] = [[], [{ type: 'rerollAll' } as const]].map((all) =>
  Array.from({ length: MOST_DICE + 1 }, (_, dice) => [...all, ...REROLL_DIE.slice(0, dice), { type: 'stop' } as const]),
);

/**
 * The first thing that is wrong with a move of the seat that has to act: what is due before all else. Nothing is, exactly if
 * it is among `legalMoves`.
 */
export function whyNot(state: Immutable<State>, move: Move): Refusal | undefined {
  if (move.type === 'keep') return whyNotKeep(state, move.card);
  switch (state.phase) {
    case 'pick':
      return move.type === 'pick' ? whyNotPick(state, move.space) : 'pick-first';
    case 'roll':
      return move.type === 'roll' ? undefined : move.type === 'pick' ? 'already-picked' : 'roll-first';
    case 'bonus':
      return whyNotReroll(state, move);
    case 'keep':
      return 'keep-first';
    case 'over':
      return 'unclear';
    default:
      return never(state.phase);
  }
}

/** R6, R7 — A bonus for it, and a die; stopping is always possible. */
function whyNotReroll(state: Immutable<State>, move: Exclude<Move, { type: 'keep' }>): Refusal | undefined {
  switch (move.type) {
    case 'pick':
      return 'already-picked';
    case 'roll':
      return 'already-rolled';
    case 'stop':
      return undefined;
    case 'rerollAll':
      return state.rerollsAll > 0 ? undefined : 'no-reroll-all';
    case 'rerollOne':
      return state.rerollsOne === 0 ? 'no-reroll-one' : move.die < state.dice.length ? undefined : 'no-such-die';
    default:
      return never(move);
  }
}

/** R18 — One of the two that were drawn. */
function whyNotKeep(state: Immutable<State>, card: string): Refusal | undefined {
  if (state.phase !== 'keep') return 'nothing-drawn';
  return state.drawn.some((drawn) => boxOf(state).id[drawn] === card) ? undefined : 'not-drawn';
}

/** S2, S3 — One act, and everything that follows from it without a further choice. */
export function step(state: State, seat: Seat, move: Move, chance: Chance, tell: Tell<Event>): void {
  switch (move.type) {
    case 'pick':
      pick(state, seat, move.space, tell);
      return;
    case 'roll':
      roll(state, seat, chance, tell);
      judge(state, seat, chance, tell);
      return;
    case 'rerollAll':
      rerollAll(state, seat, chance, tell);
      judge(state, seat, chance, tell);
      return;
    case 'rerollOne':
      rerollOne(state, move.die, chance, tell);
      judge(state, seat, chance, tell);
      return;
    case 'stop':
      tell({ type: 'stopped', seat });
      comeAwayEmpty(state, seat, chance, tell); // R9
      return;
    case 'keep':
      keep(state, seat, boxOf(state).numberOf.get(move.card)!, tell);
      endBurglary(state, seat, chance, tell);
      return;
    default:
      never(move);
  }
}

/** S3, R8 — All dice fit: the burglary ends at once. Otherwise a bonus may help while there is one. */
function judge(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  if (fits(state)) {
    clearDice(state);
    succeed(state, seat, chance, tell);
    endBurglary(state, seat, chance, tell);
  } else if (state.rerollsAll + state.rerollsOne > 0) state.phase = 'bonus';
  else comeAwayEmpty(state, seat, chance, tell);
}

/** S3 — A failure; it lasts until one of two 0 cards is kept. */
function comeAwayEmpty(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  clearDice(state);
  fail(state, seat, chance, tell);
  if (state.drawn.length > 0) state.phase = 'keep';
  else endBurglary(state, seat, chance, tell);
}

/** S3, R2 — Loot token, then the place before; after place 1 the round ends. R14 — Whose token lies nowhere fails without a roll. */
function endBurglary(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  checkLootToken(state, seat, tell);
  if (state.turn === 0) {
    endRound(state, chance, tell);
    return;
  }
  state.turn -= 1;
  state.phase = 'roll';
  const next = acting(state);
  if (state.tokens[next] === NOWHERE) comeAwayEmpty(state, next, chance, tell);
}

function clearDice(state: State): void {
  state.dice = [];
  state.least = [];
  state.rerollsOne = 0;
  state.rerollsAll = 0;
}
