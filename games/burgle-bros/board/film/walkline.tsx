import type { Square } from '../../components/squares.ts';
import { column, lane, PITCH, points, row } from '../table/geometry.ts';
import { stepsBy } from '../table/route.ts';
import type { Walk } from './walks.ts';

/** So many prints stay; older ones have faded. */
const PRINTS = 6;

/** A guard under way: the prints behind him, the numbers ahead, the one he stands on gone out. */
export function WalkLine({ walk: { prints, at, ahead, first, left, later } }: { readonly walk: Walk }) {
  const trail = [...prints, at];
  return (
    <g class="walking">
      {prints.slice(-PRINTS).map((print, i, all) => (
        <Print
          key={`${print}${prints.length - all.length + i}`}
          at={print}
          to={trail[prints.length - all.length + i + 1]!}
          faint={(all.length - i) / PRINTS}
        />
      ))}
      {later.length > 0 && <polyline class="route later" points={points([ahead.at(-1) ?? at, ...later])} />}
      {ahead.length > 0 && <polyline class="route now" points={points([at, ...ahead])} />}
      {prints.length > 0 && <Disc {...corner(at)} class="gone" numbers={[first - 1]} />}
      {[...stepsBy(ahead, first)].map(([step, numbers]) => (
        <Disc
          key={`${step}${numbers[0]}`}
          {...lane(step)}
          class={left === 0 && numbers.includes(first + ahead.length - 1) ? 'last' : ''}
          numbers={numbers}
        />
      ))}
    </g>
  );
}

/** Where the number of a step is when he stands on it. */
const corner = (at: Square) => ({ x: column(at) * PITCH + 90, y: row(at) * PITCH + 16 });

/** From the middle of a diamond to its corners. */
const DIAMOND = 19.8;

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly class: string;
  readonly numbers: readonly number[];
  readonly isSmall?: boolean;
}

/** The numbers of the steps into one room; a diamond where he stops. */
export const Disc = ({ x, y, class: kind, numbers, isSmall = false }: DiscProps) => (
  <g class={`step ${kind}`} transform={isSmall ? `translate(${x} ${y}) scale(.8) translate(${-x} ${-y})` : undefined}>
    {numbers.length > 1 ? (
      <rect x={x - 19 - 4 * numbers.length} y={y - 13} width={38 + 8 * numbers.length} height={26} rx={13} />
    ) : kind.includes('last') ? (
      <path d={`M${x} ${y - DIAMOND}l${DIAMOND} ${DIAMOND}l${-DIAMOND} ${DIAMOND}l${-DIAMOND} ${-DIAMOND}z`} />
    ) : (
      <circle cx={x} cy={y} r="13" />
    )}
    <text x={x} y={y + 6.5}>
      {numbers.join('·')}
    </text>
  </g>
);

/** A pair of boots, turned the way he went. */
function Print({ at, to, faint }: { readonly at: Square; readonly to: Square; readonly faint: number }) {
  const [dx, dy] = [column(to) - column(at), row(to) - row(at)];
  const turn = dx === 0 ? (dy < 0 ? 0 : 180) : dx > 0 ? 90 : 270;
  const { x, y } = lane(at);
  return (
    <g class="print" transform={`translate(${x} ${y}) rotate(${turn})`} style={{ opacity: 1 - faint * 0.7 }}>
      <path d="M-9 4a4 6 0 0 1 8 0v3a4 3 0 0 1-8 0zM-8 12h6v4a3 3 0 0 1-6 0z" />
      <path d="M1-8a4 6 0 0 1 8 0v3a4 3 0 0 1-8 0zM2 0h6v4a3 3 0 0 1-6 0z" />
    </g>
  );
}
