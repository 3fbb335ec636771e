import { DECKS, SPACE_NUMBER, type Space } from '../../components.ts';
import type { Event } from '../../state.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';

/**
 * What is seen once this has been shown: the position before, a picture further. It repeats what the event says and decides
 * nothing; what has no place at the villa comes with the position at the end.
 */
export function unfolded(view: View, event: Event): View {
  switch (event.type) {
    case 'picked':
      return standing(view, event.seat, event.space);
    case 'failed':
      return standing(view, event.seat, 'none');
    case 'drew':
      return {
        ...withZeros(view, view.decks[0]!.slice(event.cards.length)),
        drawn: event.cards.map(({ card }) => card),
      };
    case 'kept':
      return { ...view, drawn: [], loot: view.loot.with(event.seat, [...view.loot[event.seat]!, event.card]) };
    case 'putUnder':
      return withZeros(view, [...view.decks[0]!, event.card]);
    case 'roundEnded':
      return { ...view, points: event.points };
    case 'ordered':
      return { ...view, order: event.order, round: view.round + 1 };
    case 'succeeded':
      return {
        ...hung(view, event.space, 'empty'),
        tokens: view.tokens.with(event.seat, 'none'),
        loot: view.loot.with(event.seat, [...view.loot[event.seat]!, event.card]),
      };
    case 'tookLootToken':
      return {
        ...view,
        lootTokens: view.lootTokens.with(event.seat, event.points),
        lootTokensLeft: view.lootTokensLeft.slice(1),
      };
    case 'displaced':
      return event.seats.reduce((so, seat) => standing(so, seat, event.to), view);
    case 'stranded':
      return event.seats.reduce((so, seat) => standing(so, seat, 'none'), view);
    case 'refilled':
    case 'revealed': {
      const deck = DECKS.indexOf(cardOf(view, event.card).deck);
      return { ...hung(view, event.space, event.card), decks: view.decks.with(deck, view.decks[deck]!.slice(1)) };
    }
    default:
      return view;
  }
}

/** Somebody at another window, or at none. */
export const standing = (view: View, seat: number, space: Space | 'none'): View => ({
  ...view,
  tokens: view.tokens.with(seat, space),
});

const withZeros = (view: View, zeros: View['decks'][number]): View => ({ ...view, decks: view.decks.with(0, zeros) });

const hung = (view: View, space: Space, card: string): View => ({
  ...view,
  display: view.display.with(SPACE_NUMBER[space], card),
});
