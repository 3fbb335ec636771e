import { type Seat, seatsOf } from '#table/game.ts';
import { ROUNDS } from '../../components.ts';
import type { Talk } from '../talk.ts';
import { gridOf, spread } from './chart.ts';

const BOX = { left: 34, right: 538, top: 20, bottom: 176 } as const;
const LABEL = { x: 570, gap: 31, end: 190, longest: 12 } as const;

interface ChartProps {
  /** Points of each seat after each round. */
  readonly rounds: readonly (readonly number[])[];
  readonly ranked: readonly Seat[];
  readonly talk: Talk;
}

/** Points per round, a line and a mark for everybody. */
export function Chart({ rounds, ranked, talk }: ChartProps) {
  const { say, names } = talk;
  const grid = gridOf(Math.max(...rounds.flat(), 1));
  const x = (round: number): number => BOX.left + ((BOX.right - BOX.left) * round) / ROUNDS;
  const y = (points: number): number => BOX.bottom - ((BOX.bottom - BOX.top) * points) / grid.at(-1)!;
  const pointsOf = (seat: Seat): readonly number[] => rounds.map((points) => points[seat]!);
  const ends = ranked.map((seat) => y(pointsOf(seat).at(-1) ?? 0));
  const labels = spread(ends, LABEL.gap, LABEL.end);
  const told = seatsOf(names.length).map((seat) => say.chartLine(names[seat]!, pointsOf(seat)));
  return (
    <svg class="chart" viewBox="-12 0 772 210" role="img" aria-label={say.chartOf(told)}>
      {grid.map((points) => (
        <g key={points}>
          <path class="grid" d={`M${BOX.left} ${y(points)}H${BOX.right + 10}`} />
          <text x={BOX.left - 8} y={y(points) + 6} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {rounds.map((_, i) => (
        <text key={i} x={x(i + 1)} y={BOX.bottom + 28} text-anchor="middle">
          {i + 1}
        </text>
      ))}
      {ranked
        .map((seat, place) => (
          <g key={seat} class={`line seat-${seat} ${talk.viewer === seat ? 'mine' : ''}`}>
            <path class="lead" d={`M${BOX.right} ${ends[place]}L${LABEL.x - 6} ${labels[place]}`} />
            <polyline points={[0, ...pointsOf(seat)].map((points, i) => `${x(i)},${y(points)}`).join(' ')} />
            {pointsOf(seat).map((points, i) => (
              <path key={i} class="mark" transform={`translate(${x(i + 1)} ${y(points)})`} d={MARKS[seat]!} />
            ))}
            <text class="tag" x={LABEL.x} y={labels[place]! + 9}>
              {tag(names[seat]!)} {pointsOf(seat).at(-1)}
            </text>
          </g>
        ))
        .reverse()}
    </svg>
  );
}

/** As much of a name as there is room for before the points. */
const tag = (name: string): string => (name.length > LABEL.longest ? `${name.slice(0, LABEL.longest - 1)}…` : name);

/** A mark for each seat, so that lines differ in more than colour. */
const MARKS = [
  'm0-7 7 7-7 7-7-7z',
  'm0-6 6 10H-6z',
  'M-5 0a5 5 0 1 1 10 0 5 5 0 0 1-10 0Z',
  'M-6-6H6V6H-6Z',
  'M-7-2h5v-5h4v5h5v4H2v5h-4V2h-5Z',
] as const;
