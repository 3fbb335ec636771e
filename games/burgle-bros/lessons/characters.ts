import type { Lesson } from '#table/lesson.ts';

/** Five of nine: one who spends an action, two to whom something is free, two who need do nothing for it. */
export const characters = {
  id: 'characters',
  minutes: 4,
  people: [],
  steps: [
    {
      id: 'spot',
      station: 'spotter',
      from: 'spotter',
      piece: 'do spot',
      moves: ['spot'],
      teaches: { C2: [{ type: 'looked', seat: 0, deck: '1' }, { stands: { abilityUsed: true } }] },
    },
    {
      id: 'under',
      station: 'spotter',
      piece: 'do bottom',
      moves: ['bottom'],
      others: { top: { goes: 'back', shows: [{ type: 'putBack', where: 'top' }] } },
      teaches: { R50: [{ type: 'putBack', seat: 0, deck: '1', where: 'bottom' }] },
    },
    {
      id: 'x-ray',
      station: 'hawk',
      from: 'hawk',
      piece: 'do x-ray 1A2',
      moves: ['x-ray 1A2'],
      teaches: {
        R43: [{ type: 'abilityUsed', ability: 'x-ray' }, { type: 'revealed', at: '1A2' }, { stands: { left: 4 } }],
      },
    },
    {
      id: 'slip',
      station: 'acrobat',
      from: 'acrobat',
      piece: 'do slip 1C2',
      moves: ['slip 1C2'],
      others: {
        'go 1C2': { goes: 'back', shows: [{ type: 'stealthLost', seat: 0, left: 2 }, { stands: { left: 0 } }] },
      },
      teaches: { R40: [{ type: 'moved', to: '1C2', way: 'slip' }, { no: 'stealthLost' }, { stands: { left: 1 } }] },
    },
    {
      id: 'out',
      station: 'acrobat',
      piece: 'room 1C3',
      moves: ['go 1C3'],
      others: { end: { goes: 'back', shows: [{ type: 'stealthLost', seat: 0, left: 2 }, { type: 'guardMoved' }] } },
    },
    {
      id: 'jammer',
      station: 'hacker',
      from: 'hacker',
      piece: 'room 1C3',
      moves: ['go 1C3'],
      teaches: { R42: [{ type: 'moved', to: '1C3' }, { no: 'alarmRaised' }] },
    },
    {
      id: 'steady',
      station: 'peterman',
      from: 'peterman',
      piece: 'do crack 1B2',
      moves: ['crack 1B2'],
      rolls: [1, 5],
      teaches: { R45: [{ type: 'rolled', for: 'safe', dice: [2, 6] }, { type: 'safeOpened' }] },
    },
    { id: 'sides', station: 'peterman', piece: 'seat 0' },
  ],
} as const satisfies Lesson;
