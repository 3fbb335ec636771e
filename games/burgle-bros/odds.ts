import type { Seat } from '#table/game.ts';
import { EVENTS, type EventName, LASTING, NOT_SOLO } from './components/cards.ts';
import { type GuardOdds, guardOdds } from './odds/guards.ts';
import { type HiddenOdds, hiddenOdds } from './odds/hidden.ts';
import { type KeypadOdds, keypadOdds, type SafeOdds, safeOdds } from './odds/safes.ts';
import type { View } from './view.ts';

export { oddsText } from './text/odds.ts';
export type { GuardOdds, HiddenOdds, KeypadOdds, SafeOdds };

/** All chances that can be worked out from what one seat knows. */
export interface Odds {
  readonly seat: Seat;
  /** Safes that are face up, for this seat's dice. */
  readonly safes: readonly SafeOdds[];
  /** Keypads that are face up and locked. */
  readonly keypads: readonly KeypadOdds[];
  readonly guards: readonly GuardOdds[];
  /** What is under a face-down tile, floor by floor. */
  readonly hidden: readonly HiddenOdds[];
  /** The next event, whenever one is drawn. */
  readonly events: readonly { readonly event: EventName; readonly chance: number }[];
}

/** Exact chances. What is said of others' knowledge is left out: a card that somebody else has seen is unknown all the same. */
export const odds = (view: View, seat: Seat): Odds => ({
  seat,
  safes: safeOdds(view, seat),
  keypads: keypadOdds(view, seat),
  guards: guardOdds(view),
  hidden: hiddenOdds(view),
  events: eventOdds(view),
});

/** The top card if it is known (Spotter, Crystal Ball), otherwise any that is nowhere else; an empty deck is shuffled first. */
function eventOdds({ events, lasting, seats }: View): { event: EventName; chance: number }[] {
  const { deck, discard } = events;
  const [top] = deck.cards;
  if (top !== undefined && top !== '?') return [{ event: top, chance: 1 }];
  const out: readonly string[] = [
    ...(seats === 1 ? NOT_SOLO.events : []),
    ...LASTING.filter((event) => lasting[event] !== 'none'),
    ...(top === undefined ? [] : [...deck.cards, ...discard]),
  ];
  const left = EVENTS.filter((event) => !out.includes(event));
  return left.map((event) => ({ event, chance: 1 / left.length }));
}
