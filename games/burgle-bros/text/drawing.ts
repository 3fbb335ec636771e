import { type Seat, seatsOf } from '#table/game.ts';
import type { Names } from '#table/text.ts';
import { JOB } from '../components/jobs.ts';
import { GRIDS, type Grid, posOfGrid, STRIDE } from '../components/squares.ts';
import type { FloorView, TileView, View } from '../view.ts';
import { wallOf } from '../walls.ts';
import { digitOf, kindOf, type Pieces } from './names.ts';
import { crewAt, gridOf, isKind, straight } from './sight.ts';

/**
 * All floors drawn side by side. A room is four signs wide and three lines high: what it is, who is there, what lies
 * there. Three floors of 4×4 are 71 signs wide, two of 5×5 are 57: a terminal of 80 has room for them with a margin.
 */
const WIDTH = 4;
const LINES = 3;
const GAP = 3;
/** A space at which no line is broken, so that terminals and pages keep the picture. */
const BLANK = '\u00a0';

export const SIGNS = {
  guard: '@',
  destination: '>',
  alarm: '!',
  cracked: '*',
  open: 'o',
  forced: 'x',
  up: '^',
  down: 'v',
  entrance: '<',
  tokens: '+',
  stealth: '~',
  cards: '$',
  crow: '"',
} as const;
export type Sign = keyof typeof SIGNS;

/** One sign for everybody: initials, or the number of the seat where two begin alike. */
export function initials(names: Names): readonly string[] {
  const first = names.map((name) => [...name.trim().toLocaleUpperCase('en')][0] ?? '');
  const plain = first.every((sign, i) => /^\p{L}$/u.test(sign) && first.indexOf(sign) === i);
  return plain ? first : names.map((_, seat) => String(seat + 1));
}

/** Drawn floors: lines, and which signs are in them. */
export interface Drawing {
  readonly lines: readonly string[];
  readonly used: readonly Sign[];
}

interface Pen {
  readonly view: View;
  readonly tile: Pieces['tile'];
  readonly crew: readonly string[];
  readonly used: Set<Sign>;
}

export function draw(view: View, tile: Pieces['tile'], names: Names): Drawing {
  const pen: Pen = { view, tile, crew: initials(names), used: new Set() };
  const { size } = JOB[view.options.job];
  const floors = view.floors.map((floor, n) => drawFloor(pen, floor, { size, number: n + 1 }));
  const margin = floors[0]!.map((_, line) => marginOf(line));
  const lines = margin.map((start, line) => [start, ...floors.map((drawn) => drawn[line]!)]);
  const joined = lines.map(([start, ...parts]) => `${start}${parts.join(' '.repeat(GAP))}`.trimEnd());
  const order = Object.keys(SIGNS) as Sign[];
  return {
    lines: joined.map((line) => line.replaceAll(' ', BLANK)),
    used: order.filter((sign) => pen.used.has(sign)),
  };
}

/** Under the letters of the columns: the number of a row before its first line. */
function marginOf(line: number): string {
  const inRow = (line - 1) % (LINES + 1);
  return line > 0 && inRow === 1 ? `${Math.floor((line - 1) / (LINES + 1)) + 1} ` : '  ';
}

function drawFloor(
  pen: Pen,
  floor: FloorView,
  { size, number }: { readonly size: number; readonly number: number },
): string[] {
  const walls = new Set<string>(floor.walls);
  const columns = Array.from({ length: size }, (_, column) => column);
  const at = (row: number, column: number): Grid | undefined =>
    row < 0 || column < 0 || row >= size || column >= size ? undefined : GRIDS[row * STRIDE + column];
  const room = (grid: Grid | undefined): TileView | undefined => floor.tiles.find((tile) => gridOf(tile.at) === grid);
  /** The border, a wall, or the edge of the empty spot. */
  const isClosed = (a: Grid | undefined, b: Grid | undefined): boolean =>
    room(a) === undefined || room(b) === undefined || walls.has(wallOf(posOfGrid(a!), posOfGrid(b!)));
  const across = (row: number): string =>
    `${columns.map((column) => `+${(isClosed(at(row - 1, column), at(row, column)) ? '-' : ' ').repeat(WIDTH)}`).join('')}+`;
  const head = `${columns.map((column) => ` ${pad(`${number}${GRIDS[column]![0]}`)}`).join('')} `;
  const lines = [head];
  for (let row = 0; row < size; row++) {
    lines.push(across(row));
    const cells = columns.map((column) => cellLines(pen, floor, room(at(row, column))));
    for (let line = 0; line < LINES; line++) {
      const parts = columns.map(
        (column) => `${isClosed(at(row, column - 1), at(row, column)) ? '|' : ' '}${cells[column]![line]!}`,
      );
      lines.push(`${parts.join('')}|`);
    }
  }
  lines.push(across(size));
  return lines;
}

const pad = (text: string): string => [...text].slice(0, WIDTH).join('').padEnd(WIDTH);

/** What a room shows; nothing of what is under a face-down tile but what lies openly on it. */
function cellLines(pen: Pen, floor: FloorView, tile: TileView | undefined): readonly string[] {
  if (tile === undefined) return Array.from({ length: LINES }, () => '#'.repeat(WIDTH));
  const name = tile.tile === '?' ? '?' : `${pen.tile[kindOf(tile.tile)].code}${digitOf(tile.tile)}`;
  const alarm = signs(pen, { alarm: tile.alarm });
  const things = signs(pen, {
    guard: floor.guard === tile.at,
    destination: floor.destination === tile.at,
  });
  return [
    `${pad(name).slice(0, WIDTH - 1)}${pad(alarm)[0]}`,
    pad(`${things}${crewSigns(pen, crewAt(pen.view, tile.at), WIDTH - things.length)}`),
    pad(lying(pen, tile)),
  ];
}

/** If there is no room for all initials, how many there are. */
const crewSigns = ({ crew }: Pen, seats: readonly Seat[], room: number): string =>
  seats.length > room ? String(seats.length) : seats.map((seat) => crew[seat]).join('');

function lying(pen: Pen, tile: TileView): string {
  const { view } = pen;
  const below = straight(view, tile.at, -1);
  const numbers = [
    tile.tokens === 0 ? '' : `${signs(pen, { tokens: true })}${tile.tokens}`,
    tile.refuge === 0 ? '' : `${signs(pen, { stealth: true })}${tile.refuge}`,
  ];
  const rest = signs(pen, {
    cracked: tile.cracked,
    open: tile.unlocked || tile.safeOpen,
    cards: tile.cards.length > 0,
    crow: view.crow === tile.at,
    forced: tile.crowbarred,
    up: tile.stairs,
    down: below !== undefined && (below.stairs || isKind(below, 'stairs')),
    entrance: view.entrance === tile.at,
  });
  return `${numbers.join('')}${rest}`;
}

function signs({ used }: Pen, present: Partial<Record<Sign, boolean>>): string {
  const here = (Object.keys(present) as Sign[]).filter((sign) => present[sign]);
  for (const sign of here) used.add(sign);
  return here.map((sign) => SIGNS[sign]).join('');
}

/** Everybody's sign, for the legend. */
export const crewLegend = (names: Names): readonly string[] =>
  seatsOf(names.length).map((seat) => `${initials(names)[seat]} ${names[seat]}`);
