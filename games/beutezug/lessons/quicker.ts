import type { Lesson } from '#table/lesson.ts';

/** What happens to whoever is on a card that somebody else wins: upstairs, and on the ground floor. */
export const quicker = {
  id: 'quicker',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'crowd',
      station: 'fall',
      from: 'crowded',
      piece: 'c4-05',
      moves: ['pick 4b'],
      others: { 'pick 4a': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '4a', points: 10 }] } },
      after: [
        { seat: 1, move: 'pick 4b' },
        { seat: 2, move: 'pick 4b' },
        { seat: 2, move: 'roll', rolls: [2, 3, 4, 5] },
      ],
      teaches: { R29: [{ type: 'displaced', seats: [0, 1], from: '4b', to: '3b' }] },
      without: ['prizes'],
    },
    {
      id: 'together',
      station: 'fall',
      piece: 'token-1',
      after: [{ seat: 1, move: 'roll', rolls: [3, 3, 4] }],
      teaches: { R11: [{ type: 'displaced', seats: [0], from: '3b', to: '2b' }] },
      without: ['prizes'],
    },
    {
      id: 'again',
      station: 'fall',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [2, 3],
      teaches: { R3: [{ type: 'succeeded', seat: 0, space: '2b' }] },
      without: ['prizes'],
    },
    {
      id: 'ground',
      station: 'ground',
      from: 'ground-floor',
      piece: 'c2-01',
      moves: ['pick 2a'],
      others: { 'pick 2b': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '2b' }] } },
      after: [
        { seat: 1, move: 'pick 2b' },
        { seat: 2, move: 'pick 2a' },
        { seat: 2, move: 'roll', rolls: [2, 3] },
        { seat: 1, move: 'roll', rolls: [3, 3] },
      ],
      teaches: { R13: [{ type: 'stayed', seats: [0], space: '2a', card: 'c2-09', points: 5 }] },
      without: ['prizes'],
    },
    { id: 'new-card', station: 'ground', piece: 'c2-09', without: ['prizes'] },
  ],
} as const satisfies Lesson;
