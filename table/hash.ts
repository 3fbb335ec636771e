import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no spaces: equal data gives equal text, whoever wrote it. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? list(value) : record(value as Readonly<Record<string, unknown>>);
}

// Loops, because every move of every game comes through here.

function list(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) {
    if (i > 0) text += ',';
    // A hole is no value: law 2 finds it by its missing text.
    if (i in values) text += canonical(values[i]);
  }
  return `${text}]`;
}

function record(data: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(data).sort()) {
    if (data[key] === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(data[key])}`;
  }
  return `${text}}`;
}

/** How SHA-256 is worked out. Nothing else here is set from outside, and whoever sets it changes nothing but how long it takes. */
const by = { sha256: (text: string): string => bytesToHex(sha256(utf8ToBytes(text))) };

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => by.sha256(text);

/** From now on this works it out: where there is something quicker than a program can be. */
export function digestBy(quicker: (text: string) => string): void {
  by.sha256 = quicker;
}

/** HMAC-SHA-256 of a text in UTF-8. */
export const hmacBytes = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text));

export { utf8ToBytes };
