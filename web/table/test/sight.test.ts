import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Told } from '#wire/messages.ts';
import { after, looked, type Sight, seesTheSame } from '../sight.ts';

const ME = 0 as Seat;
const OTHER = 1 as Seat;

const frame = (at: number, more: Partial<Frame> = {}): Frame => ({
  table: 'oak-elm-fox-10',
  at,
  viewer: ME,
  view: { viewer: ME, at },
  toAct: [ME],
  moves: [],
  canUndo: false,
  events: [],
  ...more,
});
const pushed = (at: number): Frame => frame(at, { entry: { seat: OTHER }, events: [`event ${at}`] });
const told = (at: number): Told => ({ at, seat: OTHER, events: [`event ${at}`] });
const sightAt = (at: number): Sight => ({
  frame: frame(at),
  story: Array.from({ length: at }, (_, i) => told(i + 1)),
});

test('the first look shows where things stand and animates nothing', () => {
  const sight = looked(undefined, { frame: frame(2), story: [told(1), told(2)] })!;
  expect(sight.story).toEqual([told(1), told(2)]);
  expect(sight.frame.events).toEqual([]);
});

test('a table that has not started shows nothing yet', () => {
  expect(looked(undefined, { story: [] })).toBeUndefined();
});

test('the next frame goes on with the story', () => {
  const next = after(sightAt(2), pushed(3)) as Sight;
  expect(next.story).toEqual([told(1), told(2), told(3)]);
  expect(next.frame.events).toEqual(['event 3']);
});

test('an undo is kept with where it went back to', () => {
  const next = after(sightAt(2), frame(3, { entry: { seat: OTHER, to: 1 } })) as Sight;
  expect(next.story.at(-1)).toEqual({ at: 3, seat: OTHER, to: 1, events: [] });
});

test('a frame that comes twice, or late, changes nothing', () => {
  const sight = sightAt(3);
  expect(after(sight, pushed(3))).toBe(sight);
  expect(after(sight, pushed(1))).toBe(sight);
});

test('a hole is noticed', () => {
  expect(after(sightAt(2), pushed(4))).toBe('gap');
});

test('a frame that does not say what happened is a hole as well', () => {
  expect(after(sightAt(2), frame(3))).toBe('gap');
});

test('looking again closes the hole, and what was missed is shown together', () => {
  const sight = looked(sightAt(2), { frame: frame(4), story: [told(3), told(4)] })!;
  expect(sight.story.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(sight.frame.events).toEqual(['event 3', 'event 4']);
});

test('an answer that was overtaken by a push is dropped', () => {
  const sight = sightAt(5);
  expect(looked(sight, { frame: frame(4), story: [told(3), told(4)] })).toBe(sight);
});

test('an answer may tell again what is known already', () => {
  const sight = looked(sightAt(3), { frame: frame(4), story: [told(2), told(3), told(4)] })!;
  expect(sight.story.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
});

test('seats see the same unless one of them is shown more', () => {
  const seen = (viewer: Seat, hand: string): Frame => frame(1, { viewer, view: { viewer, hand } });
  expect(seesTheSame(seen(ME, '?'), seen(OTHER, '?'))).toBe(true);
  expect(seesTheSame(seen(ME, 'boss'), seen(OTHER, '?'))).toBe(false);
});
