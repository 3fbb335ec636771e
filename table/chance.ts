import type { Chance } from './game.ts';
import { canonical, hmacBytes, sha256Hex, utf8ToBytes } from './hash.ts';

/** One draw: a number below the bound. */
export type Roll = readonly [bound: number, value: number];

const WORD = 2 ** 32;
const PER_WORD = 2 ** -32; // a power of two, so multiplying is exact and quicker than dividing
const LARGEST_BOUND = 2 ** 20; // word × bound stays exact in a double

/**
 * Turns evenly spread 32-bit words into evenly spread numbers below a bound: multiply and keep the high part, and
 * draw again in the few cases that would favour some numbers (Lemire's method), so there is no modulo bias.
 */
function spread(word: () => number): Chance {
  return {
    below(bound) {
      if (!(bound >= 1 && bound <= LARGEST_BOUND) || !Number.isInteger(bound))
        throw new Error(`no roll below ${bound}`);
      for (;;) {
        const product = word() * bound;
        const high = Math.floor(product * PER_WORD);
        const low = product - high * WORD;
        if (low >= bound || low >= WORD % bound) return high;
      }
    },
  };
}

/** For playouts and simulations: a fast small generator (sfc32). The same seed gives the same draws. */
export function quick(seed: string): Chance {
  const digest = sha256Hex(seed);
  const part = (i: number): number => Number.parseInt(digest.slice(8 * i, 8 * i + 8), 16) | 0;
  let [a, b, c, counter] = [part(0), part(1), part(2), 1];
  return spread(() => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  });
}

const EMPTY = new DataView<ArrayBufferLike>(new ArrayBuffer(0));

/** What is published before anybody gives a salt, so that the secret cannot be chosen afterwards. */
export const commitment = (secret: string): string => sha256Hex(secret);

/** What a seat tells of its salt before it has seen any other, so that the salt cannot be chosen afterwards. */
export const sealOf = (salt: string): string => sha256Hex(salt);

/**
 * For real games: an HMAC-SHA-256 stream keyed by the table's secret and every player's salt, a stream of its own for
 * the setup (0) and for each final move (see `Play.stream`). Nobody can steer it alone, and with the secret revealed
 * anybody can compute it again.
 */
export function fair(secret: string, salts: readonly string[], stream: number): Chance {
  // Most moves roll nothing, so nothing is computed before the first roll.
  let key: Uint8Array | undefined;
  let block = EMPTY;
  let [blocks, offset] = [0, 0];
  return spread(() => {
    if (offset === block.byteLength) {
      key ??= hmacBytes(utf8ToBytes(secret), canonical(salts));
      const bytes = hmacBytes(key, `${stream}.${blocks++}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  });
}

/** A chance that plays back given rolls, and nothing else. */
export interface Script extends Chance {
  /** Throws if a roll is left over. */
  end(): void;
}

/** For tests and replay: exactly these rolls, each asked for with exactly this bound, all of them used. */
export function scripted(rolls: readonly Roll[]): Script {
  let used = 0;
  return {
    below(bound) {
      const roll = rolls[used];
      if (roll === undefined) throw new Error(`roll ${used + 1} below ${bound} is missing`);
      if (roll[0] !== bound) throw new Error(`roll ${used + 1} is below ${roll[0]}, but was asked for below ${bound}`);
      if (!Number.isInteger(roll[1]) || roll[1] < 0 || roll[1] >= bound)
        throw new Error(`roll ${used + 1} is ${roll[1]}, not below ${bound}`);
      used += 1;
      return roll[1];
    },
    end() {
      if (used < rolls.length) throw new Error(`${rolls.length - used} of ${rolls.length} rolls left over`);
    },
  };
}

/** Passes draws on and keeps them. */
export function recording(chance: Chance): Chance & { readonly rolls: readonly Roll[] } {
  const rolls: Roll[] = [];
  return {
    rolls,
    below(bound) {
      const value = chance.below(bound);
      rolls.push([bound, value]);
      return value;
    },
  };
}

/** What was drawn first of a way, and how likely that is. */
export interface Beginning {
  readonly drawn: readonly number[];
  readonly share: number;
}

/** Chance that goes every way there is, one after the other. */
export interface Branches {
  readonly chance: Required<Chance>;
  /** How likely the way was that was just gone. */
  share(): number;
  /** Where the ways begin that were not gone yet, and how likely each beginning is; while there are any. */
  rest(): readonly Beginning[];
  /** Turns to the next way, from the start again; false when all were gone. */
  next(): boolean;
}

/** For foresight: do what draws, look at the share, and again while there is a next way; the shares add up to 1. */
export function branches(): Branches {
  // The way so far: what was drawn at each place, and how likely each draw was there.
  const taken: number[] = [];
  const shares: (readonly number[])[] = [];
  let depth = 0;
  const draw = (bound: number, weights?: () => readonly number[]): number => {
    if (depth === taken.length) {
      const here = weights === undefined ? evenly(bound) : normal(weights());
      shares.push(here);
      taken.push(here.findIndex((share) => share > 0));
    }
    return taken[depth++]!;
  };
  return {
    chance: { below: (bound) => (bound === 1 ? 0 : draw(bound)), pick: (weights) => draw(0, weights) },
    share: () => taken.reduce((product, at, i) => product * shares[i]![at]!, 1),
    rest() {
      const all: Beginning[] = [];
      let share = 1;
      for (const [i, at] of taken.entries()) {
        for (let later = at + 1; later < shares[i]!.length; later++)
          if (shares[i]![later]! > 0)
            all.push({ drawn: [...taken.slice(0, i), later], share: share * shares[i]![later]! });
        share *= shares[i]![at]!;
      }
      return [...all, { drawn: taken.slice(), share }];
    },
    next() {
      depth = 0;
      while (taken.length > 0) {
        const here = shares.at(-1)!;
        let at = taken.at(-1)! + 1;
        while (at < here.length && here[at] === 0) at += 1;
        if (at < here.length) {
          taken[taken.length - 1] = at;
          return true;
        }
        taken.pop();
        shares.pop();
      }
      return false;
    },
  };
}

/** For foresight where there are too many ways: some of them, each as likely as it is. */
export function sampling(seed: string): Required<Chance> {
  const { below } = quick(seed);
  return {
    below,
    pick(weights) {
      let left = below(LARGEST_BOUND) / LARGEST_BOUND;
      const shares = normal(weights());
      return Math.max(
        0,
        shares.findIndex((share) => {
          left -= share;
          return left < 0;
        }),
      );
    },
  };
}

/** The same chance, but what it draws first is given. */
export function startingWith(drawn: readonly number[], { below, pick }: Required<Chance>): Required<Chance> {
  let at = 0;
  return {
    below: (bound) => (bound > 1 && at < drawn.length ? drawn[at++]! : below(bound)),
    pick: (weights) => (at < drawn.length ? drawn[at++]! : pick(weights)),
  };
}

const EVENLY: (readonly number[])[] = [];
const evenly = (bound: number): readonly number[] => {
  EVENLY[bound] ??= new Array<number>(bound).fill(1 / bound);
  return EVENLY[bound];
};

const normal = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Shuffles in place (Fisher–Yates, from the end). */
export function shuffle<T>(items: T[], chance: Chance): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
}
