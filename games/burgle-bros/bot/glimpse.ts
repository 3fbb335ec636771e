import type { Immutable } from '#table/game.ts';
import { ABILITY_USED, clone, markSeen, type State, seenBy } from '../state.ts';

/** R50 — A patrol deck after somebody has looked at its top card: left on top, or put under. */
interface Glimpse {
  readonly top: State;
  readonly bottom: State;
}

/** Every card that may lie on top of the patrol deck of a floor for all that this seat knows. */
export function glimpses(state: Immutable<State>, seat: number, floor: number): readonly Glimpse[] {
  const deck = state.patrol[floor]!;
  if (seenBy(deck.at(-1)!, seat)) return [];
  const dealt = (cards: number[]): State => {
    const next = clone(state);
    next.done |= ABILITY_USED;
    next.patrol[floor] = cards;
    return next;
  };
  return deck
    .filter((card) => !seenBy(card, seat))
    .map((card) => {
      const others = deck.filter((other) => other !== card);
      const seen = markSeen(card, seat);
      return { top: dealt([...others, seen]), bottom: dealt([seen, ...others]) };
    });
}
