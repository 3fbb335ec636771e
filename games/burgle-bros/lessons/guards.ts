import type { Lesson } from '#table/lesson.ts';

/** Where the guard goes next, why it gets faster, and who pays when you meet. */
export const guards = {
  id: 'guards',
  minutes: 3,
  people: [],
  steps: [
    {
      id: 'arrives',
      station: 'cards',
      from: 'arrival',
      piece: 'do end',
      moves: ['end'],
      others: {
        'go 1C3': {
          goes: 'back',
          shows: [
            { type: 'alarmRaised', at: '1C3' },
            { type: 'destinationSet', at: '1C3', because: 'alarm' },
          ],
        },
      },
      teaches: {
        R65: [
          { type: 'guardMoved', to: '1B3' },
          { type: 'patrolDrawn', card: 'D1' },
          { type: 'destinationSet', at: '1D1', because: 'card' },
          { type: 'guardMoved', to: '1B2' },
        ],
      },
    },
    { id: 'next', station: 'cards', piece: 'guard 1' },
    {
      id: 'empty',
      station: 'faster',
      from: 'last-card',
      piece: 'do end',
      moves: ['end'],
      others: {
        'go 1C3': {
          goes: 'back',
          shows: [
            { type: 'alarmRaised', at: '1C3' },
            { type: 'destinationSet', at: '1C3', because: 'alarm' },
          ],
        },
      },
      // the shuffle
      rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      teaches: {
        R70: [
          { type: 'patrolReshuffled', floor: 1 },
          { type: 'guardSpedUp', floor: 1, die: 3, because: 'deck' },
        ],
      },
    },
    { id: 'faster', station: 'faster', piece: 'guard 1' },
    {
      id: 'meet',
      station: 'meet',
      from: 'meeting',
      piece: 'room 1B1',
      moves: ['go 1B1'],
      others: { 'go 1C2': { goes: 'back', shows: [{ type: 'stealthLost', seat: 0, left: 2 }] } },
      teaches: { R8: [{ type: 'moved', to: '1B1' }, { no: 'stealthLost' }] },
    },
    { id: 'unseen', station: 'meet', piece: 'guard 1' },
    {
      id: 'cornered',
      station: 'caught',
      from: 'cornered',
      piece: 'do end',
      moves: ['end'],
      others: { 'go 1D3': { goes: 'back', shows: [{ type: 'moved', to: '1D3' }, { no: 'stealthLost' }] } },
      teaches: {
        R25: [
          { type: 'guardMoved', to: '1C3' },
          { type: 'stealthLost', seat: 0, left: 0 },
        ],
        R66: [{ type: 'alarmOff', at: '1C3' }],
        R68: [
          { type: 'alarmOff', at: '1C3' },
          { type: 'patrolDrawn', card: 'A1' },
          { type: 'destinationSet', at: '1A1', because: 'card' },
        ],
      },
    },
    { id: 'cost', station: 'caught', piece: 'seat 0' },
    {
      id: 'nothing-left',
      station: 'caught',
      from: 'nothing-left',
      piece: 'do end',
      moves: ['end'],
      others: { 'go 1D3': { goes: 'back', shows: [{ type: 'moved', to: '1D3' }, { no: 'stealthLost' }] } },
      teaches: {
        R32: [{ type: 'captured', seat: 0, at: '1C3' }],
        R77: [{ type: 'lost', because: 'captured' }],
        R95: [{ type: 'captured' }, { no: 'turnBegan' }],
      },
    },
    { id: 'over', station: 'caught' },
  ],
} as const satisfies Lesson;
