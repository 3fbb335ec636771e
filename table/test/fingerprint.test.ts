import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.ts';
import { canonical } from '../hash.ts';

/** As docs/record.md says it. */
function asWritten(commitment: string, salts: readonly string[]): readonly number[] {
  const bytes = pbkdf2Sync(canonical([commitment, salts]), 'hideout fingerprint', 32768, 5, 'sha256');
  const all = BigInt(`0x${bytes.toString('hex')}`);
  return Array.from({ length: 6 }, (_, i) => Number((all >> BigInt(40 - 6 * (i + 1))) & 63n));
}

test('six pictures follow from commitment and salts as it is written', () => {
  const deals = [
    { commitment: 'a'.repeat(64), salts: ['one', 'two'] },
    { commitment: 'a'.repeat(64), salts: ['two', 'one'] },
    { commitment: 'b'.repeat(64), salts: ['one', 'two'] },
  ];
  const found = deals.map(fingerprint);
  expect(found).toEqual(deals.map(({ commitment, salts }) => asWritten(commitment, salts)));
  expect(new Set(found.map(String)).size).toBe(deals.length);
  for (const six of found) expect(six.every((n) => n >= 0 && n < 64)).toBe(true);
});
