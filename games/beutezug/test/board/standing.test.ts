import { expect, test } from 'vitest';
import { type Seat, seatsOf } from '#table/game.ts';
import { talkTo } from '../../board/talk.ts';
import { standingOf, standingText } from '../../board/thieves/standing.ts';
import type { View } from '../../view.ts';
import { d6, scene } from '../scene.ts';

const standings = (view: View) => seatsOf(view.seats).map((seat) => standingOf(view, seat));
const talk = talkTo('en', ['Mira', 'Jonas', 'Lucía', 'Ben'], 0 as Seat);
const words = (view: View) => seatsOf(view.seats).map((seat) => standingText(view, seat, talk));

test('while cards are picked: done, now, next, later', () => {
  const t = scene(`
    round 1 · s1 picks
    row 2 c2-09 s0 | c2-02 | c2-03
    s0
    s1
    s2
    s3`);
  expect(standings(t.view(0))).toEqual(['picked', 'picksNow', 'picksNext', 'picksLater']);
  expect(words(t.view(0))[0]).toBe('picked the 5');
});

test('[R19] whoever has come away with nothing is done, and is not said to have won what they won before', () => {
  const t = scene(`
    round 2 · s1 rolls
    row 2 c2-02 s1 | c2-03 s0
    s0 c2-05 rest
    s1 c2-09
    deck 0 end`);
  t.play('roll', d6(1, 1)).play('stop');
  expect(t.told).toContain('gotNothing');
  expect(words(t.view(0))[1]).toBe('done');
});

test('while dice are rolled: from the last place to the first, with what came of it', () => {
  const t = scene(`
    round 1 · s3 rolls
    row 2 c2-09 s0 s3 | c2-02 s1 | c2-03 s2
    s0
    s1
    s2
    s3`);
  expect(standings(t.view(0))).toEqual(['rollsLater', 'rollsLater', 'rollsNext', 'rollsNow']);
  t.play('roll', d6(6, 6));
  expect(words(t.view(0)).at(-1)).toBe('done, won 5');
  t.play('roll', d6(1, 1)).play('stop');
  expect(standings(t.view(0))[2]).toBe('keepsNow');
  t.play(t.moves[0]!);
  expect(words(t.view(0))[2]).toBe('done: failed');
});
