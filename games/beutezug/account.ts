import type { Valuing } from '#table/account.ts';
import { quick } from '#table/chance.ts';
import { type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { stir } from '#table/stir.ts';
import { Outlook } from './bot/outlook.ts';
import { power, share, traitsOf, weightsAtStart } from './bot/worth.ts';
import { FIRST_CARD } from './box.ts';
import { SPACE_NUMBER } from './components.ts';
import { bestUse } from './reroll.ts';
import { outcome } from './rules/final.ts';
import { legalMoves, step, toAct } from './rules/turn.ts';
import { boxOf, clone, type Move, type State } from './state.ts';

/** Of the cards that may be picked, so many of the most promising are compared. */
const PICKS = 4;

/** Only the order of the decks is hidden. A round is played to its end; what it is worth then was fitted to many games. */
export const valuing: Valuing<State, Move> = {
  // In the last round a guess is a win or none: fewer looks would leave a roll of a tenth of a win in doubt.
  rounds: 96,

  anew(state, seed) {
    const world = clone(state);
    for (const [deck, cards] of world.decks.entries()) {
      // Cards come and go under the first deck, so places count from those.
      const known = deck === 0 ? cards.splice(0, state.under) : [];
      stir(cards, (place) => place < cards.length, `${seed} deck ${deck}`, FIRST_CARD[deck + 1]! - FIRST_CARD[deck]!);
      cards.unshift(...known);
    }
    return world;
  },

  guess(state, seed) {
    const { round } = state;
    while (state.phase !== 'over' && state.round === round) {
      const seat = toAct(state)[0]!;
      // Dice of their own for each burglary: what one has rolled does not change the luck of the next.
      const dice = quick(`${seed} ${round} ${seat} ${state.rerollsAll} ${state.rerollsOne}`);
      step(state, seat, choice(reading(state), seat), dice, silence);
    }
    return shares(reading(state));
  },

  rivals(state, seat, moves) {
    if (moves[0]!.type !== 'pick') return moves;
    const outlook = new Outlook(state);
    const best = outlook.spaces(seat).slice(0, PICKS);
    return moves.filter((move) => best.some(({ space }) => move.type === 'pick' && SPACE_NUMBER[move.space] === space));
  },
};

/** By what it promises itself, as the normal bot plays. */
function choice(state: Immutable<State>, seat: Seat): Move {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0]!;
  if (state.phase === 'bonus') return bestUse(state, moves);
  const outlook = new Outlook(state);
  const worths = moves.map((move) => {
    if (move.type === 'pick') return outlook.expectation(seat, SPACE_NUMBER[move.space]);
    if (move.type === 'keep') return outlook.gain(seat, boxOf(state).numberOf.get(move.card)!).power;
    throw new Error(`a "${move.type}" among several`);
  });
  return moves[worths.indexOf(Math.max(...worths))]!;
}

/** The chance of each seat to win, as a round begins; when the game is over, who has won. */
function shares(state: Immutable<State>): readonly number[] {
  const end = outcome(state);
  if (end !== undefined) return seatsOf(state.seats).map((seat) => Number(end.winners.includes(seat)));
  const weights = weightsAtStart(state);
  const traits = seatsOf(state.seats).map((seat) => traitsOf(state, seat));
  const score = {
    points: traits.map(({ points }) => points),
    powers: traits.map((each) => power(each, weights)),
    tops: traits.map(({ top }) => top),
  };
  return seatsOf(state.seats).map((seat) => share(seat, score, weights, false));
}

const silence = (): void => {};
