import type { Chance } from '#table/game.ts';
import type { CardNumber, State } from '../state.ts';

/**
 * Takes the top card of a deck that has any. R25 — In a world that is imagined the order of a deck is open but for what was
 * put under it: which card lies on top is settled now.
 */
export function drawTop(state: State, deck: number, { pick }: Chance): CardNumber {
  const cards = state.decks[deck]!;
  const [top, known] = [cards.length - 1, deck === 0 ? state.under : 0];
  if (pick !== undefined && top > known) {
    const other = known + pick(() => Array<number>(cards.length - known).fill(1));
    const card = cards[other]!;
    cards[other] = cards[top]!;
    cards[top] = card;
  }
  return cards.pop()!;
}
