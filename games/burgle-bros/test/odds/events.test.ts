import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { EVENTS } from '../../components/cards.ts';
import { odds } from '../../odds.ts';
import { scene } from '../scene.ts';

const eventsOf = (t: ReturnType<typeof scene>, viewer = 0) => odds(t.view(viewer), viewer as Seat).events;

test('the next event is any that is not discarded, in force or out of the game', () => {
  const t = scene('s0 hawk\n s1 juicer\n floor 1\n 1 ./0 ? ? ?/G');
  expect(eventsOf(t)).toHaveLength(26);
  t.state.eventDiscard.push(...t.state.eventDeck.splice(0, 6));
  t.state.lasting[0] = 0; // Gymnastics is in force
  t.state.eventDeck.splice(t.state.eventDeck.indexOf(EVENTS.indexOf('gymnastics')), 1);
  expect(eventsOf(t)).toHaveLength(19);
  expect(eventsOf(t)[0]!.chance).toBeCloseTo(1 / 19, 12);
  expect(eventsOf(scene('s0 hawk\n floor 1\n 1 ./0 ? ? ?/G'))).toHaveLength(23); // R78
});

test('[R50] who has looked knows, nobody else does; one that went under the deck does not come next', () => {
  const t = scene('s0 spotter advanced\n s1 juicer\n events crash\n floor 1\n 1 ./0 ? ? ?/G').play('spot');
  expect(eventsOf(t, 0)).toEqual([{ event: 'crash', chance: 1 }]);
  expect(eventsOf(t, 1)).toHaveLength(26);
  t.play('bottom');
  expect(eventsOf(t, 0).map(({ event }) => event)).not.toContain('crash');
  expect(eventsOf(t, 0)).toHaveLength(25);
});

test('an empty deck is made anew of the discards', () => {
  const t = scene('s0 hawk\n s1 juicer\n floor 1\n 1 ./0 ? ? ?/G');
  t.state.eventDiscard = t.state.eventDeck.splice(0);
  expect(eventsOf(t)).toHaveLength(26);
});
