import type { Tool } from '../components/cards.ts';
import { cellOf, posOf, type Square } from '../components/squares.ts';
import type { Move } from '../move.ts';
import { distance } from '../path.ts';
import { planFor, type State } from '../state.ts';
import type { View } from '../view.ts';
import { gap, SLIGHT, type Weighed } from './comparison.ts';
import type { Reason } from './reason.ts';
import { deedReasons, sideReason, stepsTo, type Weighing } from './reasons.ts';
import { TOOL_WORTH } from './weights.ts';

/** What costs more than three turns is no loss of time any more: the planner fears for somebody. */
export const FEAR = 12;
/** What differs by less is as good, as far as anybody can tell. */
export const EVEN = 0.25;

/** What speaks against a move: what it risks more than the hint, what it is as an answer, what only the hint does, or else what the planner says. */
export function objection(weighing: Weighing, other: Weighed): Reason {
  const { view, seat, best } = weighing;
  const risk = gap(other.cost, best.cost, seat);
  if (risk !== undefined) {
    const { other: withHint, ...rest } = risk;
    return { because: 'risks', ...rest, best: withHint };
  }
  const [good, bad] = [best.meaning, other.meaning];
  if (bad.rings - good.rings > SLIGHT + bad.error + good.error)
    return { because: 'risksAlarm', chance: bad.rings, error: bad.error };
  if (isSure(other) && isSure(best) && mayDrawEvent(other) && !mayDrawEvent(best)) return { because: 'drawsEvent' };
  return (
    answerObjection(weighing, best.move, other.move) ??
    dearness(view, best, other) ??
    missed(weighing, other) ??
    priced(other.price)
  );
}

/** Whether an event is drawn is no matter of chance, nor of samples. */
const isSure = ({ cost: { byEnd } }: Weighed): boolean =>
  byEnd !== 'open' && byEnd.error === 0 && (byEnd.event === 0 || byEnd.event === 1);
const mayDrawEvent = ({ cost: { byEnd } }: Weighed): boolean => byEnd === 'open' || byEnd.event > 0;

/** An answer that takes more actions. */
function dearness({ question }: View, best: Weighed, other: Weighed): Reason | undefined {
  const actions = other.meaning.spends[0] - best.meaning.spends[1];
  return question !== 'none' && actions > 0 ? { because: 'dearer', actions } : undefined;
}

/** What people go by, and only the hint does it. */
function missed(weighing: Weighing, other: Weighed): Reason | undefined {
  if (typeof other.price !== 'number' || weighing.view.question !== 'none') return undefined;
  const [why] = deedReasons(weighing).filter(isDeed);
  return why === undefined || isDone(weighing, other, why) ? undefined : { because: 'forHint', why };
}

/** A roll that cracks nothing is none. */
const isDeed = (reason: Reason): boolean =>
  DEEDS.has(reason.because) && (reason.because !== 'roll' || reason.cracks > 0);

/** The other move does the same, whatever else is said of it. */
function isDone(weighing: Weighing, other: Weighed, why: Reason): boolean {
  const { move } = other;
  switch (why.because) {
    case 'way':
      return isOnTheWay(weighing, move, why);
    case 'noEvent':
      return !mayDrawEvent(other);
    case 'hack':
      return HACKS.has('tool' in move ? move.tool : move.type);
    default:
      return deedReasons({ ...weighing, best: other }).some((each) => isSame(each, why));
  }
}

/** By a move of its own, or by a tool. */
const HACKS: ReadonlySet<string> = new Set(['hack', 'laptop', 'virus'] satisfies readonly (Move['type'] | Tool)[]);

const DEEDS: ReadonlySet<Reason['because']> = new Set([
  ...(['roll', 'firstDie', 'die', 'reveal', 'way', 'loot', 'escape', 'hack', 'look', 'lookEvent', 'noEvent'] as const),
]);

/** The same for those who play, though it may be elsewhere. */
const isSame = (one: Reason, other: Reason): boolean =>
  one.because === other.because && (one.because !== 'reveal' || other.because !== 'reveal' || one.as === other.as);

/** The other move brings the same one closer to that place as well. */
function isOnTheWay({ world, seat }: Weighing, move: Move, way: Extract<Reason, { because: 'way' }>): boolean {
  const who = move.type === 'go' ? seat : move.type === 'order' ? move.seat : 'nobody';
  if (who !== way.seat || (move.type !== 'go' && move.type !== 'order')) return false;
  return stepsTo(world, who, cellOf(move.to), cellOf(way.to)) < stepsTo(world, who, world.at[who]!, cellOf(way.to));
}

function priced(price: Weighed['price']): Reason {
  if (typeof price !== 'number') return { because: 'unweighed' };
  if (price >= FEAR) return { because: 'feared' };
  return price < EVEN ? { because: 'behind' } : { because: 'costs', actions: price };
}

/** What is to be said of answers that nobody plans. */
function answerObjection({ view, world, seat }: Weighing, best: Move, move: Move): Reason | undefined {
  const { question, crew } = view;
  if (move.type === 'give-up') return { because: 'givesUp' };
  if (question === 'none') return undefined;
  switch (question.ask) {
    case 'side': {
      const [why] = sideReason(view, seat, best);
      return why && { because: 'forHint', why };
    }
    case 'entrance':
      return move.type === 'choose' && best.type === 'choose' ? worseEntrance(world, move.at, best.at) : undefined;
    case 'how-many-tools':
      return { because: 'oneTool' };
    case 'keep-tool':
      return move.type === 'keep' && best.type === 'keep'
        ? {
            because: 'lesser',
            tool: move.tool,
            than: best.tool,
            actions: TOOL_WORTH[best.tool] - TOOL_WORTH[move.tool],
          }
        : undefined;
    case 'stealth':
      return { because: 'ownGoes' };
    case 'shelter':
      if (move.type !== 'choose-seat') return { because: 'nobody' };
      return best.type === 'choose-seat' && crew[move.seat]!.stealth > crew[best.seat]!.stealth
        ? { because: 'hasMore', seat: move.seat }
        : undefined;
    case 'trade':
    case 'orders':
      return { because: 'refuses' };
    case 'give-up':
      return { because: 'givesUp' };
    default:
      return undefined;
  }
}

/** R3 — How many places are near an entrance, and how far its guard is. */
export function prospectsFrom(world: State, at: Square): { readonly rooms: number; readonly guard: number } {
  const [plan, from] = [planFor(world, cellOf(at)), posOf(cellOf(at))];
  return {
    rooms: plan.places.filter((pos) => pos !== from && distance(plan, from, pos) <= 2).length,
    guard: distance(plan, posOf(world.guard[0]!), from),
  };
}

/** What is worse there than at the hint. */
function worseEntrance(world: State, there: Square, best: Square): Reason | undefined {
  const [bad, good] = [prospectsFrom(world, there), prospectsFrom(world, best)];
  const guard = bad.guard < good.guard ? { guard: { there: bad.guard, best: good.guard } } : undefined;
  const rooms = bad.rooms < good.rooms ? { rooms: { there: bad.rooms, best: good.rooms } } : undefined;
  return guard === undefined && rooms === undefined ? undefined : { because: 'worseEntrance', ...guard, ...rooms };
}
