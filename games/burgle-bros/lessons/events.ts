import type { Lesson } from '#table/lesson.ts';

/** When an event is drawn and when not; where a tool comes from, what it costs, and that it is gone then. */
export const events = {
  id: 'events',
  minutes: 3,
  people: [],
  steps: [
    {
      id: 'idle',
      station: 'events',
      from: 'idle',
      piece: 'do end',
      moves: ['end'],
      others: { 'peek 1D2': { goes: 'back', shows: [{ type: 'revealed', at: '1D2' }, { stands: { spent: 3 } }] } },
      teaches: {
        R2: [
          { type: 'actionsEnded', spent: 2 },
          { type: 'eventDrawn', event: 'crash' },
        ],
        C5: [{ type: 'destinationSet', at: '1D3', because: 'crash' }],
      },
    },
    { id: 'crash', station: 'events', piece: 'guard 1' },
    {
      id: 'third',
      station: 'events',
      from: 'two-spent',
      piece: 'do peek 1D2',
      moves: ['peek 1D2'],
      others: {
        end: {
          goes: 'back',
          shows: [
            { type: 'actionsEnded', spent: 2 },
            { type: 'eventDrawn', event: 'espresso' },
            { type: 'guardMoved', to: '1A4' },
          ],
        },
      },
    },
    {
      id: 'no-card',
      station: 'events',
      piece: 'do end',
      moves: ['end'],
      teaches: { R2: [{ type: 'actionsEnded', spent: 3 }, { no: 'eventDrawn' }] },
    },
    {
      id: 'laboratory',
      station: 'tools',
      from: 'laboratory',
      piece: 'room 1C2',
      moves: ['go 1C2'],
      teaches: {
        R31: [
          { type: 'moved', to: '1C2' },
          { type: 'toolFound', seat: 0, tool: 'donuts' },
        ],
      },
    },
    {
      id: 'donuts',
      station: 'tools',
      piece: 'do use donuts 1C4',
      moves: ['use donuts 1C4'],
      others: {
        end: {
          goes: 'back',
          shows: [
            { type: 'guardMoved', to: '1C2' },
            { type: 'stealthLost', seat: 0, left: 2 },
          ],
        },
      },
      teaches: { C3: [{ type: 'toolUsed', tool: 'donuts' }, { stands: { left: 1, crew: { 0: { tools: [] } } } }] },
    },
    {
      id: 'stays',
      station: 'tools',
      piece: 'do end',
      moves: ['end'],
      teaches: { R52: [{ type: 'guardHeld', by: 'donuts' }, { no: 'guardMoved' }] },
    },
    { id: 'once', station: 'tools', piece: 'guard 1' },
  ],
} as const satisfies Lesson;
