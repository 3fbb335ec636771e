import type { Lesson } from '#table/lesson.ts';

/** Bonuses of one colour add up, the place has some too, and which window that makes the best. */
export const bonuses = {
  id: 'bonuses',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'which',
      station: 'cards',
      from: 'two-oranges',
      piece: 'c3-08',
      moves: ['pick 3a'],
      others: { 'pick 3b': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '3b', points: 7 }] } },
      after: [
        { seat: 1, move: 'pick 2b' },
        { seat: 2, move: 'pick 2c' },
        { seat: 2, move: 'roll', rolls: [3, 3] },
        { seat: 1, move: 'roll', rolls: [3, 3] },
      ],
      without: ['prizes'],
    },
    {
      id: 'twice',
      station: 'cards',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [3, 1, 1],
      teaches: {
        // Twice an orange 2 where orange 4 is asked for, by two 0 cards.
        R5: [
          { type: 'rolled', seat: 0, dice: ['blue 4', 'orange 2', 'orange 2'] },
          { type: 'succeeded', seat: 0, card: 'c3-08' },
        ],
        R33: [{ type: 'succeeded', seat: 0 }, { stands: { loot: { 0: ['c2-09', 'c0-04', 'c0-05', 'c3-08'] } } }],
      },
      without: ['prizes'],
    },
    {
      id: 'last',
      station: 'place',
      from: 'last-place',
      piece: 'do all',
      moves: ['all'],
      others: { 'die 2': { goes: 'back', shows: [{ type: 'rerolledOne', seat: 0, die: 1 }, { no: 'succeeded' }] } },
      rolls: [4, 0, 3],
      teaches: { R4: [{ type: 'rerolledAll', seat: 0, dice: ['orange 5', 'pink 1', 'green 4'] }, { no: 'succeeded' }] },
      without: ['prizes'],
    },
    {
      id: 'token',
      station: 'place',
      piece: 'do die 2',
      moves: ['die 2'],
      others: {
        'die 1': {
          goes: 'back',
          shows: [
            { type: 'rerolledOne', seat: 0, die: 0 },
            { type: 'failed', seat: 0 },
          ],
        },
      },
      rolls: [3],
      // Of two places only the last has two rerolls.
      teaches: {
        R21: [
          { type: 'rerolledOne', seat: 0, die: 1 },
          { type: 'succeeded', seat: 0 },
          { stands: { placeBonuses: { 2: ['reroll all', 'reroll one'] } } },
        ],
      },
      without: ['prizes'],
    },
    { id: 'next-round', station: 'place', piece: 'thief-0', without: ['prizes'] },
  ],
} as const satisfies Lesson;
