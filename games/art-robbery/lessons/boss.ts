import type { Lesson } from '#table/lesson.ts';

/** Who gets the Boss, who keeps it, and how somebody else loses it. */
export const boss = {
  id: 'boss',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'no-five',
      station: 'get',
      from: 'boss-alone',
      piece: 'hand:boss#0',
      moves: ['boss boss'],
      others: {
        '5 5a s1': {
          goes: 'back',
          shows: [{ type: 'stole', seat: 0, from: 1, token: '5a' }, { stands: { centre: ['1a', '2a', '3b', 'boss'] } }],
        },
      },
      after: [
        { seat: 1, move: 'drop 5' },
        { seat: 2, move: '2 2a' },
      ],
      teaches: {
        R12: [
          { refuses: '5 boss', by: 'S4' },
          { type: 'took', seat: 0, token: 'boss' },
        ],
      },
    },
    {
      id: 'company',
      station: 'keep',
      piece: 'hand:4#0',
      moves: ['4 4a s2'],
      others: { '3 3b': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '3b' }] } },
      after: [
        { seat: 1, move: '3 3b' },
        { seat: 2, move: '1 1a' },
      ],
      teaches: { R14: [{ type: 'bossKept', seat: 0, with: '4a' }] },
    },
    { id: 'kept', station: 'keep', piece: 'haul:0' },
    {
      id: 'spoil',
      station: 'spoil',
      from: 'boss-of-another',
      piece: 'hand:4#0',
      moves: ['4 4a s1'],
      others: {
        '0 0a': {
          goes: 'back',
          shows: [
            { type: 'raidEnded', seat: 0 },
            { type: 'bossKept', seat: 1, with: '4a' },
          ],
        },
      },
      after: [
        { seat: 1, move: 'drop 1' },
        { seat: 2, move: '0 0a' },
      ],
      teaches: {
        R14: [
          { type: 'raidEnded', seat: 2 },
          { type: 'bossReturned', seat: 1 },
        ],
      },
    },
    { id: 'returned', station: 'spoil', piece: 'haul:1' },
  ],
} as const satisfies Lesson;
