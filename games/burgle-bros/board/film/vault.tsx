import { digitOf } from '../../text/names.ts';
import type { Scene } from '../scene.ts';
import { column, row } from '../table/geometry.ts';
import type { Film } from './beats.ts';

/** From the middle of the dial to its numbers, in units of the drawing, and one turn of it. */
const REACH = 132;
const TURN = 2 * Math.PI;

/** The safe as large as its floor: the dial goes through the numbers, then the door swings. */
export function Vault({ scene, film: { at, shot } }: { readonly scene: Scene; readonly film: Film }) {
  if (at === undefined) return null;
  const { tiles } = scene.view.floors[Number(at[0]) - 1]!;
  const numbers = tiles
    .filter((tile) => tile.at !== at && (row(tile.at) === row(at) || column(tile.at) === column(at)))
    .map(({ tile }) => (tile === '?' ? '?' : digitOf(tile)))
    .filter((digit) => digit !== '');
  return (
    <div class={`film-vault ${shot}`} data-film={shot} style={{ '--c': column(at), '--r': row(at) }} aria-hidden="true">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <rect class="wall" width="400" height="400" />
        <g class="inside">
          <path class="glow" d="M40 24h320v352H40z" />
          <path class="shelf" d="M64 132h272v8H64zM64 232h272v8H64zM40 340h320v36H40z" />
        </g>
        <g class="leaf">
          <path class="plate" d="M24 16h352v368H24z" />
          {[44, 356].flatMap((x) =>
            [36, 364].map((y) => <circle key={`${x} ${y}`} class="bolt" cx={x} cy={y} r="8" />),
          )}
          <circle class="well" cx="200" cy="200" r="108" />
          <g class="dial">
            <circle class="disc" cx="200" cy="200" r="90" />
            {Array.from({ length: 24 }, (_, i) => (
              <path key={i} class="mark" d="M200 112v10" transform={`rotate(${i * 15} 200 200)`} />
            ))}
            <path class="pointer" d="M190 150h20v22h-20z" />
            <circle class="knob" cx="200" cy="200" r="38" />
            <path class="grip" d="M176 193h48v14h-48zM193 176h14v48h-14z" transform="rotate(30 200 200)" />
          </g>
          {numbers.map((digit, i) => {
            const angle = (i / numbers.length) * TURN - TURN / 4;
            const [x, y] = [200 + Math.cos(angle) * REACH, 200 + Math.sin(angle) * REACH];
            return (
              <g key={i} class="number" style={{ '--i': i }}>
                <circle cx={x} cy={y} r="19" />
                <text x={x} y={y + 8}>
                  {digit}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
