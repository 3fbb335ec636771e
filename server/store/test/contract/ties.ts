import { expect, test } from 'vitest';
import { type GameReport, MOST_BLOCKS, type PersonReport } from '#lobby/archive.ts';
import type { Seat } from '#table/game.ts';
import { person } from '../rows.ts';
import { fresh, type NewShelf, numbers, READABLE } from './shelf.ts';

const block = (other: string, when = 5) => ({ person: other, name: `Name of ${other}`, when });

const report = (id: string, more: Partial<PersonReport> = {}): PersonReport => ({
  id,
  table: 'vault',
  when: 5,
  by: 'ada',
  byName: 'Ada',
  person: 'bob',
  name: 'Bob',
  why: READABLE,
  said: [
    { n: 3, when: 4, text: READABLE },
    { n: 4, when: 5, phrase: 'ouch' },
  ],
  ...more,
});

const wrong = (id: string, more: Partial<GameReport> = {}): GameReport => ({
  ...{ id, table: 'vault', when: 5, by: 'ada', byName: 'Ada', why: READABLE, at: 31 },
  ...more,
});

const TRIED = { seat: 1 as Seat, move: READABLE };

/** What people have to do with each other: blocks and reports. */
export function ties(place: NewShelf): void {
  test('blocks are listed, newest first, known from both sides, and lifted', async () => {
    const archive = await fresh(place);
    expect(await archive.block('ada', block('bob', 5))).toBe(true);
    expect(await archive.block('ada', block('cleo', 6))).toBe(true);
    expect(await archive.block('dan', block('bob', 7))).toBe(true);
    expect(await archive.blocks('ada')).toEqual([block('cleo', 6), block('bob', 5)]);
    expect((await archive.blockers('bob')).toSorted()).toEqual(['ada', 'dan']);
    await archive.unblock('ada', 'bob');
    expect(await archive.blocks('ada')).toEqual([block('cleo', 6)]);
    expect(await archive.blockers('bob')).toEqual(['dan']);
  });

  test('there are only so many blocks, and one of the same person is not one more', async () => {
    const archive = await fresh(place);
    for (const i of numbers(MOST_BLOCKS)) expect(await archive.block('ada', block(`p${i}`, i))).toBe(true);
    expect(await archive.block('ada', block('one more'))).toBe(false);
    expect(await archive.block('ada', block('p0', 999))).toBe(true);
    expect((await archive.blocks('ada'))[0]).toEqual(block('p0', 999));
    expect(await archive.blocks('ada')).toHaveLength(MOST_BLOCKS);
  });

  test('reports are kept as they were written, one of each by each at a table, until they are removed', async () => {
    const archive = await fresh(place);
    await archive.report(report('one'));
    await archive.report(report('two', { when: 6 }));
    await archive.report(report('three', { when: 7, table: 'loft' }));
    await archive.report(report('four', { when: 8, by: 'cleo' }));
    expect(await archive.reports(2)).toStrictEqual([
      report('four', { when: 8, by: 'cleo' }),
      report('three', { when: 7, table: 'loft' }),
    ]);
    expect((await archive.reportsBy('ada')).map(({ id }) => id)).toEqual(['three', 'two']);
    expect(await archive.removeReport('two')).toBe(true);
    expect(await archive.removeReport('two')).toBe(false);
    expect(await archive.reports(9)).toHaveLength(2);
  });

  test('reports of a game are kept beside those of people, one of each point by each, until they are removed', async () => {
    const archive = await fresh(place);
    await archive.report(report('person'));
    await archive.report(wrong('first', { when: 6 }));
    await archive.report(wrong('again', { when: 7, seat: 0 }));
    await archive.report(wrong('later', { when: 8, at: 0, stopped: true, tried: TRIED }));
    await archive.report(wrong('hers', { when: 9, by: 'cleo' }));
    expect(await archive.reports(9)).toStrictEqual([
      wrong('hers', { when: 9, by: 'cleo' }),
      wrong('later', { when: 8, at: 0, stopped: true, tried: TRIED }),
      wrong('again', { when: 7, seat: 0 }),
      report('person'),
    ]);
    expect((await archive.reportsBy('ada')).map(({ id }) => id)).toEqual(['later', 'again', 'person']);
    expect(await archive.removeReport('later')).toBe(true);
    await archive.addPerson(person('ada'), 'token of ada');
    await archive.removePerson('ada');
    expect(await archive.reports(2)).toStrictEqual([
      wrong('hers', { when: 9, by: 'cleo' }),
      wrong('again', { when: 7, seat: 0, by: '', byName: '' }),
    ]);
  });

  test('whoever is removed is in no block and no report any more', async () => {
    const archive = await fresh(place);
    for (const id of ['ada', 'bob']) await archive.addPerson(person(id), `token of ${id}`);
    await archive.block('ada', block('bob'));
    await archive.block('bob', block('ada'));
    await archive.report(report('one'));
    await archive.report(report('two', { by: 'bob', byName: 'Bob', person: 'ada', name: 'Ada', when: 4 }));
    await archive.removePerson('bob');
    expect(await archive.blocks('ada')).toEqual([]);
    expect(await archive.blockers('ada')).toEqual([]);
    expect(await archive.reports(9)).toEqual([
      report('one', { person: '', name: '' }),
      report('two', { by: '', byName: '', person: 'ada', name: 'Ada', when: 4 }),
    ]);
  });
}
