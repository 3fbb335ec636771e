import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { canonical, utf8ToBytes } from './hash.ts';
import type { Head } from './record.ts';

/** How many pictures a fingerprint has, and among how many each is chosen. */
const PICTURES = 6;
const PICTURE_BITS = 6;

/** Slow on purpose: somebody who looks for two deals with the same pictures pays this for every try. */
const ROUNDS = 2 ** 15;

/**
 * Six pictures of 64 for what a deal was sealed with, short enough to be read out to each other. Salts are told when all
 * seals are there, so whoever hosts knows no fingerprint before it is fixed, and cannot look for two that are alike.
 */
export function fingerprint({ commitment = '', salts = [] }: Pick<Head, 'commitment' | 'salts'>): readonly number[] {
  const dkLen = Math.ceil((PICTURES * PICTURE_BITS) / 8);
  const bytes = pbkdf2(sha256, utf8ToBytes(canonical([commitment, salts])), utf8ToBytes('hideout fingerprint'), {
    c: ROUNDS,
    dkLen,
  });
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: PICTURES }, (_, i) =>
    Number.parseInt(bits.slice(i * PICTURE_BITS, (i + 1) * PICTURE_BITS), 2),
  );
}
