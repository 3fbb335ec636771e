import fc from 'fast-check';
import { commitment, fair, quick } from '../chance.ts';
import { Play } from '../play.ts';
import type { GameRecord } from '../record.ts';
import { isRefused } from '../refusal.ts';
import { type Event, inTurn, type Move, type Options, type State, toy, type View } from './toy.ts';

/** What decides how a game of Coffers goes. */
export interface Fixture {
  readonly seats: number;
  readonly rounds: Options['rounds'];
  readonly seed: string;
}

export type Coffer = Play<State, Move, Event, View, Options>;

export const fixtures: fc.Arbitrary<Fixture> = fc.record({
  seats: fc.integer({ min: toy.seats.min, max: toy.seats.max }),
  rounds: fc.constantFrom(1, 2),
  seed: fc.string({ unit: 'grapheme' }),
});

export const secretOf = ({ seed }: Fixture): string => `secret ${seed}`;

const saltsOf = ({ seats, seed }: Fixture): string[] => Array.from({ length: seats }, (_, i) => `salt ${i} ${seed}`);

/** A game of Coffers with nothing played yet, all dice to come from its secret. */
export function opened(fixture: Fixture): Coffer {
  const { seats, rounds } = fixture;
  const secret = secretOf(fixture);
  const salts = saltsOf(fixture);
  return new Play(toy, { options: { rounds }, seats, commitment: commitment(secret), salts }, fair(secret, salts, 0));
}

/** The chance that the next entry has to use. */
export const chanceOf = (play: Coffer, fixture: Fixture) => fair(secretOf(fixture), saltsOf(fixture), play.at + 1);

/** A game of Coffers to the end, the players marking, taking back, swapping and rolling at random. */
export function played(fixture: Fixture): Coffer {
  const play = opened(fixture);
  const whim = quick(fixture.seed);
  while (play.outcome() === undefined) {
    const seat = inTurn(play.state);
    const legal = toy.moves(play.state, seat);
    const back = play.takeBack(seat);
    const move = toy.notate(legal[whim.below(legal.length)]!);
    const decision = isRefused(back) || whim.below(3) > 0 ? play.decide(seat, move, chanceOf(play, fixture)) : back;
    if (isRefused(decision)) throw new Error(`refused: ${decision.refused}`);
    play.accept(decision);
  }
  return play;
}

/** The finished record of such a game, with its secret. */
export const recorded = (fixture: Fixture): GameRecord => played(fixture).record(secretOf(fixture));
