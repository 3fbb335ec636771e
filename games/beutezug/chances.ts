import { FACES } from './components.ts';

/**
 * The exact chance to get a set of dice right, with the best use of rerolls. A die is known by how many of its six
 * faces are good, for +1 bonuses fold into that; so all there is to know in mid-burglary is which dice fail and which
 * rerolls are left.
 *
 * A table answers for every set of failing dice, as bits, and in its last place for a throw of all dice that is still
 * to come.
 */
export type Table = Float64Array;

/** Dice as one number: three bits for each die's good faces, the first die highest, behind a leading one. */
export type DiceCode = number;
export const NO_DICE: DiceCode = 1;
export const withDie = (code: DiceCode, good: number): DiceCode => code * 8 + good;

/** How many faces of a die are good if it has to show at least this. */
export const goodFaces = (least: number): number => Math.max(0, Math.min(FACES, FACES + 1 - least));

/** Tables by dice, then by rerolls left. Dice are few and small, so this stays in the low thousands. */
const TABLES = new Map<DiceCode, Table[]>();
/** More rerolls of a kind than anybody can have: seven cards and two tokens. */
const REROLLS = 16;

/** The table for these dice and so many rerolls left. */
export function chances(code: DiceCode, one: number, all: number): Table {
  let tables = TABLES.get(code);
  if (tables === undefined) {
    tables = [];
    TABLES.set(code, tables);
  }
  const at = one * REROLLS + all;
  const known = tables[at];
  if (known !== undefined) return known;
  const table = compute(code, one, all);
  tables[at] = table;
  return table;
}

/** The chance of a throw of all dice that is still to come. */
export const beforeThrow = (table: Table): number => table[table.length - 1]!;

function compute(code: DiceCode, one: number, all: number): Table {
  const good = goodOf(code);
  const thrown = 1 << good.length;
  const table = new Float64Array(thrown + 1);
  const afterAll = all > 0 ? beforeThrow(chances(code, one, all - 1)) : 0;
  const afterOne = one > 0 ? chances(code, one - 1, all) : undefined;
  table[0] = 1;
  for (let failing = 1; failing < thrown; failing++) {
    let best = afterAll;
    // A die that fits is never worth a reroll: it can only get worse.
    for (let die = 0; die < good.length && afterOne !== undefined; die++) {
      if ((failing & (1 << die)) !== 0) best = Math.max(best, afterRerollOf(afterOne, failing, die, good[die]!));
    }
    table[failing] = best;
  }
  for (let failing = 0; failing < thrown; failing++) {
    table[thrown]! += table[failing]! * chanceToFail(good, failing);
  }
  return table;
}

/** What a reroll of one die is worth, in the table of what is left after it. */
export function afterRerollOf(after: Table, failing: number, die: number, good: number): number {
  const fits = after[failing & ~(1 << die)]!;
  const fails = after[failing | (1 << die)]!;
  return (good * fits + (FACES - good) * fails) / FACES;
}

/** How likely exactly these dice fail in one throw. */
function chanceToFail(good: readonly number[], failing: number): number {
  let chance = 1;
  for (let die = 0; die < good.length; die++) {
    const faces = (failing & (1 << die)) === 0 ? good[die]! : FACES - good[die]!;
    chance *= faces / FACES;
  }
  return chance;
}

function goodOf(code: DiceCode): number[] {
  const good: number[] = [];
  for (let rest = code; rest > NO_DICE; rest >>= 3) good.unshift(rest & 7);
  return good;
}
