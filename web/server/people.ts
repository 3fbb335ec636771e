import type { Refused } from '#table/refusal.ts';
import { isRefused } from '#table/refusal.ts';
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

export const whoAmI = (): Promise<Me | Refused> => call('GET', ME);
export const rename = (name: string): Promise<Me | Refused> => call('PATCH', ME, { name });
export const newCode = (): Promise<{ readonly code: string } | Refused> => call('POST', `${ME}/code`);
export const recover = (code: string): Promise<Me | Refused> => call('POST', `${ME}/recover`, { code });
export const forgetMe = (): Promise<Refused | undefined> => call('DELETE', ME);

let introducing: Promise<Refused | undefined> | undefined;

/** Makes this device known to the server; several who ask at once are one person. */
export function introduce(): Promise<Refused | undefined> {
  introducing ??= newcomer().finally(() => {
    introducing = undefined;
  });
  return introducing;
}

async function newcomer(): Promise<Refused | undefined> {
  const me: Me | Refused = await call('POST', ME, { name: nameOrAlias() });
  if (isRefused(me)) return me;
  myName.value = me.name;
  return undefined;
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
