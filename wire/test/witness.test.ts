import { expect, test } from 'vitest';
import type { Doubt } from '#table/testimony.ts';
import type { Look } from '../messages.ts';
import { testimoniesInMemory, Witness } from '../witness.ts';

const look = (story: Look['story'], commitment = 'sealed'): Look =>
  ({
    head: { hideout: 2, game: 'toy', version: 1, options: {}, seats: 2, commitment },
    info: { phase: 'playing', commitment },
    story,
  }) as unknown as Look;

const entry = (at: number) => ({ at, seat: 0, events: [] }) as const;

function witness(keep = testimoniesInMemory()) {
  const clock = { now: 100 };
  const doubts: Doubt[] = [];
  const seals = { fits: () => undefined, isReused: () => false };
  const one = new Witness('table', 'audience', {
    ...{ seals, keep },
    now: () => clock.now,
    onDoubt: (doubt) => doubts.push(doubt),
  });
  return { one, clock, doubts, keep };
}

test('how much there was at the first look is remembered, and what came later does not change it', async () => {
  const { one, keep } = witness();
  await one.see(look([entry(1), entry(2)]));
  await one.see(look([entry(1), entry(2), entry(3)]));
  expect(await one.testimony()).toMatchObject({ from: 2, told: [entry(1), entry(2), entry(3)] });
  const again = witness(keep).one;
  await again.see(look([entry(1), entry(2), entry(3), entry(4)]));
  expect((await again.testimony())!.from).toBe(2);
});

test('of what does not fit it is kept when that was found', async () => {
  const { one, clock, doubts, keep } = witness();
  await one.see(look([]));
  clock.now = 200;
  await one.see(look([], 'another'));
  expect(doubts).toEqual([{ what: 'seal', when: 200 }]);
  clock.now = 300;
  await one.doubt({ what: 'pictures' });
  // On another day it is still the same.
  const later = witness(keep);
  later.clock.now = 900;
  await later.one.see(look([]));
  expect(later.doubts).toEqual([
    { what: 'seal', when: 200 },
    { what: 'pictures', when: 300 },
  ]);
});
