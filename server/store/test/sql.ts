import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { MoveEntry } from '#table/record.ts';
import { numbers, opened, type Shelf, withTable } from './contract/shelf.ts';
import { listed, made, move, person, table } from './rows.ts';
import type { Writing } from './writer.ts';

export interface Engine {
  readonly engine: Writing['engine'];
  place(): Promise<Shelf & { readonly where: string }>;
  /** Past the archive. */
  ask(where: string, sql: string): Promise<void> | void;
}

/** What a server's database does besides. */
export function sqlContract({ engine, place, ask }: Engine): void {
  test('people are known after closing and opening again', async () => {
    const at = await place();
    const before = await at.open();
    await before.addPerson(person('ada'), 'token');
    await before.close();
    expect(await (await opened(at)).personByToken('token')).toEqual(person('ada'));
  });

  test('a device that an older version has made is there as long as its person, until it is seen', async () => {
    const at = await place();
    const archive = await opened(at);
    const ada = person('ada');
    await archive.addPerson(ada, 'token');
    await ask(at.where, 'update tokens set made = null, seen = null');
    expect(await archive.devices('ada')).toEqual([{ id: 'token', label: '', since: ada.created, seen: ada.created }]);
    await archive.seeDevice('token', ada.created + 1);
    expect(await archive.devices('ada')).toMatchObject([{ since: ada.created, seen: ada.created + 1 }]);
  });

  test('entries, more than one transaction holds, are all kept', async () => {
    const archive = await withTable(place);
    const answers = await Promise.all(numbers(6000).map((n) => archive.append('vault', n + 1, made(`${n + 1}`))));
    expect(answers.filter(Boolean)).toHaveLength(6000);
    expect((await archive.read('vault'))!.record.entries.at(-1)).toEqual(move('6000'));
  });

  test('what fails in one transaction fails for all who share it, leaves nothing behind and harms nobody after', async () => {
    const archive = await opened(await place());
    for (const id of ['vault', 'loft']) await archive.addTable(table(id));
    const faulty = made('go', { when: Number.NaN });
    const asked = [archive.append('vault', 1, made('go')), archive.append('loft', 1, faulty)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await archive.read('vault'))!.record.entries).toEqual([]);
    expect(await archive.append('vault', 1, made('go'))).toBe(true);
  });

  test('a database of a newer Hideout is refused and left alone', async () => {
    const at = await place();
    const before = await at.open();
    await before.addTable(table('vault'));
    await before.close();
    await ask(at.where, `insert into kysely_migration values ('0999-newer', '2099-01-01T00:00:00.000Z')`);
    await expect(at.open()).rejects.toThrow(/newer Hideout \(it has 0999-newer\)/);
    await ask(at.where, `delete from kysely_migration where name = '0999-newer'`);
    expect(await (await opened(at)).table('vault')).toEqual(listed('vault'));
  });

  test('three that open it at once and write to the same tables agree on who was first', async () => {
    const at = await place();
    const tables = numbers(20).map((i) => `t-${i}`);
    const firsts = await Promise.all(
      [tables, tables.toReversed(), tables].map((order, i) =>
        written({ engine, where: at.where, name: `writer ${i}`, tables: order, entries: 10 }),
      ),
    );
    const archive = await opened(at);
    const kept = await Promise.all(
      tables.map(async (id) => {
        const { entries } = (await archive.read(id))!.record;
        expect(entries).toHaveLength(10);
        return entries.map((entry) => `${id}: ${(entry as MoveEntry).move}`);
      }),
    );
    expect(kept.flat().toSorted()).toEqual(firsts.flat().toSorted());
  });
}

/** The entries that a thread of its own was first with. */
function written(writing: Writing): Promise<readonly string[]> {
  const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: writing });
  return new Promise((resolve, reject) => writer.on('message', resolve).on('error', reject));
}
