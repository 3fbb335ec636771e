import { useEffect, useRef } from 'preact/hooks';
import { Band } from '#look/band.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { useNow } from './clock.ts';
import { settings } from './settings.ts';
import { timeLeft } from './table/time-left.ts';
import type { Venue } from './venue.ts';
import { words } from './words/index.ts';

/** What somebody does who is there; looking at a board for long and touching nothing is not told from being gone. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
/** How often it is told, in milliseconds; at once where the table has begun to wonder. */
const OFTEN = 10_000;
const AT_ONCE = 1000;

interface AwakeProps {
  readonly venue: Venue;
  readonly info: TableInfo;
}

/** Tells the others that the reader is there, and asks the reader first before the others may go on without them. */
export function Awake({ venue, info }: AwakeProps) {
  const mine = info.seats.flatMap((place) => (place.kind === 'person' && place.you ? [place] : []));
  const others = info.seats.some((place) => place.kind === 'person' && !place.you && place.present);
  const silent = mine.find((place) => place.silent !== undefined && !place.standIn)?.silent;
  const isAsleep = mine.some((place) => place.silent !== undefined || place.standIn);
  const isTold = venue.kind === 'server' && mine.length > 0 && others;
  useSigns(venue, isTold ? (isAsleep ? AT_ONCE : OFTEN) : undefined);
  const now = useNow(silent !== undefined, venue.now);
  if (silent === undefined || !isTold) return null;
  const say = words.value.awake;
  const left = timeLeft(silent.until - now, settings.language.value);
  return (
    <Band
      kind="missing"
      action={
        <button type="button" class="button main" onClick={() => void venue.ask('sight', { on: true })}>
          {say.here}
        </button>
      }
    >
      <b>{say.still}</b>{' '}
      {now >= silent.until ? say.now : info.phase === 'seating' ? say.stillTable(left) : say.stillText(left)}
    </Band>
  );
}

/** Tells the table of signs of life, and not more often than that. */
function useSigns(venue: Venue, often: number | undefined): void {
  const told = useRef(0);
  useEffect(() => {
    if (often === undefined) return undefined;
    let at = '';
    const tell = (event: Event): void => {
      // Where a page moves below a pointer that rests, the pointer is said to move, too.
      const where = event.type === 'pointermove' ? placeOf(event as PointerEvent) : undefined;
      const rests = where !== undefined && (at === '' || where === at);
      at = where ?? at;
      if (rests || Date.now() - told.current < often || venue.state.value !== 'open') return;
      told.current = Date.now();
      void venue.ask('sight', { on: true });
    };
    for (const sign of SIGNS) window.addEventListener(sign, tell, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, tell, { capture: true });
    };
  }, [venue, often]);
}

const placeOf = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`;
