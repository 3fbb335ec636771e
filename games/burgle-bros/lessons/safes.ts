import type { Lesson } from '#table/lesson.ts';

/** Which rooms a safe's dice need, and that dice stay. */
export const safes = {
  id: 'safes',
  minutes: 3,
  people: [],
  steps: [
    {
      id: 'dark',
      station: 'digits',
      from: 'dark-digit',
      piece: 'do peek 1B3',
      moves: ['peek 1B3'],
      others: {
        'crack 1B2': {
          goes: 'back',
          shows: [{ type: 'rolled', for: 'safe' }, { no: 'safeOpened' }, { no: 'cracked' }],
        },
      },
      teaches: { R6: [{ type: 'revealed', at: '1B3' }, { no: 'moved' }] },
    },
    {
      id: 'first-roll',
      station: 'dice',
      piece: 'do crack 1B2',
      moves: ['crack 1B2'],
      rolls: [0, 0],
      teaches: { R34: [{ type: 'rolled', dice: [1, 1] }, { type: 'cracked', at: ['1B3'] }, { no: 'safeOpened' }] },
    },
    {
      id: 'again',
      station: 'dice',
      piece: 'do crack 1B2',
      moves: ['crack 1B2'],
      others: { 'add-die 1B2': { goes: 'back', shows: [{ type: 'dieAdded', dice: 3 }, { stands: { left: 0 } }] } },
      rolls: [1, 3],
      teaches: {
        R35: [{ type: 'safeOpened' }, { type: 'toolFound' }, { type: 'lootFound' }, { type: 'guardSpedUp', die: 3 }],
        R73: [{ type: 'safeOpened' }, { no: 'alarmRaised' }, { no: 'destinationSet' }],
      },
    },
    { id: 'bag', station: 'loot', piece: 'guard 1' },
  ],
} as const satisfies Lesson;
