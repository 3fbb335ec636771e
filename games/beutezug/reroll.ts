import type { Immutable, Seat } from '#table/game.ts';
import {
  afterRerollOf,
  beforeThrow,
  chances,
  type DiceCode,
  goodFaces,
  NO_DICE,
  type Table,
  withDie,
} from './chances.ts';
import { REROLL_ALL, REROLL_ONE } from './components.ts';
import { bonusesOf, leastFaces } from './rules/burglary.ts';
import type { CardNumber, Move, State } from './state.ts';

/** The chance of this seat to win this card, all bonuses fresh, with the best use of rerolls. */
export function winChance(state: Immutable<State>, seat: Seat, card: CardNumber): number {
  const bonuses = bonusesOf(state, seat);
  const dice = diceCode(leastFaces(state, seat, card));
  return beforeThrow(chances(dice, bonuses[REROLL_ONE]!, bonuses[REROLL_ALL]!));
}

function diceCode(least: readonly number[]): DiceCode {
  let code = NO_DICE;
  for (const each of least) code = withDie(code, goodFaces(each));
  return code;
}

/** A burglary with dice on the table: what fails, and what is left after each kind of reroll. */
interface Dice {
  readonly least: readonly number[];
  readonly code: DiceCode;
  /** The dice that fail, as bits. */
  readonly failing: number;
  readonly afterOne: Table | undefined;
  readonly afterAll: Table | undefined;
}

function diceOf({ dice, least, rerollsOne, rerollsAll }: Immutable<State>): Dice {
  const code = diceCode(least);
  let failing = 0;
  for (let die = 0; die < least.length; die++) if (dice[die]! < least[die]!) failing |= 1 << die;
  return {
    least,
    code,
    failing,
    afterOne: rerollsOne > 0 ? chances(code, rerollsOne - 1, rerollsAll) : undefined,
    afterAll: rerollsAll > 0 ? chances(code, rerollsOne, rerollsAll - 1) : undefined,
  };
}

/** In mid-burglary: the chance with the best use of what is left. */
export function chanceNow(state: Immutable<State>): number {
  const { code, failing } = diceOf(state);
  return chances(code, state.rerollsOne, state.rerollsAll)[failing]!;
}

/** In mid-burglary: the chance to win the card if this is done now and the best thing ever after. */
export const chanceAfter = (state: Immutable<State>, move: Move): number => worth(diceOf(state), move);

function worth({ least, failing, afterOne, afterAll }: Dice, move: Move): number {
  switch (move.type) {
    case 'rerollAll':
      return beforeThrow(afterAll!);
    case 'rerollOne':
      return afterRerollOf(afterOne!, failing, move.die, goodFaces(least[move.die]!));
    case 'stop':
      return 0;
    default:
      throw new Error(`"${move.type}" is no use of a bonus`);
  }
}

/** In mid-burglary: what makes success likeliest; of equals the first. */
export function bestUse(state: Immutable<State>, moves: readonly Move[]): Move {
  const dice = diceOf(state);
  let best = moves[0]!;
  let bestChance = -1;
  for (const move of moves) {
    const chance = worth(dice, move);
    if (chance <= bestChance + EQUAL) continue;
    best = move;
    bestChance = chance;
  }
  return best;
}

/** Chances nearer than this are equal but for rounding. */
const EQUAL = 1e-12;
