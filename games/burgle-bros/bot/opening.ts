import { MAX_SAFE_DICE } from '../components/jobs.ts';
import { exactly } from '../odds/dice.ts';

const FACES = 6;
/** Adding a die takes two actions, rolling one. */
const ADD = 2;

/**
 * The fewest actions in which a safe can be expected to open: by dice rolled (those on the safe and one in steady
 * hands) and by digits missing. With no die at all one has to be added.
 */
const ACTIONS_TO_OPEN: readonly (readonly number[])[] = (() => {
  const table: number[][] = Array.from({ length: MAX_SAFE_DICE + 2 }, () => []);
  for (let dice = MAX_SAFE_DICE + 1; dice >= 0; dice--) {
    const row = table[dice]!;
    for (let missing = 0; missing <= FACES; missing++) {
      const more = dice > MAX_SAFE_DICE ? Number.POSITIVE_INFINITY : ADD + table[dice + 1]![missing]!;
      row.push(dice === 0 ? more : Math.min(more, rolling(row, dice, missing)));
    }
  }
  return table;
})();

/** Rolls go on until something is hit; then it is a smaller problem. */
function rolling(row: readonly number[], dice: number, missing: number): number {
  if (missing === 0) return 1;
  let after = 1;
  for (let hit = 1; hit <= missing; hit++) {
    const rest = missing === hit ? 0 : row[missing - hit]!;
    after += exactly(dice, missing, hit) * rest;
  }
  return after / (1 - exactly(dice, missing, 0));
}

/** The same for a number of missing digits that is only an expectation. */
export function actionsToOpen(dice: number, missing: number): number {
  const row = ACTIONS_TO_OPEN[Math.min(dice, MAX_SAFE_DICE + 1)]!;
  const low = Math.min(FACES, Math.floor(missing));
  const high = Math.min(FACES, low + 1);
  return row[low]! + (missing - low) * (row[high]! - row[low]!);
}

/** What one roll is worth in actions, if so many of the missing digits are known. */
export function rollWorth(dice: number, missing: number, known: number): number {
  let after = 0;
  for (let hit = 0; hit <= Math.min(known, dice); hit++) {
    const rest = missing - hit < 1e-9 ? 0 : actionsToOpen(dice, missing - hit);
    after += exactly(dice, known, hit) * rest;
  }
  return actionsToOpen(dice, missing) - after;
}
