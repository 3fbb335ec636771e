import { LOST_VISUAL, type PatrolCard, patrolDeck, TAKEN_AWAY } from '../components/jobs.ts';
import { type Grid, posOfGrid } from '../components/squares.ts';
import type { View } from '../view.ts';
import { holePos } from '../walls.ts';
import { type Bits, bitsOf } from './bits.ts';

/** A card whose face this viewer has not seen. */
export const UNKNOWN = -1;

/** What a viewer knows of a floor's patrol cards. */
export interface Deck {
  /** From the top: a place, `LOST_VISUAL`, or `UNKNOWN`. */
  readonly cards: readonly number[];
  /**
   * R91 — The cards that are in the unknown places of the deck or were taken away unseen. Each of them is equally
   * likely to be anywhere among these, so those taken away need no care: they are just places that never come up.
   */
  readonly unknown: Bits;
  /** All cards of the floor, and how many of them are in the deck after the next shuffle (R70, R101). */
  readonly whole: Bits;
  readonly fresh: number;
}

export function deckOf(view: View, floor: number): Deck {
  const { deck, discard } = view.floors[floor]!;
  const { job, hole, lostVisual } = view.options;
  const all = patrolDeck(job, floor, holePos(hole));
  if (lostVisual) all.push(LOST_VISUAL);
  const whole = bitsOf(all);
  const cards = deck.cards.map((card) => (card === '?' ? UNKNOWN : indexOf(card)));
  const known = cards.filter((card) => card !== UNKNOWN);
  return {
    cards,
    unknown: whole & ~bitsOf([...known, ...discard.map(indexOf)]),
    whole,
    fresh: all.length - TAKEN_AWAY[view.seats]!,
  };
}

const indexOf = (card: PatrolCard): number => (card === 'lost-visual' ? LOST_VISUAL : posOfGrid(card as Grid));

/** How far a deck has been drawn: places from the top, and the unknown cards left. */
export interface Drawn {
  readonly at: number;
  readonly pool: Bits;
}

/** Cards drawn from a deck that was shuffled after the one in view count from here. */
const FRESH = 1000;

/** R70 — The next card is as known, or any of these with equal chance; where none is left, of all, after a shuffle. */
export function nextCards(deck: Deck, { at, pool }: Drawn): Drawn & { readonly card: number } {
  const spent = at === deck.cards.length || at === FRESH + deck.fresh;
  if (spent) return { card: UNKNOWN, at: FRESH + 1, pool: deck.whole };
  return { card: deck.cards[at] ?? UNKNOWN, at: at + 1, pool };
}

export const isSpent = (deck: Deck, at: number): boolean => at === deck.cards.length;
