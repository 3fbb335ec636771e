import type { Lesson } from '#table/lesson.ts';

/** When to throw one die again, and when all of them. */
export const rerolls = {
  id: 'rerolls',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'one',
      station: 'one',
      from: 'one-short',
      piece: 'do die 3',
      moves: ['die 3'],
      others: {
        stop: {
          goes: 'back',
          shows: [
            { type: 'failed', seat: 0 },
            { type: 'drew', seat: 0 },
          ],
        },
        all: {
          goes: 'back',
          rolls: [0, 3, 4, 5],
          shows: [
            { type: 'rerolledAll', seat: 0, dice: ['blue 1', 'orange 4', 'pink 5', 'black 6'] },
            { no: 'succeeded' },
          ],
        },
      },
      rolls: [3],
      after: [{ seat: 1, move: 'roll', rolls: [3, 4] }],
      teaches: {
        R6: [
          { type: 'rerolledOne', seat: 0, die: 2, shows: 'pink 4' },
          { type: 'succeeded', seat: 0 },
        ],
      },
      without: ['prizes'],
    },
    {
      id: 'all',
      station: 'all',
      from: 'all-short',
      piece: 'do all',
      moves: ['all'],
      others: {
        stop: {
          goes: 'back',
          shows: [
            { type: 'failed', seat: 0 },
            { type: 'drew', seat: 0 },
          ],
        },
      },
      rolls: [2, 4, 5, 3],
      teaches: {
        R6: [
          { type: 'rerolledAll', seat: 0, dice: ['green 3', 'orange 5', 'pink 6', 'black 4'] },
          { type: 'succeeded', seat: 0 },
        ],
      },
      without: ['prizes'],
    },
    { id: 'every-round', station: 'all', piece: 'thief-0', without: ['prizes'] },
  ],
} as const satisfies Lesson;
