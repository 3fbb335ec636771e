import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insist } from '../insist.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who gives these answers, one after the other. */
function answers(...all: readonly object[]) {
  let asked = 0;
  return { ask: async () => all[asked++]!, count: () => asked };
}

test('what is refused for the moment is asked again, when it is said or after a second', async () => {
  const { ask, count } = answers({ refused: 'busy', after: 5000 }, { refused: 'failed' }, { here: true });
  const asking = insist(ask, () => false);
  await vi.advanceTimersByTimeAsync(4999);
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(count()).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asking).toEqual({ here: true });
});

test('a no to the question itself is an answer', async () => {
  const { ask, count } = answers({ refused: 'no-such-table' });
  expect(await insist(ask, () => false)).toEqual({ refused: 'no-such-table' });
  expect(count()).toBe(1);
});

test('nobody insists on what is not wanted any more', async () => {
  const { ask, count } = answers({ refused: 'busy', after: 10 }, { refused: 'busy', after: 10 });
  let over = false;
  const asking = insist(ask, () => over);
  over = true;
  expect(await asking).toEqual({ refused: 'busy', after: 10 });
  expect(count()).toBe(1);
});
