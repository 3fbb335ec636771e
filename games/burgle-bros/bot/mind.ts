import type { Situation } from '#table/bot.ts';
import type { Chance, Immutable, Seat } from '#table/game.ts';
import { cellOf } from '../components/squares.ts';
import type { Move } from '../move.ts';
import { notate } from '../notation.ts';
import { legalMoves } from '../rules/moves.ts';
import { isLocked } from '../rules/tiles.ts';
import { step } from '../rules/turn.ts';
import { type Ghost, ghostsIn, isSame, type Mind, type Sketch, sent } from '../sketch.ts';
import { clone, isUp, type State } from '../state.ts';
import type { View } from '../view.ts';
import { determinize } from '../worlds.ts';
import { motive } from './hint.ts';
import { mindOf, openly, replies } from './promise.ts';
import { Turn } from './turn.ts';
import { Errand, type Wish } from './wish.ts';

type Seen = Situation<View, Move>;

/** What a bot lays open before it makes this move, or answers in between: data of a plan, if anything of it is new. */
export function mind(seen: Seen, move?: Move): unknown {
  const { seat, chance } = seen;
  const view = openly(seen.view);
  const answers = replies(seen);
  const last = mindOf(ghostsIn(seen.told ?? [], view), seat);
  const kept = answers.find(({ answer }) => answer.yes);
  const isQuiet = move === undefined || move.type === 'end' || view.question !== 'none' || seen.moves.length === 1;
  const isAsSaid = !isQuiet && last !== undefined && says(last, view, move);
  if (isQuiet || isAsSaid) {
    const isDone = move?.type === 'end' && last?.mind?.next !== undefined;
    if (!isDone && JSON.stringify(answers) === JSON.stringify(last?.mind?.replies ?? [])) return undefined;
    // A new word takes the place of what it had in mind.
    const isNew = kept !== undefined && !last?.mind?.replies.some(({ answer }) => answer.yes);
    const { sketches, mind: said } = last === undefined || isNew || isDone ? { sketches: [], mind: undefined } : last;
    return sent(view, { actor: seat, sketches, mind: { ...said, replies: answers } });
  }
  const wish = kept && { ...kept.wish, by: kept.to };
  const world = determinize(view, chance);
  const why =
    wish !== undefined && new Errand(world, seat, wish).isServedBy(move, world)
      ? ({ because: 'asked', seat: wish.by } as const)
      : motive({ ...seen, view }, move);
  const sketches = lineFrom(world, seat, move, chance, wish);
  const said: Mind = {
    ...(sketches.length === 0 && { next: notate(move) }),
    ...(why && { why }),
    replies: answers,
  };
  return sent(view, { actor: seat, sketches, mind: said });
}

/** Whether this move was shown already as the next one. */
function says({ sketches, mind: said }: Ghost, { crew, turn }: View, move: Move): boolean {
  if (said?.next === notate(move)) return true;
  const at = crew[turn]!.at;
  const gone = sketches.findLastIndex((sketch) => sketch.intent === 'go' && sketch.at === at);
  const [shown, next] = [sketchOf(move), sketches[gone + 1]];
  return shown !== undefined && next !== undefined && isSame(shown, next);
}

function sketchOf(move: Move): Sketch | undefined {
  switch (move.type) {
    case 'go':
      return { intent: 'go', at: move.to };
    case 'peek':
      return { intent: 'peek', at: move.at };
    case 'crack':
      return { intent: 'crack', at: move.safe };
    default:
      return undefined;
  }
}

const silence = (): void => {};

/** The move and those that follow, until something comes to light that nobody can know, or the turn is over. */
function lineFrom(world: State, seat: Seat, first: Move, chance: Chance, wish: Wish | undefined): readonly Sketch[] {
  const line: Sketch[] = [];
  const state = clone(world);
  for (let move: Move | undefined = first; move !== undefined; ) {
    const sketch = sketchOf(move);
    // Whoever turns back waits for something: that is no way to draw.
    if (sketch === undefined || line.some(({ at }) => at === sketch.at)) break;
    line.push(sketch);
    if (isOpen(state, move)) break;
    step(state, seat, move, chance, silence);
    if (state.result !== 'playing' || state.turn !== seat || state.pending.length > 0 || state.left === 0) break;
    [move] = new Turn(state, seat, chance, { care: 'likely', wish })
      .plans(state, legalMoves(state, seat))
      .map((plan) => plan.move);
  }
  return line;
}

/** What comes of it nobody can know. */
function isOpen(state: Immutable<State>, move: Move): boolean {
  if (move.type !== 'go') return true;
  const to = cellOf(move.to);
  return !isUp(state, to) || isLocked(state, to);
}
