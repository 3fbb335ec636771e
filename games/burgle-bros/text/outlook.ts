import type { Seat } from '#table/game.ts';
import type { Square } from '../components/squares.ts';
import type { Kind } from '../components/tiles.ts';
import type { Way } from '../pending.ts';
import type { FloorView, View } from '../view.ts';
import { priceOf, type Risk, risksOf } from './risks.ts';
import { nearestAlarm, tileAt } from './sight.ts';

/** What is to be feared of a room, the worst first. */
export const DANGERS = ['alarm', 'guard', 'choice', 'shut', 'fall', 'quiet'] as const;
export type Danger = (typeof DANGERS)[number];

const DANGER_OF: Readonly<Partial<Record<Risk, Danger>>> = {
  'leaves-motion': 'choice',
  keypad: 'shut',
  deadbolt: 'shut',
  guard: 'guard',
  seen: 'guard',
  captured: 'guard',
  hackable: 'alarm',
  laser: 'choice',
  scanner: 'alarm',
  camera: 'alarm',
  isotope: 'alarm',
};

/** The worst that arriving in a room brings, as far as the view shows it. */
export function dangerOf(view: View, seat: Seat, to: Square, way: Way): Danger {
  const found = risksOf(view, seat, to, way).flatMap((risk) => DANGER_OF[risk] ?? []);
  return DANGERS.find((danger) => found.includes(danger)) ?? 'quiet';
}

/** Risks of an alarm in the room where one arrives. */
const RINGING: readonly Risk[] = ['hackable', 'laser', 'scanner', 'camera', 'isotope'];

/** The same view, had this seat gone there and had everything rung that may; floors where nothing has are the very same. */
export function afterGoing(view: View, seat: Seat, to: Square): View {
  const risks = risksOf(view, seat, to, 'own');
  const { at: from } = view.crew[seat]!;
  const rung = [
    ...(risks.some((risk) => RINGING.includes(risk)) ? [to] : []),
    ...(risks.includes('leaves-motion') ? [from] : []),
  ];
  const crew = view.crew.map((member, i) => (i === seat ? { ...member, at: to } : member));
  return { ...view, crew, floors: view.floors.map((floor) => ringing(view, floor, rung)) };
}

/** R23, R67 — The floor with these alarms too, and its guard on his way to the nearest. */
function ringing(view: View, floor: FloorView, rung: readonly string[]): FloorView {
  if (!floor.tiles.some(({ at }) => rung.includes(at))) return floor;
  const tiles = floor.tiles.map((tile) => (rung.includes(tile.at) ? { ...tile, alarm: true } : tile));
  const destination = nearestAlarm(view, { ...floor, tiles }) ?? floor.destination;
  return { ...floor, tiles, destination };
}

export interface Prospect {
  readonly danger: Danger;
  readonly chance: number;
}

/** What going into a face-down room may bring, from the chances of what it is: the worst first. */
export function prospects(
  view: View,
  seat: Seat,
  to: Square,
  kinds: readonly { readonly kind: Kind; readonly chance: number }[],
): readonly Prospect[] {
  const sums = new Map<Danger, number>();
  for (const { kind, chance } of kinds) {
    const danger = dangerIf(view, seat, to, kind);
    sums.set(danger, (sums.get(danger) ?? 0) + chance);
  }
  return DANGERS.flatMap((danger) => (sums.has(danger) ? [{ danger, chance: sums.get(danger)! }] : []));
}

function dangerIf(view: View, seat: Seat, to: Square, kind: Kind): Danger {
  const then = supposing(view, to, kind);
  const danger = dangerOf(then, seat, to, 'own');
  if (danger !== 'quiet') return danger;
  if (priceOf(then, seat, to, 'own') > priceOf(view, seat, to, 'own')) return 'shut';
  // R22 — Nobody sees a hole in the floor that has not been turned up.
  return kind === 'walkway' && !to.startsWith('1') ? 'fall' : 'quiet';
}

/** The same view, were this room of that kind. */
const supposing = (view: View, at: Square, kind: Kind): View => ({
  ...view,
  floors: view.floors.map((floor) =>
    floor.tiles.includes(tileAt(view, at))
      ? { ...floor, tiles: floor.tiles.map((tile) => (tile.at === at ? { ...tile, tile: kind } : tile)) }
      : floor,
  ),
});
