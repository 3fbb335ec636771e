const FACES = 6;

/** How many ways there are to pick so many of so many. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const sign = (n: number): number => (n % 2 === 0 ? 1 : -1);

/** The chance that none of some faces comes up. */
const none = (dice: number, faces: number): number => ((FACES - faces) / FACES) ** dice;

/** The chance that at least one of some faces comes up. */
export const some = (dice: number, faces: number): number => 1 - none(dice, faces);

/**
 * The chance that exactly `hit` of `faces` named faces come up: these hit, the others not, by inclusion and exclusion.
 * Throws are counted in whole numbers first, so that nothing is lost between large numbers that cancel out.
 */
export function exactly(dice: number, faces: number, hit: number): number {
  if (hit > dice) return 0;
  let ways = 0;
  for (let i = 0; i <= hit; i++) ways += sign(i) * choose(hit, i) * (FACES - faces + hit - i) ** dice;
  return (choose(faces, hit) * ways) / FACES ** dice;
}

/** The chance that all named faces come up. Rolls whose hits are kept are just more dice: n rolls of k are n × k dice. */
export const all = (dice: number, faces: number): number => exactly(dice, faces, faces);

/** Rolls until all named faces have come up, on average, if hits are kept; `dice` is at least 1. */
export function rollsForAll(dice: number, faces: number): number {
  let sum = 0;
  for (let i = 1; i <= faces; i++) sum -= (sign(i) * choose(faces, i)) / (1 - none(dice, i));
  return sum;
}

/** With the Stethoscope one die may be set once: the last face missing, if there is a die that is not needed as it lies. */
export const allWithOneSet = (dice: number, faces: number): number =>
  faces === 0 ? 1 : all(dice, faces) + (dice >= faces ? exactly(dice, faces, faces - 1) : 0);

/** The same on average when the Stethoscope is used at the best moment. */
export function rollsWithOneSet(dice: number, faces: number): number {
  const best = [0];
  for (let left = 1; left <= faces; left++) {
    // After a roll that hit some: keep the Stethoscope, or set a die that is not needed as it lies.
    let others = 1;
    for (let hit = 1; hit <= Math.min(left, dice); hit++) {
      const used = dice > hit && left > hit ? rollsForAll(dice, left - hit - 1) : Number.POSITIVE_INFINITY;
      others += exactly(dice, left, hit) * Math.min(best[left - hit]!, used);
    }
    const miss = none(dice, left);
    best.push(Math.min(others / (1 - miss), others + miss * rollsForAll(dice, left - 1)));
  }
  return best[faces]!;
}
