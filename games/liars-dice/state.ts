import type { Immutable, Seat } from '#table/game.ts';
import { type Refused, refused } from '#table/refusal.ts';
import type { Face } from './components.ts';

export interface Options {
  /** C1 — How many dice everybody begins with. */
  readonly dice: 3 | 5;
  /** R4 — Whether ones count as every face. */
  readonly wild: boolean;
}

/** At least so many dice with this face, under all cups together. */
export interface Bid {
  readonly seat: Seat;
  readonly count: number;
  readonly face: Face;
}

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** The dice under each cup, lowest first; whoever has none left is out. */
  cups: Face[][];
  /** The highest of the round. */
  bid: Bid | 'none';
  turn: Seat;
  /** Whoever is out, the first first. */
  out: Seat[];
}

export type Move = { readonly type: 'bid'; readonly count: number; readonly face: Face } | { readonly type: 'doubt' };

export type Event =
  | { readonly type: 'announced'; readonly seat: Seat; readonly count: number; readonly face: Face }
  | {
      readonly type: 'doubted';
      readonly seat: Seat;
      readonly bidder: Seat;
      readonly count: number;
      readonly face: Face;
    }
  | { readonly type: 'shown'; readonly cups: readonly (readonly Face[])[]; readonly face: Face; readonly found: number }
  | { readonly type: 'lostDie'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'rolled'; readonly begins: Seat }
  | { readonly type: 'won'; readonly seat: Seat };

/** By hand: bots clone millions of times. */
export const clone = (s: Immutable<State>): State => ({
  options: { ...s.options },
  seats: s.seats,
  cups: s.cups.map((cup) => [...cup]),
  bid: s.bid === 'none' ? 'none' : { ...s.bid },
  turn: s.turn,
  out: [...s.out],
});

/** Everything that can be chosen, and what holds where nobody chose: the only place that says so. */
export const VALUES = { dice: [5, 3], wild: [true, false] } as const;
export const USUAL: Options = { dice: 5, wild: true };

/** Fills in what is left out, and refuses anything that is not an option. */
export function parseOptions(raw: unknown): Options | Refused {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-options', 'not an object');
  const given = { ...USUAL, ...raw };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(VALUES, name)) return refused('bad-options', `there is no option "${name}"`);
    const values: readonly unknown[] = VALUES[name as keyof Options];
    if (!values.includes(value)) return refused('bad-options', `"${name}" can be ${values.join(' or ')}`);
  }
  return given;
}
