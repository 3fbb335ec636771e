import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { AnyGameText } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { type Sight, withNews } from '../sight.ts';
import { spoken } from '../spoken.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

const NAMES = ['Ann', 'Ben'];
const text = {
  event: (event: string, names: readonly string[]) => ({ text: `${names[0]} ${event}.`, rule: '' }),
} as unknown as AnyGameText;

const moves = (count: number): StoryEntry[] =>
  Array.from({ length: count }, (_, i) => ({ at: i + 1, seat: 0, events: [`moves ${i + 1}`] }));

const sight = (story: readonly StoryEntry[], since: number): Sight => ({
  frame: {
    table: 'oak-elm-fox-10',
    at: story.length,
    viewer: 0 as Seat,
    view: {},
    toAct: [],
    moves: [],
    canUndo: false,
    events: [],
  },
  story,
  seen: 0,
  since,
});

test('every entry since the sight before is spoken, in order', () => {
  expect(spoken(sight(moves(4), 1), text, NAMES, en.log)).toEqual(['Ann moves 2.', 'Ann moves 3.', 'Ann moves 4.']);
  expect(spoken(sight(moves(4), 4), text, NAMES, en.log)).toEqual([]);
});

test('what was taken back is spoken as it happened, but not played', () => {
  const story: StoryEntry[] = [
    ...moves(2),
    { at: 3, seat: 1, to: 1, events: [] },
    { at: 4, seat: 1, events: ['goes on'] },
  ];
  expect(spoken(sight(story, 1), text, NAMES, en.log)).toEqual(['Ann moves 2.', 'Ben undoes a move.', 'Ann goes on.']);
  expect(withNews(sight(story, 1)).frame.events).toEqual(['goes on']);
});

test('of very many the last are spoken, and how many came before', () => {
  const say = [en, de, es].map((words) => spoken(sight(moves(30), 0), text, NAMES, words.log));
  expect(say.map((sentences) => sentences.length)).toEqual([25, 25, 25]);
  expect(say.map(([first]) => first)).toEqual([
    '6 earlier events',
    'Davor: noch 6 Zeilen.',
    'Antes pasaron 6 cosas más.',
  ]);
  expect(say[0]!.slice(-2)).toEqual(['Ann moves 29.', 'Ann moves 30.']);
});
