import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { words } from '../words/index.ts';
import type { Desk } from './table.ts';

/** Starts the game, and says beforehand what becomes of open seats. */
export function Start({ desk, info }: { readonly desk: Desk; readonly info: TableInfo }) {
  const say = words.value.seating;
  const why = useId();
  const busy = useSignal(false);
  const open = info.seats.filter((seat) => seat.kind === 'open' || (seat.kind === 'person' && seat.awaited)).length;
  const nobody = !info.seats.some((seat) => seat.kind === 'person' && !seat.awaited);
  const start = async () => {
    if (nobody || busy.value) return;
    busy.value = true;
    await desk.change(desk.place.ask('start', { table: info.table }));
    busy.value = false;
  };
  return (
    <footer class="go">
      <button
        type="button"
        class="button main start"
        aria-disabled={nobody}
        aria-describedby={why}
        aria-busy={busy.value}
        onClick={start}
      >
        {busy.value ? <Dots /> : say.start}
      </button>
      <p id={why}>{nobody ? say.sitFirst : say.startWords(open, info.seats.length)}</p>
    </footer>
  );
}
