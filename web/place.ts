import type { ReadonlySignal } from '@preact/signals';
import type { Refused } from '#table/refusal.ts';
import type { Answers, CommandOf, Doing, Message } from '#wire/messages.ts';
import { HERE } from './device/channel.ts';
import { devicePlace } from './device/place.ts';
import { serverPlace } from './server/place.ts';

/** What a host says without being asked. */
export type Push = Extract<Message, { readonly push: string }>;

/** A command without what the connection adds to it. */
export type Asking<D extends Doing> = Omit<CommandOf<D>, 'id' | 'do'>;

/**
 * How it stands with a host. `connecting`: for the first time. `lost`: it was open, and is being tried again. `away`:
 * there is nobody, and it is tried now and then.
 */
export type Standing = 'connecting' | 'open' | 'lost' | 'away';

/** Where tables live: the server, or this device. Both look the same from here. */
export interface Place {
  readonly kind: 'server' | 'device';
  readonly state: ReadonlySignal<Standing>;
  ask<D extends Doing>(doing: D, body: Asking<D>): Promise<Answers[D] | Refused>;
  /** Listens to everything that is pushed; the answer ends it. */
  on(listener: (message: Push) => void): () => void;
}

let theServer: Place | undefined;
let theDevice: Place | undefined;

export function server(): Place {
  theServer ??= serverPlace();
  return theServer;
}

/** Starts the worker that hosts tables on this device, when it is first needed. */
export function device(): Place {
  theDevice ??= devicePlace();
  return theDevice;
}

export const placeOf = (table: string): Place => (table.startsWith(HERE) ? device() : server());
