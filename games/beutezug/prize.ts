import type { Immutable, Seat } from '#table/game.ts';
import { coloursOf } from './rules/burglary.ts';
import { checkLootToken } from './rules/loot.ts';
import { type CardNumber, clone, type State } from './state.ts';

/** What a card would bring its owner besides, if a seat had it now. */
export interface Prize {
  /** R10 — How many of the four colours the seat has then, and how many it has without. */
  readonly colours: number;
  readonly before: number;
  /** The points of the loot token that this brings; 0 if none. */
  readonly token: number;
}

export function prizeOf(state: Immutable<State>, seat: Seat, card: CardNumber): Prize {
  const after = clone(state);
  after.loot[seat]!.push(card);
  let token = 0;
  checkLootToken(after, seat, (event) => {
    if (event.type === 'tookLootToken') token = event.points;
  });
  return { colours: coloursOf(after, seat), before: coloursOf(state, seat), token };
}
