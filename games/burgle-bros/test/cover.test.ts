import { expect, test } from 'vitest';
import { COMPONENTS } from '../cover/components.ts';
import { play, wanted } from '../cover/index.ts';
import { OCCURS, UNSEEN } from '../cover/rulings.ts';
import { RULES } from '../text/rulebook.ts';

/** Several times as many as it takes; `hideout simulate burgle-bros --cover` also looks for every ruling, which takes longer. */
const MOST_GAMES = 800;

test('every component, log line, question and move occurs in some game', () => {
  const missing = new Set(COMPONENTS);
  for (let n = 0; n < MOST_GAMES && missing.size > 0; n++) play('cover', n, (name) => missing.delete(name));
  expect([...missing]).toEqual([]);
});

test('every ruling is looked for, or there is a reason why it cannot be seen', () => {
  const rulings = RULES.filter((id) => id.startsWith('R'));
  expect([...Object.keys(OCCURS), ...Object.keys(UNSEEN)].toSorted()).toEqual(rulings.toSorted());
});

test('everything has one name, and nothing is seen that was not wanted', () => {
  expect(new Set(wanted).size).toBe(wanted.length);
  const seen = new Set<string>();
  for (let n = 0; n < 12; n++) play('names', n, (name) => seen.add(name));
  expect([...seen].filter((name) => !wanted.includes(name))).toEqual([]);
});
