import { expect, test } from 'vitest';
import { aftermath } from '../../board/panel/aftermath.ts';
import { EVENTS, type EventName } from '../../components/cards.ts';
import { pullOff } from '../../cover/heist.ts';
import { heist } from '../../cover/index.ts';
import type { Event } from '../../event.ts';
import { s } from '../text/sample.ts';

/** A turn that ends with this card and, after it, these events; then the guard walks, and the next turn begins. */
const turn = (event: EventName, ...effects: Event[]): readonly Event[] => [
  { type: 'actionsEnded', seat: s(0), spent: 1 },
  { type: 'eventDrawn', seat: s(0), event },
  ...effects,
  ...WALK,
  { type: 'turnBegan', seat: s(1), actions: 5 },
];
const WALK: readonly Event[] = [
  { type: 'guardMoved', floor: 1, to: '1A2' },
  { type: 'destinationSet', floor: 1, at: '1D2', because: 'card' },
  { type: 'stealthLost', seat: s(0), from: 'own', left: 2 },
];
const lifted: Event = { type: 'shifted', seat: s(0), to: '2A2', by: 'freight-elevator' };
const sent: Event = { type: 'destinationSet', floor: 1, at: '1B2', because: 'crash' };

test('what a card does at once is told, the walk after it is not its doing', () => {
  expect(aftermath(turn('freight-elevator', lifted))).toEqual([lifted]);
  expect(aftermath(turn('video-loop'))).toEqual([]);
  expect(aftermath(turn('reboot', { type: 'noEffect', event: 'reboot' }))).toHaveLength(1);
});

test('what a card does to a guard is told with his walk and whom he meets', () => {
  const [step, , lost] = WALK;
  expect(aftermath(turn('crash', sent))).toEqual([sent, step, lost]);
  expect(aftermath(turn('espresso'))).toEqual([step, lost]);
});

test('what a card does to the next turn is told as that turn begins', () => {
  expect(aftermath(turn('heads-up'))).toEqual([{ type: 'turnBegan', seat: 1, actions: 5 }]);
});

test('without a card there is nothing to tell', () => {
  expect(aftermath(turn('crash', sent).slice(2))).toEqual([]);
});

test('in whole games nothing is told that did not happen after the card, and most cards do something', () => {
  const silent = new Set<EventName>(EVENTS);
  for (let n = 0; n < 20; n++)
    pullOff(heist('aftermath', n * 13), ({ events }) => {
      const drawn = events.findLastIndex(({ type }) => type === 'eventDrawn');
      const told = aftermath(events);
      expect(told.every((event) => events.indexOf(event) > drawn)).toBe(true);
      const card = events[drawn];
      if (card?.type === 'eventDrawn' && told.length > 0) silent.delete(card.event);
    });
  // They last, and the line about what is in force says so.
  for (const lasting of ['gymnastics', 'time-lock', 'video-loop'] as const) silent.delete(lasting);
  expect([...silent]).toEqual([]);
});
