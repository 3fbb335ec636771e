import type { Chance, Seat, Tell } from '#table/game.ts';
import { EVENTS, event, LASTING, loot } from '../components/cards.ts';
import { IDLE } from '../components/jobs.ts';
import { floorOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import { OFF, type State } from '../state.ts';
import { mix, takeTop } from './decks.ts';
import { EFFECTS, NOTHING } from './effects.ts';
import { holdsLoot } from './loot.ts';

const STAMP = loot('stamp');

/** R1, R2 — Who spends two actions or fewer draws an event; three with the Stamp (R103). */
export const drawsEvent = (state: State): boolean =>
  state.spent <= IDLE + (holdsLoot(state, state.turn, STAMP) ? 1 : 0);

/** C6 — An event is drawn and happens at once; some stay until the drawer's next turn. */
export function drawEvent(state: State, chance: Chance, tell: Tell<Event>): void {
  if (state.eventDeck.length === 0) {
    [state.eventDeck, state.eventDiscard] = [state.eventDiscard, []];
    mix(state.eventDeck, chance);
    tell({ type: 'eventsReshuffled', cards: state.eventDeck.length });
  }
  const card = takeTop(state.eventDeck, chance);
  const name = EVENTS[card]!;
  const seat = state.turn;
  tell({ type: 'eventDrawn', seat, event: name });
  const lasting = LASTING.indexOf(name as (typeof LASTING)[number]);
  if (lasting >= 0) state.lasting[lasting] = seat;
  else state.eventDiscard.push(card);
  const happening = { state, seat, floor: floorOf(state.at[seat]!), chance, tell };
  if (EFFECTS[name](happening) === NOTHING) tell({ type: 'noEffect', event: name });
}

/** R1 — Events that lasted a round end with the next turn of whoever drew them. */
export function endLasting(state: State, seat: Seat, tell: Tell<Event>): void {
  for (const [i, name] of LASTING.entries()) {
    if (state.lasting[i] !== seat) continue;
    state.lasting[i] = OFF;
    state.eventDiscard.push(event(name));
    tell({ type: 'eventEnded', event: name });
  }
}
