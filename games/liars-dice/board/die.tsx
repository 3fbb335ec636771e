import type { Veiled } from '#table/game.ts';
import type { Face } from '../components.ts';

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: Readonly<Record<Face, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die, or one that lies under somebody's cup; what it shows is said beside it. */
export function Die({ face, wild = false }: { readonly face: Veiled<Face>; readonly wild?: boolean }) {
  return (
    <svg class={face === '?' ? 'die hidden' : wild ? 'die wild' : 'die'} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="7" />
      {face !== '?' &&
        PIPS[face].map((at) => <circle key={at} cx={12 + 12 * (at % 3)} cy={12 + 12 * Math.floor(at / 3)} r="4.2" />)}
    </svg>
  );
}
