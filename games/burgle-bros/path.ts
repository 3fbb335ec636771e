import { AREA, columnOf, type Pos, rowOf, STRIDE } from './components/squares.ts';
import { type Layout, readLayout } from './walls.ts';

/** A floor with its walls, worked out once: who is next to whom, how far it is, and which way the guard goes. */
export interface Plan {
  /** Places that exist, in reading order. */
  readonly places: readonly Pos[];
  /** `open[pos]`: neighbours with no wall between. */
  readonly open: readonly (readonly Pos[])[];
  /** `walled[pos]`: neighbours behind an inner wall. The border and the empty spot have no neighbours. */
  readonly walled: readonly (readonly Pos[])[];
  /** `steps[from × 25 + to]`: length of the shortest walk. */
  readonly steps: Uint8Array;
  /** `first[from × 25 + to]`: where the guard's first step leads (R64); `from` itself if he is there. */
  readonly first: Uint8Array;
  /** R41 — Places at the border or beside the empty spot. */
  readonly outer: readonly boolean[];
}

/** Plans are kept by layout, outside any state. When there are very many (random walls), they are forgotten and made anew. */
const PLANS = new Map<Layout, Plan>();
const MOST_PLANS = 2000;

export function planOf(layout: Layout): Plan {
  const known = PLANS.get(layout);
  if (known !== undefined) return known;
  if (PLANS.size >= MOST_PLANS) PLANS.clear();
  const plan = draw(layout);
  PLANS.set(layout, plan);
  return plan;
}

function draw(layout: Layout): Plan {
  const { places, walls } = readLayout(layout);
  const there = new Set(places);
  const neighbours = (pos: Pos): Pos[] =>
    [pos - STRIDE, pos + 1, pos + STRIDE, pos - 1].filter(
      (other) => there.has(other) && Math.abs(columnOf(other) - columnOf(pos)) <= 1,
    );
  const isWalled = (a: Pos, b: Pos): boolean => walls.has(edge(a, b));
  const every = Array.from({ length: AREA }, (_, pos) => (there.has(pos) ? neighbours(pos) : []));
  const open = every.map((near, pos) => near.filter((other) => !isWalled(pos, other)));
  const walled = every.map((near, pos) => near.filter((other) => isWalled(pos, other)));
  const steps = new Uint8Array(AREA * AREA);
  const first = new Uint8Array(AREA * AREA);
  for (const from of places) walkFrom(from, open, steps, first);
  return { places, open, walled, steps, first, outer: every.map((near) => near.length < 4) };
}

/** An edge between two places as one number: the place above or to the left, then whether it is below or beside. */
const edge = (a: Pos, b: Pos): number => Math.min(a, b) * 2 + (Math.abs(a - b) === STRIDE ? 1 : 0);

const UNREACHED = 255;

/**
 * R64 — Of all shortest walks the guard takes the most clockwise one: the one with the greatest sum of x₁·y₂ − x₂·y₁
 * over its steps, seen from where he starts. Places are visited by distance, each remembering the best way to it.
 */
function walkFrom(from: Pos, open: readonly (readonly Pos[])[], steps: Uint8Array, first: Uint8Array): void {
  const base = from * AREA;
  steps.fill(UNREACHED, base, base + AREA);
  steps[base + from] = 0;
  first[base + from] = from;
  const turned = new Array<number>(AREA).fill(Number.NEGATIVE_INFINITY);
  turned[from] = 0;
  const queue: Pos[] = [from];
  for (const here of queue) {
    for (const next of open[here]!) {
      const reached = steps[base + next]!;
      const length = steps[base + here]! + 1;
      if (reached < length) continue;
      if (reached === UNREACHED) {
        steps[base + next] = length;
        queue.push(next);
      }
      const turn = turned[here]! + cross(from, here, next);
      if (turn <= turned[next]!) continue;
      turned[next] = turn;
      first[base + next] = here === from ? next : first[base + here]!;
    }
  }
}

function cross(from: Pos, here: Pos, next: Pos): number {
  const [x1, y1] = [columnOf(here) - columnOf(from), rowOf(here) - rowOf(from)];
  const [x2, y2] = [columnOf(next) - columnOf(from), rowOf(next) - rowOf(from)];
  return x1 * y2 - x2 * y1;
}

export const distance = (plan: Plan, from: Pos, to: Pos): number => plan.steps[from * AREA + to]!;

/** R64 — Where the guard goes next on his way. */
export const stepToward = (plan: Plan, from: Pos, to: Pos): Pos => plan.first[from * AREA + to]!;

/** R64 — The whole way, without the start. */
export function pathOf(plan: Plan, from: Pos, to: Pos): Pos[] {
  const path: Pos[] = [];
  for (let here = from; here !== to; ) {
    here = stepToward(plan, here, to);
    path.push(here);
  }
  return path;
}
