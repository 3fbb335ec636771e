import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  branches,
  commitment,
  fair,
  quick,
  type Roll,
  recording,
  sampling,
  scripted,
  shuffle,
  startingWith,
} from '../chance.ts';
import type { Chance } from '../game.ts';

const draw = (chance: Chance, bound: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(bound));

/** How far counts are from even, in standard deviations of chi-square (its mean is the degrees of freedom). */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function tally(values: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const value of values) counts[value]! += 1;
  return counts;
}

/** Six standard deviations: the seeds are fixed, so this never fails by accident. */
const FAR = 6;

const SOURCES = {
  quick: (seed: string): Chance => quick(seed),
  fair: (seed: string): Chance => fair(seed, ['salt', 'pepper'], 1),
};

describe.each(Object.entries(SOURCES))('%s', (_name, source) => {
  test.each([2, 3, 6, 16, 55])('numbers below %i are whole, in range and evenly spread', (bound) => {
    const values = draw(source(`spread ${bound}`), bound, 200 * bound);
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < bound)).toBe(true);
    expect(unevenness(tally(values, bound))).toBeLessThan(FAR);
  });

  test('what follows a number does not depend on it', () => {
    const values = draw(source('pairs'), 6, 7200);
    const pairs = values.slice(1).map((value, i) => 6 * values[i]! + value);
    expect(unevenness(tally(pairs, 36))).toBeLessThan(FAR);
  });

  test('large bounds reach high and low', () => {
    const values = draw(source('large'), 2 ** 20, 3200);
    const sixteenths = values.map((value) => Math.floor(value / 2 ** 16));
    expect(unevenness(tally(sixteenths, 16))).toBeLessThan(FAR);
    expect(
      unevenness(
        tally(
          values.map((value) => value % 16),
          16,
        ),
      ),
    ).toBeLessThan(FAR);
  });

  test('below 1 there is only 0', () => {
    expect(draw(source('one'), 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 20 + 1, Number.POSITIVE_INFINITY])('there is no number below %d', (bound) => {
    expect(() => source('none').below(bound)).toThrow(`no roll below ${bound}`);
  });

  test('the same seed gives the same draws, another seed others', () => {
    expect(draw(source('a'), 1000, 50)).toEqual(draw(source('a'), 1000, 50));
    expect(draw(source('a'), 1000, 50)).not.toEqual(draw(source('b'), 1000, 50));
  });
});

describe('fair', () => {
  /** The same stream, written a second time from its description. */
  function* expected(secret: string, salts: readonly string[], entry: number, bound: number) {
    const key = createHmac('sha256', secret).update(JSON.stringify(salts)).digest();
    for (let block = 0; ; block++) {
      const bytes = createHmac('sha256', key).update(`${entry}.${block}`).digest();
      for (let offset = 0; offset < 32; offset += 4) {
        const product = BigInt(bytes.readUInt32BE(offset)) * BigInt(bound);
        const isBiased = product % 2n ** 32n < 2n ** 32n % BigInt(bound);
        yield isBiased ? 'again' : Number(product / 2n ** 32n);
      }
    }
  }

  test('draws are the words of HMAC-SHA-256 spread over the bound', () => {
    const found = draw(fair('secret', ['a', 'b'], 7), 6, 100);
    expect(found).toEqual(expected('secret', ['a', 'b'], 7, 6).take(100).toArray());
  });

  test('a word that would favour some numbers is passed over', () => {
    const bound = 1_047_553; // 2³² leaves nearly the whole bound as remainder: one word in 4100 is passed over
    const words = expected('secret', ['a'], 1, bound).take(20_000).toArray();
    const kept = words.filter((word) => word !== 'again');
    expect(kept.length).toBeLessThan(words.length);
    expect(draw(fair('secret', ['a'], 1), bound, kept.length)).toEqual(kept);
  });

  test('each entry, each secret and each salt has a stream of its own', () => {
    const streams = [
      fair('secret', ['a', 'b'], 0),
      fair('secret', ['a', 'b'], 1),
      fair('secret', ['a', 'b'], 10),
      fair('secreT', ['a', 'b'], 1),
      fair('secret', ['a', 'c'], 1),
      fair('secret', ['c', 'b'], 1),
      fair('secret', ['b', 'a'], 1),
      fair('secret', ['ab'], 1),
      fair('secret', ['a","b'], 1),
      fair('secret', [], 1),
    ];
    const seen = streams.map((stream) => draw(stream, 2 ** 20, 8).join());
    expect(new Set(seen).size).toBe(streams.length);
  });

  test('streams of neighbouring entries do not go together', () => {
    const pairs = Array.from({ length: 600 }, (_, entry) => {
      const [a, b] = [fair('secret', ['a'], entry), fair('secret', ['a'], entry + 1)];
      return 3 * a.below(3) + b.below(3);
    });
    expect(unevenness(tally(pairs, 9))).toBeLessThan(FAR);
  });

  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitment('secret')).toBe(createHash('sha256').update('secret').digest('hex'));
  });
});

describe('scripted', () => {
  const TWO: readonly Roll[] = [
    [6, 3],
    [2, 1],
  ];

  test('gives exactly its rolls, in order', () => {
    const script = scripted(TWO);
    expect([script.below(6), script.below(2)]).toEqual([3, 1]);
    expect(() => script.end()).not.toThrow();
  });

  test('a wrong bound throws', () => {
    expect(() => scripted(TWO).below(8)).toThrow('roll 1 is below 6, but was asked for below 8');
  });

  test('a missing roll throws', () => {
    const script = scripted(TWO);
    script.below(6);
    script.below(2);
    expect(() => script.below(6)).toThrow('roll 3 below 6 is missing');
  });

  test('a roll left over throws at the end', () => {
    const script = scripted(TWO);
    script.below(6);
    expect(() => script.end()).toThrow('1 of 2 rolls left over');
  });

  test.each([6, -1, Number.NaN, 2.5])('a roll of %d below 6 throws', (value) => {
    expect(() => scripted([[6, value]]).below(6)).toThrow(`roll 1 is ${value}, not below 6`);
  });
});

test('recording passes draws on and keeps them with their bounds', () => {
  const kept = recording(
    scripted([
      [6, 3],
      [2, 1],
    ]),
  );
  expect([kept.below(6), kept.below(2)]).toEqual([3, 1]);
  expect(kept.rolls).toEqual([
    [6, 3],
    [2, 1],
  ]);
});

test('a recording can be played back', () => {
  const kept = recording(quick('song'));
  const first = [5, 9, 100].map((bound) => kept.below(bound));
  const again = scripted(kept.rolls);
  expect([5, 9, 100].map((bound) => again.below(bound))).toEqual(first);
});

describe('shuffle', () => {
  test('asks for a number below n, then below n − 1, down to below 2', () => {
    const kept = recording(quick('bounds'));
    shuffle(['a', 'b', 'c', 'd', 'e'], kept);
    expect(kept.rolls.map(([bound]) => bound)).toEqual([5, 4, 3, 2]);
  });

  test('swaps from the end, as scripted', () => {
    const items = ['a', 'b', 'c', 'd'];
    shuffle(
      items,
      scripted([
        [4, 0],
        [3, 2],
        [2, 0],
      ]),
    );
    expect(items).toEqual(['b', 'd', 'c', 'a']);
  });

  test('nothing and one item need no chance', () => {
    const items = [[], ['a']];
    for (const list of items) shuffle(list, scripted([]));
    expect(items).toEqual([[], ['a']]);
  });

  test('keeps every item', () => {
    const items = Array.from({ length: 55 }, (_, i) => i);
    shuffle(items, quick('deck'));
    expect(items).not.toEqual(items.toSorted((a, b) => a - b));
    expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 55 }, (_, i) => i));
  });

  test('makes all 24 orders of four equally often', () => {
    const chance = quick('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 200; i++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(items, chance);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(FAR);
  });
});

/** Draws that hang together: what they come to, and how likely a way was that branches have gone. */
function way({ below, pick }: Required<Chance>): string {
  const first = below(3);
  if (below(1) > 0 || first === 0) return '0';
  const second = pick(() => (first === 1 ? [1, 0, 3] : [1, 1, 0]));
  return second === 0 ? `${first} 0` : `${first} ${second} ${below(2)}`;
}

test('what was not gone yet is drawn from where it begins: with what was gone that is everything, once', () => {
  const all: { readonly drawn: string; readonly share: number }[] = [];
  const every = branches();
  do all.push({ drawn: way(every.chance), share: every.share() });
  while (every.next());
  expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  for (let gone = 0; gone < all.length; gone++) {
    const some = branches();
    for (let n = 0; n < gone; n++) {
      way(some.chance);
      some.next();
    }
    const found: string[] = [];
    for (const { drawn, share } of some.rest()) {
      const within = all.filter((one) => `${one.drawn} `.startsWith(drawn.map((each) => `${each} `).join('')));
      expect(share).toBeCloseTo(
        within.reduce((sum, one) => sum + one.share, 0),
        12,
      );
      for (let n = 0; n < 20; n++)
        expect(within.map((one) => one.drawn)).toContain(way(startingWith(drawn, sampling(`${gone} ${n}`))));
      found.push(...within.map((one) => one.drawn));
    }
    expect(found.toSorted()).toEqual(
      all
        .slice(gone)
        .map((one) => one.drawn)
        .toSorted(),
    );
  }
});
