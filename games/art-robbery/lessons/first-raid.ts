import type { Lesson } from '#table/lesson.ts';

/** Piles, safes and alibis are in sight when they are spoken of. */
const AT_FIRST = ['alibis', 'piles', 'safe'] as const;
const WITH_SAFE = ['alibis', 'piles'] as const;
const WITH_ALIBIS = ['piles'] as const;

/** What everybody needs: taking, stealing, the dog, the Boss, and why points can be worthless. */
export const firstRaid = {
  id: 'first-raid',
  minutes: 5,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'take-five',
      station: 'take',
      from: 'first-raid',
      piece: 'hand:5#0',
      moves: ['5 5a'],
      others: { '3 3a': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '3a' }] } },
      teaches: { S3: [{ type: 'played', seat: 0, card: '5' }], S4: [{ type: 'took', seat: 0, token: '5a' }] },
      without: AT_FIRST,
    },
    {
      id: 'draw',
      station: 'take',
      piece: 'hand:4#0',
      after: [
        { seat: 1, move: '4 4a' },
        { seat: 2, move: '3 3a' },
      ],
      teaches: {
        S6: [{ type: 'drew', seat: 1 }, { stands: { hands: { 0: { length: 5 }, 1: { length: 5 } } } }],
        S7: [{ type: 'took', seat: 1 }, { type: 'took', seat: 2 }, { stands: { turn: 0 } }],
      },
      without: AT_FIRST,
    },
    {
      id: 'thief',
      station: 'take',
      piece: 'hand:thief#0',
      moves: ['thief boss'],
      others: { 'boss boss': { goes: 'back', shows: [{ type: 'took', seat: 0, token: 'boss' }] } },
      after: [
        { seat: 1, move: '2 2a' },
        { seat: 2, move: '1 1a' },
      ],
      teaches: {
        R11: [
          { type: 'played', card: 'thief' },
          { type: 'took', seat: 0, token: 'boss' },
        ],
      },
      without: AT_FIRST,
    },
    {
      id: 'steal',
      station: 'steal',
      piece: 'hand:4#0',
      moves: ['4 4a s1'],
      others: { '1 1a s2': { goes: 'back', shows: [{ type: 'stole', seat: 0, from: 2, token: '1a' }] } },
      after: [
        { seat: 1, move: '5 5a s0' },
        { seat: 2, move: '2 2a s1' },
      ],
      teaches: { S5: [{ type: 'stole', seat: 0, from: 1, token: '4a' }] },
      without: AT_FIRST,
    },
    { id: 'stolen', station: 'steal', piece: 'token:05a', without: AT_FIRST },
    {
      id: 'middle',
      station: 'steal',
      piece: 'hand:3#0',
      moves: ['3 3b'],
      others: { '5 5a s1': { goes: 'back', shows: [{ type: 'stole', seat: 0, from: 1, token: '5a' }] } },
      after: [
        { seat: 1, move: 'dog' },
        { seat: 2, move: 'drop 1' },
      ],
      teaches: {
        R2: [{ refuses: '3 3a s2', by: 'R2' }, { type: 'took', seat: 0, token: '3b' }, { no: 'stole' }],
        R7: [{ type: 'noEffect', seat: 2, card: '1' }],
      },
      without: AT_FIRST,
    },
    { id: 'dog', station: 'dog', piece: 'dog', without: AT_FIRST },
    {
      id: 'try',
      station: 'dog',
      piece: 'hand:5#0',
      moves: ['5 5a s1'],
      after: [{ seat: 1, move: 'give dog' }],
      teaches: {
        R8: [{ type: 'gaveDog', seat: 1, to: 0, token: '5a' }, { no: 'stole' }],
        R30: [{ type: 'asked', seat: 1, thief: 0, token: '5a' }],
      },
      without: AT_FIRST,
    },
    { id: 'yours', station: 'dog', piece: 'dog', after: [{ seat: 1, move: '4 4a s0' }], without: AT_FIRST },
    { id: 'token-or-dog', station: 'dog', piece: 'dog', moves: ['give token', 'give dog'], without: AT_FIRST },
    {
      id: 'boss',
      station: 'boss',
      from: 'boss',
      piece: 'hand:boss#0',
      moves: ['boss boss'],
      others: { '3 3c': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '3c' }] } },
      after: [
        { seat: 1, move: '1 1a s2' },
        { seat: 2, move: 'dog' },
      ],
      teaches: {
        R12: [
          { refuses: '5 boss', by: 'S4' },
          { type: 'took', seat: 0, token: 'boss' },
        ],
        R10: [{ type: 'fetchedDog', seat: 2, from: 1 }, { no: 'asked' }],
      },
      without: WITH_SAFE,
    },
    { id: 'company', station: 'boss', piece: 'token:14a', without: WITH_SAFE },
    {
      id: 'last',
      station: 'boss',
      piece: 'hand:3#0',
      moves: ['3 3c'],
      others: {
        '5 5a s1': { goes: 'back', shows: [{ type: 'stole', seat: 0, from: 1, token: '5a' }, { no: 'raidEnded' }] },
      },
      teaches: {
        R13: [
          { type: 'took', seat: 0, token: '3c' },
          { type: 'drew', seat: 0 },
          { type: 'raidEnded', seat: 0 },
        ],
        R14: [{ type: 'bossKept', seat: 0, with: '4a' }],
        R15: [{ type: 'secured', seat: 0, tokens: ['3c', '4a', 'boss'] }],
        R16: [{ type: 'raidBegan', seat: 2 }, { stands: { dog: 2, turn: 2 } }],
        S8: [{ type: 'raidEnded' }, { type: 'secured', seat: 1 }, { type: 'raidBegan' }],
        S2: [{ stands: { centre: ['0a', '1a', '2a', '3a', '3b', '3c', '4a', '5a', 'boss'] } }],
      },
      without: WITH_SAFE,
    },
    { id: 'safe', station: 'boss', piece: 'haul:0', without: WITH_SAFE },
    { id: 'dots', station: 'alibis', from: 'alibis', piece: 'token:30a', without: WITH_ALIBIS },
    { id: 'fewest', station: 'alibis', piece: 'alibis:0', without: WITH_ALIBIS },
    {
      id: 'zero',
      station: 'alibis',
      piece: 'hand:0#0',
      moves: ['0 0a'],
      others: { '5 5a': { goes: 'back', shows: [{ type: 'took', seat: 0, token: '5a' }, { no: 'arrested' }] } },
      after: [
        { seat: 1, move: '5 5a' },
        { seat: 2, move: 'drop 2' },
      ],
      teaches: { C2: [{ type: 'took', seat: 0, token: '0a' }] },
      without: WITH_ALIBIS,
    },
    {
      id: 'last-one',
      station: 'police',
      piece: 'hand:1#0',
      moves: ['1 1a'],
      others: {
        'thief 1a': {
          goes: 'on',
          shows: [
            { type: 'took', seat: 0, token: '1a' },
            { type: 'arrested', seats: [1] },
          ],
        },
      },
      teaches: {
        R19: [{ type: 'arrested', seats: [1], alibis: 4 }],
        R22: [{ type: 'alibisCounted', alibis: [5, 4, 6] }],
        R23: [{ type: 'pointsCounted', points: [28, 50, 26] }],
        S9: [{ type: 'won', seats: [0] }],
        // Whoever has most is arrested, and wins nothing by it.
        R25: [
          { type: 'pointsCounted', points: [28, 50, 26] },
          { type: 'won', seats: [0] },
        ],
      },
      without: WITH_ALIBIS,
    },
    { id: 'over', station: 'police', piece: 'alibis:1', without: WITH_ALIBIS },
  ],
} as const satisfies Lesson;
