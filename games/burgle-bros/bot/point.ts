import type { Cell } from '../components/squares.ts';
import type { State } from '../state.ts';

/** A point in the middle of a turn that is thought through. */
export interface Point {
  readonly state: State;
  /** What peeks, dice and the like have brought so far, without looking at what they would show. */
  readonly credit: number;
  /** Tiles that are peeked at in thought: nobody knows what they are. */
  readonly peeked: readonly Cell[];
  /** Rolls for a safe in thought. */
  readonly rolls: number;
  /** A plan walks into one unknown room at most: what comes after that is thought of when it is there. */
  readonly entered: boolean;
}

/** Numbers and texts mixed into one number, in two halves, so that 53 bits tell points apart. */
class Digest {
  private high = 0;
  private low = 0;

  add(value: number): void {
    this.high = (Math.imul(this.high ^ value, 0x01000193) + 0x7f4a7c15) | 0;
    this.low = (Math.imul(this.low, 31) + value + 1) | 0;
  }

  addAll(values: readonly number[]): void {
    this.add(values.length);
    for (let i = 0; i < values.length; i++) this.add(values[i]!);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  get value(): number {
    return (this.high >>> 11) * 2 ** 32 + (this.low >>> 0);
  }
}

/** All that matters for how a turn can go on. */
export function keyOf({ state, peeked, rolls, entered }: Point): number {
  const digest = new Digest();
  for (const key of LISTS) digest.addAll(state[key]);
  for (const key of NUMBERS) digest.add(state[key]);
  for (const layout of state.layouts) digest.addText(layout);
  digest.addAll(peeked.length > 1 ? peeked.toSorted((a, b) => a - b) : peeked);
  digest.add(2 * rolls + (entered ? 1 : 0));
  if (state.pending.length > 0) digest.addText(JSON.stringify(state.pending));
  return digest.value;
}

const LISTS = [
  'at',
  'stealth',
  'guard',
  'goal',
  'die',
  'tiles',
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
