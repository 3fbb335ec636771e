import type { Lesson } from '#table/lesson.ts';

/** A failure that completes the set, and who gets which loot token. */
export const set = {
  id: 'set',
  minutes: 2,
  people: ['Jonas', 'Lucía'],
  steps: [
    { id: 'missing', station: 'colours', from: 'three-colours', piece: 'set-0' },
    {
      id: 'give-up',
      station: 'token',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [0, 0],
      teaches: {
        S3: [
          { type: 'rolled', seat: 0, dice: ['blue 1', 'blue 1'] },
          { type: 'failed', seat: 0 },
        ],
        R17: [{ type: 'failed', seat: 0 }, { no: 'refilled' }, { no: 'revealed' }],
        R18: [{ type: 'drew', seat: 0, cards: [{ card: 'c0-11' }, { card: 'c0-17' }] }],
      },
    },
    {
      id: 'keep',
      station: 'token',
      piece: 'do keep c0-11',
      moves: ['keep c0-11'],
      others: {
        'keep c0-17': {
          goes: 'back',
          shows: [{ type: 'kept', seat: 0, card: 'c0-17', points: 1 }, { no: 'tookLootToken' }],
        },
      },
      teaches: {
        R10: [{ type: 'tookLootToken', seat: 0, points: 6 }],
        R18: [
          { type: 'kept', seat: 0, card: 'c0-11' },
          { type: 'putUnder', card: 'c0-17' },
        ],
      },
    },
    { id: 'five-left', station: 'token', piece: 'thief-0' },
  ],
} as const satisfies Lesson;
