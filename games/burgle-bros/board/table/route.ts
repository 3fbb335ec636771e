import type { Square } from '../../components/squares.ts';
import { afterGoing } from '../../text/outlook.ts';
import { alarmsOn, wayOf } from '../../text/sight.ts';
import type { FloorView, View } from '../../view.ts';
import type { Scene } from '../scene.ts';
import { floorOf } from './geometry.ts';

/** The way a guard walks in his coming move, and what remains of it to his destination. */
export interface Route {
  readonly from: Square;
  readonly now: readonly Square[];
  readonly later: readonly Square[];
  /** A card decides in mid-walk where the last steps lead. */
  readonly open: boolean;
}

/** R72 — Whether he walks when this turn is over: exact where chances are shown, else by who is on his floor. */
export const walksNext = ({ view, odds }: Scene, floor: number): boolean =>
  odds?.guards[floor]?.moves ?? view.crew[view.turn]!.at.startsWith(String(floor + 1)) !== view.shiftChange;

/** The steps of a guard's coming move: exact where chances are shown, else what die, alarms and pace give. */
export function stepsOf(scene: Scene, floor: number): number {
  const { view, odds } = scene;
  const seen = view.floors[floor]!;
  return odds?.guards[floor]?.steps ?? seen.die + alarmsOn(seen) + (walksNext(scene, floor) ? view.pace : 0);
}

export function routeOf(scene: Scene, floor: number): Route | undefined {
  const { view, odds } = scene;
  const seen = view.floors[floor]!;
  if (!isOnBoard(seen.guard)) return undefined;
  const way = wayOf(view, seen).map(({ at }) => at);
  const steps = stepsOf(scene, floor);
  const now = odds?.guards[floor]?.path ?? way.slice(0, steps);
  const behind = way.indexOf(now.at(-1) ?? seen.guard);
  return {
    from: seen.guard,
    now,
    later: behind < 0 && now.length > 0 ? [] : way.slice(behind + 1),
    open: now.length < steps,
  };
}

/** The same scene after a move that is only thought of; what chances say of now does not hold then. */
export function supposed(scene: Scene, room: Square | undefined): Scene | undefined {
  const { view, me, offers } = scene;
  const goes = room !== undefined && offers.rooms.get(room)?.some(({ move }) => move.type === 'go');
  if (!goes || me === undefined) return undefined;
  const then = afterGoing(view, me, room);
  const changes = floorOf(room) !== floorOf(view.crew[me]!.at as Square);
  if (!changes && then.floors.every((floor, i) => floor === view.floors[i])) return undefined;
  return { ...scene, view: then, odds: undefined };
}

export const isOnBoard = (guard: FloorView['guard']): guard is Square => guard !== 'unplaced' && guard !== 'lost';

/** Who plays next of those on this floor: the guard waits for that turn. */
export function awaited({ crew, seats, turn }: View, floor: number): number | undefined {
  const order = Array.from({ length: seats }, (_, i) => (turn + i) % seats);
  return order.find((seat) => crew[seat]!.at.startsWith(String(floor + 1)));
}
