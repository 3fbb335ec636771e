import { shuffle } from '#table/chance.ts';
import type { Chance, Seat } from '#table/game.ts';
import { DECK, HAND_SIZE, TOKENS_PER_RAID } from '../components.ts';
import { CENTRE, emptyTable, handSlot, type Options, type State } from '../state.ts';

/** S1 — Dog in the centre, cards shuffled, five to each. R1 — Chance says who begins. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(options, seats);
  state.draw = [...DECK];
  shuffle(state.draw, chance);
  for (let seat = 0; seat < seats; seat++) {
    for (let n = 0; n < HAND_SIZE; n++) state.hands[handSlot(seat, state.draw.pop()!)]! += 1;
  }
  layOut(state);
  state.turn = chance.below(seats) as Seat;
  return state;
}

/** S2 — The nine tokens of the raid go to the centre; hands, piles and dog stay as they are (R17). */
export function layOut(state: State): void {
  state.places.fill(CENTRE, firstToken(state.raid), firstToken(state.raid + 1));
}

/** The first token of a raid; its Boss is the one before that of the next. */
export const firstToken = (raid: number): number => raid * TOKENS_PER_RAID;
