import type { Happening } from '#board/contract.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { stepsBetween } from '../../chart.ts';
import { STEALTH } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import { floorOf } from '../table/geometry.ts';

/** Somebody on the floor of a guard who has just walked, in which entry and turn. */
interface Encounter {
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly stealth: number;
  readonly room: Square;
  readonly guard: Square;
}

export interface ClosestCall extends Encounter {
  /** So many steps more, and he would have been there. */
  readonly steps: number;
}

/** Whoever has this much left was not close to being caught. */
const PLENTY = 2;

/** When it was closest, if it ever was: with the least Stealth left, and then the nearest guard, by the walls that stand in the end. */
export function closestCall(story: readonly Happening<Event>[], view: View): ClosestCall | undefined {
  const passed = encountersIn(story, view.seats).filter(
    ({ room, guard, stealth }) => room !== guard && stealth < PLENTY,
  );
  const least = Math.min(...passed.map(({ stealth }) => stealth));
  return passed
    .filter(({ stealth }) => stealth === least)
    .map((met) => ({ ...met, steps: stepsBetween(view, met.guard, met.room) }))
    .toSorted((one, other) => one.steps - other.steps)[0];
}

function encountersIn(story: readonly Happening<Event>[], seats: number): readonly Encounter[] {
  const rooms = new Map<Seat, Square>();
  const stealth = new Map<Seat, number>();
  const guards = new Map<number, Square>();
  let turn = 0;
  return story.flatMap(({ at, events }) => {
    const walked = new Set<number>();
    for (const event of events) {
      switch (event.type) {
        case 'turnBegan':
          turn += 1;
          break;
        case 'placed':
          rooms.set(event.seat, event.at);
          break;
        case 'moved':
        case 'shifted':
          rooms.set(event.seat, event.to);
          break;
        case 'escaped':
          rooms.delete(event.seat);
          break;
        case 'stealthLost':
        case 'stealthGained':
          stealth.set(event.seat, event.left);
          break;
        case 'guardPlaced':
          guards.set(event.floor, event.at);
          break;
        case 'guardMoved':
          walked.add(event.floor);
          guards.set(event.floor, event.to);
          break;
        case 'guardJumped':
          guards.set(event.floor, event.to);
          break;
        case 'guardLost':
          guards.delete(event.floor);
          break;
      }
    }
    return seatsOf(seats).flatMap((seat) => {
      const room = rooms.get(seat);
      const floor = room === undefined ? 0 : floorOf(room);
      const guard = walked.has(floor) ? guards.get(floor) : undefined;
      if (room === undefined || guard === undefined) return [];
      return [{ at, turn, seat, stealth: stealth.get(seat) ?? STEALTH, room, guard }];
    });
  });
}
