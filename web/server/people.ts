import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { myName, nameOrAlias } from '../me.ts';

/** Who the server knows this device as. */
export interface Me {
  readonly name: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

const ME = '/api/me';

/** Where everything that is kept about the reader can be had as a file. */
export const EXPORT = `${ME}/export`;

/** Set when the server has met this device; whoever it does not know need not ask it. */
const MET = 'hideout.met';
const isMet = (): boolean => window.localStorage.getItem(MET) !== null;

export const rename = async (name: string): Promise<Me | Refused> =>
  isMet() ? call('PATCH', ME, { name }) : refused('person-needed');
export const newCode = async (): Promise<{ readonly code: string } | Refused> =>
  isMet() ? call('POST', `${ME}/code`) : refused('person-needed');
export const recover = async (code: string): Promise<Me | Refused> =>
  met(await call('POST', `${ME}/recover`, { code }));
export async function forgetMe(): Promise<Refused | undefined> {
  const refusal: Refused | undefined = await call('DELETE', ME);
  if (refusal === undefined) window.localStorage.removeItem(MET);
  return refusal;
}

let introducing: Promise<Refused | undefined> | undefined;

/** Makes this device known to the server; several who ask at once are one person. */
export function introduce(): Promise<Refused | undefined> {
  introducing ??= newcomer().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

async function newcomer(): Promise<Refused | undefined> {
  const me: Me | Refused = met(await call('POST', ME, { name: nameOrAlias() }));
  if (isRefused(me)) return me;
  myName.value = me.name;
  return undefined;
}

function met(me: Me | Refused): Me | Refused {
  if (!isRefused(me)) window.localStorage.setItem(MET, '');
  return me;
}

async function call<T>(method: string, path: string, body?: object): Promise<T | Refused> {
  try {
    const response = await fetch(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return response.status === 204 ? (undefined as T) : await response.json();
  } catch {
    return { refused: 'unreachable' }; // no network, or somebody in between answered with something else
  }
}
