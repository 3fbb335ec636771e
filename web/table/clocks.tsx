import './clocks.css';
import type { Sitter } from '#board/contract.ts';
import type { TableInfo } from '#wire/messages.ts';
import { useNow } from '../clock.ts';
import { settings } from '../settings.ts';
import { venueOf } from '../venue.ts';
import { timeLeft } from './time-left.ts';
import { words } from './words/index.ts';

/** What everybody has left, where the clock keeps it over moves; whose time runs is lit. */
export function Clocks({ info, sitters }: { readonly info: TableInfo; readonly sitters: readonly Sitter[] }) {
  // One alone has it on the flag.
  const people = info.seats.filter((seat) => seat.kind === 'person').length;
  const isKept = info.clock.kind === 'bank' && info.phase === 'playing' && people > 1;
  const now = useNow(isKept, venueOf(info.table).now);
  if (!isKept) return null;
  const say = words.value.clocks;
  return (
    <ul class="clocks" aria-label={say.title}>
      {info.seats.map((seat, i) => {
        if (seat.kind !== 'person' || seat.left === undefined) return null;
        const passed = seat.isRunning ? Math.max(0, now - info.now) : 0;
        const left = timeLeft(seat.left - passed, settings.language.value);
        return (
          <li key={i} class={seat.isRunning ? 'running' : ''}>
            <span>{sitters[i]!.name}</span> <b>{left}</b>
          </li>
        );
      })}
    </ul>
  );
}
