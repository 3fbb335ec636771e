import type { Lesson } from '#table/lesson.ts';

/** Where alibis are, what a tie means, and when points decide. */
export const alibis = {
  id: 'alibis',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    { id: 'where', station: 'dots', from: 'alibis-level', piece: 'token:35a' },
    { id: 'level', station: 'ties', piece: 'alibis:0' },
    {
      id: 'ahead',
      station: 'ties',
      piece: 'hand:5#0',
      moves: ['5 5a'],
      others: { '3 3c': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '3c' }] } },
      after: [
        { seat: 1, move: '3 3c' },
        { seat: 2, move: '2 2a' },
      ],
      teaches: {
        R19: [{ type: 'arrested', seats: [1], alibis: 3 }],
        R23: [{ type: 'pointsCounted', points: [38, 24, 37] }],
      },
    },
    { id: 'points', station: 'points', piece: 'alibis:0' },
  ],
} as const satisfies Lesson;
