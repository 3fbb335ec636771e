import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { keepTerms } from '../new/habits.ts';
import { settings } from '../settings.ts';
import { words } from '../words/index.ts';
import { dealOf } from './deal.ts';
import type { Desk } from './desk.ts';
import { isAwaitingMe } from './screen.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  /** What has to be done before. */
  readonly missing?: string | undefined;
}

/** Starts the game, and says beforehand what becomes of open seats. */
export function Start({ desk, info, missing }: Props) {
  const say = words.value.seating;
  const why = useId();
  const busy = useSignal(false);
  const open = info.seats.filter((seat) => seat.kind === 'open' || (seat.kind === 'person' && seat.awaited)).length;
  const nobody = !info.seats.some((seat) => seat.kind === 'person' && !seat.awaited);
  // A bot would have the seat that is kept for whoever starts.
  const waits = nobody || info.seats.some(isAwaitingMe) ? say.sitFirst : missing;
  const away = info.seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.awaited && !seat.present ? [seat.name] : [],
  );
  const isDealing = busy.value || info.dealing !== undefined;
  const start = async () => {
    if (waits !== undefined || busy.value) return;
    busy.value = true;
    keepTerms(info, desk.venue.kind === 'device');
    await desk.change(desk.venue.seals.start(info.table));
    busy.value = false;
  };
  return (
    <div class={waits === undefined ? 'go' : 'go waits'}>
      <button
        type="button"
        class="button main start"
        aria-disabled={waits !== undefined}
        aria-describedby={why}
        aria-busy={isDealing}
        onClick={start}
        {...hatched(desk.venue)}
      >
        {isDealing ? <Dots /> : say.start}
      </button>
      <p id={why} aria-live="polite">
        {waits !== undefined && <Icon sign="warn" />}
        {waits ?? dealOf(info) ?? say.startWords(open, info.seats.length)}{' '}
        {away.length > 0 && say.away(joined[settings.language.value](away))}
      </p>
    </div>
  );
}
