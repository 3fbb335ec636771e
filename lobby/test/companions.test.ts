import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers, Lists, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { ASKS } from '../companions.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, CLEO] = ['Ana', 'Ben', 'Cleo'].map((name): Person => ({ id: name, name, created: 0 })) as [
  Person,
  Person,
  Person,
];

async function opened(house: House, owner: Person, others: readonly Person[] = []): Promise<string> {
  const seats = 3;
  const { table } = (await house.ask(owner, 'create', { game: 'beutezug', seats })) as TableInfo;
  for (const [seat, person] of [owner, ...others].entries())
    await house.ask(person, 'sit', { table, seat, name: person.name });
  return table;
}

/** Ana and Ben have played; Ana has opened another table. */
async function anasTable(): Promise<{ readonly house: House; readonly before: string; readonly table: string }> {
  const house = new House();
  house.thoughts = 0;
  const before = await opened(house, ANA, [BEN]);
  await house.ask(ANA, 'start', { table: before });
  return { house, before, table: await opened(house, ANA) };
}

const companions = async (house: House, person: Person, table: string) =>
  ((await house.ask(person, 'companions', { table })) as Answers['companions']).people;

const keptFor = async (house: House, person: Person, table: string) =>
  ((await house.ask(person, 'lobby', { on: true })) as Lists).mine.find((line) => line.table === table)?.kept;

test('the owner asks somebody they have played with: a seat is kept, and it is in their list as an invitation', async () => {
  const { house, before, table } = await anasTable();
  const [ben, ...others] = await companions(house, ANA, table);
  expect(others).toEqual([]);
  expect(ben).toEqual({ from: before, game: 'beutezug', badge: expect.any(String), name: 'Ben' });
  const { from, badge } = ben!;
  expect(await house.ask(ANA, 'invite', { table, from, badge })).toMatchObject({
    seats: [{ name: 'Ana' }, { name: 'Ben', awaited: true }, { kind: 'open' }],
  });
  expect(await companions(house, ANA, table)).toEqual([]);
  expect(await keptFor(house, BEN, table)).toBe('invitation');
  expect(await house.ask(BEN, 'sit', { table, seat: 1, name: 'Ben' })).toMatchObject({
    seats: [{}, { awaited: false }, {}],
  });
  expect(await keptFor(house, BEN, table)).toBeUndefined();
});

test('whoever declines is not asked to that table again, and whoever owns it may take it back', async () => {
  const { house, table } = await anasTable();
  const [ben] = await companions(house, ANA, table);
  const { from, badge } = ben!;
  await house.ask(ANA, 'invite', { table, from, badge });
  // Taken back by the owner, it can be asked again.
  await house.ask(ANA, 'free', { table, seat: 1 });
  expect(await house.ask(ANA, 'invite', { table, from, badge })).toMatchObject({ seats: [{}, { name: 'Ben' }, {}] });
  await house.ask(BEN, 'free', { table, seat: 1 });
  expect(await house.ask(ANA, 'invite', { table, from, badge })).toEqual({ refused: 'declined' });
});

test('nobody asks for another’s table, by a badge of elsewhere, or somebody who has blocked them', async () => {
  const { house, before, table } = await anasTable();
  const [ben] = await companions(house, ANA, table);
  const { from, badge } = ben!;
  expect(await house.ask(BEN, 'companions', { table })).toEqual({ refused: 'not-owner' });
  expect(await house.ask(BEN, 'invite', { table, from, badge })).toEqual({ refused: 'not-owner' });
  const cleos = await opened(house, CLEO);
  expect(await companions(house, CLEO, cleos)).toEqual([]);
  expect(await house.ask(CLEO, 'invite', { table: cleos, from, badge })).toEqual({ refused: 'no-such-person' });
  const look = await house.look(BEN, before);
  const anas = (look.seats[0] as { readonly badge: string }).badge;
  await house.ask(BEN, 'block', { table: before, badge: anas });
  expect(await companions(house, ANA, table)).toEqual([]);
  expect(await house.ask(ANA, 'invite', { table, from, badge })).toEqual({ refused: 'no-such-person' });
});

test('nobody asks more often than so in an hour', async () => {
  const { house, table } = await anasTable();
  const [ben] = await companions(house, ANA, table);
  const { from, badge } = ben!;
  for (let asked = 0; asked < ASKS; asked++) {
    expect(await house.ask(ANA, 'invite', { table, from, badge })).not.toHaveProperty('refused');
    await house.ask(ANA, 'free', { table, seat: 1 });
  }
  expect(await house.ask(ANA, 'invite', { table, from, badge })).toEqual({ refused: 'too-many-asked' });
  await vi.advanceTimersByTimeAsync(61 * 60 * 1000);
  expect(await house.ask(ANA, 'invite', { table, from, badge })).not.toHaveProperty('refused');
});
