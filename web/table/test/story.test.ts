import { expect, test } from 'vitest';
import type { Seat, Viewer } from '#table/game.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { hasActed, logOf, missedBy, sinceTurnOf, standing, turnsOf } from '../story.ts';

const [ME, OTHER] = [0, 1] as [Seat, Seat];
const move = (at: number, seat: Seat): StoryEntry => ({ at, seat, events: [] });
const undo = (at: number, seat: Seat, to: number): StoryEntry => ({ at, seat, to, events: [] });

test('what was taken back is marked, and what followed is not', () => {
  const story = [move(1, ME), move(2, ME), undo(3, ME, 1), move(4, ME)];
  expect(logOf(story).map(({ undone }) => undone)).toEqual([false, true, false, false]);
});

test('several moves taken back one after the other are all marked', () => {
  const story = [move(1, ME), move(2, ME), undo(3, ME, 1), undo(4, ME, 0)];
  expect(logOf(story).map(({ undone }) => undone)).toEqual([true, true, false, false]);
});

test('what stands is told without what was taken back, and without the taking back', () => {
  const story = [move(1, ME), move(2, ME), undo(3, ME, 1), move(4, OTHER)];
  expect(standing(story).map(({ at }) => at)).toEqual([1, 4]);
});

test('what was missed is everything that stands, also what a bot did in the same seat', () => {
  const story = [move(1, OTHER), move(2, OTHER), move(3, OTHER), undo(4, OTHER, 2), move(5, ME), move(6, OTHER)];
  expect(missedBy(story, ME, 1).map(({ at }) => at)).toEqual([2, 5, 6]);
});

test('nothing was missed by somebody who only moved and left', () => {
  expect(missedBy([move(1, OTHER), move(2, ME)], ME, 1)).toEqual([]);
});

test('since a turn: everything that stands after what this seat did last, and what came of that for whoever waits', () => {
  const story = [move(1, OTHER), move(2, ME), move(3, OTHER), move(4, OTHER), undo(5, OTHER, 3), move(6, OTHER)];
  const since = (viewer: Viewer, ...toAct: Seat[]) => sinceTurnOf(story, { viewer, toAct });
  expect(since(ME, ME)?.entries.map(({ at }) => at)).toEqual([3, 6]);
  expect(since(ME, ME)?.from).toBe(2);
  expect(since(ME, OTHER)?.entries.map(({ at }) => at)).toEqual([2, 3, 6]);
  expect(since(ME, OTHER)?.from).toBe(1);
  expect(since(OTHER, OTHER)).toBeUndefined();
  expect(since('audience', OTHER)).toBeUndefined();
  expect(sinceTurnOf([move(1, OTHER)], { viewer: ME, toAct: [ME] })).toBeUndefined();
});

test('turns stand under the newest of their entries that is shown; what was taken back begins none', () => {
  const begin = (at: number, seat: Seat, next: Seat): StoryEntry => ({ at, seat, events: [{ next }] });
  const begins = (event: unknown) => (event as { readonly next: Seat }).next;
  const story = logOf([
    begin(1, ME, ME),
    move(2, ME),
    begin(3, ME, OTHER),
    undo(4, ME, 2),
    begin(5, ME, OTHER),
    move(6, OTHER),
  ]);
  expect([...turnsOf(story, begins)]).toEqual([
    [5, { seat: ME, number: 1 }],
    [6, { seat: OTHER, number: 2 }],
  ]);
  expect([...turnsOf(story, begins, ({ at }) => at === 2).keys()]).toEqual([2]);
});

test('whoever has not moved yet has not acted, whatever bots and others did, nor anybody in the game before', () => {
  const story = [move(1, ME), move(2, OTHER), { ...move(3, ME), by: 'bot' as const }];
  expect(hasActed(story, [ME], 1)).toBe(false);
  expect(hasActed(story, [ME], 0)).toBe(true);
  expect(hasActed([...story, undo(4, ME, 2)], [ME], 1)).toBe(true);
  expect(hasActed(story, [], 0)).toBe(false);
});
