import { PIPS } from '#board/die.ts';
import type { Veiled } from '#table/game.ts';
import type { Face } from '../components.ts';

/** A die, or one that lies under somebody's cup; what it shows is said beside it. */
export function Die({ face, wild = false }: { readonly face: Veiled<Face>; readonly wild?: boolean }) {
  return (
    <svg class={face === '?' ? 'die hidden' : wild ? 'die wild' : 'die'} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="7" />
      {face !== '?' &&
        PIPS[face]!.map(([x, y]) => <circle key={`${x} ${y}`} cx={24 + 12 * x} cy={24 + 12 * y} r="4.2" />)}
    </svg>
  );
}
