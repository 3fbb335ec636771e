import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Band } from '#look/band.tsx';
import type { Wait } from '#wire/client.ts';
import { useNow } from './clock.ts';
import { whyNot } from './refusals.ts';
import { renew } from './renewal.ts';
import type { Venue } from './venue.ts';
import { words } from './words/index.ts';

/** A break that is over sooner than this is not worth a word, in milliseconds. */
export const BLINK = 600;
/** What is tried again sooner than this need not be counted down to, in seconds. */
const SOON = 3;

interface WaitBandProps {
  readonly venue: Venue;
  /** What becomes of the page meanwhile. */
  readonly meanwhile?: ComponentChildren;
}

/** Why the host of this page does not answer, and when it is tried again. */
export function WaitBand({ venue, meanwhile }: WaitBandProps) {
  if (venue.state.value === 'outdated') return <Outdated />;
  const isOpen = venue.state.value === 'open';
  if (isOpen) return <Busy venue={venue} />;
  return venue.state.value !== 'connecting' && <Lost venue={venue}>{meanwhile}</Lost>;
}

/** There is no line. */
export function Lost({ venue, children }: { readonly venue: Venue; readonly children?: ComponentChildren }) {
  const { retry, waits } = words.value;
  const wait = venue.wait.value;
  return (
    <Band
      kind="lost"
      action={
        <button type="button" class="button" onClick={() => venue.retry()}>
          {retry}
        </button>
      }
    >
      <b>{waits[wait?.why ?? 'lost']}</b> {children} {wait && <Countdown until={wait.until} />}
    </Band>
  );
}

/** Counted in sight only: nobody wants to be told of every second. */
function Countdown({ until }: Pick<Wait, 'until'>) {
  const seconds = Math.ceil((until - useNow(true)) / 1000);
  if (seconds < SOON) return null;
  return <small aria-hidden="true">{words.value.nextTry(seconds)}</small>;
}

/** The line is fine, and what was asked is asked again in a moment. */
export function Busy({ venue }: { readonly venue: Venue }) {
  const lasts = useSignal(false);
  useSignalEffect(() => {
    lasts.value = false;
    if (venue.wait.value === undefined) return undefined;
    const timer = setTimeout(() => {
      lasts.value = true;
    }, BLINK);
    return () => clearTimeout(timer);
  });
  const why = venue.wait.value?.why;
  if (why === 'sending') return <Band kind="again">{words.value.waits.sending}</Band>;
  return why !== undefined && lasts.value && <Band kind="again">{words.value.trying}</Band>;
}

/** These pages are of another version than the server, and loading them anew has not helped yet. */
export function Outdated() {
  return (
    <Band
      kind="lost"
      action={
        <button type="button" class="button" onClick={() => void renew()}>
          {words.value.reload}
        </button>
      }
    >
      {whyNot('other-protocol')}
    </Band>
  );
}
