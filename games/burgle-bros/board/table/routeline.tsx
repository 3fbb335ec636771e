import type { Square } from '../../components/squares.ts';
import { Disc } from '../film/walkline.tsx';
import { column, lane, PITCH, type Point, points, ROOM, row } from './geometry.ts';
import { type Route, stepsBy } from './route.ts';

interface Props {
  readonly route: Route;
  /** How wide the drawing is. */
  readonly side?: number;
  /** Rooms that say something or hold somebody: the way leads past them, and a step into one is marked on its threshold. */
  readonly busy?: readonly Square[];
  /** Those that say something. */
  readonly lit?: readonly Square[];
}

/** The guard's coming way: dots, and a number for each step. */
export function RouteLine({ route, side = 0, busy = [], lit = [] }: Props) {
  const { from, now, later, steps } = route;
  const way = now.map(({ at }) => at);
  const passed = busy.filter((at) => (at === from ? lit.includes(at) : way.includes(at) || later.includes(at)));
  const clip = passed.length === 0 ? undefined : `past-${passed.join('-')}`;
  return (
    <>
      {clip !== undefined && (
        <clipPath id={clip}>
          <path clip-rule="evenodd" d={allBut(passed, side)} />
        </clipPath>
      )}
      <g clip-path={clip && `url(#${clip})`}>
        {later.length > 0 && <polyline class="route later" points={points([way.at(-1) ?? from, ...later])} />}
        {way.length > 0 && <polyline class="route now" points={points([from, ...way])} />}
      </g>
      {marksOf(route, busy).map(({ at, numbers, isLikely, isSmall }) => (
        <Disc
          key={`${at.x} ${at.y}`}
          {...at}
          class={`${numbers.includes(steps) ? 'last' : ''} ${isLikely ? 'likely' : ''}`}
          numbers={numbers}
          isSmall={isSmall}
        />
      ))}
    </>
  );
}

interface Mark {
  readonly at: Point;
  readonly numbers: readonly number[];
  readonly isLikely: boolean;
  readonly isSmall: boolean;
}

/** The numbers of the steps, by where they stand: a room or a threshold that is passed twice has both. */
function marksOf({ from, now }: Route, busy: readonly Square[]): readonly Mark[] {
  const way = now.map(({ at }) => at);
  const rooms = [from, ...way];
  const marks = new Map<string, Mark>();
  for (const [room, numbers] of stepsBy(way)) {
    const isSmall = busy.includes(room);
    const at = isSmall ? threshold(rooms[numbers[0]! - 1]!, room) : lane(room);
    const isLikely = now.some((step) => step.at === room && step.chance < 1);
    const key = `${at.x} ${at.y}`;
    const before = marks.get(key);
    marks.set(key, {
      at,
      numbers: [...(before?.numbers ?? []), ...numbers].toSorted((a, b) => a - b),
      isLikely: isLikely || before?.isLikely === true,
      isSmall,
    });
  }
  return [...marks.values()];
}

/** On the gap between two rooms, on the guards' lane. */
function threshold(one: Square, other: Square): Point {
  const { x, y } = lane(other);
  return row(one) === row(other)
    ? { x: Math.max(column(one), column(other)) * PITCH - 4, y }
    : { x, y: Math.max(row(one), row(other)) * PITCH - 4 };
}

/** The outline of a floor without these rooms. */
const allBut = (rooms: readonly Square[], side: number): string =>
  [
    `M-20-20H${side + 20}V${side + 20}H-20z`,
    ...rooms.map((at) => `M${column(at) * PITCH} ${row(at) * PITCH}h${ROOM}v${ROOM}h-${ROOM}z`),
  ].join('');
