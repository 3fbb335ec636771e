import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '#table/host.ts';
import type { Look, Message, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { badgeOf } from '../badge.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, EVA] = ['Ana', 'Ben', 'Eva'].map((name): Person => ({ id: name, name, created: 0 })) as [
  Person,
  Person,
  Person,
];

async function seated(house: House): Promise<string> {
  const { table } = (await house.ask(ANA, 'create', { game: 'beutezug', seats: 2 })) as TableInfo;
  for (const [seat, person] of [ANA, BEN].entries()) await house.ask(person, 'sit', { table, seat, name: person.name });
  await house.comes(ANA, table);
  return table;
}

/** More than a look takes. */
const STEPS = 40;

const isThere = async (house: House, table: string): Promise<boolean> => {
  const place = (await house.look(ANA, table)).seats[1]!;
  return place.kind === 'person' && place.present;
};

/** After so many steps of what is done meanwhile. */
const steps = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await Promise.resolve();
};

test('whoever closes their page before it is shown is not there, however far that has come', async () => {
  for (let count = 0; count < STEPS; count++) {
    const house = new House();
    const table = await seated(house);
    const looking = house.ask(BEN, 'look', { table, seat: 1 });
    await steps(count);
    house.goes(BEN);
    await looking;
    expect([count, await isThere(house, table)]).toEqual([count, false]);
    await house.close();
  }
});

test('… nor is whoever looks away before it is shown', async () => {
  for (let count = 0; count < STEPS; count++) {
    const house = new House();
    const table = await seated(house);
    const looking = house.ask(BEN, 'look', { table, seat: 1 });
    await steps(count);
    await house.ask(BEN, 'unlook', { table, seat: 1 });
    await looking;
    expect([count, await isThere(house, table)]).toEqual([count, false]);
    await house.ask(BEN, 'look', { table, seat: 1 });
    expect(await isThere(house, table)).toBe(true);
    await house.close();
  }
});

test('what is shown on arriving is no older than what was told before', async () => {
  const house = new House();
  const table = await seated(house);
  const heard: TableInfo[] = [];
  const visit = house.visit(ANA, (text) => {
    const message = JSON.parse(text) as Message;
    if ('push' in message && message.push === 'info') heard.push(message.info);
  });
  const { blocks } = house.archive;
  // Meanwhile Ben comes to the table.
  Object.assign(house.archive, {
    blocks: async (person: string) => {
      Object.assign(house.archive, { blocks });
      await house.comes(BEN, table);
      return blocks(person);
    },
  });
  const answer = (await visit.handle({ id: 'c', do: 'look', table, seat: 0 })) as { readonly ok: Look };
  const last = heard.at(-1)?.seats[1];
  expect(last === undefined || (last.kind === 'person' && last.present)).toBe(true);
  expect(answer.ok.info.seats[1]).toMatchObject({ present: true });
  visit.close();
  await house.close();
});

test('whatever is asked of a table while it is taken away finds it gone', async () => {
  const house = new House();
  const table = await seated(house);
  await house.archive.removeTable(table);
  expect(await house.ask(ANA, 'say', { table, text: 'hello' })).toMatchObject({ refused: 'no-such-table' });
  expect(await house.ask(ANA, 'note', { table, text: 'x' })).toMatchObject({ refused: 'no-such-table' });
  await house.close();
});

test('whoever is sent out before the table is shown to them is told nothing more of it', async () => {
  for (let count = 0; count < STEPS; count++) {
    const house = new House();
    const table = await seated(house);
    const heard: string[] = [];
    const visit = house.visit(EVA, (text) => void heard.push(text));
    const look = (id: string) => visit.handle({ id, do: 'look', table });
    await look('first');
    const leaving = house.ask(ANA, 'oust', { table, badge: badgeOf(table, EVA.id), on: true });
    await steps(count);
    await Promise.all([look('again'), leaving]);
    const out = JSON.stringify({ push: 'out', table });
    expect([count, heard.slice(heard.indexOf(out))]).toEqual([count, [out]]);
    await house.close();
  }
});

test('what was asked for while it went on is told no more when it is over, where its people keep it to themselves', async () => {
  const house = new House();
  const made = await house.ask(ANA, 'create', { game: 'beutezug', seats: 2, discreet: true });
  const { table } = made as TableInfo;
  for (const [seat, person] of [ANA, BEN].entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
  }
  await house.ask(ANA, 'start', { table });
  const remembered = Promise.withResolvers<void>();
  house.recall = async ({ viewer, at }) => {
    await remembered.promise;
    return { at, viewer } as Frame;
  };
  const asked = [BEN, EVA].map((person) => house.visit(person, () => {}).handle({ id: 'p', do: 'past', table, at: 0 }));
  await house.ask(ANA, 'resign', { table, seat: 0 });
  await house.ask(BEN, 'resign', { table, seat: 1 });
  remembered.resolve();
  expect((await house.look(EVA, table)).phase).toBe('abandoned');
  expect(await Promise.all(asked)).toMatchObject([{ ok: { at: 0 } }, { refused: 'discreet' }]);
});
