import type { Lesson } from '#table/lesson.ts';

/** One floor of an Office Job, step by step: peek, move, the guard, an alarm, the safe, and out over the roof. */
export const firstJob = {
  id: 'first-job',
  minutes: 5,
  people: [],
  steps: [
    {
      id: 'peek',
      station: 'peek',
      from: 'first-job',
      piece: 'do peek 1C3',
      moves: ['peek 1C3'],
      others: {
        'go 1C3': {
          goes: 'on',
          shows: [
            { type: 'alarmRaised', at: '1C3' },
            { type: 'destinationSet', floor: 1, at: '1C3', because: 'alarm' },
          ],
        },
      },
      teaches: {
        R6: [{ type: 'revealed', at: '1C3' }, { no: 'moved' }, { no: 'alarmRaised' }],
        S7: [{ type: 'revealed', at: '1C3' }, { stands: { left: 3, spent: 1 } }],
      },
    },
    { id: 'seen', station: 'peek', piece: 'room 1C3' },
    {
      id: 'peek-on',
      station: 'move',
      // Whoever has walked into the alarm goes on from here as well.
      from: 'looked',
      piece: 'do peek 1B4',
      moves: ['peek 1B4'],
      others: { 'go 1B4': { goes: 'back', shows: [{ type: 'moved', to: '1B4' }, { no: 'alarmRaised' }] } },
    },
    {
      id: 'move',
      station: 'move',
      piece: 'room 1B4',
      moves: ['go 1B4'],
      others: {
        end: {
          goes: 'back',
          shows: [
            { type: 'actionsEnded', spent: 2 },
            { type: 'eventDrawn', event: 'espresso' },
            { type: 'guardMoved', to: '1B3' },
          ],
        },
      },
      teaches: { R8: [{ type: 'moved', seat: 0, to: '1B4' }, { stands: { left: 1, spent: 3 } }] },
    },
    {
      id: 'end',
      station: 'guard',
      piece: 'do end',
      moves: ['end'],
      teaches: {
        R1: [{ type: 'actionsEnded' }, { type: 'guardMoved' }, { type: 'turnBegan', actions: 4 }],
        R2: [{ type: 'actionsEnded', spent: 3 }, { no: 'eventDrawn' }],
        R64: [
          { type: 'guardMoved', floor: 1, to: '1A2' },
          { type: 'guardMoved', floor: 1, to: '1A3' },
        ],
      },
    },
    { id: 'walk', station: 'guard', piece: 'guard 1' },
    {
      id: 'hide',
      station: 'guard',
      from: 'guard-comes',
      piece: 'room 1B1',
      moves: ['go 1B1'],
      others: {
        end: {
          goes: 'back',
          shows: [
            { type: 'guardMoved', to: '1B2' },
            { type: 'stealthLost', seat: 0, left: 2 },
          ],
        },
      },
    },
    {
      id: 'pass',
      station: 'guard',
      piece: 'do end',
      moves: ['end'],
      teaches: { R65: [{ type: 'guardMoved', to: '1B2' }, { no: 'stealthLost' }] },
    },
    {
      id: 'ring',
      station: 'alarm',
      from: 'alarm',
      piece: 'room 1C3',
      moves: ['go 1C3'],
      teaches: {
        R23: [{ type: 'alarmRaised', at: '1C3', because: 'fingerprint' }],
        R67: [{ type: 'destinationSet', floor: 1, at: '1C3', because: 'alarm' }],
      },
    },
    { id: 'alarm', station: 'alarm', piece: 'guard 1' },
    {
      id: 'away',
      station: 'alarm',
      piece: 'room 1D3',
      moves: ['go 1D3'],
      others: {
        end: {
          goes: 'back',
          shows: [
            { type: 'eventDrawn', event: 'espresso' },
            { type: 'guardMoved', to: '1C3' },
            { type: 'stealthLost', left: 2 },
          ],
        },
        'go 1C4': { goes: 'on', shows: [{ type: 'moved', to: '1C4' }, { no: 'stealthLost' }] },
      },
    },
    {
      id: 'away-end',
      station: 'alarm',
      piece: 'do end',
      moves: ['end'],
      teaches: {
        R63: [
          { type: 'guardMoved', to: '1B3' },
          { type: 'guardMoved', to: '1B2' },
          { type: 'guardMoved', to: '1C2' },
          { stands: { floors: { 0: { die: 2, guard: '1C2' } } } },
        ],
      },
    },
    {
      id: 'dice',
      station: 'safe',
      from: 'safe',
      piece: 'do add-die 1B2',
      moves: ['add-die 1B2'],
      others: { 'crack 1B2': { goes: 'back', shows: [{ type: 'rolled', for: 'safe', dice: [5] }, { no: 'cracked' }] } },
      teaches: { R33: [{ type: 'dieAdded', safe: '1B2', dice: 2 }, { stands: { left: 2 } }] },
    },
    {
      id: 'crack',
      station: 'safe',
      piece: 'do crack 1B2',
      moves: ['crack 1B2'],
      others: { 'add-die 1B2': { goes: 'back', shows: [{ type: 'dieAdded', dice: 3 }, { stands: { left: 0 } }] } },
      rolls: [1, 5],
      teaches: {
        R34: [
          { type: 'rolled', for: 'safe', dice: [2, 6] },
          { type: 'cracked', safe: '1B2', at: ['1C2', '1D2'] },
        ],
        R35: [{ type: 'toolFound' }, { type: 'lootFound' }, { type: 'guardSpedUp', floor: 1, die: 3, because: 'safe' }],
      },
    },
    { id: 'loot', station: 'safe', piece: 'guard 1' },
    {
      id: 'up',
      station: 'roof',
      from: 'stairs',
      piece: 'do go 2B4',
      moves: ['go 2B4'],
      teaches: {
        R19: [{ type: 'moved', to: '2B4' }],
        R9: [
          { type: 'guardPlaced', floor: 2 },
          { type: 'patrolDrawn', floor: 2, card: 'A1' },
          { type: 'patrolDrawn', floor: 2, card: 'D3' },
        ],
      },
    },
    { id: 'second', station: 'roof', piece: 'guard 2' },
    {
      id: 'escape',
      station: 'roof',
      from: 'roof',
      piece: 'do escape',
      moves: ['escape'],
      teaches: {
        R38: [{ type: 'escaped', seat: 0 }],
        R75: [{ type: 'escaped', seat: 0 }, { stands: { crew: { 0: { at: 'roof' } } } }],
        R76: [{ type: 'escaped' }, { type: 'won' }],
        S1: [{ type: 'won' }],
      },
    },
    { id: 'over', station: 'roof' },
  ],
} as const satisfies Lesson;
