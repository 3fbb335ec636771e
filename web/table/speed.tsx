import { words } from './words/index.ts';

/** How many times as fast as usual, and how that is written. */
const SPEEDS = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
] as const;

/** How fast a game is played back. */
export function Speed({ speed, choose }: { readonly speed: number; choose(speed: number): void }) {
  const { playback } = words.value;
  return (
    <fieldset class="one-of speed">
      <legend class="only-read">{playback.speed}</legend>
      {SPEEDS.map(([times, written]) => (
        <button
          key={written}
          type="button"
          aria-label={playback.times(written)}
          aria-pressed={speed === times}
          onClick={() => choose(times)}
        >
          {written}
        </button>
      ))}
    </fieldset>
  );
}
