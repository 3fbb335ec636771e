import type { Square } from '../../components/squares.ts';
import type { Walk } from '../../foresight.ts';
import type { FloorView } from '../../view.ts';
import { sequelOf } from '../ahead.ts';
import type { Scene } from '../scene.ts';
import { row } from './geometry.ts';

/** The way a guard walks in his coming move, and what remains of it to his destination. */
export interface Route {
  readonly from: Square;
  readonly now: readonly { readonly at: Square; readonly chance: number }[];
  readonly later: readonly Square[];
  readonly to: Square | 'none';
  /** How many steps he has; more than are drawn where a card decides on the way. */
  readonly steps: number;
  /** After so many of them he draws a card. */
  readonly card: number | 'none';
}

export const isOnBoard = (guard: FloorView['guard']): guard is Square => guard !== 'unplaced' && guard !== 'lost';

/** What the end of this turn makes a guard do; undefined if he stays for another's. */
export const walkOf = ({ end }: Scene, floor: number): Walk | undefined =>
  end?.walks.find((walk) => walk.floor === floor + 1);

/** His walk at the end of this turn, or the one he will take when somebody else's ends, as things stand. */
export function routeOf(scene: Scene, floor: number): Route | undefined {
  const { guard: from, destination } = scene.view.floors[floor]!;
  const still = scene.standing?.guards[floor];
  if (!isOnBoard(from) || still === undefined) return undefined;
  const { way, steps } = still;
  const walk = walkOf(scene, floor);
  if (walk === undefined || isUnlikely(walk, scene, floor)) {
    const now = still.heldBy === 'nothing' ? way.slice(0, steps).map((at) => ({ at, chance: 1 })) : [];
    const card = steps >= way.length && now.length > 0 ? way.length : 'none';
    return { from, now, later: way.slice(now.length), to: destination, steps, card };
  }
  const { path, to, card } = walk;
  const follows = path.every(({ at }, i) => way[i] === at);
  return { from, now: path, later: follows ? way.slice(path.length) : [], to, steps: walk.steps[1], card };
}

/** Only an event might make him walk at the end of this turn: what he shows is the move that another player's turn ends with. */
const isUnlikely = ({ path, to }: Walk, { view, standing }: Scene, floor: number): boolean =>
  path.length === 0 && to === view.floors[floor]!.destination && standing!.guards[floor]!.after !== view.turn;

/** The same scene had this seat gone there and ended the turn, if that changes what guards do. */
export function supposed(scene: Scene, room: Square | undefined): Scene | undefined {
  const goes = room && scene.offers.rooms.get(room)?.find(({ move }) => move.type === 'go');
  const end = goes && sequelOf(goes);
  // Where something is asked first, nobody knows yet.
  if (end === undefined || end.asks.some(({ chance }) => chance === 1)) return undefined;
  const then = { ...scene, end };
  const changes = scene.view.floors.some((_, floor) => !isSame(routeOf(scene, floor), routeOf(then, floor)));
  return changes ? then : undefined;
}

/** Steps by the room they lead into, in the order in which it is first entered: a room that is passed twice has both numbers. */
export function stepsBy(rooms: readonly Square[], first = 1): ReadonlyMap<Square, readonly number[]> {
  const steps = new Map<Square, readonly number[]>();
  for (const [i, at] of rooms.entries()) steps.set(at, [...(steps.get(at) ?? []), first + i]);
  return steps;
}

/** Every room that a way leads through, from where it begins. */
export const roomsOn = (route: Route | undefined): readonly Square[] =>
  route === undefined ? [] : [route.from, ...route.now.map(({ at }) => at), ...route.later];

/** Rooms whose upper edge a guard crosses: his way leads through the corner where their signs are. */
export function crossedIn(ways: readonly (readonly Square[])[]): ReadonlySet<Square> {
  const crossed = new Set<Square>();
  for (const way of ways)
    for (const [i, at] of way.entries()) {
      const next = way[i + 1];
      if (next !== undefined && row(next) !== row(at)) crossed.add(row(next) > row(at) ? next : at);
    }
  return crossed;
}

/** Whether a guard takes the same way. */
export const isSame = (one: Route | undefined, other: Route | undefined): boolean =>
  one?.to === other?.to &&
  JSON.stringify(one?.now.map(({ at }) => at)) === JSON.stringify(other?.now.map(({ at }) => at));
