import type { ComponentChildren } from 'preact';
import type { Character } from '../../components/characters.ts';
import type { Grid, Square } from '../../components/squares.ts';
import type { TileName } from '../../components/tiles.ts';
import { digitOf, kindOf } from '../../text/names.ts';
import type { Wall } from '../../walls.ts';
import { Icon, Silhouette } from '../icon.tsx';
import { Die } from '../table/die.tsx';
import { column, PITCH, ROOM, row, sideOf } from '../table/geometry.ts';
import { Pips } from '../table/pips.tsx';
import { Brackets, Rays, Torch, Walls } from '../table/plan.tsx';
import type { Route } from '../table/route.ts';
import { RouteLine } from '../table/routeline.tsx';
import type { Say } from '../words/index.ts';
import { NEON } from './card.tsx';

/** What a room of a picture shows; what is not named is dark. */
interface Sight {
  readonly tile?: TileName;
  readonly cracked?: true;
  readonly alarm?: true;
  /** A dark neighbour: peek above, move below, perhaps with its risk. */
  readonly near?: string | true;
}

/** A corner of a floor, drawn as it is on the table. */
export interface Vignette {
  /** Rooms in a row; there are two rows. */
  readonly wide: 3 | 4;
  readonly rooms: Readonly<Partial<Record<Grid, Sight>>>;
  readonly walls?: readonly Wall[];
  readonly guard?: Grid;
  /** The squares he walks now, and those that are left. */
  readonly now?: readonly Grid[];
  readonly later?: readonly Grid[];
  readonly die?: number;
  readonly member?: readonly [Grid, Character];
  /** The safe whose row and column are lit. */
  readonly safe?: Grid;
}

const COLUMNS = ['A', 'B', 'C', 'D'] as const;
const LINES = [1, 2] as const;
const on = (grid: Grid): Square => `1${grid}`;

/** Rooms, walls, ways and pieces of a vignette; nothing in it can be pressed. */
export function Corner({ of: seen, say }: { readonly of: Vignette; readonly say: Say }) {
  const side = sideOf(seen.wide);
  const grids = LINES.flatMap((line) => COLUMNS.slice(0, seen.wide).map((letter): Grid => `${letter}${line}`));
  const box = `0 0 ${side} ${side}`;
  const route = routeOf(seen);
  return (
    <span class="vignette" style={{ '--wide': seen.wide }}>
      <span class="plan" style={{ '--size': seen.wide, '--side': side }}>
        <svg class="under" viewBox={box} aria-hidden="true">
          {seen.safe !== undefined && <Lines at={on(seen.safe)} side={side} />}
          {grids.map((grid) => seen.rooms[grid]?.alarm && <Rays key={grid} at={on(grid)} />)}
          {route !== undefined && <Torch from={route.from} to={route.now[0]?.at ?? route.later[0]} />}
        </svg>
        {grids.map((grid) => (
          <Room key={grid} seen={seen} grid={grid} say={say} />
        ))}
        <svg class="over" viewBox={box} aria-hidden="true">
          <Walls walls={seen.walls ?? []} />
          {route !== undefined && <RouteLine route={route} />}
          {route !== undefined && route.to !== 'none' && <Brackets at={route.to} />}
        </svg>
        <span class="pieces">
          {seen.member !== undefined && (
            <Piece grid={seen.member[0]} kind="member active mine">
              <Silhouette of={seen.member[1]} />
            </Piece>
          )}
          {seen.guard !== undefined && (
            <Piece grid={seen.guard} kind="guard">
              <Silhouette of="guard" />
            </Piece>
          )}
        </span>
      </span>
    </span>
  );
}

function routeOf({ guard, now = [], later = [] }: Vignette): Route | undefined {
  if (guard === undefined) return undefined;
  return {
    from: on(guard),
    now: now.map((grid) => ({ at: on(grid), chance: 1 })),
    later: later.map(on),
    to: on(later.at(-1) ?? now.at(-1) ?? guard),
    steps: now.length,
    card: 'none',
  };
}

const Lines = ({ at, side }: { readonly at: Square; readonly side: number }) => (
  <g class="combo-lines">
    <rect x={-3} y={row(at) * PITCH - 3} width={side + 6} height={ROOM + 6} />
    <rect x={column(at) * PITCH - 3} y={-3} width={ROOM + 6} height={PITCH + ROOM + 6} />
  </g>
);

function Room({ seen, grid, say }: { readonly seen: Vignette; readonly grid: Grid; readonly say: Say }) {
  const { tile, cracked, alarm, near } = seen.rooms[grid] ?? {};
  const isHere = seen.member?.[0] === grid;
  const kind = tile === undefined ? undefined : kindOf(tile);
  const classes = [
    'tile',
    tile === undefined && 'unknown',
    near !== undefined && 'lit',
    isHere && 'here',
    alarm && 'alarmed',
    (isHere || seen.guard === grid) && 'occupied',
  ];
  const target = seen.die !== undefined && (seen.later?.at(-1) ?? seen.now?.at(-1)) === grid;
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      style={{ gridArea: `${row(on(grid)) + 1} / ${column(on(grid)) + 1}` }}
    >
      {near === undefined ? (
        <span class="face" data-kind={kind} data-danger={kind === undefined ? undefined : NEON[kind]}>
          {tile !== undefined && digitOf(tile) !== '' && (
            <span class="digit office">
              {digitOf(tile)}
              {cracked && <Icon name="i-tick" class="tick" />}
            </span>
          )}
          <span class="chips">
            {alarm && (
              <span class="chip alarm">
                <Icon name="i-siren" />
                <span>{say.chip.alarm}</span>
              </span>
            )}
            {target && (
              <span class="target">
                <Die colour="red" face={seen.die!} />
              </span>
            )}
          </span>
          {kind !== undefined && (
            <>
              <Icon name={`tile-${kind}`} class="kind" />
              <span class="name">{say.room[kind]}</span>
            </>
          )}
        </span>
      ) : (
        <Halves risk={near} say={say} />
      )}
    </span>
  );
}

const Halves = ({ risk, say }: { readonly risk: string | true; readonly say: Say }) => (
  <>
    <span class="half peek">
      <Icon name="i-eye" />
      <span>{say.verb.peek}</span>
      <Pips count={1} />
    </span>
    <span class="half move">
      <Icon name="i-boots" />
      <span>{say.verb.go}</span>
      <Pips count={1} />
      {risk !== true && (
        <span class="tag-risks">
          <em class="tag-risk danger-alarm">
            <Icon name="i-siren" />
            {risk}
          </em>
        </span>
      )}
    </span>
  </>
);

interface PieceProps {
  readonly grid: Grid;
  readonly kind: string;
  readonly children: ComponentChildren;
}

const Piece = ({ grid, kind, children }: PieceProps) => (
  <span class={`piece ${kind}`} data-seat="0" style={{ '--c': column(on(grid)), '--r': row(on(grid)), '--n': 0 }}>
    {children}
  </span>
);
