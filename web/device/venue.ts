import { signal } from '@preact/signals';
import { Client, type Connect, type LineEvents } from '#wire/client.ts';
import { Seals } from '#wire/seals.ts';
import { isBlocked, unkept } from '../keep.ts';
import { saltsHere } from '../salts.ts';
import type { Venue, VenueState } from '../venue.ts';
import { type Call, KEEPS_NO_TABLES, TAKE_OVER, uniqueName } from './channel.ts';
import { startWorker } from './workers.ts';

/** A host that is silent for so long is asleep in some other window, in milliseconds. */
const PATIENCE = 1500;

/** The tables of this device, hosted by a worker of this window or of another one. */
export function deviceVenue(): Venue {
  // Without locks windows cannot agree on a host, so each has its own; the archive keeps them apart.
  const isAlone = navigator.locks === undefined || isBlocked();
  const channel = `hideout-device${isAlone ? `-${uniqueName()}` : ''}`;
  const worker = startWorker(channel);
  worker.addEventListener('message', ({ data }) => {
    if (data === KEEPS_NO_TABLES) unkept.value ??= 'no-tables';
  });
  const client = new Client(linesOver(channel, () => worker.postMessage(TAKE_OVER)));
  const state = signal<VenueState>('connecting');
  client.onState((now) => {
    if (now !== 'closed' && now !== 'outdated') state.value = now;
  });
  const wait = signal(client.wait);
  client.onWait(() => {
    wait.value = client.wait;
  });
  return {
    kind: 'device',
    state,
    seals: new Seals(client, saltsHere),
    wait,
    now: Date.now,
    link: client,
    ask: (doing, body) => client.ask(doing, body),
    on: (listener) => client.on(listener),
    retry: () => client.retry(),
    renew: () => client.renew(),
  };
}

/** Lines to whichever worker hosts; one breaks when the host changes. */
function linesOver(name: string, takeOver: () => void): Connect {
  const page = uniqueName();
  window.addEventListener('pagehide', () => new BroadcastChannel(name).postMessage({ type: 'bye', page }));
  return (events: LineEvents) => {
    const channel = new BroadcastChannel(name);
    let host: string | undefined;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const post = (call: Call): void => {
      channel.postMessage(call);
      alarm ??= setTimeout(takeOver, PATIENCE);
    };
    const meet = (other: string): void => {
      if (host === undefined) {
        host = other;
        events.opened();
      } else if (host !== other) events.closed();
    };
    channel.onmessage = ({ data }: MessageEvent<Call>) => {
      if (data.type !== 'here' && (data.type !== 'message' || data.page !== page)) return;
      clearTimeout(alarm);
      alarm = undefined;
      if (data.type === 'here') meet(data.host);
      else events.message(data.text);
    };
    post({ type: 'hello', page });
    return {
      send: (text) => post({ type: 'command', page, text }),
      close: () => {
        clearTimeout(alarm);
        channel.close();
      },
    };
  };
}
