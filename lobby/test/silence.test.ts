import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Look, SeatInfo, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Person } from '../archive.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, CLEO] = ['Ana', 'Ben', 'Cleo'].map((name): Person => ({ id: name, name, created: 0 })) as [
  Person,
  Person,
  Person,
];

/** So many seconds somebody who has gone is waited for, and five times as many somebody who is there. */
const GONE = GRACE / 1000;
const THERE = 5 * GONE;

interface Begun {
  readonly table: string;
  /** Whose turn it is, and where they sit. */
  readonly late: Person;
  readonly seat: number;
  /** Somebody else there. */
  readonly other: Person;
}

/** A game that has just begun; all who play look. */
async function playing(house: House, people: readonly Person[], clock: Clock = { kind: 'none' }): Promise<Begun> {
  const table = await seated(house, people, clock);
  await house.ask(people[0]!, 'start', { table });
  const { frame } = (await house.ask(people[0]!, 'look', { table, seat: 0 })) as Look;
  const [seat] = frame!.toAct;
  return { table, seat: seat!, late: people[seat!]!, other: people[(seat! + 1) % people.length]! };
}

async function seated(house: House, people: readonly Person[], clock: Clock = { kind: 'none' }): Promise<string> {
  const { table } = (await house.ask(people[0]!, 'create', {
    game: 'beutezug',
    seats: people.length,
    clock,
  })) as TableInfo;
  for (const [seat, person] of people.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
    await house.passes(1);
  }
  return table;
}

/** A seat as whoever looks on without moving is told of it. */
async function seatOf(house: House, table: string, seat: number): Promise<SeatInfo> {
  const looker = { id: 'Zoe', name: 'Zoe', created: 0 };
  return (await house.look(looker, table)).seats[seat]!;
}

const call = (house: House, who: Person, table: string, seat: number) =>
  house.ask(who, 'bot', { table, seat, strength: 'easy' });

const looksAway = async (house: House, who: Person): Promise<void> => {
  await house.passes(10);
  await house.ask(who, 'sight', { on: false });
};

describe('a page that is open in a window behind others', () => {
  test('counts as away a grace after its person is waited for, and back as soon as they look', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    await looksAway(house, late);
    await house.passes(GONE - 10);
    expect(await call(house, other, table, seat)).toMatchObject({ refused: 'not-away' });
    await house.passes(20);
    expect(await call(house, other, table, seat)).toMatchObject({ phase: 'playing' });
    await house.ask(late, 'sight', { on: true });
    expect(await seatOf(house, table, seat)).toMatchObject({ standIn: false, present: true });
    expect(await seatOf(house, table, seat)).not.toHaveProperty('silent');
  });

  test('… and not as long as nobody waits for them', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    await looksAway(house, other);
    for (let i = 0; i < 10; i++) {
      await house.passes(GONE);
      await house.ask(late, 'say', { table, text: 'Hm' });
    }
    expect(await call(house, late, table, 1 - seat)).toMatchObject({ refused: 'not-away' });
    expect(await seatOf(house, table, 1 - seat)).not.toHaveProperty('silent');
  });
});

describe('a page in sight at which nobody does anything', () => {
  test('is asked before others may go on, and one press is enough', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    await house.passes(THERE / 2 - 10);
    expect(await seatOf(house, table, seat)).not.toHaveProperty('silent');
    await house.passes(30);
    const { silent } = (await seatOf(house, table, seat)) as { silent: { since: number; until: number } };
    expect(silent.until - silent.since).toBe(THERE * 1000);
    await house.ask(late, 'sight', { on: true });
    expect(await seatOf(house, table, seat)).not.toHaveProperty('silent');
    await house.passes(THERE / 2 + 30);
    expect(await call(house, other, table, seat)).toMatchObject({ refused: 'not-away' });
  });

  test('does not stop an untimed table: whoever is there calls a bot, and whatever its person does next, they are back', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN, CLEO]);
    await house.passes(THERE - 20);
    expect(await call(house, other, table, seat)).toMatchObject({ refused: 'not-away' });
    await house.passes(40);
    expect(await call(house, other, table, seat)).toMatchObject({ phase: 'playing' });
    await house.ask(late, 'say', { table, text: 'Sorry!' });
    expect(await seatOf(house, table, seat)).toMatchObject({ standIn: false });
  });

  test('a friend may take its seat, too', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    expect(await house.ask(other, 'lend', { table, seat })).toMatchObject({ refused: 'not-away' });
    await house.passes(THERE + 20);
    const { key } = (await house.ask(other, 'lend', { table, seat })) as { key: string };
    expect(await house.ask(CLEO, 'take', { table, seat, key, name: 'Cleo' })).toHaveProperty('phase');
    expect(await seatOf(house, table, seat)).toMatchObject({ name: 'Cleo', for: late.name });
    await house.ask(late, 'back', { table, seat });
    expect(await seatOf(house, table, seat)).toMatchObject({ name: late.name });
  });

  test('a line that breaks and comes back by itself is no sign of life', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    await house.ask(late, 'look', { table, seat });
    await house.passes(THERE / 2 + 20);
    house.goes(late);
    await house.ask(late, 'look', { table, seat, since: 1 });
    await house.ask(late, 'look', { table, seat, since: 1 });
    await house.ask(late, 'seen', { table, seat, at: 0 });
    await house.passes(THERE / 2 + 20);
    expect(await call(house, other, table, seat)).toMatchObject({ phase: 'playing' });
    // … neither is it when a bot plays already.
    house.goes(late);
    await house.ask(late, 'look', { table, seat, since: 1 });
    expect(await seatOf(house, table, seat)).toMatchObject({ present: true, standIn: true });
    await house.ask(late, 'look', { table, seat });
    expect(await seatOf(house, table, seat)).toMatchObject({ present: true, standIn: false });
  });

  test('after a restart it is still known who is silent', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, [ANA, BEN]);
    await house.passes(THERE / 2 + 20);
    await house.restart();
    await house.ask(late, 'look', { table, seat, since: 1 });
    await house.comes(other, table);
    await house.passes(THERE / 2);
    expect(await call(house, other, table, seat)).toMatchObject({ phase: 'playing' });
  });

  test('keeps nobody from settling something, however often they have to ask', async () => {
    const house = new House();
    const { table, seat, late } = await playing(house, [ANA, BEN]);
    const ask = () => house.ask(late, 'ask', { table, seat, question: { kind: 'pause' } });
    await ask();
    for (let minutes = 0; minutes < 12 && (await house.look(late, table)).paused === undefined; minutes++) {
      await house.passes(60);
      await ask();
    }
    expect(await house.look(late, table)).toHaveProperty('paused');
  });

  test('that was waited for long ago is given time again, to be told first', async () => {
    const house = new House();
    const { table, seat, late } = await playing(house, [ANA, BEN]);
    const ask = () => house.ask(late, 'ask', { table, seat, question: { kind: 'pause' } });
    await ask();
    await house.passes(60);
    for (let i = 0; i < 10; i++) {
      await house.ask(late, 'answer', { table, seat, yes: false });
      await house.passes(60);
    }
    await ask();
    await house.passes(60);
    expect(await call(house, late, table, 1 - seat)).toMatchObject({ refused: 'not-away' });
    expect(await seatOf(house, table, 1 - seat)).toHaveProperty('silent');
  });

  test('is left alone where nobody else is, and where moves take days', async () => {
    const house = new House();
    const { table, seat, other } = await playing(house, [ANA, BEN]);
    house.goes(other);
    await house.passes(2 * THERE);
    expect(await seatOf(house, table, seat)).not.toHaveProperty('silent');
    const slow = await playing(house, [ANA, BEN], { kind: 'slow', days: 1 });
    await looksAway(house, slow.late);
    await house.passes(20 * 60 * 60);
    expect(await seatOf(house, slow.table, slow.seat)).not.toHaveProperty('silent');
  });

  test('where moves take days, is waited for with an answer as long as with a move, and not for ever', async () => {
    const house = new House();
    const { table, seat, late } = await playing(house, [ANA, BEN], { kind: 'slow', days: 1 });
    const ask = () => house.ask(late, 'ask', { table, seat, question: { kind: 'pause' } });
    await ask();
    await house.passes(20 * 60 * 60);
    expect(await house.look(late, table)).not.toHaveProperty('paused');
    for (let day = 0; day < 3 && (await house.look(late, table)).paused === undefined; day++) {
      await house.passes(20 * 60 * 60);
      await house.ask(late, 'back', { table, seat });
      await ask();
    }
    expect(await house.look(late, table)).toHaveProperty('paused');
  });

  test('is not written down again and again', async () => {
    const house = new House();
    const { table } = await playing(house, [ANA, BEN]);
    await house.passes(THERE);
    const { revision } = (await house.archive.table(table))!;
    await house.passes(2 * THERE);
    expect((await house.archive.table(table))!.revision).toBe(revision);
  });
});

test('before the start a table passes on when its owner’s page is open and nobody there', async () => {
  const house = new House();
  const table = await seated(house, [ANA, BEN]);
  await looksAway(house, ANA);
  // Whoever invites friends looks elsewhere for a while.
  await house.passes(2 * GONE);
  expect(await house.look(BEN, table)).toMatchObject({ yours: false });
  await house.passes(THERE);
  expect(await house.look(BEN, table)).toMatchObject({ yours: true, owner: 'Ben' });
});
