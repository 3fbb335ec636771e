import { shuffle } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { floorPlaces, JOB, type Job } from './components/jobs.ts';
import { columnOf, GRIDS, type Grid, isGrid, type Pos, posOfGrid, rowOf, STRIDE } from './components/squares.ts';

/** A wall by the two squares it stands between, the upper or left one first: `A1B1`. */
export type Wall = `${Grid}${Grid}`;

/**
 * The walls of one floor as a text that tells everything about its shape: size, empty spot if any, walls in order:
 * `4 A1B1 C1C2 …` or `5-C3 A1B1 …`. Equal floors are equal texts, so plans can be kept by it.
 */
export type Layout = string;

/** Walls of the rulebook's diagrams, lowest floor first; for Fort Knox, which has none, two published ones. */
export const STANDARD = {
  bank: [
    'A1B1 C2D2 A4B4 B4C4 C1C2 A2A3 B2B3 D3D4',
    'A1B1 B1C1 C1D1 A4B4 B4C4 C4D4 B2B3 C2C3',
    'A2B2 C2D2 A3B3 B3C3 C4D4 C1C2 A2A3 C2C3',
  ],
  office: ['A1B1 B1C1 A2B2 C2D2 B3C3 D1D2 B3B4 D3D4', 'A2B2 B2C2 C2D2 A3B3 B3C3 D1D2 A2A3 D3D4'],
  'fort-knox': [
    'C1D1 D1E1 A2B2 D2E2 C5D5 A2A3 A4A5 B3B4 C1C2 C4C5 D4D5 E3E4',
    'B1C1 C1D1 D2E2 A3B3 C4D4 A5B5 B5C5 A1A2 B3B4 E2E3 D4D5 E3E4',
  ],
} as const satisfies Record<Job, readonly string[]>;

export const ALTERNATIVE: readonly string[] = [
  'A2B2 B2C2 D2E2 A3B3 D4E4 A5B5 D1D2 E2E3 A3A4 D3D4 E3E4 C4C5',
  'A1B1 C1D1 D2E2 A3B3 D4E4 A5B5 B5C5 C1C2 E2E3 A3A4 B3B4 D3D4',
];
/** The published Fort Knox layouts leave this square empty. */
export const STANDARD_HOLE: Grid = 'C3';

export type Hole = Grid | 'none';

export const holePos = (hole: Hole): Pos | undefined => (hole === 'none' ? undefined : posOfGrid(hole));

export const wallOf = (a: Pos, b: Pos): Wall => `${GRIDS[Math.min(a, b)]!}${GRIDS[Math.max(a, b)]!}`;

/** Puts walls in order and writes them down with the shape of the floor. */
export function layoutOf(job: Job, hole: Hole, walls: readonly string[]): Layout {
  const head = hole === 'none' ? `${JOB[job].size}` : `${JOB[job].size}-${hole}`;
  return [head, ...walls.toSorted()].join(' ');
}

export interface FloorShape {
  readonly size: number;
  readonly hole: Hole;
  readonly places: readonly Pos[];
  /** The numbers of walled edges: twice the upper or left place, one more if the other is below. */
  readonly walls: ReadonlySet<number>;
}

export function readLayout(layout: Layout): FloorShape {
  const [head, ...walls] = layout.split(' ');
  const size = Number(head![0]);
  const hole = head!.length > 1 ? (head!.slice(2) as Grid) : 'none';
  const edges = walls.map((wall) => {
    const [a, b] = endsOf(wall as Wall);
    return a * 2 + (b - a === STRIDE ? 1 : 0);
  });
  return { size, hole, places: floorPlaces(size, holePos(hole)), walls: new Set(edges) };
}

export const wallsOf = (layout: Layout): readonly Wall[] => layout.split(' ').slice(1) as Wall[];

export const endsOf = (wall: Wall): readonly [Pos, Pos] => [
  posOfGrid(wall.slice(0, 2) as Grid),
  posOfGrid(wall.slice(2) as Grid),
];

/** Dynamite: the same floor without this wall. */
export const withoutWall = (layout: Layout, wall: Wall): Layout => layout.replace(` ${wall}`, '');

/** Every edge on which a wall could stand: between two places that exist. */
export function edgesOf(job: Job, hole: Hole): Wall[] {
  const places = new Set(floorPlaces(JOB[job].size, holePos(hole)));
  return [...places].flatMap((pos) => {
    const right = columnOf(pos) + 1 < STRIDE && places.has(pos + 1) ? [wallOf(pos, pos + 1)] : [];
    return places.has(pos + STRIDE) ? [...right, wallOf(pos, pos + STRIDE)] : right;
  });
}

/** S5 — As many different walls as the job has, at random, so that every square can be reached; drawn anew until it fits. */
export function randomLayout(job: Job, hole: Hole, chance: Chance): Layout {
  const edges = edgesOf(job, hole);
  for (;;) {
    shuffle(edges, chance);
    const walls = edges.slice(0, JOB[job].walls);
    if (cutOff(job, hole, walls) === undefined) return layoutOf(job, hole, walls);
  }
}

/** R90 — A square that cannot be reached on foot, if there is one. */
const cutOff = (job: Job, hole: Hole, walls: readonly string[]): Grid | undefined => sealedOff(job, hole, walls)[0];

/** R90 — The squares that cannot be reached on foot from the first one. */
export function sealedOff(job: Job, hole: Hole, walls: readonly string[]): readonly Grid[] {
  const places = floorPlaces(JOB[job].size, holePos(hole));
  const closed = new Set(walls);
  const reached = new Set<Pos>([places[0]!]);
  for (const pos of reached) {
    for (const other of [pos - STRIDE, pos + 1, pos + STRIDE, pos - 1]) {
      const near = places.includes(other) && Math.abs(columnOf(other) - columnOf(pos)) <= 1;
      if (near && !closed.has(wallOf(pos, other))) reached.add(other);
    }
  }
  return places.filter((pos) => !reached.has(pos)).map((pos) => GRIDS[pos]!);
}

/** Something that is wrong with the walls of one floor. */
export type WallsFlaw =
  | { readonly type: 'no wall'; readonly said: string }
  | { readonly type: 'no edge'; readonly wall: Wall }
  | { readonly type: 'wall twice'; readonly wall: Wall }
  | { readonly type: 'wall count'; readonly count: number; readonly wanted: number }
  | { readonly type: 'cut off'; readonly at: Grid }
  | { readonly type: 'drawing'; readonly lines: number; readonly wanted: number }
  | { readonly type: 'too long'; readonly most: number };

/** A floor takes less than 300 signs, drawn or listed; whoever sends a server more wants to keep it busy. */
const LONGEST = 1000;

interface Wrong {
  readonly wrong: WallsFlaw;
}

/** S5 — Walls of one floor as somebody wrote or drew them, in order; or what is wrong with them. */
export function parseWalls(job: Job, hole: Hole, text: string): readonly Wall[] | Wrong {
  if (text.length > LONGEST) return { wrong: { type: 'too long', most: LONGEST } };
  const read = text.includes('+') ? drawn(job, hole, text) : listed(text);
  if ('wrong' in read) return read;
  const possible = new Set(edgesOf(job, hole));
  const odd = read.find((wall) => !possible.has(wall));
  if (odd !== undefined) return { wrong: { type: 'no edge', wall: odd } };
  const twice = read.find((wall, i) => read.indexOf(wall) !== i);
  if (twice !== undefined) return { wrong: { type: 'wall twice', wall: twice } };
  const { walls: wanted } = JOB[job];
  if (read.length !== wanted) return { wrong: { type: 'wall count', count: read.length, wanted } };
  const lost = cutOff(job, hole, read);
  if (lost !== undefined) return { wrong: { type: 'cut off', at: lost } };
  return read.toSorted();
}

/** `A1B1`, `A1-B1` or `(0,0)-(0,1)` (row, column), separated by anything else. */
function listed(text: string): Wall[] | Wrong {
  const walls: Wall[] = [];
  const tight = text
    .split('-')
    .map((part) => part.trim())
    .join('-');
  const items = tight.match(/\(\d,\d\)-\(\d,\d\)|[^\s;,()]+/g) ?? [];
  for (const item of items) {
    const pair = /^\((\d),(\d)\)-\((\d),(\d)\)$/.exec(item);
    const [a, b] =
      pair === null
        ? [item.slice(0, 2), item.slice(-2)]
        : [gridAt(Number(pair[1]), Number(pair[2])), gridAt(Number(pair[3]), Number(pair[4]))];
    if (!isGrid(a) || !isGrid(b) || (pair === null && !/^..-?..$/.test(item)))
      return { wrong: { type: 'no wall', said: item } };
    walls.push(wallOf(posOfGrid(a), posOfGrid(b)));
  }
  return walls;
}

const gridAt = (row: number, column: number): string => GRIDS[row * STRIDE + column] ?? '';

/** A floor drawn with `+--+` and `|`, as in the README. What is drawn round the empty spot is no wall. */
function drawn(job: Job, hole: Hole, text: string): Wall[] | Wrong {
  const { size } = JOB[job];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const rows = lines.map((line) => line.slice(indent));
  const wanted = 2 * size + 1;
  if (rows.length !== wanted) return { wrong: { type: 'drawing', lines: rows.length, wanted } };
  const empty = holePos(hole);
  const walls: Wall[] = [];
  for (const pos of floorPlaces(size, undefined)) {
    const [row, column] = [rowOf(pos), columnOf(pos)];
    const beside = rows[2 * row + 1]?.[3 * column + 3] === '|';
    const below = rows[2 * row + 2]?.[3 * column + 1] === '-';
    if (beside && column + 1 < size && pos !== empty && pos + 1 !== empty) walls.push(wallOf(pos, pos + 1));
    if (below && row + 1 < size && pos !== empty && pos + STRIDE !== empty) walls.push(wallOf(pos, pos + STRIDE));
  }
  return walls;
}
