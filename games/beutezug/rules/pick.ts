import type { Immutable, Seat, Tell } from '#table/game.ts';
import { SPACE_NUMBER, SPACES, type Space } from '../components.ts';
import type { Refusal } from '../refusal.ts';
import { EMPTY, type Event, type Move, type State, shown } from '../state.ts';

/** S2, R1 — Any face-up card of any row, whether or not somebody has picked it. R32 — There always is one. */
export function picks(state: Immutable<State>): readonly Move[] {
  let faceUp = 0;
  for (let space = 0; space < SPACES.length; space++) if (state.display[space] !== EMPTY) faceUp |= 1 << space;
  const offer = OFFERS[faceUp];
  if (offer !== undefined) return offer;
  const made = PICK.filter((_, space) => (faceUp & (1 << space)) !== 0);
  OFFERS[faceUp] = made;
  return made;
}

export const whyNotPick = (state: Immutable<State>, space: Space): Refusal | undefined =>
  state.display[SPACE_NUMBER[space]] === EMPTY ? 'no-card-there' : undefined;

const PICK: readonly Move[] = SPACES.map((space) => ({ type: 'pick', space }));
/** The picks for each set of spaces that have a card, made when first needed. */
const OFFERS: (readonly Move[])[] = [];

/** S2 — The token goes on the card; after the last player's pick the burglaries begin, with that same player (R2). */
export function pick(state: State, seat: Seat, space: Space, tell: Tell<Event>): void {
  const at = SPACE_NUMBER[space];
  state.tokens[seat] = at;
  tell({ type: 'picked', seat, space, ...shown(state, state.display[at]!) });
  if (state.turn === state.seats - 1) state.phase = 'roll';
  else state.turn += 1;
}
