import { expect, test } from 'vitest';
import { table } from '../rows.ts';
import { type NewShelf, numbers, STRANGE, withTable } from './shelf.ts';

const plan = (seat: number, data: unknown, person = 'ada') => ({ seat, person, data });

/** What people have in mind, and what they note for themselves. */
export function plans(place: NewShelf): void {
  test('of each seat the last one is kept, as it was, with its number', async () => {
    const archive = await withTable(place);
    await archive.addTable(table('loft'));
    expect(await archive.plan('vault', plan(1, { way: ['A1', STRANGE] }))).toStrictEqual({
      n: 1,
      ...plan(1, { way: ['A1', STRANGE] }),
    });
    expect(await archive.plan('vault', plan(1, null, 'bob'))).toStrictEqual({ n: 2, ...plan(1, null, 'bob') });
    await archive.plan('vault', plan(0, 'here'));
    await archive.plan('loft', plan(1, 7));
    expect(await archive.plans('vault')).toStrictEqual([
      { n: 1, ...plan(0, 'here') },
      { n: 2, ...plan(1, null, 'bob') },
    ]);
    expect(await archive.standings(['vault', 'loft'])).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: 'vault', planned: 3 }),
        expect.objectContaining({ id: 'loft', planned: 1 }),
      ]),
    );
  });

  test('of many at once each has a number', async () => {
    const archive = await withTable(place);
    const laid = await Promise.all(numbers(20).map((i) => archive.plan('vault', plan(0, i))));
    expect(laid.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(numbers(20).map((i) => i + 1));
    expect(await archive.plans('vault')).toEqual([laid.find(({ n }) => n === 20)]);
  });

  test('notes are somebody’s own at one table, and gone when they are empty', async () => {
    const archive = await withTable(place);
    await archive.addTable(table('loft'));
    expect(await archive.noted('vault', 'ada')).toBe('');
    await archive.note('vault', 'ada', 'Bob has the dog.\nWatch out!');
    await archive.note('vault', 'bob', 'mine');
    await archive.note('vault', 'ada', 'Bob has lost the dog.');
    await archive.note('loft', 'ada', 'Two safes.');
    expect(await archive.noted('vault', 'ada')).toBe('Bob has lost the dog.');
    expect(await archive.noted('vault', 'bob')).toBe('mine');
    expect(await archive.notesOf('ada')).toEqual([
      { table: 'loft', text: 'Two safes.' },
      { table: 'vault', text: 'Bob has lost the dog.' },
    ]);
    await archive.note('loft', 'ada', '');
    expect(await archive.notesOf('ada')).toHaveLength(1);
    expect(await archive.noted('loft', 'ada')).toBe('');
  });

  test('go with their table', async () => {
    const archive = await withTable(place);
    await archive.plan('vault', plan(0, 'here'));
    await archive.note('vault', 'ada', 'mine');
    await archive.removeTable('vault');
    await archive.addTable(table('vault'));
    expect(await archive.plans('vault')).toEqual([]);
    expect(await archive.noted('vault', 'ada')).toBe('');
  });
}
