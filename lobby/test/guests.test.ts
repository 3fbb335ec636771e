import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { granted } from '#table/refusal.ts';
import type { TableRow } from '../archive.ts';
import { isMuted, isSentOut, withMuted, withSentOut } from '../guests.ts';
import { newTable } from '../places.ts';

const { game } = await catalogue['art-robbery']!.rules();
const owner = { id: 'owner', name: 'Mira', created: 0 };
const terms = { id: 'made', game: 'art-robbery', seats: 2 };
const empty = granted(newTable(game, owner, terms, { id: 'oak-elm-fox', secret: 'ab'.repeat(32), now: 0 }));

test.each([
  ['muted', withMuted, isMuted],
  ['sent out', withSentOut, isSentOut],
] as const)('a hundred are %s at a table, and the first of more is forgotten', (_, withOne, isOne) => {
  const those = (row: TableRow): readonly number[] =>
    Array.from({ length: 102 }, (__, i) => i).filter((i) => isOne(row, `p${i}`));
  let row = empty;
  const add = (i: number): void => {
    row = granted(withOne(row, { id: `p${i}`, name: `P${i}` }, true));
  };
  for (let i = 0; i < 100; i++) add(i);
  expect(those(row)).toHaveLength(100);
  // Once more is no more.
  add(0);
  expect(those(row)).toHaveLength(100);
  add(100);
  expect(those(row)).toEqual(Array.from({ length: 100 }, (__, i) => i + 1));
  expect(granted(withOne(row, { id: 'p1', name: 'P1' }, false))).not.toSatisfy((left: TableRow) => isOne(left, 'p1'));
});
