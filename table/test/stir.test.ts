import { expect, test } from 'vitest';
import { stir } from '../stir.ts';

const stirred = (
  things: readonly string[],
  seed: string,
  places?: number,
  isHidden: (at: number) => boolean = () => true,
) => {
  const copy = [...things];
  stir(copy, (at) => at < copy.length && isHidden(at), seed, places);
  return copy;
};

test('all orders are equally likely', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 2400; n++) {
    const order = stirred(['a', 'b', 'c', 'd'], `${n}`, 7).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // A hundred each, give or take ten.
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
});

test('what is turned up changes places with one other, everything else stays; what is not hidden never moves', () => {
  const things = [...'abcdefghij'];
  for (let n = 0; n < 50; n++) {
    const before = stirred(things, `${n}`);
    for (const up of things.keys()) {
      const after = stirred(things, `${n}`, undefined, (at) => at !== up);
      expect(after[up]).toBe(things[up]);
      const moved = things.keys().filter((at) => before[at] !== after[at]);
      expect([0, 2]).toContain([...moved].length);
    }
  }
});

test('a pile that was drawn from keeps its order but for the card that took the place of the drawn one', () => {
  const pile = [...'abcdefghij'];
  for (let n = 0; n < 50; n++) {
    const before = stirred(pile, `${n}`, 10);
    const after = stirred(pile.slice(0, -1), `${n}`, 10);
    expect(after.filter((card, at) => card !== before[at]).length).toBeLessThanOrEqual(1);
  }
});
