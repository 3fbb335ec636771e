import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { diceOf, throwIn } from '../../board/panel/throw.ts';
import { d6, scene } from '../scene.ts';

const table = `
  round 2 · s1 rolls
  row 3 c3-01 s1
  row 2 c2-09 s0 | c2-02 | c2-03
  s0 c0-01
  s1 c0-01`.replace('s0 c0-01', 's0 c0-04');

test('dice that are still to be thrown show what they need, with +1 taken off', () => {
  const dice = diceOf(scene(table).view(0))!;
  expect(dice.seat).toBe(1);
  expect(dice.dice).toEqual([
    { colour: 'blue', need: 2, least: 2, shows: 'not thrown', fits: false, fresh: false },
    { colour: 'green', need: 3, least: 2, shows: 'not thrown', fits: false, fresh: false },
    { colour: 'black', need: 4, least: 4, shows: 'not thrown', fits: false, fresh: false },
  ]);
});

test('a throw that ends the burglary is still known, from the view before it and what was told', () => {
  const t = scene(table);
  const before = t.view(0);
  t.play('roll', d6(2, 2, 4));
  expect(t.view(0).burglary).toBe('none');
  const made = throwIn(t.events, before)!;
  expect(made.dice.map(({ shows, fits, fresh }) => [shows, fits, fresh])).toEqual([
    [2, true, true],
    [2, true, true],
    [4, true, true],
  ]);
});

test('a die thrown again is the only one in the air', () => {
  const t = scene(table).play('roll', d6(1, 2, 4));
  const before = t.view(0);
  expect(diceOf(before)!.dice.map(({ fits }) => fits)).toEqual([false, true, true]);
  t.play('die 1', d6(1));
  expect(throwIn(t.events, before)!.dice.map(({ shows, fits, fresh }) => [shows, fits, fresh])).toEqual([
    [1, false, true],
    [2, true, false],
    [4, true, false],
  ]);
});

test('nothing is in the air without a throw, or when the throw is not of the view before', () => {
  const t = scene(table);
  const before = t.view(0);
  t.play('roll', d6(2, 2, 4));
  const won = t.events;
  expect(throwIn([], before)).toBeUndefined();
  expect(throwIn([{ type: 'stopped', seat: 1 as Seat }], before)).toBeUndefined();
  expect(throwIn(won, t.view(0))).toBeUndefined();
});
