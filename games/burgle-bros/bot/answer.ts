import { quick } from '#table/chance.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import { cellOf } from '../components/squares.ts';
import { SAFE } from '../components/tiles.ts';
import type { Answer, Impossible } from '../sketch.ts';
import { clone, has, isInside, isUp, NO_TILE, SAFE_OPEN, type State, shows } from '../state.ts';
import type { View } from '../view.ts';
import { determinize } from '../worlds.ts';
import { diceOf } from './lookahead.ts';
import { prospect } from './prospect.ts';
import { Rehearsal } from './rehearsal.ts';
import { canDo, digitsOf } from './tasks.ts';
import { Errand, type Wish } from './wish.ts';

/** In how many worlds a wish is tried, and a word that is given already. */
const WORLDS = 12;
const WORLDS_FOR_A_WORD = 6;

/** By how much likelier it is to be captured or noticed, and what it costs of the chance to win: from there on the answer is no. */
const LIMITS = { caught: 0.1, noticed: 0.3, dear: 0.05 } as const;
/** … where the word is given already. */
const LIMITS_OF_A_WORD = { caught: 0.25, noticed: 0.6, dear: 0.15 } as const;

/** What a turn comes to. */
interface Trial {
  readonly done: number;
  readonly nearer: number;
  readonly caught: number;
  readonly noticed: number;
  readonly prospect: number;
}

/** What somebody says to a wish, from what everybody sees. */
export function answerTo(view: View, seat: Seat, wish: Wish, chance: Chance, isPromised: boolean): Answer {
  const impossible = objectionTo(determinize(view, chance), seat, wish);
  if (impossible !== undefined) return { yes: false, because: impossible };
  const kept: Trial[] = [];
  const free: Trial[] = [];
  for (let n = 0; n < (isPromised ? WORLDS_FOR_A_WORD : WORLDS); n++) {
    const world = determinize(view, chance);
    const seed = `${chance.below(SEEDS)}`;
    kept.push(trial(world, seat, wish, seed, true));
    free.push(trial(world, seat, wish, seed, false));
  }
  const [mean, other] = [meanOf(kept), meanOf(free)];
  const limits = isPromised ? LIMITS_OF_A_WORD : LIMITS;
  if (mean.caught - other.caught >= limits.caught)
    return { yes: false, because: 'caught', chance: mean.caught, other: other.caught };
  if (mean.noticed - other.noticed >= limits.noticed)
    return { yes: false, because: 'noticed', chance: mean.noticed, other: other.noticed };
  if (other.prospect - mean.prospect >= limits.dear)
    return { yes: false, because: 'dear', chance: other.prospect - mean.prospect };
  if (mean.done >= 0.5) return { yes: true, because: 'gladly' };
  return isPromised || mean.nearer >= 0.5 ? { yes: true, because: 'asFar' } : { yes: false, because: 'noWay' };
}

const SEEDS = 1 << 20;

function objectionTo(world: State, seat: Seat, wish: Wish): Impossible | undefined {
  const cell = cellOf(wish.at);
  if (!isInside(world, seat)) return 'outside';
  if ((world.tiles[cell] ?? NO_TILE) === NO_TILE) return 'noWay';
  if (wish.intent === 'come' && !isInside(world, wish.by)) return 'outside';
  if (wish.intent === 'peek' && isUp(world, cell)) return 'known';
  if (wish.intent === 'crack') {
    if (!shows(world, cell, SAFE) || has(world, cell, SAFE_OPEN)) return 'noSafe';
    if (!canDo(world, seat, { kind: 'safe', cell, extra: 0 })) return 'notAllowed';
    if (digitsOf(world, cell).known === 0) return 'noDigit';
  }
  return new Errand(world, seat, wish).away(world) === Number.POSITIVE_INFINITY ? 'noWay' : undefined;
}

/** One world played to the end of the seat's turn, with the wish or without. */
function trial(world: Immutable<State>, seat: Seat, wish: Wish, seed: string, isKept: boolean): Trial {
  const state = clone(world);
  const dice = diceOf(state, seed);
  const rehearsal = new Rehearsal(state, dice, quick(seed), isKept ? { seat, wish } : undefined);
  let isTheirs = state.turn === seat;
  // Jump the Gun may pass them over once.
  for (let n = 0; n <= 2 * state.seats && state.result === 'playing'; n++) {
    rehearsal.until(state.turns + 1);
    if (isTheirs) break;
    isTheirs = state.turn === seat;
  }
  // Whoever wants company may have gone on meanwhile.
  const errand = new Errand(state, seat, wish);
  return {
    done: Number(errand.isDone(state)),
    nearer: Number(errand.away(state) < new Errand(world, seat, wish).away(world)),
    caught: Number(state.result === 'captured'),
    noticed: Number(state.stealth[seat]! < world.stealth[seat]!),
    prospect: prospect(state),
  };
}

const meanOf = (trials: readonly Trial[]): Trial => {
  const mean = (of: keyof Trial): number => trials.reduce((sum, each) => sum + each[of], 0) / trials.length;
  return {
    done: mean('done'),
    nearer: mean('nearer'),
    caught: mean('caught'),
    noticed: mean('noticed'),
    prospect: mean('prospect'),
  };
};
