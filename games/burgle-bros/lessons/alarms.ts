import type { Lesson } from '#table/lesson.ts';

/** A Laser that can be paid for, and a computer that keeps a room quiet. */
export const alarms = {
  id: 'alarms',
  minutes: 3,
  people: [],
  steps: [
    { id: 'laser', station: 'laser', from: 'laser', piece: 'room 1C2', moves: ['go 1C2'] },
    {
      id: 'pay',
      station: 'laser',
      piece: 'do pay',
      moves: ['pay'],
      others: {
        ring: {
          goes: 'back',
          shows: [
            { type: 'alarmRaised', at: '1C2', because: 'laser' },
            { type: 'destinationSet', at: '1C2' },
            { stands: { left: 3 } },
          ],
        },
      },
      teaches: {
        R13: [{ stands: { left: 2, spent: 2 } }],
        R14: [{ type: 'moved', to: '1C2' }, { no: 'alarmRaised' }, { stands: { left: 2 } }],
      },
    },
    {
      id: 'hack',
      station: 'computer',
      from: 'computer',
      piece: 'do hack',
      moves: ['hack'],
      others: {
        'go 1C3': {
          goes: 'back',
          shows: [
            { type: 'alarmRaised', at: '1C3' },
            { type: 'destinationSet', floor: 1, at: '1C3', because: 'alarm' },
          ],
        },
      },
      teaches: { S7: [{ type: 'hacked', at: '1D3', tokens: 1 }, { stands: { left: 3 } }] },
    },
    { id: 'enter', station: 'computer', piece: 'room 1C3', moves: ['go 1C3'] },
    {
      id: 'token',
      station: 'computer',
      piece: 'do token computer',
      moves: ['token computer'],
      others: { ring: { goes: 'back', shows: [{ type: 'alarmRaised', at: '1C3' }, { no: 'alarmPrevented' }] } },
      teaches: { R24: [{ type: 'alarmPrevented', at: '1C3', with: 'computer' }, { no: 'alarmRaised' }] },
    },
    { id: 'quiet', station: 'computer', piece: 'room 1C3' },
  ],
} as const satisfies Lesson;
