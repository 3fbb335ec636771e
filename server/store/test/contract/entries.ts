import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { CLAIM, HEAD, listed, made, move, OUTCOME, table } from '../rows.ts';
import { fresh, type NewShelf, numbers, STRANGE, withTable } from './shelf.ts';

/** Entries, and what they tell. */
export function entries(place: NewShelf): void {
  test('are read as the record they make', async () => {
    const archive = await withTable(place);
    const undo = { seat: 0 as Seat, to: 0, hash: 'd'.repeat(64) };
    expect(await archive.append('vault', 1, made(STRANGE, { command: 'c1' }))).toBe(true);
    expect(await archive.append('vault', 2, made('', { entry: undo }))).toBe(true);
    expect(await archive.read('vault')).toStrictEqual({
      record: { ...HEAD, entries: [move(STRANGE), undo] },
      secret: 'secret of vault',
      commands: ['c1', undefined],
    });
  });

  test('come in the order of their numbers, past nine and past a hundred', async () => {
    const archive = await withTable(place);
    for (const n of numbers(120)) await archive.append('vault', n + 1, made(`move ${n + 1}`));
    const { entries } = (await archive.read('vault'))!.record;
    expect(entries).toEqual(numbers(120).map((n) => move(`move ${n + 1}`)));
    expect((await archive.story('vault', 117)).map(({ at }) => at)).toEqual([118, 119, 120]);
  });

  test('from before are there with their table, as if each had been appended; or not at all', async () => {
    const archive = await fresh(place);
    const times = { due: 30, deadline: 40, bank: { left: [60_000, 0], running: [0], since: 20 } } as const;
    // More than are written in one go.
    const before = numbers(501).map((n) => made(`move ${n}`, { command: `c${n}`, ...(n === 500 && times) }));
    const [whole, each] = [table('whole'), table('each', { command: 'other', secret: 'secret of whole' })];
    expect(await archive.addTable(whole, before)).toEqual(whole);
    await archive.addTable(each);
    await Promise.all(before.map((entry, i) => archive.append('each', i + 1, entry)));
    expect(await archive.read('whole')).toStrictEqual(await archive.read('each'));
    expect(await archive.story('whole', 498)).toStrictEqual(await archive.story('each', 498));
    const { id, owner, command, ...stands } = (await archive.table('whole'))!;
    expect(await archive.table('each')).toMatchObject(stands);
    expect(stands).toMatchObject({ at: 501, toAct: [0], moved: before[0]!.when, ...times });
    expect(await archive.append('whole', 502, made('next'))).toBe(true);

    // The same command again, and an id that is taken, add nothing.
    expect(await archive.addTable(table('again', { owner: whole.owner }), before)).toMatchObject({ id: 'whole' });
    expect(await archive.addTable(table('whole', { command: 'third' }), [made('else')])).toBeUndefined();
    expect((await archive.read('whole'))!.record.entries.at(-1)).toEqual(move('next'));
    expect(await archive.read('again')).toBeUndefined();
  });

  test('are not there for a table without a game, or without a row', async () => {
    const archive = await fresh(place);
    const { head, ...row } = table('vault', { phase: 'seating' });
    await archive.addTable(row);
    expect(await archive.read('vault')).toBeUndefined();
    expect(await archive.read('none')).toBeUndefined();
  });

  test('of a game that is over come with secret and outcome', async () => {
    const archive = await withTable(place);
    await archive.append('vault', 1, made('go'));
    await archive.saveTable(listed('vault', { at: 1, phase: 'over', outcome: OUTCOME, revision: 2 }), CLAIM);
    expect((await archive.read('vault'))!.record).toStrictEqual({
      ...HEAD,
      entries: [move('go')],
      secret: 'secret of vault',
      outcome: OUTCOME,
    });
    expect((await archive.table('vault'))!.outcome).toEqual(OUTCOME);
  });

  test('have each number once: of fifty at once the first is kept', async () => {
    const archive = await withTable(place);
    const answers = await Promise.all(numbers(50).map((i) => archive.append('vault', 1, made(`move ${i}`))));
    expect(answers).toEqual(numbers(50).map((i) => i === 0));
    expect((await archive.read('vault'))!.record.entries).toEqual([move('move 0')]);
    expect(await archive.append('vault', 1, made('late'))).toBe(false);
  });

  test('leave no gap', async () => {
    const archive = await withTable(place);
    expect(await archive.append('vault', 2, made('two'))).toBe(false);
    expect(await archive.append('vault', 0, made('zero'))).toBe(false);
    expect(await archive.append('vault', 1, made('one'))).toBe(true);
    expect(await archive.append('vault', 3, made('three'))).toBe(false);
    expect((await archive.read('vault'))!.record.entries).toEqual([move('one')]);
  });

  test('may follow each other in one tick', async () => {
    const archive = await withTable(place);
    const answers = [1, 2, 4, 3, 3, 4].map((n, i) => archive.append('vault', n, made(`${n} as ${i}`)));
    expect(await Promise.all(answers)).toEqual([true, true, false, true, false, true]);
    const { entries } = (await archive.read('vault'))!.record;
    expect(entries).toEqual(['1 as 0', '2 as 1', '3 as 3', '4 as 5'].map(move));
  });

  test('of many tables in one tick are answered each for itself', async () => {
    const archive = await fresh(place);
    for (const i of numbers(40)) await archive.addTable(table(`t-${i}`));
    await archive.append('t-7', 1, made('before'));
    const tables = [...numbers(40).map((i) => `t-${i}`), 'none', 't-3'];
    const answers = await Promise.all(tables.map((id) => archive.append(id, 1, made(`in ${id}`))));
    expect(tables.filter((_, i) => !answers[i])).toEqual(['t-7', 'none', 't-3']);
    for (const i of numbers(40)) {
      const { entries } = (await archive.read(`t-${i}`))!.record;
      expect(entries).toEqual([move(i === 7 ? 'before' : `in t-${i}`)]);
    }
  });

  test('say when the table is due, and what they do not say is over', async () => {
    const archive = await withTable(place, 'vault', { due: 10, deadline: 20 });
    const times = async () => {
      const { due, deadline } = (await archive.table('vault'))!;
      return { due, deadline };
    };
    await archive.append('vault', 1, made('one', { due: 30, deadline: 40 }));
    expect(await times()).toEqual({ due: 30, deadline: 40 });
    await archive.append('vault', 2, made('two', { due: 30 }));
    expect(await times()).toEqual({ due: 30, deadline: undefined });
    await Promise.all([
      archive.append('vault', 3, made('three')),
      archive.append('vault', 4, made('four', { due: 50 })),
      archive.append('vault', 4, made('lost', { due: 60, deadline: 60 })),
    ]);
    expect(await times()).toEqual({ due: 50, deadline: undefined });
    expect(await archive.claimDue(50, CLAIM, 10)).toEqual(['vault']);
  });

  test('that follow from an older row are not kept, nor is a row that was made before an entry', async () => {
    const archive = await withTable(place);
    expect(await archive.saveTable(listed('vault', { revision: 2, at: 1 }), CLAIM)).toBe(false);
    expect(await archive.saveTable(listed('vault', { revision: 2 }), CLAIM)).toBe(true);
    expect(await archive.append('vault', 1, made('late'))).toBe(false);
    expect(await archive.append('vault', 1, made('one', { revision: 2, due: 5 }))).toBe(true);
    expect(await archive.saveTable(listed('vault', { revision: 3, due: 9 }), CLAIM)).toBe(false);
    expect(await archive.table('vault')).toMatchObject({ at: 1, revision: 2, due: 5 });
  });

  test('are read again from any number on', async () => {
    const archive = await withTable(place);
    await Promise.all([1, 2, 3].map((n) => archive.append('vault', n, made(`${n}`, { command: `c${n}` }))));
    expect(await archive.after('vault', 1)).toMatchObject([
      { entry: move('2'), command: 'c2' },
      { entry: move('3'), command: 'c3' },
    ]);
    expect(await archive.after('vault', 3)).toEqual([]);
    expect(await archive.after('none', 0)).toEqual([]);
  });

  test('tell what happened after the one that was seen', async () => {
    const archive = await withTable(place);
    const told = [{ all: { type: STRANGE } }, { each: [null, { type: 'drew', card: 4 }, null] }];
    await archive.append('vault', 1, made('one'));
    await archive.append('vault', 2, made('two', { told, when: 1_763_200_007_000 }));
    await archive.append('vault', 3, made('', { entry: { seat: 0 as Seat, to: 1, hash: 'd' }, told: [] }));
    expect(await archive.story('vault', 1)).toStrictEqual([
      { at: 2, seat: 1, told, when: 1_763_200_007_000 },
      { at: 3, seat: 0, to: 1, told: [], when: 1_763_200_001_000 },
    ]);
    expect(await archive.story('vault', 3)).toEqual([]);
    expect(await archive.story('vault', 0)).toHaveLength(3);
  });
}
