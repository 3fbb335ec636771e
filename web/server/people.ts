import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { keep, keepsCookies, kept } from '../keep.ts';
import { myName, nameOrAlias } from '../me.ts';

/** Who the server knows this device as. */
export interface Me {
  readonly name: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** Somewhere the reader is known. */
export interface Device {
  readonly id: string;
  /** What it is, as far as it says so itself. */
  readonly label: string;
  /** Both in milliseconds since 1970. */
  readonly since: number;
  readonly seen: number;
  /** It is the one that asks. */
  readonly current: boolean;
}

/** Makes the reader known on another device, once, and until then. */
export interface Code {
  readonly code: string;
  readonly until: number;
}

/** Somebody whom the reader has blocked. */
export interface Block {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly since: number;
}

const ME = '/api/me';

/** Where everything that is kept about the reader can be had as a file. */
export const EXPORT = `${ME}/export`;

/** … and where the records of all games that they have finished. */
const GAMES = `${ME}/games`;

/** Set when the server has met this device; whoever it does not know need not ask it. */
const MET = 'hideout.met';
export const isMet = (): boolean => kept(MET) !== undefined;

/** Shows who this is where the browser keeps no cookies; it goes with the page. */
let token: string | undefined;

export const isWithoutCookie = (): boolean => token !== undefined;

/** What a socket says to be recognised; a browser lets it say nothing else, and an address would be written down. */
export const protocols = (): string[] => (token === undefined ? [] : ['hideout', `hideout.${token}`]);

/** Every finished game at the server; none for those it does not know. */
export const finished = async (): Promise<readonly FinishedGame[] | Refused> =>
  isMet() ? call('GET', `${ME}/finished`) : [];
export const rename = async (name: string): Promise<Me | Refused> =>
  isMet() ? call('PATCH', ME, { name }) : refused('person-needed');
export const newCode = async (): Promise<Code | Refused> =>
  isMet() ? call('POST', `${ME}/code`) : refused('person-needed');
export const recover = async (code: string): Promise<Me | Refused> =>
  met(await call('POST', `${ME}/recover`, { code, ...withoutCookie() }));
export async function forgetMe(): Promise<Refused | undefined> {
  const refusal: Refused | undefined = await call('DELETE', ME);
  if (refusal === undefined) unmeet();
  return refusal;
}

export const devices = async (): Promise<readonly Device[] | Refused> =>
  isMet() ? call('GET', `${ME}/devices`) : refused('person-needed');
export const signOut = (device: string): Promise<Refused | undefined> =>
  call('DELETE', `${ME}/devices/${encodeURIComponent(device)}`);
export const blocks = async (): Promise<readonly Block[] | Refused> =>
  isMet() ? call('GET', `${ME}/blocks`) : refused('person-needed');
export const unblock = (block: string): Promise<Refused | undefined> =>
  call('DELETE', `${ME}/blocks/${encodeURIComponent(block)}`);

/** Signs this device out. */
export async function leave(): Promise<Refused | undefined> {
  const refusal: Refused | undefined = await call('POST', `${ME}/leave`);
  if (refusal === undefined) unmeet();
  return refusal;
}

/** Set where the reader is called on this device, to what the server knows of that. */
export const BELL = 'hideout.bell';

function unmeet(): void {
  keep(MET, undefined);
  keep(BELL, undefined);
  token = undefined;
}

let introducing: Promise<Refused | undefined> | undefined;

/** Makes this device known to the server; several who ask at once are one person. */
export function introduce(): Promise<Refused | undefined> {
  introducing ??= newcomer().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

/** A server with much to do says when to come back: so often, and no longer than that, in milliseconds. */
const MOST_REPEATS = 5;
const LONGEST_PATIENCE = 20_000;

async function newcomer(): Promise<Refused | undefined> {
  for (let repeats = 0; ; repeats++) {
    const me: Me | Refused = met(await call('POST', ME, { name: nameOrAlias(), ...withoutCookie() }));
    if (!isRefused(me)) {
      myName.value = me.name;
      return undefined;
    }
    const { refused: why, after = Number.POSITIVE_INFINITY } = me;
    if (why !== 'busy' || after > LONGEST_PATIENCE || repeats === MOST_REPEATS) return me;
    await new Promise((resolve) => setTimeout(resolve, after));
  }
}

const withoutCookie = (): { readonly cookie?: false } => (keepsCookies() ? {} : { cookie: false });

function met(me: (Me & { readonly token?: string }) | Refused): Me | Refused {
  if (isRefused(me)) return me;
  token = me.token;
  keep(MET, '');
  return me;
}

/** Everything that is kept about the reader, as a file. */
export async function exported(): Promise<Blob | Refused> {
  const all = await call<object>('GET', EXPORT);
  return isRefused(all) ? all : new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
}

/** The records of all games that the reader has finished, one a line. */
export async function finishedRecords(): Promise<Blob | Refused> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(GAMES, { headers }).catch(() => undefined);
  if (answer?.ok) return answer.blob();
  return (await answer?.json().catch(() => undefined)) ?? refused('unreachable');
}

export async function call<T>(method: string, path: string, body?: object): Promise<T | Refused> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status === 204 ? (undefined as T) : await response.json();
  } catch {
    return { refused: 'unreachable' }; // no network, or somebody in between answered with something else
  }
}
