import { expect, test } from 'vitest';
import type { AnyGame, Seat } from '../game.ts';
import { glimpse, position, positions } from '../position.ts';
import { recorded } from './match.ts';
import { type State, toy } from './toy.ts';

const [A] = [0] as Seat[] as [Seat];
const RECORD = recorded({ seats: 3, rounds: 2, seed: 'positions' });
/** Coffers that stand open when all is over. */
const OPEN: AnyGame = { ...toy, unveiled: ({ hands, deck }: State) => ({ hands: [...hands], deck: [...deck] }) };

test('all positions are those that are asked for one by one', () => {
  const all = positions(OPEN, RECORD, A);
  expect(all).toHaveLength(RECORD.entries.length + 1);
  expect(all).toEqual(all.map((_, at) => position(OPEN, RECORD, A, at)));
});

test('a glimpse is one of them, with what was told until then', () => {
  for (const eyes of [A, 'audience', 'everything'] as const) {
    const all = positions(OPEN, RECORD, eyes);
    const story = all.slice(1).map(({ at, entry, events }) => ({ at, ...entry, events }));
    for (const at of [0, 1, RECORD.entries.length])
      expect(glimpse(OPEN, RECORD, eyes, at)).toEqual({ frame: all[at], told: story.slice(0, at) });
  }
});

test('eyes that see everything see what the audience saw, and with it what was hidden', () => {
  const [all, audience] = [positions(OPEN, RECORD, 'everything'), positions(OPEN, RECORD, 'audience')];
  expect(all.map(({ view }) => view)).toEqual(audience.map(({ view }) => view));
  const [start] = all;
  expect(start!.view).toMatchObject({ hands: ['?', '?', '?'] });
  expect(start!.unveiled).toMatchObject({ hands: [expect.any(Number), expect.any(Number), expect.any(Number)] });
  const drawn = all.flatMap(({ events }) => events).filter((event) => (event as { type: string }).type === 'drew');
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).not.toContainEqual(expect.objectContaining({ card: '?' }));
});

test('nobody else does', () => {
  expect(positions(OPEN, RECORD, 'audience').some((frame) => 'unveiled' in frame)).toBe(false);
  expect(positions(toy, RECORD, 'everything').some((frame) => 'unveiled' in frame)).toBe(false);
});

test('nothing is unveiled while the game goes on', () => {
  const { outcome: _, ...running } = RECORD;
  expect(() => positions(OPEN, running, 'everything')).toThrow('goes on');
  expect(() => glimpse(OPEN, running, 'everything', 0)).toThrow('goes on');
});
