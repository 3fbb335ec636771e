import { type ReadonlySignal, signal } from '@preact/signals';
import { whyNot } from './refusals.ts';
import { toast } from './toasts.tsx';
import type { Venue, VenueState } from './venue.ts';
import { BLINK } from './wait-band.tsx';
import { words } from './words/index.ts';

/** Whether somewhere nobody has answered for longer than a blink: what is pressed within one goes out when it is over. */
const silences = new WeakMap<Venue, ReadonlySignal<boolean>>();

export function isSilent(venue: Venue): boolean {
  const silence = silences.get(venue) ?? silenceOf(venue);
  silences.set(venue, silence);
  return silence.value;
}

function silenceOf({ state }: Venue): ReadonlySignal<boolean> {
  const silence = signal(isGone(state.peek()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  state.subscribe((now) => {
    clearTimeout(timer);
    if (!isGone(now)) silence.value = false;
    else
      timer = setTimeout(() => {
        silence.value = true;
      }, BLINK);
  });
  return silence;
}

/** A page that asks for the first time waits for an answer, and says so by itself. */
const isGone = (state: VenueState): boolean => state !== 'open' && state !== 'connecting';

/** What a button or link has while nobody would answer it. */
interface Hatched {
  readonly 'aria-disabled'?: true;
  readonly 'data-silent'?: true;
  readonly title?: string;
  readonly onClickCapture?: (event: Event) => void;
}

const FREE: Hatched = {};

interface Besides {
  /** Why not, where there is more to say than that nobody answers. */
  readonly why?: string;
  /** What can be done instead. */
  readonly instead?: { readonly name: string; run(): void };
}

/**
 * For whatever needs an answer from there: `<button {...hatched(venue)}>`. While nobody answers it is hatched, says why to
 * whoever asks or presses it, and does nothing. After all other attributes: it has the last word.
 */
export function hatched(venue: Venue, { why, instead }: Besides = {}): Hatched {
  if (!isSilent(venue)) return FREE;
  const text = venue.state.value === 'outdated' ? whyNot('other-protocol') : (why ?? words.value.needsLine);
  return {
    'aria-disabled': true,
    'data-silent': true,
    title: text,
    onClickCapture: (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      toast({ kind: 'no', text, ...(instead && { action: instead }) });
    },
  };
}
