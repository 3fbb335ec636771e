import type { ReadonlySignal } from '@preact/signals';
import type { Link, Wait } from '#wire/client.ts';
import type { Seals } from '#wire/seals.ts';
import { HERE } from './device/here.ts';
import { deviceVenue } from './device/venue.ts';
import { keep, kept } from './keep.ts';
import { serverVenue } from './server/venue.ts';

/**
 * How it stands with a host. `connecting`: for the first time. `lost`: it was open, and is being tried again. `away`:
 * there has been nobody yet, and it is tried again. `outdated`: it speaks another version, these pages must be loaded anew.
 */
export type VenueState = 'connecting' | 'open' | 'lost' | 'away' | 'outdated';

/** Where tables live: the server, or this device. Both look the same from here. */
export interface Venue extends Pick<Link, 'ask' | 'on'> {
  readonly kind: 'server' | 'device';
  readonly state: ReadonlySignal<VenueState>;
  /** The reader's part in the dice of tables there. */
  readonly seals: Seals;
  /** What is waited for by itself, if anything. */
  readonly wait: ReadonlySignal<Wait | undefined>;
  /** The time there, as deadlines mean it. */
  now(): number;
  /** The same for whatever talks to hosts of any kind. */
  readonly link: Link;
  /** Tries now what would be tried later. */
  retry(): void;
  /** Connects anew, as whoever the reader is now. */
  renew(): void;
}

/** Set as soon as there is a table on this device: until then no page needs to start its host. */
const USED = 'hideout.here';
export const hasTablesHere = (): boolean => kept(USED) !== undefined;

let theServer: Venue | undefined;
let theDevice: Venue | undefined;

export function server(): Venue {
  theServer ??= serverVenue();
  return theServer;
}

/** The reader is somebody else now: whatever connection there is begins anew. */
export const renewServer = (): void => theServer?.renew();

/** Starts the worker that hosts tables on this device, when it is first needed. */
export function device(): Venue {
  keep(USED, '');
  theDevice ??= deviceVenue();
  return theDevice;
}

export const venueOf = (table: string): Venue => (table.startsWith(HERE) ? device() : server());
