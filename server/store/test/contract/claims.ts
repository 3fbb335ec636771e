import { expect, test } from 'vitest';
import { listed, made, table } from '../rows.ts';
import { fresh, type NewShelf, numbers, withTable } from './shelf.ts';

/** Who of several processes looks after a table. */
export function claims(place: NewShelf): void {
  const by = (name: string, until: number) => ({ by: name, until });

  test('are for one process, until they end or it claims again', async () => {
    const archive = await withTable(place, 'vault', { due: 10 });
    expect(await archive.claimDue(10, by('one', 20), 9)).toEqual(['vault']);
    expect(await archive.claimDue(15, by('two', 25), 9)).toEqual([]);
    expect(await archive.claimDue(15, by('one', 30), 9)).toEqual(['vault']);
    expect(await archive.claimDue(29, by('two', 39), 9)).toEqual([]);
    expect(await archive.claimDue(30, by('two', 40), 9)).toEqual(['vault']);
  });

  test('of whoever appends or saves keep the others away', async () => {
    const archive = await withTable(place, 'vault');
    await archive.append('vault', 1, made('one', { due: 5, claim: by('one', 20) }));
    expect(await archive.claimDue(19, by('two', 29), 9)).toEqual([]);
    await archive.saveTable(listed('vault', { revision: 2, at: 1, due: 5 }), by('one', 30));
    expect(await archive.claimDue(29, by('two', 39), 9)).toEqual([]);
    expect(await archive.claimDue(30, by('two', 40), 9)).toEqual(['vault']);
  });

  test('asked for by many at once are given once', async () => {
    const archive = await fresh(place);
    const ids = numbers(20).map((i) => `t-${i}`);
    for (const id of ids) await archive.addTable(table(id, { due: 1 }));
    const got = await Promise.all(numbers(10).map((i) => archive.claimDue(5, by(`process ${i}`, 50), 7)));
    const claimed = got.flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThanOrEqual(7);
  });

  test('can be given back', async () => {
    const archive = await withTable(place, 'vault', { due: 1 });
    await archive.claimDue(5, by('one', 99), 9);
    await archive.release('two');
    expect(await archive.claimDue(5, by('two', 99), 9)).toEqual([]);
    await archive.release('one');
    expect(await archive.claimDue(5, by('two', 99), 9)).toEqual(['vault']);
  });

  test('are only for tables that the process can play', async () => {
    const archive = await withTable(place, 'new', { due: 1, version: 2 });
    await archive.addTable(table('old', { due: 1, version: 1 }));
    const rules = (version: number) => [
      { game: 'beutezug', version },
      { game: 'art-robbery', version },
    ];
    expect(await archive.claimDue(5, by('two', 99), 9, rules(2))).toEqual(['new']);
    expect(await archive.claimDue(5, by('one', 99), 9, rules(1))).toEqual(['old']);
    expect(await archive.claimDue(5, by('two', 99), 9, [])).toEqual([]);
  });
}
