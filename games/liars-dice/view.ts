import type { Chance, Immutable, Seat, Veiled, Viewer } from '#table/game.ts';
import { FACES, type Face } from './components.ts';
import { isOver } from './rules/bidding.ts';
import type { Bid, Event, Options, State } from './state.ts';

/** R7 — What one viewer may know: their own dice, how many the others have, and the bid. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly cups: readonly (readonly Veiled<Face>[])[];
  readonly bid: Bid | 'none';
  readonly turn: Seat;
  readonly out: readonly Seat[];
}

/** R7 — Dice under other cups are hidden, until the game is over. */
export const view = (state: Immutable<State>, viewer: Viewer): View => ({
  viewer,
  options: { ...state.options },
  seats: state.seats,
  cups: state.cups.map((cup, seat) => (seat === viewer || isOver(state) ? [...cup] : cup.map(() => '?'))),
  bid: state.bid === 'none' ? 'none' : { ...state.bid },
  turn: state.turn,
  out: [...state.out],
});

/** R7 — Everybody hears everything: dice are told of only while they lie open. */
export const redact = (event: Event): Event => event;

/** What a bid tells is for the others to guess. Whatever follows a doubt was hidden before. */
export const reveals: Readonly<Record<Event['type'], boolean>> = {
  announced: false,
  doubted: false,
  shown: true,
  lostDie: false,
  rolled: false,
  won: false,
};

/** S1 — What is hidden can be anything that dice can show. */
export const determinize = (v: View, chance: Chance): State => ({
  options: { ...v.options },
  seats: v.seats,
  cups: v.cups.map((cup) => cup.map((die) => (die === '?' ? FACES[chance.below(FACES.length)]! : die)).sort()),
  bid: v.bid === 'none' ? 'none' : { ...v.bid },
  turn: v.turn,
  out: [...v.out],
});
