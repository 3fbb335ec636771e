import { expect, test } from 'vitest';
import { choiceAt, choicesOf, wallsIn, withChoice, withJob } from '../../board/setup/choices.ts';
import { JOBS } from '../../components/jobs.ts';
import { parseOptions } from '../../options.ts';

test('whatever is chosen is accepted by the rules as it stands', () => {
  for (const job of JOBS) {
    const options = withJob(choicesOf({}), job);
    expect(parseOptions(options, 3)).toEqual(options);
    const drawn = { ...options, walls: wallsIn(options)!.map((walls) => walls.join(' ')) };
    expect(parseOptions(drawn, 3)).toMatchObject({ job });
  }
});

test('odd options become the usual ones', () => {
  expect(choicesOf(undefined)).toEqual(parseOptions({}));
  expect(choicesOf({ job: 'museum', hole: 'Z9', lostVisual: 'maybe', characters: 7 })).toEqual(parseOptions({}));
});

test('characters beyond the seats are let go', () => {
  const four = { characters: ['hawk', 'raven', 'dealt', 'rook'] };
  expect(choicesOf(four, 2).characters).toEqual(['hawk', 'raven']);
  expect(choicesOf(four).characters).toHaveLength(4);
});

test('walls at random are not known before they are drawn', () => {
  expect(wallsIn(choicesOf({ walls: 'random' }))).toBeUndefined();
});

test('a character is at one seat at a time, and choosing it again takes it back', () => {
  const first = { ...choicesOf({}), characters: withChoice(choicesOf({}), 3, 0, 'hawk normal') };
  expect(choiceAt(first, 0)).toEqual({ character: 'hawk', side: 'normal' });
  expect(withChoice(first, 3, 2, 'hawk')).toEqual(['dealt', 'dealt', 'hawk']);
  expect(withChoice(first, 3, 0, 'hawk normal')).toEqual(['dealt', 'dealt', 'dealt']);
  expect(withChoice(first, 3, 0, 'hawk advanced')).toEqual(['hawk advanced', 'dealt', 'dealt']);
});
