import './course.css';
import type { Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import type { CurvePoint } from '#table/account.ts';
import type { Seat } from '#table/game.ts';
import { WIDE } from '#table/measure.ts';
import type { TurningPoint } from '#table/verdict.ts';
import { spotPath } from '../../route.ts';
import { Turns, type TurnTaken } from '../turns.tsx';
import { chance, signed } from './numbers.ts';
import { decided } from './words.ts';

interface CurveProps {
  readonly table: string;
  readonly curve: readonly CurvePoint[];
  readonly isCrew: boolean;
  readonly sitters: readonly Sitter[];
  readonly turns: readonly TurnTaken[];
  /** The last entry. */
  readonly last: number;
  readonly points: readonly TurningPoint[];
  /** Whose line is drawn thickest. */
  readonly first: number;
}

const WIDTH = 1000;
const HEIGHT = 400;

/** The chance of each seat as the game went, with how sure it is; marks lead to where it turned. */
export function Curve({ table, curve, isCrew, sitters, turns, last, points, first }: CurveProps) {
  const say = decided.value;
  const lines = isCrew ? sitters.slice(0, 1) : sitters;
  const x = (at: number): number => (WIDTH * at) / Math.max(1, last);
  const rows = rowsOf(points.map(({ at }) => x(at)));
  return (
    <figure class="course">
      {!isCrew && (
        <ul class="strokes" aria-hidden="true">
          {lines.map(({ seat, name, figure, kind }) => (
            <li key={seat} data-line={seat} class={seat === first ? 'first' : ''}>
              <Figure figure={figure} bot={kind === 'bot'} />
              <span>{name}</span>
              <svg viewBox="0 0 40 8" aria-hidden="true">
                <path class="line" d="M0 4H40" />
              </svg>
            </li>
          ))}
        </ul>
      )}
      <div class="plot" style={{ '--rows': Math.max(0, ...rows) }}>
        <ol class="scale" aria-hidden="true">
          {[1, 0.75, 0.5, 0.25, 0].map((share) => (
            <li key={share} style={{ top: `${100 - 100 * share}%` }}>
              {chance(share)}
            </li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${say.curve}. ${lines.map((sitter) => course(curve, sitter.seat, isCrew ? say.crew : sitter.name)).join(' ')}`}
        >
          {[0.25, 0.5, 0.75].map((share) => (
            <path key={share} class="grid" d={`M0 ${y(share)}H${WIDTH}`} />
          ))}
          {points.map(({ at }, i) => (
            <path key={i} class="pin" d={`M${x(at)} 0V${HEIGHT}`} />
          ))}
          {lines.map(({ seat }) => (
            <path key={seat} class="band" data-line={seat} d={bandOf(curve, seat, x)} />
          ))}
          {isCrew && <path class="light" d={`${lineOf(curve, first, x)}V${HEIGHT}H0Z`} />}
          {lines.map(({ seat }) => (
            <path
              key={seat}
              class={`line ${seat === first ? 'first' : ''}`}
              data-line={seat}
              d={lineOf(curve, seat, x)}
            />
          ))}
        </svg>
        <ol class="pins">
          {points.map((point, i) => (
            <li key={i} style={{ left: `${x(point.at) / (WIDTH / 100)}%`, '--row': rows[i] }}>
              <a
                href={spotPath(table, { at: point.at })}
                aria-label={`${i + 1}. ${point.at === 0 ? say.deal : say.move(point.at)}: ${isCrew ? say.crew : sitters[point.seat]!.name} ${signed(point.shift.value)}`}
              >
                {i + 1}
              </a>
            </li>
          ))}
        </ol>
      </div>
      <div class="turns-below">
        <Turns turns={turns} sitters={sitters} />
      </div>
    </figure>
  );
}

/** Marks that are so close together would lie over each other on a phone. */
const CLOSE = WIDTH / 6;

/** In which row each mark stands: where another is near before it, one further up. */
function rowsOf(places: readonly number[]): readonly number[] {
  const rows: number[] = [];
  for (const [i, place] of places.entries()) {
    const near = rows.filter((_, other) => Math.abs(places[other]! - place) < CLOSE);
    rows[i] = [0, 1, 2].find((row) => !near.includes(row)) ?? 0;
  }
  return rows;
}

const y = (share: number): number => HEIGHT * (1 - Math.min(1, Math.max(0, share)));

const lineOf = (curve: readonly CurvePoint[], seat: number, x: (at: number) => number): string =>
  curve.map(({ at, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(chances[seat]!.value)}`).join('');

function bandOf(curve: readonly CurvePoint[], seat: number, x: (at: number) => number): string {
  const edge = (side: 1 | -1): readonly string[] =>
    curve.map(({ at, chances }) => {
      const { value, error } = chances[seat]!;
      return `${x(at)} ${y(value + side * WIDE * error)}`;
    });
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}

/** How it went for one of them, for those who are read to. */
function course(curve: readonly CurvePoint[], seat: Seat, name: string): string {
  const of = ({ chances }: CurvePoint): number => chances[seat]!.value;
  const best = curve.slice(0, -1).reduce((most, spot) => (of(spot) > of(most) ? spot : most), curve[0]!);
  return decided.value.course(name, chance(of(curve[0]!)), chance(of(best)), best.at, chance(of(curve.at(-1)!)));
}
