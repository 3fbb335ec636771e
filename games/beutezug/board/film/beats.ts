import type { Beat, Passage } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { SPACES, type Space } from '../../components.ts';
import type { Event } from '../../state.ts';
import { placeOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { throwIn } from '../panel/throw.ts';
import { standing, unfolded } from './unfolding.ts';

/** Every picture there is, by its name. Sounds go with them. */
export type Shot =
  | 'dice'
  | 'result'
  | 'won'
  | 'set'
  | 'fall'
  | 'land'
  | 'stranded'
  | 'refilled'
  | 'revealed'
  | 'failed'
  | 'settle';

/** Milliseconds at the usual pace. */
const TIMES = {
  ...{ tumble: 960, read: 740 },
  ...{ won: 450, set: 450, storey: 200, stranded: 200, refilled: 350, revealed: 350, failed: 500 },
  settle: 400,
} as const;

/** A burglary that came off, picture by picture: dice, the card, who falls where, what hangs there then. */
export function beatsOf({ before, events }: Passage<View, Event>): readonly Beat[] {
  const beats: Beat[] = throwIn(events, before) === undefined ? [] : dice(events);
  let seen = before;
  const add = (name: Shot, moves: number, view: View, shown: readonly Event[]): void => {
    beats.push({ name, part: 'travel', moves, view, events: shown });
  };
  for (const event of events) {
    const after = unfolded(seen, event);
    if (event.type === 'displaced') {
      let falling = seen;
      for (const seat of inTurn(before, event.seats))
        for (const space of wayDown(event.from, event.to)) {
          falling = standing(falling, seat, space);
          add(space === event.to ? 'land' : 'fall', TIMES.storey, falling, [event]);
        }
    } else if (event.type === 'succeeded') add('won', TIMES.won, after, [event]);
    else if (event.type === 'tookLootToken') add('set', TIMES.set, after, [event]);
    else if (event.type === 'stranded' || event.type === 'refilled' || event.type === 'revealed')
      add(event.type, TIMES[event.type], after, [event]);
    seen = after;
  }
  return [...beats, { name: 'settle', part: 'travel', moves: TIMES.settle }];
}

/** A throw that has won nothing, or not yet: dice, what they show, and time to see that nothing comes of it. */
export function thrown(events: readonly Event[]): readonly Beat[] {
  const isOver = events.some(({ type }) => type === 'failed');
  return [...dice(events), { name: isOver ? 'failed' : 'settle', part: 'travel', moves: TIMES.failed }];
}

const dice = (events: readonly Event[]): Beat[] => [
  { name: 'dice', part: 'throw', moves: TIMES.tumble, events },
  { name: 'result', part: 'read', reads: TIMES.read, events },
];

/** Who rolls next falls first: places are taken from the last to the first. */
const inTurn = ({ order }: View, seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((a, b) => order.indexOf(b) - order.indexOf(a));

/** From storey to storey straight down; what lies elsewhere is reached in one go. */
export function wayDown(from: Space, to: Space): readonly Space[] {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start.column !== end.column || start.row <= end.row) return [to];
  return SPACES.filter((space) => {
    const { row, column } = placeOf(space);
    return column === end.column && row < start.row && row >= end.row;
  }).toSorted((a, b) => placeOf(b).row - placeOf(a).row);
}
