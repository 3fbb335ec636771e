import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no spaces: equal data gives equal text, whoever wrote it. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const data = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(data).filter((key) => data[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(data[key])}`)
    .join(',')}}`;
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA-256 of a text in UTF-8. */
export const hmacBytes = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text));

export { utf8ToBytes };
