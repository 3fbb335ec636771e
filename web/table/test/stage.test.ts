import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Sight } from '../sight.ts';
import { Stage } from '../stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sight = (at: number, events: readonly unknown[] = [`event ${at}`]): Sight => ({
  frame: {
    table: 'oak-elm-fox-10',
    at,
    viewer: 0 as Seat,
    view: {},
    toAct: [],
    moves: [],
    canUndo: false,
    entry: { seat: 1 as Seat },
    events,
  },
  story: [],
  seen: 0,
  since: at - 1,
});
const at = (stage: Stage): number | undefined => stage.shown.value?.frame.at;

test('what happens is shown one after the other', () => {
  const stage = new Stage(() => 1);
  for (const n of [1, 2, 3]) stage.offer(sight(n));
  expect(at(stage)).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(at(stage)).toBe(2);
  vi.advanceTimersToNextTimer();
  expect(at(stage)).toBe(3);
  expect(stage.playing.value).toBe(true);
  vi.advanceTimersToNextTimer();
  expect(stage.playing.value).toBe(false);
});

test('with no pace at all everything is there at once', () => {
  const stage = new Stage(() => 0);
  for (const n of [1, 2, 3]) stage.offer(sight(n));
  expect(at(stage)).toBe(3);
  expect(stage.playing.value).toBe(false);
});

test('what nobody can see does not hold up anything', () => {
  const stage = new Stage(() => 1);
  stage.offer(sight(1, []));
  stage.offer(sight(2));
  expect(at(stage)).toBe(2);
});

test('skipping goes to the newest and tells everything in between', () => {
  const stage = new Stage(() => 1);
  for (const n of [1, 2, 3]) stage.offer(sight(n));
  stage.skip();
  expect(at(stage)).toBe(3);
  expect(stage.shown.value!.frame.events).toEqual(['event 2', 'event 3']);
  expect(stage.shown.value!.since).toBe(1);
  expect(stage.playing.value).toBe(false);
  vi.runAllTimers();
  expect(at(stage)).toBe(3);
});

test('skipping the last one ends its time and changes nothing else', () => {
  const stage = new Stage(() => 1);
  stage.offer(sight(1));
  const { value } = stage.shown;
  stage.skip();
  expect(stage.shown.value).toBe(value);
  expect(stage.playing.value).toBe(false);
});

test('whoever is far behind is not told everything one by one', () => {
  const stage = new Stage(() => 1);
  for (let n = 1; n <= 10; n++) stage.offer(sight(n));
  expect(at(stage)).toBe(10);
});
