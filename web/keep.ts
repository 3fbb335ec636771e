import { signal } from '@preact/signals';

/** What cannot be kept: anything at all, or the tables of this device. */
export type Unkept = 'nothing' | 'no-tables';

/** Set as soon as the browser refuses to keep something for the next visit. */
export const unkept = signal<Unkept | undefined>(undefined);

/** What holds for this visit only. */
const held = new Map<string, string>();

/** What this device has kept under this name, or holds for this visit. */
export const kept = (key: string): string | undefined =>
  held.get(key) ?? tried(() => window.localStorage.getItem(key)) ?? undefined;

/** Keeps a text for the next visit, or at least for this one; nothing drops it. */
export function keep(key: string, text: string | undefined): void {
  held.delete(key);
  if (text === undefined) tried(() => window.localStorage.removeItem(key));
  else if (!tried(() => isSet(key, text))) held.set(key, text);
}

function isSet(key: string, text: string): true {
  window.localStorage.setItem(key, text);
  return true;
}

/** Whether site data are blocked altogether: then locks and shared hosts are, too. */
export const isBlocked = (): boolean => tried(() => window.localStorage.length) === undefined;

/** Whether the server can know this device again by a cookie. */
export function keepsCookies(): boolean {
  const keeps = tried(isProbed) ?? false;
  if (!keeps) unkept.value = 'nothing';
  return keeps;
}

const PROBE = 'hideout-probe=1';

function isProbed(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous, and missing without encryption
  document.cookie = `${PROBE}; path=/; max-age=60; samesite=lax`;
  return document.cookie.includes(PROBE);
}

/** Browsers refuse by throwing, when they are asked for the storage or when it is full. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    unkept.value = 'nothing';
    return undefined;
  }
}
