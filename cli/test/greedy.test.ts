import { expect, test } from 'vitest';
import { perform } from './perform.ts';

/** Those who can do something for nothing again and again. */
const CAST = ['raven normal', 'rook normal', 'acrobat normal', 'juicer normal'];

test.each([1, 2, 4])(
  'greedy crews of Burgle Bros. explore, crack and come to an end: %i',
  async (seats) => {
    const options = JSON.stringify({ job: 'office', characters: CAST.slice(0, seats) });
    const argv = ['simulate', 'burgle-bros', '--bots', 'greedy', '--seats', String(seats), '--options', options];
    const { code, out, err } = await perform([...argv, '--games', '4', '--stats', '--json']);
    expect([code, err]).toEqual([0, '']);
    const { events, entries } = JSON.parse(out);
    expect(events.revealed).toBeGreaterThan(6);
    expect(events.eventDrawn).toBeLessThan(events.turnBegan / 2);
    expect(events.dieAdded).toBeGreaterThan(0);
    // Four actions, a few free moves and answers.
    expect(entries).toBeLessThan(4 * 20 * events.turnBegan);
  },
  30_000,
);
