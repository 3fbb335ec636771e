import type { Lesson } from '#table/lesson.ts';

/** Everybody's loot is in sight once there is any, the set of four when it is spoken of. */
const AT_FIRST = ['thieves', 'prizes'] as const;
const WITH_LOOT = ['prizes'] as const;

/** What everybody needs: pick, roll, reroll, be displaced, use a bonus, complete the set. */
export const firstNight = {
  id: 'first-night',
  minutes: 5,
  people: ['Jonas', 'Lucía'],
  steps: [
    {
      id: 'pick',
      station: 'pick',
      from: 'first-night',
      piece: 'c2-09',
      moves: ['pick 2a'],
      others: { 'pick 2b': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '2b', points: 2 }] } },
      teaches: { S2: [{ type: 'picked', seat: 0, space: '2a' }, { stands: { phase: 'roll' } }] },
      without: AT_FIRST,
    },
    {
      id: 'lots',
      station: 'pick',
      // Row 2 alone is lit, and whoever is last has one reroll more than the others.
      teaches: {
        S1: [
          {
            stands: {
              round: 1,
              order: [1, 2, 0],
              display: ['c2-09', 'c2-01', 'c2-06', ...Array<string>(9).fill('empty')],
              placeBonuses: [['none'], ['reroll one'], ['reroll all', 'reroll one']],
            },
          },
        ],
      },
      without: AT_FIRST,
    },
    {
      id: 'roll',
      station: 'dice',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [3, 0],
      teaches: { R2: [{ type: 'rolled', seat: 0, dice: ['blue 4', 'blue 1'] }, { stands: { order: [1, 2, 0] } }] },
      without: AT_FIRST,
    },
    {
      id: 'reroll',
      station: 'dice',
      piece: 'do die 2',
      moves: ['die 2'],
      others: {
        stop: {
          goes: 'back',
          shows: [
            { type: 'failed', seat: 0 },
            { type: 'drew', seat: 0 },
          ],
        },
        'die 1': { goes: 'back', shows: [{ type: 'rerolledOne', seat: 0, die: 0 }, { no: 'succeeded' }] },
      },
      rolls: [4],
      teaches: {
        S3: [{ type: 'succeeded', seat: 0, card: 'c2-09', points: 5 }],
        R8: [{ type: 'rerolledOne', seat: 0, die: 1, shows: 'blue 5' }, { type: 'succeeded' }],
        R15: [{ type: 'refilled', space: '2a', card: 'c2-04' }],
        R16: [{ type: 'revealed', space: '3a', card: 'c3-04' }],
      },
      without: AT_FIRST,
    },
    {
      id: 'won',
      station: 'dice',
      piece: 'c3-04',
      after: [
        { seat: 2, move: 'roll', rolls: [1, 3] },
        { seat: 2, move: 'stop' },
      ],
      teaches: {
        R9: [
          { type: 'stopped', seat: 2 },
          { type: 'failed', seat: 2 },
        ],
        R18: [{ type: 'drew', seat: 2, cards: [{ card: 'c0-07' }, { card: 'c0-17' }] }],
      },
      without: AT_FIRST,
    },
    {
      id: 'caught',
      station: 'dice',
      after: [
        { seat: 2, move: 'keep c0-07' },
        { seat: 1, move: 'roll', rolls: [2, 3] },
      ],
      teaches: {
        S4: [
          { type: 'roundEnded', round: 1 },
          { type: 'ordered', order: [0, 1, 2] },
        ],
        R20: [
          { type: 'roundEnded', points: [5, 2, 0] },
          { type: 'ordered', order: [0, 1, 2] },
        ],
      },
      without: AT_FIRST,
    },
    {
      id: 'climb',
      station: 'quicker',
      piece: 'c3-04',
      moves: ['pick 3a'],
      others: { 'pick 2b': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '2b', points: 3 }] } },
      after: [
        { seat: 1, move: 'pick 2c' },
        { seat: 2, move: 'pick 3a' },
      ],
      teaches: {
        R1: [
          { type: 'picked', seat: 0, space: '3a' },
          { type: 'picked', seat: 2, space: '3a' },
        ],
      },
      without: AT_FIRST,
    },
    {
      id: 'rival',
      station: 'quicker',
      piece: 'token-2',
      after: [
        { seat: 2, move: 'roll', rolls: [3, 3, 4] },
        { seat: 1, move: 'roll', rolls: [3, 3] },
      ],
      teaches: {
        R11: [
          { type: 'displaced', seats: [0], from: '3a', to: '2a' },
          { type: 'refilled', space: '3a' },
          { type: 'revealed', space: '4a' },
        ],
      },
      without: AT_FIRST,
    },
    {
      id: 'below',
      station: 'quicker',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [2, 4],
      teaches: { R3: [{ type: 'succeeded', seat: 0, space: '2a', card: 'c2-04' }] },
      without: AT_FIRST,
    },
    { id: 'bonus', station: 'bonus', piece: 'c2-04', without: WITH_LOOT },
    {
      id: 'use-it',
      station: 'bonus',
      piece: 'c2-05',
      moves: ['pick 2b'],
      others: { 'pick 2a': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '2a', points: 4 }] } },
      after: [
        { seat: 1, move: 'pick 2a' },
        { seat: 2, move: 'pick 2c' },
        { seat: 2, move: 'roll', rolls: [3, 4] },
        { seat: 1, move: 'roll', rolls: [4, 3] },
      ],
      without: WITH_LOOT,
    },
    {
      id: 'plus-one',
      station: 'bonus',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [1, 3],
      teaches: {
        // A green 2 where green 3 is asked for: the bonus of a card that was won last round.
        R4: [
          { type: 'rolled', seat: 0, dice: ['green 2', 'pink 4'] },
          { type: 'succeeded', seat: 0, card: 'c2-05' },
        ],
        R7: [{ type: 'succeeded', seat: 0, card: 'c2-05' }, { stands: { loot: { 0: ['c2-09', 'c2-04', 'c2-05'] } } }],
      },
      without: WITH_LOOT,
    },
    { id: 'set', station: 'win', from: 'last-night', piece: 'set-0' },
    {
      id: 'fourth',
      station: 'win',
      piece: 'c2-03',
      moves: ['pick 2a'],
      others: { 'pick 3a': { goes: 'back', shows: [{ type: 'picked', seat: 0, space: '3a', points: 7 }] } },
      after: [
        { seat: 1, move: 'pick 2b' },
        { seat: 2, move: 'pick 2c' },
        { seat: 2, move: 'roll', rolls: [3, 3] },
        { seat: 1, move: 'roll', rolls: [3, 3] },
      ],
    },
    {
      id: 'last-roll',
      station: 'win',
      piece: 'do roll',
      moves: ['roll'],
      rolls: [3, 2],
      teaches: {
        R10: [{ type: 'tookLootToken', seat: 0, points: 6 }],
        S5: [{ type: 'won', seat: 0, by: 'points' }],
        R24: [{ type: 'roundEnded', round: 7, points: [29, 23, 16] }],
      },
    },
    { id: 'over', station: 'win', piece: 'thief-0' },
  ],
} as const satisfies Lesson;
