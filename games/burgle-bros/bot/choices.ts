import { quick } from '#table/chance.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import { CHARACTERS, type Character, type Side, UNDECIDED } from '../components/characters.ts';
import { cellOf, posOf } from '../components/squares.ts';
import type { Move } from '../move.ts';
import { distance } from '../path.ts';
import { isQuestion, type Pending, type Question } from '../pending.ts';
import { step } from '../rules/turn.ts';
import { clone, planFor, type State } from '../state.ts';
import { Forecasts, standing } from './standing.ts';
import type { Plan } from './turn.ts';
import { ENTRANCE, TOOL_WORTH } from './weights.ts';

/** The side of each character that the planner makes more of. */
const SIDE: Readonly<Record<Character, Side>> = {
  acrobat: 'normal',
  hacker: 'normal',
  hawk: 'advanced',
  juicer: 'normal',
  peterman: 'normal',
  raven: 'normal',
  rigger: 'normal',
  rook: 'normal',
  spotter: 'normal',
};

/** Worse than anybody. */
const NOBODY = -100;

/** An answer to a question, or undefined where it takes thought. */
export function choose(world: Immutable<State>, seat: Seat, moves: readonly Move[]): Move | undefined {
  const [best] = ranked(world, seat, moves) ?? [];
  return best?.move;
}

/** All answers to a question that takes no thought, by what each is good for; the best first. */
export function ranked(world: Immutable<State>, seat: Seat, moves: readonly Move[]): readonly Plan[] | undefined {
  const asked = world.pending.at(-1) as Pending | undefined;
  const worthOf = asked === undefined || !isQuestion(asked) ? undefined : measureOf(world, seat, asked);
  return worthOf && moves.map((move) => ({ move, worth: worthOf(move) })).sort((a, b) => b.worth - a.worth);
}

/** How good an answer is, in a measure of its question. */
function measureOf(world: Immutable<State>, seat: Seat, { ask }: Question): ((move: Move) => number) | undefined {
  switch (ask) {
    case 'side': {
      const character = CHARACTERS[world.role[seat]! - UNDECIDED]!;
      return (move) => Number(move.type === 'side' && move.side === SIDE[character]);
    }
    case 'entrance':
      return (move) => entranceWorth(world, move);
    // Whether a crew gives up is for its people to decide.
    case 'give-up':
    case 'orders':
    case 'trade':
      return ({ type }) => Number(type === 'agree');
    case 'stealth':
      return (move) => Number(move.type === 'lose' && move.what === 'room');
    case 'shelter':
      return (move) => (move.type === 'choose-seat' ? -world.stealth[move.seat]! : NOBODY);
    case 'how-many-tools':
      return (move) => (move.type === 'draw' ? move.count : 0);
    case 'keep-tool':
      return (move) => (move.type === 'keep' ? TOOL_WORTH[move.tool] : 0);
    default:
      return undefined;
  }
}

/** Far from the guard, with many ways. */
function entranceWorth(world: Immutable<State>, move: Move): number {
  if (move.type !== 'choose') return 0;
  const cell = cellOf(move.at);
  const plan = planFor(world, cell);
  const near = plan.places.filter((pos) => distance(plan, posOf(cell), pos) <= 2).length;
  return Math.min(ENTRANCE.far, distance(plan, posOf(world.guard[0]!), posOf(cell))) + ENTRANCE.near * near;
}

const SEEDS = 1 << 20;

/** All answers by how the crew stands after them, tried in some worlds; the best first. */
export function rated(worlds: readonly State[], seat: Seat, moves: readonly Move[], chance: Chance): Plan[] {
  // The same dice for every answer, so that they differ by nothing else.
  const tries = worlds.map((world) => ({ world, seed: `${chance.below(SEEDS)}` }));
  const worthOf = (move: Move): number => {
    let worth = 0;
    for (const { world, seed } of tries) {
      const state = clone(world);
      step(state, seat, move, quick(seed), () => {});
      worth += standing(state, state.turn, new Forecasts());
    }
    return worth / worlds.length;
  };
  return moves.map((move) => ({ move, worth: worthOf(move) })).sort((a, b) => b.worth - a.worth);
}
