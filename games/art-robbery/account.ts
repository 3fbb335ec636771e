import type { Valuing } from '#table/account.ts';
import { quick } from '#table/chance.ts';
import { type Chance, type Immutable, reading } from '#table/game.ts';
import { stir } from '#table/stir.ts';
import { look } from './bot/policy.ts';
import { isFar, worth } from './bot/worth.ts';
import { DECK } from './components.ts';
import { legalMoves } from './rules/cards.ts';
import { step, toAct } from './rules/turn.ts';
import { clone, type Move, type State } from './state.ts';

/**
 * How far apart in points two moves have to look for the better one to be e times as likely: fitted to what the normal bot did
 * in 25,000 decisions. What looks best, always made, would make every card weigh twice as much as it does.
 */
const SPREAD = 1.7;
const STEPS = 1 << 16;

/** Nobody knows the draw pile. A raid is played to its end at first sight; what it is worth then was fitted to many games. */
export const valuing: Valuing<State, Move> = {
  rounds: 120,
  // Played on at first sight, which is weaker than whoever moves: what everybody then does looks like more than was to be expected.
  isRough: true,

  anew(state, seed) {
    const world = clone(state);
    stir(world.draw, (place) => place < state.draw.length, `${seed} pile`, DECK.length);
    return world;
  },

  guess(state, seed) {
    const chance = quick(seed);
    const start = { raid: state.raid } as Immutable<State>;
    for (let seat = toAct(state)[0]; seat !== undefined && !isFar(reading(state), start); seat = toAct(state)[0]) {
      // The whims of a turn are its own: what was drawn before does not change them.
      const whims = quick(`${seed} ${state.raid} ${state.discard.length} ${seat}`);
      const liked = (move: Move): number => look(reading(state), seat!, move) + SPREAD * whim(whims);
      step(state, seat, best(legalMoves(reading(state), seat), liked), chance, silence);
    }
    return worth(reading(state));
  },
};

/** Added to what moves look like, it makes each as likely as a softmax would. */
const whim = (chance: Chance): number => -Math.log(-Math.log((chance.below(STEPS) + 0.5) / STEPS));

function best(moves: readonly Move[], looks: (move: Move) => number): Move {
  if (moves.length === 1) return moves[0]!;
  const all = moves.map(looks);
  return moves[all.indexOf(Math.max(...all))]!;
}

const silence = (): void => {};
