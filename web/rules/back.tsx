import { Icon } from '#look/icon.tsx';
import { cameFrom } from '../route.ts';
import { words } from '../words/index.ts';

/** The way back, for whoever came to look something up in the middle of a game. */
export function BackToTable() {
  if (cameFrom?.page !== 'table') return null;
  return (
    <button type="button" class="tool" onClick={() => window.history.back()}>
      <Icon sign="undo" />
      <span>{words.value.book.back}</span>
    </button>
  );
}
