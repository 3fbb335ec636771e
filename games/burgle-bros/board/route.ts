import type { Square } from '../components/squares.ts';
import { alarmsOn, wayOf } from '../text/sight.ts';
import type { FloorView, View } from '../view.ts';
import type { Scene } from './scene.ts';

/** The way a guard walks in his coming move, and what remains of it to his destination. */
export interface Route {
  readonly from: Square;
  readonly now: readonly Square[];
  readonly later: readonly Square[];
  /** A card decides in mid-walk where the last steps lead. */
  readonly open: boolean;
}

/** The steps of a guard's coming move: exact where chances are shown, else what die and alarms give. */
export function stepsOf({ view, odds }: Scene, floor: number): number {
  const { die } = view.floors[floor]!;
  return odds?.guards[floor]?.steps ?? die + alarmsOn(view.floors[floor]!);
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

export const isOnBoard = (guard: FloorView['guard']): guard is Square => guard !== 'unplaced' && guard !== 'lost';

/** Who plays next of those on this floor: the guard waits for that turn. */
export function awaited({ crew, seats, turn }: View, floor: number): number | undefined {
  const order = Array.from({ length: seats }, (_, i) => (turn + i) % seats);
  return order.find((seat) => crew[seat]!.at.startsWith(String(floor + 1)));
}
