import { kept } from '#look/kept.tsx';
import { combination } from '../../chart.ts';
import { JOB } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import type { Ghost } from '../../sketch.ts';
import { digitOf } from '../../text/names.ts';
import type { FloorView } from '../../view.ts';
import type { Wall } from '../../walls.ts';
import { filmOn, OverPlan } from '../film/overplan.tsx';
import { WalkLine } from '../film/walkline.tsx';
import { type Offer, targetOf } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { walkFocus } from './arrows.ts';
import { bar, column, gridOf, LETTERS, lane, PITCH, ROOM, row, sideOf } from './geometry.ts';
import { GhostMarks } from './ghostmarks.tsx';
import { Heats } from './heats.tsx';
import { Pieces, placed } from './pieces.tsx';
import { Room, type RoomHands } from './room.tsx';
import { crossedIn, isSame, roomsOn, routeOf } from './route.ts';
import { RouteLine } from './routeline.tsx';

export interface PlanProps {
  readonly scene: Scene;
  readonly floor: number;
  readonly hands: RoomHands;
  /** Moves of the list that wait for a room. */
  readonly aimed: readonly Offer[] | undefined;
  readonly selected: Square | undefined;
  readonly hot: boolean;
  readonly ghosts: readonly Ghost[];
  /** How things would be after the move that is being considered. */
  readonly then: Scene | undefined;
}

/** The plan of one floor: bands and light below, rooms, walls and routes, pieces on top. */
export function Plan(props: PlanProps) {
  const { scene, floor, hands, aimed, selected, hot, ghosts, then } = props;
  const { view, odds, say } = scene;
  const seen = view.floors[floor]!;
  const { size } = JOB[view.options.job];
  const side = sideOf(size);
  const safes = closedSafes(seen);
  const missing = new Set(safes.flatMap((at) => combination(view, at).missing));
  const guard = odds?.guards[floor];
  const route = routeOf(scene, floor);
  const after = then && routeOf(then, floor);
  const film = filmOn(scene, floor + 1);
  const walk = scene.film?.walks[floor];
  const rung = then !== undefined && !isSame(route, after) ? after : undefined;
  const lit = [...scene.offers.rooms.keys()];
  const busy = [...new Set([...lit, ...placed(scene, floor).keys()])];
  const crossed = crossedIn(
    walk === undefined ? [roomsOn(route), roomsOn(rung)] : [[walk.at, ...walk.ahead, ...walk.later]],
  );
  return (
    <div class="site">
      <Edges size={size} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from room to room; each room is a button */}
      <div
        class={`plan ${size === 5 ? 'five' : ''}`}
        style={{ '--size': size, '--side': side }}
        onKeyDown={(event) => walkFocus(event, size)}
      >
        <svg class="under" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          <g class="combo-lines">
            {safes.map((at) => (
              <g key={at}>
                <rect x={-9} y={row(at) * PITCH - 3} width={side + 18} height={ROOM + 6} />
                <rect x={column(at) * PITCH - 3} y={-9} width={ROOM + 6} height={side + 18} />
              </g>
            ))}
          </g>
          {seen.tiles.map(
            ({ at, alarm }) => alarm && <Rays key={at} at={at} isNew={film?.shot === 'alarm' && film.at === at} />,
          )}
          {walk === undefined ? (
            route !== undefined && <Torch from={route.from} to={route.now[0]?.at ?? route.later[0]} />
          ) : (
            <Torch from={walk.at} to={walk.ahead[0] ?? walk.later[0]} />
          )}
        </svg>
        {view.options.hole !== 'none' && <Hole at={`${floor + 1}${view.options.hole}` as Square} word={say.hole} />}
        {seen.tiles.map((tile, i) => {
          const line = safes.some(
            (at) => at !== tile.at && (row(at) === row(tile.at) || column(at) === column(tile.at)),
          );
          return (
            <Room
              key={tile.at}
              scene={scene}
              tile={tile}
              under={scene.unveiled?.floors[floor]?.tiles[i]?.tile}
              hands={hands}
              offers={
                aimed?.filter(({ move }) => targetOf(move) === tile.at) ?? scene.offers.rooms.get(tile.at) ?? NOTHING
              }
              combo={line}
              crossed={crossed.has(tile.at)}
              needed={line && !tile.cracked && missing.has(digitOf(tile.tile))}
              selected={selected === tile.at || (view.question !== 'none' && view.question.at === tile.at)}
              heat={
                hot && guard !== undefined
                  ? {
                      comes: guard.tiles.find(({ at }) => at === tile.at)?.enters ?? 0,
                      next: guard.next.find(({ to }) => to === tile.at)?.chance ?? 0,
                    }
                  : undefined
              }
              tabbable={i === 0}
            />
          );
        })}
        <svg class="over" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          <Walls walls={seen.walls} />
          {seen.tiles.map(
            ({ at, tile }) =>
              seen.discard.some((card) => card === gridOf(at)) && <Gone key={at} at={at} isDark={tile === '?'} />,
          )}
          <rect class="border" x={-5} y={-5} width={side + 10} height={side + 10} />
          {walk === undefined ? (
            <>
              <g class={rung === undefined ? '' : 'outdated'}>
                {route !== undefined && <RouteLine route={route} side={side} busy={busy} lit={lit} />}
                {route !== undefined && route.to !== 'none' && <Brackets at={route.to} />}
              </g>
              {seen.destination !== 'none' && seen.destination !== route?.to && (
                <g class="outdated">
                  <Brackets at={seen.destination} />
                </g>
              )}
            </>
          ) : (
            <>
              <WalkLine walk={walk} />
              {seen.destination !== 'none' && <Brackets at={seen.destination} />}
            </>
          )}
          {rung !== undefined && (
            <g class="supposed">
              <RouteLine route={rung} side={side} busy={busy} lit={lit} />
              {rung.to !== 'none' && <Brackets at={rung.to} />}
            </g>
          )}
        </svg>
        <Pieces scene={scene} floor={floor} />
        <GhostMarks scene={scene} floor={floor} ghosts={ghosts} />
        {hot && guard !== undefined && <Heats guard={guard} tiles={seen.tiles} say={say} />}
        {film !== undefined && <OverPlan scene={scene} film={film} floor={floor + 1} />}
      </div>
    </div>
  );
}

/** The patrol card of this room has been drawn: he is not sent there before the next shuffle. */
const Gone = ({ at, isDark }: { readonly at: Square; readonly isDark: boolean }) => (
  <path
    class="gone-card"
    d={`M${column(at) * PITCH + (isDark ? 8 : 14)} ${row(at) * PITCH + (isDark ? ROOM - 17 : 44)}l9 9m0-9l-9 9`}
  />
);

/** Letters above, numbers on the left. */
const Edges = kept(
  ({ size }: { readonly size: number }) => (
    <>
      <div class="cols" aria-hidden="true">
        {LETTERS.slice(0, size).map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div class="rows" aria-hidden="true">
        {LETTERS.slice(0, size).map((letter, i) => (
          <span key={letter}>{i + 1}</span>
        ))}
      </div>
    </>
  ),
  ({ size }) => [size],
);

const NOTHING: readonly Offer[] = [];

/** Safes of this floor that are found and closed: their row and column are lit. */
const closedSafes = ({ tiles }: FloorView): readonly Square[] =>
  tiles.flatMap(({ at, tile, safeOpen }) => (tile === 'safe' && !safeOpen ? [at] : []));

/** Only dynamite changes them. */
export const Walls = kept(
  ({ walls }: { readonly walls: readonly Wall[] }) => (
    <g class="walls">
      {walls.map((wall) => (
        <rect key={wall} {...bar(wall)} />
      ))}
    </g>
  ),
  ({ walls }) => walls,
);

/** Corners round the room the guard is on his way to. */
export function Brackets({ at }: { readonly at: Square }) {
  const [x, y] = [column(at) * PITCH - 1, row(at) * PITCH - 1];
  const [far, arm] = [ROOM + 2, 21];
  return (
    <path
      class="brackets"
      d={`M${x} ${y + arm}v${-arm}h${arm}M${x + far - arm} ${y}h${arm}v${arm}M${x + far} ${y + far - arm}v${arm}h${-arm}M${x + arm} ${y + far}h${-arm}v${-arm}`}
    />
  );
}

export function Rays({ at, isNew = false }: { readonly at: Square; readonly isNew?: boolean }) {
  const [x, y] = [column(at) * PITCH + ROOM / 2, row(at) * PITCH + ROOM / 2];
  const spikes = Array.from({ length: 24 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 12, i % 2 === 0 ? 92 : 58];
    return `${(x + Math.cos(angle) * reach).toFixed(1)},${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return (
    <polygon
      class={`rays ${isNew ? 'spreading' : ''}`}
      points={spikes.join(' ')}
      style={{ transformOrigin: `${x}px ${y}px` }}
    />
  );
}

/** The guard's torch points where he goes first. */
export function Torch({ from, to }: { readonly from: Square; readonly to: Square | undefined }) {
  if (to === undefined) return null;
  const [a, b] = [lane(from), lane(to)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const [x, y] = [a.x + dx * 118, a.y + dy * 118];
  return <polygon class="beam" points={`${a.x},${a.y} ${x - dy * 30},${y + dx * 30} ${x + dy * 30},${y - dx * 30}`} />;
}

const Hole = ({ at, word }: { readonly at: Square; readonly word: string }) => (
  <div class="hole" style={{ gridArea: `${row(at) + 1} / ${column(at) + 1}` }}>
    <b>{word}</b>
  </div>
);
