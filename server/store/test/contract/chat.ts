import { expect, test } from 'vitest';
import { line, table } from '../rows.ts';
import { type NewShelf, numbers, READABLE, withTable } from './shelf.ts';

/** Lines of chat. */
export function chat(place: NewShelf): void {
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

  test('may be a phrase or a reaction, without words of its own', async () => {
    const archive = await withTable(place);
    const { text: _, ...said } = line('', 'ada');
    const lines = [
      { ...said, phrase: 'one-moment' },
      { ...said, to: { line: 1 }, reaction: 'laugh' },
      { ...said, to: { entry: 12 }, reaction: 'gasp' },
      { ...said, to: { entry: 12 } },
    ] as const;
    for (const [i, each] of lines.entries())
      expect(await archive.say('vault', each, `c${i}`)).toStrictEqual({ n: i + 1, ...each });
    expect(await archive.chat('vault', 9)).toStrictEqual(lines.map((each, i) => ({ n: i + 1, ...each })));
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
    expect(await archive.chat('vault', 3)).toMatchObject([{ text: '9' }, { text: '10' }, { text: '11' }]);
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
