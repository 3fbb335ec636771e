import { sha256Hex } from '#table/hash.ts';

/**
 * By what somebody is known to the others at one table: from it nobody can learn who that is, nor find them at another
 * table. Ids are long and random, so a plain hash cannot be guessed back.
 */
export const badgeOf = (table: string, person: string): string => sha256Hex(`badge ${table} ${person}`).slice(0, 16);
