import { expect, test } from 'vitest';
import type { Place } from '#lobby/archive.ts';
import { CLAIM, line, listed, made, OUTCOME, sitting, table } from '../rows.ts';
import { fresh, type NewShelf, numbers, READABLE, STRANGE, withTable } from './shelf.ts';

/** Rows of tables. */
export function tables(place: NewShelf): void {
  test('come out as they went in, with everything and with the least', async () => {
    const archive = await fresh(place);
    const most = table('most', {
      places: [
        sitting('ada'),
        { kind: 'open' },
        { kind: 'bot', name: READABLE, strength: 'easy', warm: false },
        { kind: 'person', person: '', name: '', figure: 0, standIn: true },
        { ...sitting('bea'), standIn: true, bot: { strength: 'hard', since: 2, left: true }, sat: 1, gone: 3 } as Place,
      ],
      options: { [STRANGE]: [STRANGE, null, true, 0, -1.5e-7, 2 ** 53 - 1, {}, []] },
      outcome: OUTCOME,
      due: 1_763_999_999_999,
      deadline: 1_763_999_999_998,
      bank: { left: [60_000, 0, 1, 2], running: [0], since: 1_763_999_999_000 },
      rematch: 'least',
      follows: 'before',
      resigned: [{ seat: 1, person: 'carl' }],
      voided: { count: 3, seats: [0, 1], names: [READABLE, 'Bea'] },
      voids: { '00ff00ff00ff00ff': 2, ff00ff00ff00ff00: 1 },
      public: false,
      odds: true,
      hints: 'off',
      asked: { by: 0, question: { kind: 'pause' }, at: 3, yes: [1], until: 1_763_999_999_997 },
      paused: 1_763_999_999_996,
      agreed: ['ada', STRANGE],
    });
    const { head, ...least } = table('least', { options: null, places: [], phase: 'seating' });
    expect(await archive.addTable(most)).toEqual(most);
    expect(await archive.addTable(least)).toEqual(least);
    expect(await archive.table('most')).toStrictEqual({ ...most, at: 0, toAct: [], moved: most.changed });
    expect(await archive.table('least')).toStrictEqual({ ...least, at: 0, toAct: [], moved: least.changed });
    expect(await archive.table('none')).toBeUndefined();
  });

  test('keep options that are large', async () => {
    const options = numbers(20_000).map((i) => ({ i, text: `${i} 👩🏽‍🚀 \ud800` }));
    const archive = await withTable(place, 'vault', { options });
    expect((await archive.table('vault'))!.options).toEqual(options);
  });

  test('made twice by one command are one', async () => {
    const archive = await fresh(place);
    const row = table('vault', { owner: 'ada', command: 'c1' });
    await archive.addTable(row);
    expect(await archive.addTable({ ...row, id: 'gallery', game: 'beutezug' })).toEqual(row);
    expect(await archive.addTable(row)).toEqual(row);
    expect(await archive.table('gallery')).toBeUndefined();
  });

  test('made fifty times at once by one command are one', async () => {
    const archive = await fresh(place);
    const rows = numbers(50).map((i) => table(`vault-${i}`, { owner: 'ada', command: 'c1' }));
    const answers = await Promise.all(rows.map((row) => archive.addTable(row)));
    expect(new Set(answers.map((answer) => answer!.id)).size).toBe(1);
    expect(await archive.countOwned('ada')).toBe(1);
  });

  test('with an id that is taken are not made, nor is anything overwritten', async () => {
    const archive = await withTable(place);
    expect(await archive.addTable(table('vault', { owner: 'eve', game: 'beutezug' }))).toBeUndefined();
    expect(await archive.table('vault')).toEqual(listed('vault'));
  });

  test('of former owners may share a command', async () => {
    const archive = await fresh(place);
    for (const id of ['vault', 'gallery']) {
      await archive.addTable(table(id, { owner: `owner of ${id}`, command: 'c1' }));
      expect(await archive.saveTable(listed(id, { owner: '', command: 'c1', revision: 2 }), CLAIM)).toBe(true);
    }
    expect(await archive.addTable(table('loft', { owner: '', command: 'c1' }))).toMatchObject({ id: 'loft' });
  });

  test('are saved by whoever saw the last revision', async () => {
    const archive = await withTable(place);
    const saved = listed('vault', { phase: 'over', outcome: OUTCOME, places: [sitting('ada')], revision: 2 });
    expect(await archive.saveTable(saved, CLAIM)).toBe(true);
    expect(await archive.saveTable(listed('vault', { revision: 2 }), CLAIM)).toBe(false);
    expect(await archive.saveTable(listed('vault', { revision: 4 }), CLAIM)).toBe(false);
    expect(await archive.saveTable(listed('none', { revision: 2 }), CLAIM)).toBe(false);
    expect(await archive.table('vault')).toStrictEqual(saved);
  });

  test('saved fifty times at once are saved once', async () => {
    const archive = await withTable(place);
    const saves = numbers(50).map((i) => archive.saveTable(listed('vault', { revision: 2, changed: i }), CLAIM));
    const answers = await Promise.all(saves);
    expect(answers.filter(Boolean)).toEqual([true]);
    expect(await archive.table('vault')).toMatchObject({ revision: 2, changed: answers.indexOf(true) });
  });

  test('lose what the saved row no longer has, but never an outcome', async () => {
    const archive = await withTable(place, 'vault', { due: 5, deadline: 6, rematch: 'loft' });
    await archive.saveTable(listed('vault', { revision: 2, outcome: OUTCOME }), CLAIM);
    await archive.saveTable(listed('vault', { revision: 3 }), CLAIM);
    expect(await archive.table('vault')).toStrictEqual(listed('vault', { revision: 3, outcome: OUTCOME }));
  });

  test('take with them all that lay beside them', async () => {
    const archive = await withTable(place, 'vault', { places: [sitting('ada')], due: 1 });
    await archive.append('vault', 1, made('go'));
    await archive.say('vault', line('hello'), 'c1');
    await archive.see('vault', 0, 1);
    const { revision } = (await archive.table('vault'))!;
    expect(await archive.removeTable('vault', revision - 1)).toBe(false);
    expect(await archive.table('vault')).toBeDefined();
    expect(await archive.removeTable('vault', revision)).toBe(true);
    expect(await archive.removeTable('vault')).toBe(false);
    expect(await archive.table('vault')).toBeUndefined();
    expect(await archive.read('vault')).toBeUndefined();
    expect(await archive.story('vault', 0)).toEqual([]);
    expect(await archive.chat('vault', 10)).toEqual([]);
    expect(await archive.tablesOf('ada', 10)).toEqual([]);
    expect(await archive.claimDue(9, CLAIM, 10)).toEqual([]);
    expect(await archive.seen('vault', 0)).toBe(0);
    expect(await archive.append('vault', 2, made('go on'))).toBe(false);
    await expect(archive.say('vault', line('hello'), 'c2')).rejects.toThrow();
  });
}
