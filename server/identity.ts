import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters that nobody confuses when reading them out. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 5;
const GROUP = 5;

/** 32 random bytes, in hexadecimal. */
export const secret = (): string => randomBytes(32).toString('hex');

/** What a device keeps to be recognised. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

/** What somebody types on another device to be the same person there: five groups of five letters, 122 bits. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** The code however it was typed. */
const canonicalCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Only this is stored. Tokens and codes are long and random, so a plain hash cannot be guessed back. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
export const codeHash = (code: string): string => tokenHash(`code ${canonicalCode(code)}`);
