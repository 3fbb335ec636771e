import { expect, test } from 'vitest';
import type { Viewer } from '#table/game.ts';
import { checkKnowledge, Register, type Sight, sentence } from './knowledge.ts';

// Mira has seat 0 of one table from 1 to 5, then Jonas; Eva has seat 1 all the time.
const register = new Register();
register.note('one', [undefined, 'Eva'], 0);
register.note('one', ['Mira', 'Eva'], 1);
register.note('one', ['Jonas', 'Eva'], 5);
const { holdings } = register;

const sight = (person: string | undefined, seat: number | 'audience', when: number, table = 'one'): Sight => ({
  table,
  viewer: seat as Viewer,
  person,
  when,
  what: 'a frame',
});

test('whoever has a seat may see what is in it, from the moment it is theirs to the moment it is not', () => {
  const rightly = [
    sight('Mira', 0, 1),
    sight('Mira', 0, 5),
    sight('Jonas', 0, 5),
    sight('Jonas', 0, 99),
    sight('Eva', 1, 0),
  ];
  expect(checkKnowledge(holdings, rightly)).toEqual([]);
});

test('everybody may see what the audience sees', () => {
  expect(checkKnowledge(holdings, [sight(undefined, 'audience', 3), sight('Mira', 'audience', 9)])).toEqual([]);
});

test.each([
  ['had it before', sight('Mira', 0, 6)],
  ['gets it later', sight('Jonas', 0, 4)],
  ['has another seat', sight('Eva', 0, 3)],
  ['has this seat at another table', sight('Eva', 1, 3, 'two')],
  ['never sat', sight('Tarik', 1, 3)],
  ['is nobody', sight(undefined, 1, 3)],
])('nobody sees a seat who %s', (_, wrongly) => {
  expect(checkKnowledge(holdings, [sight('Eva', 1, 3), wrongly])).toEqual([wrongly]);
});

test('what was on its way when the seat was lost may still arrive, and later nothing', () => {
  const late = [sight('Mira', 0, 7), sight('Mira', 0, 8)];
  expect(checkKnowledge(holdings, late, 2)).toEqual([late[1]]);
});

test('who comes back to a seat sees it again, and nothing of the time between', () => {
  const later = new Register();
  for (const [when, person] of [
    [1, 'Mira'],
    [3, undefined],
    [5, 'Mira'],
  ] as const)
    later.note('one', [person], when);
  expect(
    checkKnowledge(
      later.holdings,
      [2, 4, 6].map((when) => sight('Mira', 0, when)),
    ),
  ).toEqual([sight('Mira', 0, 4)]);
});

test('it says who was sent what', () => {
  expect(sentence(sight('Mira', 0, 6))).toBe('one: Mira was sent a frame of seat 0 at 6, without having that seat');
});
