import { JOB, type Job } from '../../components/jobs.ts';
import { columnOf, GRIDS, type Grid, posOfGrid, rowOf, STRIDE } from '../../components/squares.ts';
import { edgesOf, endsOf, type Hole, sealedOff, type Wall } from '../../walls.ts';

/** A building as it is drawn, finished or not. */
export interface Drawing {
  readonly hole: Hole;
  readonly floors: readonly (readonly Wall[])[];
}

/** A drawing as it is kept until it is finished. */
export interface KeptDrawing extends Drawing {
  readonly job: Job;
}

/** What was kept of a drawing for this job; anything odd about it was not kept by us. */
export function begun(kept: unknown, job: Job): Drawing | undefined {
  const { job: its, hole, floors } = Object(kept) as Partial<KeptDrawing>;
  const holes: readonly unknown[] = JOB[job].hole ? roomsOf(job, 'none') : ['none'];
  if (its !== job || hole === undefined || !holes.includes(hole)) return undefined;
  const possible = new Set<unknown>(edgesOf(job, hole));
  const isFloor = (walls: unknown): boolean =>
    Array.isArray(walls) && walls.every((wall, i) => possible.has(wall) && walls.indexOf(wall) === i);
  return Array.isArray(floors) && floors.length === JOB[job].floors && floors.every(isFloor)
    ? { hole, floors }
    : undefined;
}

/** What keeps a floor from being built. */
export type Lack =
  | { readonly type: 'sealed'; readonly rooms: readonly Grid[] }
  | { readonly type: 'too few'; readonly count: number }
  | { readonly type: 'too many'; readonly count: number };

/** The rooms of a floor, in reading order. */
export const roomsOf = (job: Job, hole: Hole): readonly Grid[] => {
  const { size } = JOB[job];
  return GRIDS.filter((grid) => {
    const pos = posOfGrid(grid);
    return grid !== hole && rowOf(pos) < size && columnOf(pos) < size;
  });
};

/** R90 — The smaller part of a floor that falls in two. */
export function sealedIn(job: Job, hole: Hole, walls: readonly Wall[]): readonly Grid[] {
  const away = sealedOff(job, hole, walls);
  const rooms = roomsOf(job, hole);
  return away.length * 2 <= rooms.length ? away : rooms.filter((grid) => !away.includes(grid));
}

/** S5 — What is still to be done on a floor, the worst of it first. */
export function lackOf(job: Job, hole: Hole, walls: readonly Wall[]): Lack | undefined {
  const rooms = sealedIn(job, hole, walls);
  if (rooms.length > 0) return { type: 'sealed', rooms };
  const count = JOB[job].walls - walls.length;
  if (count === 0) return undefined;
  return count > 0 ? { type: 'too few', count } : { type: 'too many', count: -count };
}

/** The same building with another empty spot: walls that would stand beside it go. */
export function withHole(job: Job, { floors }: Drawing, hole: Grid): Drawing {
  const possible = new Set<string>(edgesOf(job, hole));
  return { hole, floors: floors.map((walls) => walls.filter((wall) => possible.has(wall))) };
}

/** The keys that lead from one place for a wall to the next. */
export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Where a wall stands, in halves of a room: rows of upright ones and of lying ones take turns. */
function halfway(wall: Wall): { readonly x: number; readonly y: number } {
  const [a, b] = endsOf(wall);
  const lying = b - a === STRIDE;
  return { x: 2 * columnOf(a) + (lying ? 0 : 1), y: 2 * rowOf(a) + (lying ? 1 : 0) };
}

/** The place for a wall that an arrow leads to: along its row, or to the nearest one of the row above or below. */
export function nextEdge(edges: readonly Wall[], from: Wall, arrow: Arrow): Wall | undefined {
  const here = halfway(from);
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const way = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const distance = (wall: Wall): number => {
    const { x, y } = halfway(wall);
    if (sideways) return y === here.y && (x - here.x) * way > 0 ? Math.abs(x - here.x) : Number.POSITIVE_INFINITY;
    // A row that is there at all is nearer than any place in the row after it.
    return (y - here.y) * way > 0
      ? Math.abs(y - here.y) * GRIDS.length + Math.abs(x - here.x)
      : Number.POSITIVE_INFINITY;
  };
  const nearest = edges.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest !== undefined && distance(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined;
}
