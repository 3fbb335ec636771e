import { kept } from '#look/kept.tsx';
import { seatsOf } from '#table/game.ts';
import { JOB } from '../../components/jobs.ts';
import { columnOf, rowOf, type Square, STRIDE } from '../../components/squares.ts';
import { alarmsOn } from '../../text/sight.ts';
import type { TileView } from '../../view.ts';
import { endsOf, type Wall } from '../../walls.ts';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { column, floorOf, row } from './geometry.ts';
import { isOnBoard, routeOf } from './route.ts';

interface Props {
  readonly scene: Scene;
  readonly open: number;
  enlarge(floor: number): void;
}

/** Every floor as a live small map; a tap enlarges it. */
export const Minis = ({ scene, open, enlarge }: Props) => (
  <nav class="minis" aria-label={scene.say.floors} style={{ '--floors': scene.view.floors.length }}>
    {scene.view.floors.map((_, floor) => (
      <Mini key={floor} scene={scene} floor={floor} on={open === floor} enlarge={enlarge} />
    ))}
  </nav>
);

/** A room of a small map is 24 units wide. */
const UNIT = 24;
const centre = (at: Square): readonly [number, number] => [column(at) * UNIT + 12, row(at) * UNIT + 12];

interface MiniProps {
  readonly scene: Scene;
  readonly floor: number;
  readonly on: boolean;
  enlarge(floor: number): void;
}

interface MiniRoomsProps {
  readonly tiles: readonly TileView[];
  readonly lit: ReadonlyMap<Square, unknown>;
}

const lookOf = ({ at, tile, alarm }: TileView, lit: MiniRoomsProps['lit']): string =>
  alarm ? 'alarmed' : lit.has(at) ? 'lit' : tile === '?' ? 'dark' : 'known';

const MiniRooms = kept(
  ({ tiles, lit }: MiniRoomsProps) =>
    tiles.map((seen) => {
      const { at, tile } = seen;
      const [x, y] = [column(at) * UNIT + 1, row(at) * UNIT + 1];
      return (
        <g key={at}>
          <rect class={lookOf(seen, lit)} x={x} y={y} width="22" height="22" />
          {tile === 'safe' && <circle class="dial" cx={x + 11} cy={y + 11} r="6" />}
          {tile.startsWith('stairs') && <path class="stair" d={`M${x + 5} ${y + 17}h4v-4h4v-4h4v8z`} />}
        </g>
      );
    }),
  ({ tiles, lit }) => tiles.flatMap((seen) => [seen.tile, lookOf(seen, lit)]),
);

const Mini = kept(
  ({ scene, floor, on, enlarge }: MiniProps) => {
    const { view, say, names, me, offers } = scene;
    const seen = view.floors[floor]!;
    const side = JOB[view.options.job].size * UNIT;
    const route = routeOf(scene, floor);
    const status = statusOf(scene, floor);
    return (
      <button
        type="button"
        class={`mini ${on ? 'on' : ''} ${alarmsOn(seen) > 0 ? 'alert' : ''}`}
        aria-pressed={on}
        onClick={() => enlarge(floor)}
      >
        <svg viewBox={`-3 -3 ${side + 6} ${side + 6}`} aria-hidden="true">
          <MiniRooms tiles={seen.tiles} lit={offers.rooms} />
          <path class="w" d={`M0 0h${side}v${side}H0z${seen.walls.map(wallPath).join('')}`} />
          {route !== undefined && (
            <polyline
              class="r"
              points={[route.from, ...route.now.map(({ at }) => at)].map((at) => centre(at).join(',')).join(' ')}
            />
          )}
          {seen.destination !== 'none' && (
            <rect
              class="d"
              x={column(seen.destination) * UNIT + 2}
              y={row(seen.destination) * UNIT + 2}
              width="20"
              height="20"
            />
          )}
          {isOnBoard(seen.guard) && (
            <path
              class="g"
              d={`M${column(seen.guard) * UNIT + 2} ${row(seen.guard) * UNIT + 11}h20l-4-8h-12zm4 2h12v4l-6 5-6-5z`}
            />
          )}
          {seatsOf(view.seats).map((seat) => {
            const { at } = view.crew[seat]!;
            if (at === 'outside' || at === 'roof' || floorOf(at) !== floor + 1) return null;
            const [x, y] = centre(at);
            return (
              <g key={seat}>
                <circle class={`m ${seat === me ? 'me' : ''}`} cx={x} cy={y} r="9" />
                <text x={x} y={y + 5}>
                  {[...names[seat]!][0]}
                </text>
              </g>
            );
          })}
        </svg>
        <span class="cap">
          <span class="only-read">{say.showFloor(floor + 1)}</span>
          <b aria-hidden="true">{floor + 1}</b>
          <span>
            <Icon name={status.icon} />
            {status.word}
          </span>
        </span>
      </button>
    );
  },
  ({ scene, floor, on, enlarge }) => {
    const { view, words, names, me, odds, offers } = scene;
    return [
      ...[words, names, me, odds, on, enlarge, offers.rooms.size > 0 && offers],
      JSON.stringify([view.floors[floor], view.crew.map(({ at }) => at), routeOf(scene, floor)]),
    ];
  },
);

function wallPath(wall: Wall): string {
  const [a, b] = endsOf(wall);
  const [x, y] = [columnOf(a) * UNIT, rowOf(a) * UNIT];
  return b - a === STRIDE ? `M${x} ${y + UNIT}h${UNIT}` : `M${x + UNIT} ${y}v${UNIT}`;
}

/** What matters most on a floor that is not enlarged. */
function statusOf({ view, say, odds }: Scene, floor: number): { readonly icon: string; readonly word: string } {
  const seen = view.floors[floor]!;
  if (alarmsOn(seen) > 0) return { icon: 'i-siren', word: say.chip.alarm };
  const safe = seen.tiles.find(({ tile, safeOpen }) => tile === 'safe' && !safeOpen);
  if (safe === undefined)
    return seen.tiles.some(({ safeOpen }) => safeOpen)
      ? { icon: 'i-safe-open', word: say.chip.open }
      : { icon: 'tile-safe', word: '?' };
  const digits = odds?.safes.find(({ at }) => at === safe.at);
  return {
    icon: 'tile-safe',
    word:
      digits === undefined
        ? safe.at.slice(1)
        : `${digits.cracked.length}/${digits.cracked.length + digits.missing.length + digits.unknown}`,
  };
}
