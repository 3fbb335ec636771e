import { expect, test } from 'vitest';
import { line, table } from '../rows.ts';
import { type NewPlace, numbers, READABLE, withTable } from './place.ts';

/** Lines of chat. */
export function chat(place: NewPlace): void {
  test('is numbered at each table and kept as it was written', async () => {
    const archive = await withTable(place);
    await archive.addTable(table('loft'));
    const { seat, ...fromOutside } = line('from the audience', 'bob');
    expect(await archive.say('vault', line(READABLE), 'c1')).toStrictEqual({ n: 1, ...line(READABLE) });
    expect(await archive.say('loft', line('here'), 'c1')).toStrictEqual({ n: 1, ...line('here') });
    expect(await archive.say('vault', fromOutside, 'c2')).toStrictEqual({ n: 2, ...fromOutside });
    expect(await archive.chat('vault', 10)).toStrictEqual([
      { n: 1, ...line(READABLE) },
      { n: 2, ...fromOutside },
    ]);
  });

  test('sent twice by one command is said once, by each person', async () => {
    const archive = await withTable(place);
    await archive.say('vault', line('first'), 'c1');
    expect(await archive.say('vault', line('again'), 'c1')).toEqual({ n: 1, ...line('first') });
    expect(await archive.say('vault', line('mine', 'bob'), 'c1')).toEqual({ n: 2, ...line('mine', 'bob') });
    expect(await archive.chat('vault', 10)).toHaveLength(2);
  });

  test('of many at once gets a number each', async () => {
    const archive = await withTable(place);
    const said = await Promise.all(numbers(30).map((i) => archive.say('vault', line(`${i}`), `c${i % 25}`)));
    expect(
      said
        .map(({ n }) => n)
        .toSorted((a, b) => a - b)
        .slice(-1),
    ).toEqual([25]);
    expect((await archive.chat('vault', 99)).map(({ n }) => n)).toEqual(numbers(25).map((i) => i + 1));
  });

  test('shows the last lines, oldest first', async () => {
    const archive = await withTable(place);
    for (const i of numbers(12)) await archive.say('vault', line(`${i}`), `c${i}`);
    expect((await archive.chat('vault', 3)).map(({ text }) => text)).toEqual(['9', '10', '11']);
  });

  test('of one person is found at all tables', async () => {
    const archive = await withTable(place);
    await archive.addTable(table('loft'));
    await archive.say('loft', line('second', 'ada', 20), 'c1');
    await archive.say('loft', line('not mine', 'bob', 15), 'c1');
    await archive.say('vault', line('first', 'ada', 10), 'c1');
    expect(await archive.chatOf('ada')).toStrictEqual([
      { table: 'vault', n: 1, ...line('first', 'ada', 10) },
      { table: 'loft', n: 1, ...line('second', 'ada', 20) },
    ]);
  });
}
