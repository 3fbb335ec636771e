import { expect, test } from 'vitest';
import type { ChatLine, Saying } from '#wire/talk.ts';
import { newSince, readingsOf } from '../talk.ts';

/** Lines in this order, each by the badge of whoever said it; an empty one is a former player's. */
const chat = (...said: readonly (readonly [by: string, saying: Saying])[]): readonly ChatLine[] =>
  said.map(([by, saying], i) => ({ n: i + 1, name: by, ...(by === '' ? {} : { by }), when: i, ...saying }));

test('reactions stand with the line that they answer, and not by themselves', () => {
  const lines = chat(
    ['mira', { text: 'Mine!' }],
    ['jonas', { phrase: 'ouch' }],
    ['jonas', { to: { line: 1 }, reaction: 'laugh' }],
    ['eva', { to: { line: 1 }, reaction: 'laugh' }],
    ['mira', { to: { line: 2 }, reaction: 'heart' }],
  );
  expect(readingsOf(lines, 'eva')).toEqual([
    { line: lines[0], tallies: [{ reaction: 'laugh', names: ['jonas', 'eva'], mine: true }] },
    { line: lines[1], tallies: [{ reaction: 'heart', names: ['mira'], mine: false }] },
  ]);
});

test('of several reactions of one person to one thing the last counts, and none takes it back', () => {
  const lines = chat(
    ['mira', { text: 'Mine!' }],
    ['jonas', { to: { line: 1 }, reaction: 'laugh' }],
    ['jonas', { to: { line: 1 }, reaction: 'ouch' }],
    ['eva', { to: { line: 1 }, reaction: 'gasp' }],
    ['eva', { to: { line: 1 } }],
    ['', { to: { line: 1 }, reaction: 'heart' }],
    ['', { to: { line: 1 }, reaction: 'heart' }],
  );
  expect(readingsOf(lines, undefined)).toMatchObject([
    {
      tallies: [
        { reaction: 'ouch', names: ['jonas'] },
        { reaction: 'heart', names: ['', ''] },
      ],
    },
  ]);
});

test('a reaction to what happened is a line of its own, as long as it stands', () => {
  const lines = chat(
    ['jonas', { to: { entry: 3 }, reaction: 'gasp' }],
    ['jonas', { to: { entry: 3 }, reaction: 'bravo' }],
    ['jonas', { to: { entry: 4 }, reaction: 'gasp' }],
    ['eva', { to: { entry: 4 }, reaction: 'gasp' }],
    ['eva', { to: { entry: 4 } }],
  );
  expect(readingsOf(lines, 'eva').map(({ line }) => line)).toEqual([lines[1], lines[2]]);
});

test('new is what others have said in words', () => {
  const lines = chat(
    ['jonas', { text: 'one' }],
    ['jonas', { phrase: 'ouch' }],
    ['mira', { text: 'mine' }],
    ['jonas', { to: { line: 3 }, reaction: 'laugh' }],
    ['', { text: 'gone' }],
  );
  expect(newSince(lines, 1, 'mira').map(({ n }) => n)).toEqual([2, 5]);
  expect(newSince(lines, 5, 'mira')).toEqual([]);
});
