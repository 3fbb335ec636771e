import { expect, test } from 'vitest';
import { COMPONENTS } from '../cover/components.ts';
import { play, wanted } from '../cover/index.ts';
import { OCCURS } from '../cover/rulings.ts';
import { CHAPTERS, type RuleId } from '../text/rulebook.ts';

/** Several times as many as it takes; `hideout simulate burgle-bros --cover` also looks for every ruling, which takes longer. */
const MOST_GAMES = 800;

/** Rulings about which nothing can be seen in a game, and why. */
const UNSEEN = {
  R90: 'it says what cannot occur: law 11 checks that no square is cut off',
  R91: 'it says what may be looked at: law 10 checks it',
} as const satisfies Partial<Record<RuleId, string>>;

test('every component, log line, question and move occurs in some game', () => {
  const missing = new Set(COMPONENTS);
  for (let n = 0; n < MOST_GAMES && missing.size > 0; n++) play('cover', n, (name) => missing.delete(name));
  expect([...missing]).toEqual([]);
});

test('every ruling is looked for, or there is a reason why it cannot be seen', () => {
  const rulings = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules).filter((id) => id.startsWith('R'));
  expect([...Object.keys(OCCURS), ...Object.keys(UNSEEN)].toSorted()).toEqual(rulings.toSorted());
});

test('everything has one name, and nothing is seen that was not wanted', () => {
  expect(new Set(wanted).size).toBe(wanted.length);
  const seen = new Set<string>();
  for (let n = 0; n < 12; n++) play('names', n, (name) => seen.add(name));
  expect([...seen].filter((name) => !wanted.includes(name))).toEqual([]);
});
