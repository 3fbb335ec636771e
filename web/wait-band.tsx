import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Band } from '#look/band.tsx';
import type { Wait } from '#wire/client.ts';
import { useNow } from './clock.ts';
import type { Place } from './place.ts';
import { whyNot } from './refusals.ts';
import { renew } from './renewal.ts';
import { words } from './words/index.ts';

/** A break that is over sooner than this is not worth a word, in milliseconds. */
export const BLINK = 600;
/** What is tried again sooner than this need not be counted down to, in seconds. */
const SOON = 3;

interface WaitBandProps {
  readonly place: Place;
  /** What becomes of the page meanwhile. */
  readonly meanwhile?: ComponentChildren;
}

/** Why the host of this page does not answer, and when it is tried again. */
export function WaitBand({ place, meanwhile }: WaitBandProps) {
  if (place.state.value === 'outdated') return <Outdated />;
  const isOpen = place.state.value === 'open';
  if (isOpen) return <Busy place={place} />;
  return place.state.value !== 'connecting' && <Lost place={place}>{meanwhile}</Lost>;
}

/** There is no line. */
export function Lost({ place, children }: { readonly place: Place; readonly children?: ComponentChildren }) {
  const { retry, waits } = words.value;
  const wait = place.wait.value;
  return (
    <Band
      kind="lost"
      action={
        <button type="button" class="button" onClick={() => place.retry()}>
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
export function Busy({ place }: { readonly place: Place }) {
  const lasts = useSignal(false);
  useSignalEffect(() => {
    lasts.value = false;
    if (place.wait.value === undefined) return undefined;
    const timer = setTimeout(() => {
      lasts.value = true;
    }, BLINK);
    return () => clearTimeout(timer);
  });
  return place.wait.value !== undefined && lasts.value && <Band kind="again">{words.value.trying}</Band>;
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
