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
  | 'pick'
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
  | 'keep'
  | 'under'
  | 'points'
  | 'order'
  | 'count'
  | 'winner'
  | 'settle';

/** What the end of a round shows beside the position. */
export interface Film {
  /** The round that is over. */
  readonly round: number;
  /** Chips go to their new places. */
  readonly reorders?: true;
  /** In the final count: whose points have been counted. */
  readonly counted?: readonly Seat[];
  readonly winner?: Seat;
}

/** Milliseconds at the usual pace. */
const TIMES = {
  ...{ pick: 450, tumble: 960, read: 740, keep: 450, under: 300 },
  ...{ won: 450, set: 450, storey: 200, stranded: 200, refilled: 350, revealed: 350, failed: 500 },
  settle: 400,
  /* The end of a round: points, then chips go to their new places; the last: each one's points, the fewest first, and who wins. */
  ...{ points: 900, order: 700, count: 450, winner: 1200 },
} as const;

/**
 * Picture by picture: a token placed, dice, the card, who falls where, what hangs there then, what is kept, the end of the
 * round. One's own pick and the card one keeps are told at once.
 */
export function beatsOf({ before, events, own }: Passage<View, Event>): readonly Beat[] {
  const isThrow = throwIn(events, before) !== undefined;
  const beats: Beat[] = isThrow ? dice(events) : [];
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  // Cards that were drawn lie in the panel, which speaks of what has been told.
  const areDrawn = has('drew') && !has('kept');
  if (areDrawn) return beats;
  let seen = before;
  const add = (
    name: Shot,
    times: Pick<Beat, 'moves' | 'reads'>,
    view: View,
    shown: readonly Event[],
    on?: Film,
  ): void => {
    beats.push({ name, part: 'travel', ...times, view, events: shown, ...(on && { on }) });
  };
  for (const event of events) {
    const after = unfolded(seen, event);
    switch (event.type) {
      case 'picked':
        if (!own) add('pick', { moves: TIMES.pick }, after, [event]);
        break;
      case 'failed':
        add('failed', { moves: TIMES.failed }, after, [event]);
        break;
      case 'kept':
        if (!own) add('keep', { moves: TIMES.keep }, after, [event]);
        break;
      case 'putUnder':
        if (!own) add('under', { moves: TIMES.under }, after, [event]);
        break;
      case 'displaced': {
        let falling = seen;
        for (const seat of inTurn(before, event.seats))
          for (const space of wayDown(event.from, event.to)) {
            falling = standing(falling, seat, space);
            add(space === event.to ? 'land' : 'fall', { moves: TIMES.storey }, falling, [event]);
          }
        break;
      }
      case 'succeeded':
        add('won', { moves: TIMES.won }, after, [event]);
        break;
      case 'tookLootToken':
        add('set', { moves: TIMES.set }, after, [event]);
        break;
      case 'stranded':
      case 'refilled':
      case 'revealed':
        add(event.type, { moves: TIMES[event.type] }, after, [event]);
        break;
      case 'roundEnded':
        // After the last round they are counted one by one.
        if (!has('won')) add('points', { reads: TIMES.points }, after, [event], { round: event.round });
        break;
      case 'ordered':
        add('order', { moves: TIMES.order }, after, [event], { round: before.round, reorders: true });
        break;
      case 'won': {
        const { seat: winner, points } = event;
        const rising = points
          .map((_, seat) => seat as Seat)
          .toSorted((a, b) => Number(a === winner) - Number(b === winner) || points[a]! - points[b]!);
        for (const [i] of rising.entries()) {
          const on = { round: before.round, counted: rising.slice(0, i + 1) };
          add('count', { reads: TIMES.count }, after, [event], on);
        }
        add('winner', { reads: TIMES.winner }, after, [event], { round: before.round, counted: rising, winner });
        break;
      }
      default:
    }
    seen = after;
  }
  if (has('roundEnded')) return beats;
  if (has('succeeded')) beats.push({ name: 'settle', part: 'travel', moves: TIMES.settle });
  // A throw that has won nothing yet: time to see that nothing comes of it.
  else if (isThrow && !has('failed')) beats.push({ name: 'settle', part: 'travel', moves: TIMES.failed });
  return beats;
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
