import type { Lesson } from '#table/lesson.ts';

/** Up and down: stairs, ducts and a fall, whose guard walks, and what the upper safe costs. */
export const floors = {
  id: 'floors',
  minutes: 4,
  people: [],
  steps: [
    {
      id: 'above',
      station: 'stairs',
      from: 'below',
      piece: 'do peek 2B4',
      moves: ['peek 2B4'],
      others: {
        'go 2B4': {
          goes: 'back',
          shows: [
            { type: 'revealed', at: '2B4', tile: 'service-duct 5' },
            { no: 'alarmRaised' },
            { type: 'guardPlaced', floor: 2 },
          ],
        },
      },
      teaches: { R7: [{ type: 'revealed', at: '2B4' }, { no: 'moved' }, { no: 'guardPlaced' }] },
    },
    {
      id: 'climb',
      station: 'stairs',
      piece: 'room 2B4',
      moves: ['go 2B4'],
      teaches: {
        R19: [{ type: 'moved', to: '2B4' }],
        R9: [
          { type: 'guardPlaced', floor: 2, at: '2D1' },
          { type: 'destinationSet', floor: 2, at: '2A3' },
        ],
      },
    },
    {
      id: 'upstairs',
      station: 'guards',
      piece: 'do end',
      moves: ['end'],
      teaches: { R72: [{ type: 'guardMoved', floor: 2, to: '2C3' }, { stands: { floors: { 0: { guard: '1A3' } } } }] },
    },
    { id: 'alone', station: 'guards', piece: 'guard 2' },
    {
      id: 'fall',
      station: 'ways',
      from: 'bridge',
      piece: 'do go 2B4',
      moves: ['go 2B4'],
      others: {
        'peek 2B4': { goes: 'back', shows: [{ type: 'revealed', at: '2B4', tile: 'walkway 1' }, { no: 'shifted' }] },
      },
      teaches: {
        R22: [
          { type: 'revealed', at: '2B4', tile: 'walkway 1' },
          { type: 'shifted', seat: 0, to: '1B4', by: 'fall' },
        ],
        R11: [{ type: 'shifted', to: '1B4' }, { no: 'moved' }],
      },
    },
    { id: 'landed', station: 'ways', piece: 'seat 0' },
    {
      id: 'duct',
      station: 'ways',
      from: 'ducts',
      piece: 'room 2D3',
      moves: ['go 2D3'],
      teaches: { R21: [{ type: 'moved', to: '2D3' }, { stands: { left: 3 } }] },
    },
    {
      id: 'upper-safe',
      station: 'safe',
      from: 'upper-safe',
      piece: 'do crack 2B2',
      moves: ['crack 2B2'],
      rolls: [2],
      teaches: {
        R35: [
          { type: 'guardSpedUp', floor: 1 },
          { type: 'guardSpedUp', floor: 2 },
        ],
      },
    },
    { id: 'both', station: 'safe', piece: 'guard 2' },
  ],
} as const satisfies Lesson;
