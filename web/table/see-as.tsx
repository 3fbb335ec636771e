import type { Sitter } from '#board/contract.ts';
import type { Eyes } from '#table/position.ts';
import { words } from './words/index.ts';

interface SeeAsProps {
  readonly eyes: Eyes;
  /** Eyes that belong to nobody at the table. */
  readonly beside: readonly ('everything' | 'audience')[];
  readonly sitters: readonly Sitter[];
  choose(eyes: Eyes): void;
}

/** Whose eyes a game is seen with. */
export function SeeAs({ eyes, beside, sitters, choose }: SeeAsProps) {
  const { playback } = words.value;
  const all = [...beside.map((eyes) => ({ seat: eyes, name: playback[eyes] })), ...sitters];
  return (
    <fieldset class="one-of see-as">
      <legend>{playback.seeAs}</legend>
      {all.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          data-seat={typeof seat === 'number' ? seat : undefined}
          aria-pressed={eyes === seat}
          onClick={() => choose(seat)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
