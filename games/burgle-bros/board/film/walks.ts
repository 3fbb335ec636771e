import { wayOf } from '../../chart.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';

/** How far a guard has come on his walk, and how he goes on until something turns him. */
export interface Walk {
  /** Where he was before each of his steps. */
  readonly prints: readonly Square[];
  readonly at: Square;
  /** The rooms he steps into next, and the number of the first of them. */
  readonly ahead: readonly Square[];
  readonly first: number;
  /** How many more steps he takes after those. */
  readonly left: number;
  /** What remains then of the way to his destination. */
  readonly later: readonly Square[];
}

/** From where it began to what is seen by now. */
interface Course {
  readonly before: View;
  readonly seen: View;
}

type Step = Extract<Event, { readonly type: 'guardMoved' }>;

/** What gives him another way. */
const TURNS: readonly Event['type'][] = ['patrolDrawn', 'destinationSet', 'guardJumped', 'guardPlaced', 'guardLost'];

/** The walks of all floors when so many events have led to this; undefined where nobody walks, or not yet. */
export const walksAt = (course: Course, events: readonly Event[], shown: number): readonly (Walk | undefined)[] =>
  course.seen.floors.map((_, floor) => walkAt(course, events, shown, floor));

function walkAt({ before, seen }: Course, events: readonly Event[], shown: number, index: number): Walk | undefined {
  const floor = seen.floors[index]!;
  const at = floor.guard;
  if (at === 'unplaced' || at === 'lost') return undefined;
  const isHis = (event: Event): boolean => 'floor' in event && event.floor === index + 1;
  const past = events.slice(0, shown).filter(isHis);
  if (!past.some((event) => isStep(event) || turns(event))) return undefined;
  const rest = events.slice(shown).filter(isHis);
  const turn = rest.findIndex(turns);
  const ahead = (turn < 0 ? rest : rest.slice(0, turn)).filter(isStep).map(({ to }) => to);
  const way = wayOf(seen, index);
  return {
    prints: trailOf(before.floors[index]!.guard, past),
    at,
    ahead,
    first: past.filter(isStep).length + 1,
    left: rest.filter(isStep).length - ahead.length,
    later: ahead.every((each, i) => each === way[i]) ? way.slice(ahead.length) : [],
  };
}

/** Where he was before each of his steps. */
function trailOf(from: View['floors'][number]['guard'], past: readonly Event[]): readonly Square[] {
  const stood = past.flatMap((event) => {
    if (event.type === 'guardMoved' || event.type === 'guardJumped') return event.to;
    return event.type === 'guardPlaced' ? event.at : [];
  });
  return [...(from === 'unplaced' || from === 'lost' ? [] : [from]), ...stood].slice(0, -1);
}

const isStep = (event: Event): event is Step => event.type === 'guardMoved';
const turns = ({ type }: Event): boolean => TURNS.includes(type);
