import type { Lesson } from '#table/lesson.ts';

/** The dog as a defence, and why it is worth keeping until a raid ends. */
export const dog = {
  id: 'dog',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'fetch',
      station: 'take',
      from: 'dog',
      piece: 'hand:dog#0',
      moves: ['dog'],
      after: [
        { seat: 1, move: 'drop 2' },
        { seat: 2, move: '4 4a s0' },
      ],
      teaches: { R10: [{ type: 'fetchedDog', seat: 0, from: 1 }] },
    },
    {
      id: 'answer',
      station: 'defend',
      piece: 'dog',
      moves: ['give dog', 'give token'],
      teaches: { R8: [{ type: 'gaveDog', seat: 0, to: 2, token: '4a' }, { no: 'stole' }] },
    },
    {
      id: 'name',
      station: 'defend',
      from: 'dog-and-threes',
      piece: 'hand:3#0',
      moves: ['3 3a s1'],
      after: [{ seat: 1, move: 'give token' }],
      // Of two tokens one is named; the other is not for the victim to give.
      teaches: {
        R9: [
          { type: 'asked', seat: 1, thief: 0, token: '3a' },
          { type: 'stole', seat: 0, from: 1, token: '3a' },
        ],
        R3: [{ stands: { held: { 0: ['3a', '3c', '4a'], 1: ['2a', '3b', '5a'] } } }],
      },
    },
    {
      id: 'no-thief',
      station: 'defend',
      from: 'dog-and-thief',
      piece: 'hand:thief#0',
      moves: ['thief 5a'],
      others: { 'thief 1a': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '1a' }] } },
      after: [
        { seat: 1, move: 'dog' },
        { seat: 2, move: 'drop 2' },
      ],
      teaches: {
        R11: [{ refuses: 'thief 3a s1', by: 'R11' }, { type: 'took', seat: 0, token: '5a' }, { no: 'asked' }],
      },
    },
    { id: 'gone', station: 'start', piece: 'dog' },
    {
      id: 'back',
      station: 'start',
      piece: 'hand:dog#0',
      moves: ['dog'],
      after: [
        { seat: 1, move: 'drop 3' },
        { seat: 2, move: '1 1a' },
      ],
      teaches: { R16: [{ type: 'raidBegan', seat: 0 }, { stands: { dog: 0, turn: 0 } }] },
    },
    { id: 'first', station: 'start', piece: 'haul:0' },
  ],
} as const satisfies Lesson;
