import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Look, Message, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PEOPLE = ['Ana', 'Ben'].map((name): Person => ({ id: name, name, created: 0 }));

test('whose time runs is told with each move, also where both have as much left', async () => {
  const house = new House();
  const clock = { kind: 'bank', minutes: 5, increment: 0 } as const;
  const { table } = (await house.ask(PEOPLE[0]!, 'create', { game: 'art-robbery', seats: 2, clock })) as TableInfo;
  for (const [seat, person] of PEOPLE.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
  }
  await house.ask(PEOPLE[0]!, 'start', { table });
  const told: TableInfo[] = [];
  const visit = house.visit(PEOPLE[0]!, (text) => {
    const message = JSON.parse(text) as Message;
    if ('push' in message && message.push === 'info') told.push(message.info);
  });
  await visit.handle({ id: 'c', do: 'look', table });
  let passed = false;
  while (!passed) {
    const looks = await Promise.all(PEOPLE.map((person, seat) => house.ask(person, 'look', { table, seat })));
    const seat = (looks[0] as Look).frame!.toAct[0]!;
    const { at, moves } = (looks[seat] as Look).frame!;
    await house.ask(PEOPLE[seat]!, 'move', { table, seat, at, move: moves[0]!.name });
    const { frame } = (await house.ask(PEOPLE[0]!, 'look', { table, seat: 0 })) as Look;
    const [next] = frame!.toAct;
    passed = next !== seat;
    expect(told.at(-1)!.seats[next!]).toMatchObject({ isRunning: true });
  }
  visit.close();
  await house.close();
});
