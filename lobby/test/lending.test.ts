import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { badgeOf } from '../badge.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, CLEO, DORA] = ['Ana', 'Ben', 'Cleo', 'Dora'].map(
  (name): Person => ({ id: name, name, created: 0 }),
) as [Person, Person, Person, Person];

/** Ana, Ben and Cleo play; Cleo has been away for more than a minute. */
async function withoutCleo(house: House): Promise<string> {
  const { table } = (await house.ask(ANA, 'create', { game: 'art-robbery', seats: 3 })) as TableInfo;
  for (const [seat, person] of [ANA, BEN, CLEO].entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
  }
  await house.ask(ANA, 'start', { table });
  house.goes(CLEO);
  await house.passes(70);
  return table;
}

async function keyOf(house: House, table: string): Promise<string> {
  const answer = await house.ask(BEN, 'lend', { table, seat: 2 });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.key;
}

const take = (house: House, who: Person, table: string, key: string) =>
  house.ask(who, 'take', { table, seat: 2, key, name: who.name });

test('a friend with the key plays for whoever is away, and has the seat’s side to themselves', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  const key = await keyOf(house, table);
  expect(await keyOf(house, table)).toBe(key);
  expect(await take(house, DORA, table, 'f'.repeat(32))).toEqual({ refused: 'bad-key' });
  expect(await take(house, BEN, table, key)).toEqual({ refused: 'several-seats' });
  expect(await take(house, DORA, table, key)).toMatchObject({
    seats: [{}, {}, { name: 'Dora', you: true, for: 'Cleo', standIn: false }],
  });
  expect(await house.ask(DORA, 'look', { table, seat: 2 })).toHaveProperty('frame');
  expect(await house.ask(CLEO, 'look', { table, seat: 2 })).toEqual({ refused: 'not-seated' });
  expect((await house.look(CLEO, table)).seats[2]).toMatchObject({ you: false, yours: true });
});

test('the key counts once, and nobody is told it', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  const key = await keyOf(house, table);
  expect(JSON.stringify(await house.look(ANA, table))).not.toContain(key);
  await take(house, DORA, table, key);
  const eve = { id: 'Eve', name: 'Eve', created: 0 };
  expect(await take(house, eve, table, key)).toEqual({ refused: 'bad-key' });
});

test('whoever was away has the seat back when they say so, and the friend sees its side no more', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  await take(house, DORA, table, await keyOf(house, table));
  expect((await house.archive.tablesOf('Cleo', 10)).map(({ id }) => id)).toEqual([table]);
  expect(await house.ask(CLEO, 'back', { table, seat: 2 })).toMatchObject({
    seats: [{}, {}, { name: 'Cleo', you: true }],
  });
  expect(await house.ask(DORA, 'look', { table, seat: 2 })).toEqual({ refused: 'not-seated' });
  expect(await house.ask(DORA, 'back', { table, seat: 2 })).toEqual({ refused: 'not-seated' });
  expect((await house.look(CLEO, table)).seats[2]).not.toHaveProperty('for');
});

test('whoever comes back before the key is used keeps the seat; a friend who resigns gives it back', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  const key = await keyOf(house, table);
  await house.comes(CLEO, table);
  expect(await take(house, DORA, table, key)).toEqual({ refused: 'bad-key' });
  house.goes(CLEO);
  await house.passes(70);
  await take(house, DORA, table, await keyOf(house, table));
  expect(await house.ask(DORA, 'resign', { table, seat: 2 })).toMatchObject({ seats: [{}, {}, { name: 'Cleo' }] });
});

test('nobody lends the seat of somebody who is there, and nobody from outside does', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  expect(await house.ask(BEN, 'lend', { table, seat: 0 })).toEqual({ refused: 'not-away' });
  expect(await house.ask(DORA, 'lend', { table, seat: 2 })).toEqual({ refused: 'not-seated' });
});

test('whoever loads their page anew loses nothing by it, not even to the owner', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  await house.comes(CLEO, table);
  for (const seconds of [0, 2, 40]) {
    house.goes(CLEO);
    await house.passes(seconds);
    for (const by of [ANA, BEN])
      expect(await house.ask(by, 'lend', { table, seat: 2 }), `${seconds}`).toEqual({ refused: 'not-away' });
    await house.comes(CLEO, table);
  }
  house.goes(CLEO);
  await house.passes(70);
  expect(await house.ask(ANA, 'lend', { table, seat: 2 })).toHaveProperty('key');
});

test('a key is void from the moment its person is there, wherever they look from', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  const key = await keyOf(house, table);
  await house.look(CLEO, table);
  expect(await take(house, DORA, table, key)).toEqual({ refused: 'bad-key' });
});

test('one who is forgotten leaves the seat to whom it belongs, and has no claim on any', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  await take(house, DORA, table, await keyOf(house, table));
  await house.forgets(DORA);
  expect((await house.archive.table(table))!.places[2]).toMatchObject({ person: 'Cleo', name: 'Cleo' });
  await house.passes(70);
  await take(house, DORA, table, await keyOf(house, table));
  await house.forgets(CLEO);
  expect((await house.archive.table(table))!.places[2]).not.toHaveProperty('for');
});

test('whoever somebody plays for is not sent out, and comes back', async () => {
  const house = new House();
  const table = await withoutCleo(house);
  await take(house, DORA, table, await keyOf(house, table));
  await house.look(CLEO, table);
  const badge = badgeOf(table, CLEO.id);
  expect(await house.ask(BEN, 'oust', { table, badge, on: true })).toEqual({ refused: 'plays-here' });
  expect((await house.look(CLEO, table)).seats[2]).toMatchObject({ yours: true });
});
