import { expect, test } from 'vitest';
import { quick } from '../chance.ts';
import { chanceOf, foresee } from '../foresight.ts';
import { reading, type Seat } from '../game.ts';
import { type Event, type Options, toy } from './toy.ts';

/** Without `imagine` worlds are drawn. */
const { imagine: _, ...drawn } = toy;

/** How likely a six is said to be, by samples, for the first seat of a game. */
function six(seed: string): number {
  const state = toy.setup(toy.options({}, 3) as Options, 3, quick(seed));
  const view = toy.view(reading(state), 0 as Seat);
  const [found] = foresee(drawn, view, [{ type: 'roll' }], (events: readonly Event[]) => events);
  expect(found!.error).toBeGreaterThan(0);
  return chanceOf(found!, ([event]) => event?.type === 'rolled' && event.die === 6);
}

test('samples are the same for the same position, and err apart in others', () => {
  const seeds = Array.from({ length: 40 }, (_, n) => `game ${n}`);
  const found = seeds.map(six);
  expect(seeds.map(six)).toEqual(found);
  expect(new Set(found).size).toBe(4); // there are four kinds of card to look at
  for (const chance of found) expect(Math.abs(chance - 1 / 6)).toBeLessThan(0.08);
});
