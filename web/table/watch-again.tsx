import './watch-again.css';
import { Icon } from '#look/icon.tsx';
import { words } from './words/index.ts';

/** Plays on the board what happened since the reader did something last. */
export function WatchAgain({ watch }: { watch(): void }) {
  return (
    <button type="button" class="watch-again" onClick={watch}>
      <Icon sign="again" />
      {words.value.since.watch}
    </button>
  );
}
