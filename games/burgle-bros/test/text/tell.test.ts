import { expect, test } from 'vitest';
import type { Event } from '../../event.ts';
import { text } from '../../text/index.ts';
import { NAMES, s } from './sample.ts';

const step = (floor: number, to: string): Event => ({ type: 'guardMoved', floor, to }) as Event;
const said = (...events: Event[]): string[] => text.en.tell!(events, NAMES).map((beat) => beat.text);

test('steps of a guard without anything between them are one line, about the first of them', () => {
  const walk = [step(1, '1A1'), step(1, '1B1'), step(1, '1B2')];
  expect(text.en.tell!(walk, NAMES)).toEqual([
    { text: 'Guard 1 moves 1A1 → 1B1 → 1B2.', rule: text.en.event(walk[0]!, NAMES).rule, event: walk[0] },
  ]);
  expect(text.de.tell!(walk, NAMES)[0]!.text).toBe('Wache 1 geht 1A1 → 1B1 → 1B2.');
  expect(text.es.tell!(walk, NAMES)[0]!.text).toBe('El guardia 1 recorre 1A1 → 1B1 → 1B2.');
});

test('another guard, or a mask that is lost on the way, begins another line', () => {
  const lost: Event = { type: 'stealthLost', seat: s(0), from: 'own', left: 2 };
  expect(said(step(1, '1A1'), step(2, '2A1'), step(2, '2A2'))).toEqual([
    'Guard 1 moves to 1A1.',
    'Guard 2 moves 2A1 → 2A2.',
  ]);
  expect(said(step(1, '1A1'), lost, step(1, '1A2'))).toHaveLength(3);
});

test('a patrol card is told by where it sends the guard, unless that is not where he goes', () => {
  const drawn = { type: 'patrolDrawn', floor: 1, card: 'B1' } as Event;
  const sent = { type: 'destinationSet', floor: 1, at: '1B1', because: 'card' } as Event;
  expect(said(drawn, sent)).toEqual(['Guard 1 heads for 1B1.']);
  expect(said(drawn)).toEqual(['Patrol card for floor 1: B1.']);
});
