import type { Cell } from '../components/squares.ts';
import { cardIn, type State, seenBy } from '../state.ts';
import type { Layout } from '../walls.ts';

/** A point in the middle of a turn that is thought through. */
export interface Point {
  readonly state: State;
  /** What peeks, dice and the like have brought so far, without looking at what they would show. */
  readonly credit: number;
  /** Tiles that are peeked at in thought: nobody knows what they are. */
  readonly peeked: readonly Cell[];
  /** Rolls for a safe in thought. */
  readonly rolls: number;
  /** The tile that an unknown room is thought to be, or `NO_TILE`: a plan walks into one at most. */
  readonly found: number;
}

/** Numbers and texts mixed into one number, in two halves, so that 53 bits tell points apart. */
export class Digest {
  private high = 0;
  private low = 0;

  add(value: number): void {
    this.high = (Math.imul(this.high ^ value, 0x01000193) + 0x7f4a7c15) | 0;
    this.low = (Math.imul(this.low, 31) + value + 1) | 0;
  }

  /** The same for one after the other, and first how many they are: asked for every point, so nothing is written down on the way. */
  addAll(values: readonly number[]): void {
    this.add(values.length);
    let { high, low } = this;
    for (let i = 0; i < values.length; i++) {
      high = (Math.imul(high ^ values[i]!, 0x01000193) + 0x7f4a7c15) | 0;
      low = (Math.imul(low, 31) + values[i]! + 1) | 0;
    }
    this.high = high;
    this.low = low;
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  get value(): number {
    return (this.high >>> 11) * 2 ** 32 + (this.low >>> 0);
  }
}

/** All that matters for how a turn can go on. Of the tiles only one can differ within a turn: that of the room walked into. */
export function keyOf({ state, peeked, rolls, found }: Point): number {
  const digest = new Digest();
  for (const key of LISTS) digest.addAll(state[key]);
  for (const key of NUMBERS) digest.add(state[key]);
  for (const layout of state.layouts) digest.add(numberOf(layout));
  digest.addAll(peeked.length > 1 ? peeked.toSorted((a, b) => a - b) : peeked);
  digest.add(rolls);
  digest.add(found);
  for (const deck of state.patrol) addSeen(digest, deck, state.turn);
  if (state.pending.length > 0) digest.addText(JSON.stringify(state.pending));
  return digest.value;
}

/** R50 — The cards of a deck that somebody has seen there, and where they lie. */
export function addSeen(digest: Digest, deck: readonly number[], seat: number): void {
  for (let i = 0; i < deck.length; i++) {
    if (!seenBy(deck[i]!, seat)) continue;
    digest.add(i);
    digest.add(cardIn(deck[i]!));
  }
}

/** Walls change only when somebody blows one up: a number each is quicker than reading them. */
const LAYOUTS = new Map<Layout, number>();
const MOST_LAYOUTS = 1 << 10;
export function numberOf(layout: Layout): number {
  const known = LAYOUTS.get(layout);
  if (known !== undefined) return known;
  if (LAYOUTS.size >= MOST_LAYOUTS) LAYOUTS.clear();
  const digest = new Digest();
  digest.addText(layout);
  LAYOUTS.set(layout, digest.value | 0);
  return digest.value | 0;
}

const LISTS = [
  'at',
  'stealth',
  'guard',
  'goal',
  'die',
  'marks',
  'tokens',
  'refuge',
  'toolAt',
  'lootAt',
  'lasting',
  'entered',
  'tries',
  'rolled',
] as const satisfies (keyof State)[];
const NUMBERS = [
  'crow',
  'laptop',
  'juice',
  'slipped',
  'left',
  'spent',
  'done',
  'suit',
  'pace',
] as const satisfies (keyof State)[];
