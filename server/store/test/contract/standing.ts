import { expect, test } from 'vitest';
import { CLAIM, line, listed, made, table } from '../rows.ts';
import { type NewShelf, withTable } from './shelf.ts';

/** How far tables have come, and what was seen of them. */
export function standing(place: NewShelf): void {
  test('how far tables have come is told for those that there are', async () => {
    const archive = await withTable(place, 'vault');
    await archive.addTable(table('loft', { revision: 1 }));
    await archive.append('vault', 1, made('one'));
    await archive.saveTable(listed('vault', { revision: 2, at: 1 }), CLAIM);
    await archive.say('vault', line('hello'), 'c1');
    const standings = await archive.standings(['vault', 'none', 'loft']);
    expect(standings.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'loft', at: 0, revision: 1, said: 0, planned: 0 },
      { id: 'vault', at: 1, revision: 2, said: 1, planned: 0 },
    ]);
    expect(await archive.standings([])).toEqual([]);
  });

  test('something can be written at any time', async () => {
    const archive = await withTable(place);
    expect([await archive.pulse(), await archive.pulse()]).toEqual(['written', 'written']);
  });

  test('what a seat has seen never goes back', async () => {
    const archive = await withTable(place);
    expect(await archive.seen('vault', 0)).toBe(0);
    for (const at of [3, 7, 5]) await archive.see('vault', 0, at);
    await archive.see('vault', 1, 2);
    expect([await archive.seen('vault', 0), await archive.seen('vault', 1)]).toEqual([7, 2]);
  });
}
