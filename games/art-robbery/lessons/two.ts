import type { Lesson } from '#table/lesson.ts';

/** What is different for two: nobody is arrested, and whoever has fewer alibis pays. */
export const two = {
  id: 'two',
  minutes: 2,
  people: ['Jonas'],
  steps: [
    { id: 'behind', station: 'fine', from: 'two', piece: 'alibis:0' },
    {
      id: 'must',
      station: 'must',
      piece: 'hand:4#0',
      moves: ['4 4a s1'],
      others: { '5 5a': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '5a' }] } },
      after: [{ seat: 1, move: '3 3c' }],
      teaches: {
        R6: [
          { refuses: 'drop 4', by: 'R6' },
          { type: 'stole', seat: 0, from: 1, token: '4a' },
        ],
      },
    },
    {
      id: 'level',
      station: 'must',
      piece: 'hand:5#0',
      moves: ['5 5a'],
      after: [{ seat: 1, move: 'drop 0' }],
    },
    {
      id: 'ahead',
      station: 'pay',
      piece: 'hand:2#0',
      moves: ['2 2a'],
      teaches: {
        R20: [{ type: 'alibisCounted', alibis: [8, 7] }, { type: 'fined', seat: 1, points: 10 }, { no: 'arrested' }],
      },
    },
    { id: 'over', station: 'pay' },
  ],
} as const satisfies Lesson;
