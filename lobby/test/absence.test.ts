import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Look, SeatInfo, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Person } from '../archive.ts';
import { THINKING } from '../silence.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, CLEO] = ['Ana', 'Ben', 'Cleo'].map((name): Person => ({ id: name, name, created: 0 })) as [
  Person,
  Person,
  Person,
];

/** A table of Ana's with these people in its seats, all of them looking. */
async function seated(house: House, people: readonly Person[], clock: Clock = { kind: 'none' }): Promise<string> {
  const made = await house.ask(ANA, 'create', { game: 'beutezug', seats: people.length, clock });
  const { table } = made as TableInfo;
  for (const [seat, person] of people.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
    await house.passes(1);
  }
  return table;
}

async function playing(house: House, people: readonly Person[], clock?: Clock): Promise<string> {
  const table = await seated(house, people, clock);
  await house.ask(ANA, 'start', { table });
  return table;
}

/** Somebody's seat, as Ana is told of it. */
const seatOf = async (house: House, table: string, seat: number): Promise<SeatInfo> =>
  (await house.look(ANA, table)).seats[seat]!;

describe('before the start', () => {
  test('the owner puts a bot in for whoever is away, who has the seat again when they are back', async () => {
    const house = new House();
    const table = await seated(house, [ANA, BEN]);
    const bot = { table, seat: 1, strength: 'hard' } as const;
    expect(await house.ask(ANA, 'bot', bot)).toEqual({ refused: 'not-away' });
    house.goes(BEN);
    expect(await house.ask(ANA, 'bot', bot)).not.toHaveProperty('refused');
    expect(await seatOf(house, table, 1)).toMatchObject({ name: 'Ben', standIn: true, bot: { strength: 'hard' } });
    await house.comes(BEN, table);
    expect(await seatOf(house, table, 1)).toMatchObject({ name: 'Ben', standIn: false });
    house.goes(BEN);
    await house.ask(ANA, 'bot', bot);
    expect(await house.ask(ANA, 'start', { table })).toMatchObject({ phase: 'playing' });
    expect(await seatOf(house, table, 1)).toMatchObject({ standIn: true });
    await house.comes(BEN, table);
    expect(await seatOf(house, table, 1)).toMatchObject({ name: 'Ben', standIn: false });
  });

  test('a seat that was only kept for somebody is the bot’s, until they come', async () => {
    const house = new House();
    const table = await seated(house, [ANA, BEN]);
    const row = (await house.archive.table(table))!;
    const places = row.places.map((place, seat) => (seat === 1 ? { ...place, reserved: true as const } : place));
    house.goes(BEN);
    await house.restart();
    const { revision } = (await house.archive.table(table))!;
    const kept = { ...row, places: places as typeof row.places, revision: revision + 1 };
    expect(await house.archive.saveTable(kept, { by: 'test', until: 0 })).toBe(true);
    await house.comes(ANA, table);
    await house.ask(ANA, 'bot', { table, seat: 1, strength: 'easy' });
    expect(await seatOf(house, table, 1)).toMatchObject({ kind: 'bot', warm: false });
    await house.ask(BEN, 'sit', { table, seat: 1, name: 'Ben' });
    expect(await seatOf(house, table, 1)).toMatchObject({ kind: 'person', name: 'Ben', standIn: false });
  });
});

describe('where moves take days', () => {
  const SLOW: Clock = { kind: 'slow', days: 1 };
  const DAY = 24 * 60 * 60;

  test('nobody plays for somebody only because they do not look, not even the owner', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN], SLOW);
    house.goes(BEN);
    for (const seconds of [1, (2 * GRACE) / 1000, DAY / 2]) {
      await house.passes(seconds);
      const bot = { table, seat: 1, strength: 'easy' } as const;
      expect(await house.ask(ANA, 'bot', bot)).toMatchObject({ refused: 'not-away' });
      expect(await house.ask(ANA, 'lend', { table, seat: 1 })).toMatchObject({ refused: 'not-away' });
    }
  });

  test('… and their clock is not changed behind their backs', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN], SLOW);
    house.goes(BEN);
    await house.passes(DAY / 2);
    const question = { kind: 'clock', clock: { kind: 'move', minutes: 1 } } as const;
    await house.ask(ANA, 'ask', { table, seat: 0, question });
    await house.passes(3600);
    expect(await house.look(ANA, table)).toMatchObject({ clock: SLOW, asked: { awaited: [1] } });
    await house.comes(BEN, table);
    await house.ask(BEN, 'answer', { table, seat: 1, yes: true });
    expect(await house.look(ANA, table)).toMatchObject({ clock: question.clock });
  });
});

describe('who is here', () => {
  test('whoever closes their page is away at once, and since then as soon as it is more than a moment', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    const since = Date.now();
    house.goes(BEN);
    expect(await seatOf(house, table, 1)).toMatchObject({ present: false });
    expect(await seatOf(house, table, 1)).not.toHaveProperty('since');
    await house.passes(1);
    await house.passes(10);
    const { since: told } = (await seatOf(house, table, 1)) as { since?: number };
    expect(told! - since).toBeGreaterThanOrEqual(0);
    expect(told! - since).toBeLessThan(3000);
  });

  test('whoever loads a page anew was never away, and whoever is back is not away any more', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    const { revision } = (await house.archive.table(table))!;
    house.goes(BEN);
    await house.passes(2);
    await house.comes(BEN, table);
    await house.passes(10);
    expect((await house.archive.table(table))!.revision).toBe(revision);
    house.goes(BEN);
    await house.passes(10);
    expect(await seatOf(house, table, 1)).toHaveProperty('since');
    await house.comes(BEN, table);
    await house.passes(2);
    expect(await seatOf(house, table, 1)).toMatchObject({ present: true });
    expect((await house.archive.table(table))!.places[1]).not.toHaveProperty('gone');
  });

  test('after a restart nobody is here who is not, and since when is remembered', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    house.goes(BEN);
    await house.passes(30);
    const before = await seatOf(house, table, 1);
    await house.restart();
    await house.passes(3600);
    await house.comes(ANA, table);
    expect(await seatOf(house, table, 1)).toEqual(before);
    expect(await seatOf(house, table, 0)).toMatchObject({ present: true });
  });

  test('coming and going does not move a table in lists', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    const { moved } = (await house.archive.table(table))!;
    house.goes(BEN);
    await house.passes(30);
    expect((await house.archive.table(table))!.moved).toBe(moved);
  });
});

describe('a bot for somebody who is away', () => {
  const call = (house: House, who: Person, table: string, seat: number) =>
    house.ask(who, 'bot', { table, seat, strength: 'hard' });

  test('anybody seated calls one a minute after they went, not earlier, and nobody else does', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN, CLEO]);
    expect(await call(house, BEN, table, 2)).toMatchObject({ refused: 'not-away' });
    house.goes(CLEO);
    await house.passes(40);
    expect(await call(house, BEN, table, 2)).toMatchObject({ refused: 'not-away' });
    await house.passes(30);
    const stranger = { id: 'Dora', name: 'Dora', created: 0 };
    expect(await call(house, stranger, table, 2)).toMatchObject({ refused: 'not-seated' });
    expect(await call(house, BEN, table, 2)).toMatchObject({
      seats: [{}, {}, { name: 'Cleo', standIn: true, bot: { strength: 'hard' } }],
    });
  });

  test('the owner need not wait, but not for somebody who is there', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    expect(await call(house, ANA, table, 1)).toMatchObject({ refused: 'not-away' });
    house.goes(BEN);
    expect(await call(house, ANA, table, 1)).toMatchObject({ seats: [{}, { standIn: true }] });
    expect(await house.ask(ANA, 'free', { table, seat: 1 })).toMatchObject({ seats: [{}, { standIn: false }] });
  });

  test('goes when they look from their seat again; one that they called themselves stays', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    house.goes(BEN);
    await call(house, ANA, table, 1);
    expect((await house.comes(BEN, table)).seats[1]).toMatchObject({ standIn: false, present: true });
    await house.ask(BEN, 'leave', { table, seat: 1, strength: 'easy' });
    house.goes(BEN);
    await house.passes(120);
    expect(await call(house, ANA, table, 1)).toMatchObject({ refused: 'seat-taken' });
    expect((await house.comes(BEN, table)).seats[1]).toMatchObject({
      standIn: true,
      bot: { strength: 'easy', left: true },
    });
    expect(await house.ask(BEN, 'back', { table, seat: 1 })).toMatchObject({ seats: [{}, { standIn: false }] });
  });

  test('the owner puts a bot where one keeps a seat warm, and takes it out', async () => {
    const house = new House();
    const made = await house.ask(ANA, 'create', { game: 'beutezug', seats: 2 });
    const { table } = made as TableInfo;
    await house.ask(ANA, 'sit', { table, seat: 0, name: 'Ana' });
    await house.ask(ANA, 'start', { table });
    expect(await call(house, ANA, table, 1)).toMatchObject({ seats: [{}, { strength: 'hard', warm: false }] });
    expect(await call(house, BEN, table, 1)).toMatchObject({ refused: 'not-owner' });
    expect(await house.ask(BEN, 'sit', { table, seat: 1, name: 'Ben' })).toMatchObject({ refused: 'already-started' });
    await house.ask(ANA, 'free', { table, seat: 1 });
    expect(await house.ask(BEN, 'sit', { table, seat: 1, name: 'Ben' })).toMatchObject({
      seats: [{}, { name: 'Ben' }],
    });
  });
});

describe('a clock that is set back', () => {
  const HOUR = 3_600_000;
  const bot = (house: House, who: Person, table: string, seat: number) =>
    house.ask(who, 'bot', { table, seat, strength: 'easy' });

  test.each([0, 3, 30])('… %i seconds after somebody went: they are waited for as long as ever', async (seconds) => {
    const house = new House();
    const table = await playing(house, [ANA, BEN, CLEO]);
    await house.passes(5);
    house.goes(CLEO);
    await house.passes(seconds);
    vi.setSystemTime(Date.now() - HOUR);
    await house.passes(GRACE / 1000 - 20);
    expect(await bot(house, BEN, table, 2)).toMatchObject({ refused: 'not-away' });
    await house.passes(40);
    expect(await bot(house, BEN, table, 2)).toMatchObject({ seats: [{}, {}, { standIn: true }] });
  });

  test.each([10, 200])('… %i seconds after somebody fell silent: others go on as soon as ever', async (seconds) => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    const { frame } = (await house.ask(ANA, 'look', { table, seat: 0 })) as Look;
    const late = frame!.toAct[0]!;
    const [sleeper, other] = late === 0 ? [ANA, BEN] : [BEN, ANA];
    await house.ask(sleeper, 'say', { table, text: 'Hm.' });
    await house.passes(seconds);
    vi.setSystemTime(Date.now() - HOUR);
    await house.passes(THINKING * (GRACE / 1000) + 40, 40);
    expect(await bot(house, other, table, late)).toMatchObject({ phase: 'playing' });
  });

  test('… before the start: a table whose owner has gone still passes on', async () => {
    const house = new House();
    const table = await seated(house, [ANA, BEN]);
    house.goes(ANA);
    await house.passes(10);
    vi.setSystemTime(Date.now() - HOUR);
    await house.passes(100);
    expect(await house.look(BEN, table)).toMatchObject({ yours: true });
  });
});

describe('a table whose owner is gone', () => {
  test('passes to whoever of those who are there has sat there longest, a minute later and before the start alone', async () => {
    const house = new House();
    const table = await seated(house, [ANA, CLEO, BEN]);
    // Cleo sat down before Ben, and is not there.
    house.goes(CLEO);
    house.goes(ANA);
    await house.passes(40);
    expect(await house.look(BEN, table)).toMatchObject({ yours: false });
    await house.passes(40);
    expect(await house.look(BEN, table)).toMatchObject({ yours: true, owner: 'Ben' });
    expect(await house.ask(BEN, 'start', { table })).toMatchObject({ phase: 'playing' });
    house.goes(BEN);
    await house.comes(ANA, table);
    await house.passes(100);
    expect(await house.look(ANA, table)).toMatchObject({ yours: false });
  });

  test('… also where moves will take days: nobody sits down to wait that long for a start', async () => {
    const house = new House();
    const table = await seated(house, [ANA, BEN], { kind: 'slow', days: 3 });
    house.goes(ANA);
    await house.passes(80);
    expect(await house.look(BEN, table)).toMatchObject({ yours: true, owner: 'Ben', grace: GRACE });
  });

  test('does not pass on while they are there, or to nobody', async () => {
    const house = new House();
    const table = await seated(house, [ANA, BEN]);
    await house.passes(100);
    expect(await house.look(ANA, table)).toMatchObject({ yours: true });
    house.goes(ANA);
    house.goes(BEN);
    await house.passes(100);
    expect((await house.archive.table(table))!.owner).toBe('Ana');
  });
});
