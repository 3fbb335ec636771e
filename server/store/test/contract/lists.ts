import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { CLAIM, listed, made, sitting, table } from '../rows.ts';
import { fresh, type NewShelf, withTable } from './shelf.ts';

/** Tables, found and in order. */
export function lists(place: NewShelf): void {
  const STANDING = { at: 0, toAct: [], moved: table('').changed };

  test('mine are those where I sit and those that I own, each once', async () => {
    const archive = await fresh(place);
    const rows = [
      table('both', { owner: 'ada', places: [sitting('ada'), sitting('ada')] }),
      table('owned', { owner: 'ada' }),
      table('seated', { places: [{ kind: 'open' }, sitting('ada')], phase: 'over', public: false }),
      table('theirs', { places: [sitting('bob')] }),
    ].map((row) => ({ ...row, command: row.id }));
    for (const row of rows) await archive.addTable(row);
    expect(await archive.tablesOf('ada', 10)).toStrictEqual(rows.slice(0, 3).map((row) => ({ ...row, ...STANDING })));
    expect(await archive.tablesOf('carl', 10)).toEqual([]);
  });

  test('a seat that was given up is no longer mine', async () => {
    const archive = await withTable(place, 'vault', { places: [sitting('ada'), sitting('bob')] });
    await archive.saveTable(listed('vault', { places: [{ kind: 'open' }, sitting('carl')], revision: 2 }), CLAIM);
    expect(await archive.tablesOf('ada', 10)).toEqual([]);
    expect(await archive.tablesOf('bob', 10)).toEqual([]);
    expect(await archive.tablesOf('carl', 10)).toHaveLength(1);
  });

  test('… but one in whose game it was given up is still found, until its person is forgotten', async () => {
    const resigned = [{ seat: 0, person: 'ada' }];
    const places = [{ kind: 'bot', name: 'Rook', strength: 'normal', warm: false }, sitting('bob')] as const;
    const archive = await withTable(place, 'vault', { places: [sitting('ada'), sitting('bob')] });
    await archive.saveTable(listed('vault', { places, resigned, revision: 2 }), CLAIM);
    expect((await archive.tablesOf('ada', 10)).map((row) => row.resigned)).toEqual([resigned]);
    expect(await archive.tablesOf('bob', 10)).toHaveLength(1);
    await archive.saveTable(listed('vault', { places, revision: 3 }), CLAIM);
    expect(await archive.tablesOf('ada', 10)).toEqual([]);
  });

  test('open ones are public, and filling or being played', async () => {
    const archive = await fresh(place);
    for (const phase of ['seating', 'playing', 'over', 'abandoned', 'stopped', 'outdated'] as const) {
      await archive.addTable(table(phase, { phase }));
      await archive.addTable(table(`hidden-${phase}`, { phase, public: false }));
    }
    expect((await archive.openTables(20)).map(({ id }) => id)).toEqual(['playing', 'seating']);
  });

  test('open ones of one owner are the last moved so many, and those long filling are left out', async () => {
    const archive = await fresh(place);
    for (const i of [1, 2, 3, 4])
      await archive.addTable(table(`ada-${i}`, { owner: 'ada', command: `c${i}`, changed: 100 + i }));
    await archive.addTable(table('bob-old', { owner: 'bob', command: 'c1', changed: 10, phase: 'seating' }));
    await archive.addTable(table('bob-plays', { owner: 'bob', command: 'c2', changed: 10, phase: 'playing' }));
    const ids = async (limit: number) =>
      (await archive.openTables(limit, { perOwner: 2, since: 50 })).map(({ id }) => id);
    expect(await ids(9)).toEqual(['ada-4', 'ada-3', 'bob-plays']);
    expect(await ids(2)).toEqual(['ada-4', 'ada-3']);
  });

  test('owned ones count while they are filling or being played', async () => {
    const archive = await fresh(place);
    for (const phase of ['seating', 'playing', 'over', 'stopped'] as const)
      await archive.addTable(table(phase, { phase, owner: 'ada', command: phase, public: false }));
    await archive.addTable(table('seated', { places: [sitting('ada')] }));
    expect(await archive.countOwned('ada')).toBe(2);
    expect(await archive.countOwned('bob')).toBe(0);
  });

  test('the last moved come first, by an entry or by a change, and no more than asked for', async () => {
    const archive = await fresh(place);
    for (const [i, id] of ['one', 'two', 'three', 'four'].entries())
      await archive.addTable(table(id, { places: [sitting('ada')], changed: 100 + i }));
    await archive.append('two', 1, made('go', { when: 300, toAct: [0 as Seat, 1 as Seat] }));
    await archive.saveTable(listed('one', { places: [sitting('ada')], changed: 200, revision: 2 }), CLAIM);
    for (const rows of [await archive.tablesOf('ada', 3), await archive.openTables(3)]) {
      expect(rows.map(({ id, at, toAct, moved }) => ({ id, at, toAct, moved }))).toEqual([
        { id: 'two', at: 1, toAct: [0, 1], moved: 300 },
        { id: 'one', at: 0, toAct: [], moved: 200 },
        { id: 'four', at: 0, toAct: [], moved: 103 },
      ]);
    }
  });

  test('a change that is older than the last entry does not make a table older', async () => {
    const archive = await withTable(place, 'vault', { changed: 100 });
    await archive.append('vault', 1, made('go', { when: 300 }));
    await archive.saveTable(listed('vault', { changed: 200, revision: 2, at: 1 }), CLAIM);
    expect(await archive.openTables(1)).toMatchObject([{ changed: 200, moved: 300, at: 1 }]);
  });

  test('due ones come when their time has, the longest waiting first', async () => {
    const archive = await fresh(place);
    for (const [id, due] of Object.entries({ late: 30, early: 10, now: 20, next: 21 }))
      await archive.addTable(table(id, { due }));
    await archive.addTable(table('never'));
    expect(await archive.claimDue(20, CLAIM, 10)).toEqual(['early', 'now']);
    expect(await archive.claimDue(99, CLAIM, 3)).toEqual(['early', 'now', 'next']);
    expect(await archive.claimDue(9, CLAIM, 10)).toEqual([]);
  });
}
