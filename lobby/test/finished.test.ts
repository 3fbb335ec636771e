import { expect, test } from 'vitest';
import type { ListedRow, Place } from '../archive.ts';
import { finishedGames } from '../finished.ts';

const MIRA: Place = { kind: 'person', person: 'mira', name: 'Mira', figure: 0, standIn: false };
const JONAS: Place = { kind: 'person', person: 'jonas', name: 'Jonas', figure: 1, standIn: false };
const ROOK: Place = { kind: 'bot', name: 'Rook', strength: 'normal', warm: false };

const row = (id: string, moved: number, more: object): ListedRow =>
  ({ id, game: 'toy', moved, options: {}, phase: 'over', places: [MIRA, ROOK], ...more }) as unknown as ListedRow;

test('a person is told of games that are over and in which they sat, the newest first', () => {
  const rows = [
    row('older', 1, { places: [JONAS, MIRA, ROOK], outcome: { winners: [0], places: [1, 2, 3], scores: [9, 5, 0] } }),
    row('newer', 2, { phase: 'abandoned' }),
    row('going-on', 3, { phase: 'playing' }),
    row('of-others', 4, { places: [JONAS, ROOK] }),
    // The bot that took the seat has won.
    row('given-up', 0, {
      ...{ places: [JONAS, ROOK], outcome: { winners: [1] } },
      resigned: [{ seat: 1, person: 'mira' }],
    }),
    row('tried-out', 5, { from: {} }),
  ];
  expect(finishedGames(rows, { id: 'mira' })).toEqual([
    { table: 'newer', game: 'toy', when: 2, seats: 2, options: {}, mine: [0], others: [{ name: 'Rook', isBot: true }] },
    {
      ...{ table: 'older', game: 'toy', when: 1, seats: 3, options: {}, mine: [1], winners: [0], place: 2 },
      others: [
        { name: 'Jonas', isBot: false },
        { name: 'Rook', isBot: true },
      ],
    },
    {
      ...{ table: 'given-up', game: 'toy', when: 0, seats: 2, options: {}, mine: [1] },
      others: [{ name: 'Jonas', isBot: false }],
    },
  ]);
});
