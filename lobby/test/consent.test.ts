import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { type Entry, isUndo } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import type { Lists, Look, Question, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PEOPLE = ['Ana', 'Ben', 'Cleo'].map((name): Person => ({ id: name, name, created: 0 }));
const [ANA, BEN, CLEO] = PEOPLE as [Person, Person, Person];
const DAY = 86_400_000;
const CLOCK: Question = { kind: 'clock', clock: { kind: 'move', minutes: 5 } };

async function playing(house: House, people: readonly Person[] = PEOPLE, seats = people.length): Promise<string> {
  const { table } = (await house.ask(ANA, 'create', { game: 'beutezug', seats })) as TableInfo;
  for (const [seat, person] of people.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
  }
  await house.ask(ANA, 'start', { table });
  return table;
}

const seatOf = (person: Person): number => PEOPLE.indexOf(person);
const asks = (house: House, table: string, who: Person, question: Question) =>
  house.ask(who, 'ask', { table, seat: seatOf(who), question });
const answers = (house: House, table: string, who: Person, yes: boolean) =>
  house.ask(who, 'answer', { table, seat: seatOf(who), yes });

/** Whoever is in turn makes their first move. */
async function move(house: House, table: string): Promise<Person> {
  const [seat] =
    (await house.archive.table(table))!.at === 0 ? await firstToAct(house, table) : await toAct(house, table);
  const person = PEOPLE[seat!]!;
  const look = await house.ask(person, 'look', { table, seat: seat! });
  if ('refused' in look) throw new Error(look.refused);
  const { at, moves } = look.frame!;
  expect(await house.ask(person, 'move', { table, seat: seat!, at, move: moves[0]!.name })).toEqual({ at: at + 1 });
  return person;
}
const toAct = async (house: House, table: string): Promise<readonly number[]> =>
  (await house.archive.table(table))!.toAct;
async function firstToAct(house: House, table: string): Promise<readonly number[]> {
  const look = await house.ask(ANA, 'look', { table });
  return 'refused' in look ? [] : look.frame!.toAct;
}

const entriesAfter = async (house: House, table: string, at: number): Promise<readonly Entry[]> =>
  (await house.archive.read(table))!.record.entries.slice(at);
describe('another clock', () => {
  test('runs when all the others have agreed, and from that moment on', async () => {
    const house = new House();
    const table = await playing(house);
    expect(await asks(house, table, ANA, CLOCK)).toMatchObject({ asked: { by: 0, awaited: [1, 2] } });
    expect(await answers(house, table, CLEO, true)).toMatchObject({
      asked: { yes: [2], awaited: [1] },
      clock: { kind: 'none' },
    });
    const now = Date.now();
    const settled = await answers(house, table, BEN, true);
    expect(settled).toMatchObject({ clock: { kind: 'move', minutes: 5 }, deadline: now + 300_000 });
    expect(settled).not.toHaveProperty('asked');
  });

  test('is refused by one no, which is told for a moment', async () => {
    const house = new House();
    const table = await playing(house);
    await asks(house, table, ANA, CLOCK);
    expect(await answers(house, table, BEN, false)).toMatchObject({ asked: { no: 1 }, clock: { kind: 'none' } });
    expect(await answers(house, table, CLEO, true)).toMatchObject({ refused: 'nothing-asked' });
    await house.passes(12);
    expect(await house.look(ANA, table)).not.toHaveProperty('asked');
  });

  test('is given at once where the others are bots or away, and waits a minute for somebody who has just gone', async () => {
    const house = new House();
    const alone = await playing(house, [ANA], 3);
    expect(await asks(house, alone, ANA, CLOCK)).toMatchObject({ clock: { kind: 'move' } });
    const table = await playing(house, [ANA, BEN]);
    house.goes(BEN);
    expect(await asks(house, table, ANA, CLOCK)).toMatchObject({ asked: { awaited: [1] } });
    await house.passes(40);
    expect(await house.look(ANA, table)).toMatchObject({ asked: { awaited: [1] } });
    await house.passes(40);
    expect(await house.look(ANA, table)).toMatchObject({ clock: { kind: 'move' } });
  });
});

describe('a question', () => {
  test('stands alone, is taken back by whoever asked, and ends by itself', async () => {
    const house = new House();
    const table = await playing(house);
    await asks(house, table, ANA, CLOCK);
    expect(await asks(house, table, BEN, { kind: 'pause' })).toMatchObject({ refused: 'asked-already' });
    expect(await answers(house, table, ANA, false)).not.toHaveProperty('asked');
    await asks(house, table, BEN, { kind: 'pause' });
    await house.passes(130);
    expect(await house.look(ANA, table)).not.toHaveProperty('asked');
    expect((await house.archive.table(table))!).not.toHaveProperty('asked');
  });

  test('outlives a restart', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    await asks(house, table, ANA, CLOCK);
    await house.restart();
    await house.comes(ANA, table);
    await house.comes(BEN, table);
    expect(await answers(house, table, BEN, true)).toMatchObject({ clock: { kind: 'move', minutes: 5 } });
  });
});

test('a paused table has no clock, lets nobody move, and goes on by consent', async () => {
  const house = new House();
  const table = await playing(house, [ANA, BEN]);
  await asks(house, table, ANA, CLOCK);
  await answers(house, table, BEN, true);
  expect(await asks(house, table, BEN, { kind: 'resume' })).toMatchObject({ refused: 'not-paused' });
  await asks(house, table, BEN, { kind: 'pause' });
  const paused = (await answers(house, table, ANA, true)) as TableInfo;
  expect(paused.paused).toBe(Date.now());
  expect(paused).not.toHaveProperty('deadline');
  await house.passes(1000);
  expect((await house.look(ANA, table)).seats).toMatchObject([{ standIn: false }, { standIn: false }]);
  for (const [seat, person] of [ANA, BEN].entries())
    expect(await house.ask(person, 'move', { table, seat, at: 0, move: 'pick' })).toEqual({ refused: 'paused' });
  await asks(house, table, ANA, { kind: 'resume' });
  const now = Date.now();
  expect(await answers(house, table, BEN, true)).toMatchObject({ deadline: now + 300_000 });
});

describe('a pause', () => {
  test('is ended by whoever was not asked, and by whoever alone has asked for it', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    house.goes(ANA);
    await house.passes(80);
    expect(await asks(house, table, BEN, { kind: 'pause' })).toMatchObject({ paused: Date.now() });
    await house.comes(ANA, table);
    expect(await asks(house, table, ANA, { kind: 'resume' })).not.toHaveProperty('paused');
    house.goes(ANA);
    await house.passes(80);
    await asks(house, table, BEN, { kind: 'pause' });
    await house.comes(ANA, table);
    expect(await asks(house, table, BEN, { kind: 'resume' })).not.toHaveProperty('paused');
  });

  test('… while of several who have agreed the others are asked, and nobody else', async () => {
    const house = new House();
    const table = await playing(house);
    house.goes(CLEO);
    await house.passes(80);
    await asks(house, table, ANA, { kind: 'pause' });
    await answers(house, table, BEN, true);
    await house.comes(CLEO, table);
    expect(await asks(house, table, ANA, { kind: 'resume' })).toMatchObject({ asked: { awaited: [1] } });
    const listed = async (person: Person) => ((await house.ask(person, 'lobby', { on: true })) as Lists).mine[0];
    expect(await listed(BEN)).toMatchObject({ asked: true });
    expect(await listed(CLEO)).not.toHaveProperty('asked');
    expect(await answers(house, table, BEN, true)).not.toHaveProperty('paused');
  });

  test('… also while something else is asked', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    house.goes(ANA);
    await house.passes(80);
    await asks(house, table, BEN, { kind: 'pause' });
    await house.comes(ANA, table);
    expect(await asks(house, table, BEN, { kind: 'pause' })).toMatchObject({ asked: { awaited: [0] } });
    const ended = await asks(house, table, ANA, { kind: 'resume' });
    expect(ended).not.toHaveProperty('paused');
    expect(ended).not.toHaveProperty('asked');
  });

  test('holds those who have agreed to it for a day, unless they agree to a longer one', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    await asks(house, table, ANA, { kind: 'pause' });
    const { pausedUntil } = (await answers(house, table, BEN, true)) as TableInfo;
    expect(pausedUntil).toBe(Date.now() + DAY);
    await asks(house, table, ANA, { kind: 'resume' });
    expect(await answers(house, table, BEN, false)).toMatchObject({ paused: expect.any(Number) });
    expect(await asks(house, table, ANA, CLOCK)).toMatchObject({ refused: 'paused' });
    await house.passes(DAY / 2000);
    await asks(house, table, BEN, { kind: 'pause' });
    expect(await answers(house, table, ANA, true)).toMatchObject({ pausedUntil: Date.now() + DAY });
    await house.passes(DAY / 1000 - 10);
    expect(await house.look(ANA, table)).toMatchObject({ paused: expect.any(Number) });
    await house.passes(10);
    expect(await house.look(ANA, table)).not.toHaveProperty('paused');
    expect(await house.archive.table(table)).not.toHaveProperty('agreed');
  });

  test('ends without anybody there, and after a restart', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    await asks(house, table, ANA, { kind: 'pause' });
    await answers(house, table, BEN, true);
    await house.restart();
    await house.passes(DAY / 1000 + 10);
    expect(await house.archive.table(table)).not.toHaveProperty('paused');
  });

  test('lasts as long as a move may take where that is days', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    await asks(house, table, ANA, { kind: 'clock', clock: { kind: 'slow', days: 3 } });
    await answers(house, table, BEN, true);
    await asks(house, table, ANA, { kind: 'pause' });
    expect(await answers(house, table, BEN, true)).toMatchObject({ pausedUntil: Date.now() + 3 * DAY });
  });

  test('… but nothing is due at a table that everybody has given up meanwhile', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    await asks(house, table, ANA, { kind: 'pause' });
    await answers(house, table, BEN, true);
    for (const person of [ANA, BEN]) await house.ask(person, 'resign', { table, seat: seatOf(person) });
    expect(await house.archive.table(table)).toMatchObject({ phase: 'abandoned' });
    await house.passes(DAY / 1000 + 10);
    expect(await house.archive.table(table)).not.toHaveProperty('due');
  });

  test('forgets who has agreed to it with them', async () => {
    const house = new House();
    const table = await playing(house);
    for (const person of [BEN, CLEO]) house.goes(person);
    await house.passes(80);
    await asks(house, table, ANA, { kind: 'pause' });
    expect(await house.archive.table(table)).toMatchObject({ agreed: [ANA.id] });
    await house.forgets(ANA);
    expect(await house.archive.table(table)).toMatchObject({ agreed: [] });
  });
});

describe('taking back', () => {
  test('over what others did is for them to grant, and the record still holds', async () => {
    const house = new House();
    const table = await playing(house, [ANA, BEN]);
    const first = await move(house, table);
    const other = await move(house, table);
    expect(other).not.toBe(first);
    const at = 2;
    expect(await house.ask(first, 'undo', { table, seat: seatOf(first), at })).toEqual({ refused: 'undo-others' });
    await asks(house, table, first, { kind: 'undo' });
    await answers(house, table, other, true);
    const { record } = (await house.archive.read(table))!;
    expect(record.entries.at(-1)).toMatchObject({ seat: seatOf(first), to: 0 });
    expect(verify((await catalogue.beutezug!.rules()).game, record)).toMatchObject({ holds: true });
  });

  test('is not asked for once somebody has made another move', async () => {
    const house = new House();
    const table = await playing(house);
    const first = await move(house, table);
    await move(house, table);
    await asks(house, table, first, { kind: 'undo' });
    await move(house, table);
    expect(await house.look(ANA, table)).not.toHaveProperty('asked');
  });

  test('over what bots did needs nobody, as long as nothing was learnt', async () => {
    const house = new House();
    let table = await playing(house, [ANA], 3);
    // Who begins is drawn: until it is Ana, whom the others answer.
    while ((await firstToAct(house, table))[0] !== 0) table = await playing(house, [ANA], 3);
    const look = async (): Promise<Frame> => ((await house.ask(ANA, 'look', { table, seat: 0 })) as Look).frame!;
    const { at, moves } = await look();
    house.thoughts = 1;
    await house.ask(ANA, 'move', { table, seat: 0, at, move: moves[0]!.name });
    // A bot has picked after her, which tells nobody anything.
    await house.passes(1);
    const answers = await entriesAfter(house, table, at + 1);
    expect(answers).toHaveLength(1);
    expect(answers.every((entry) => !isUndo(entry) && !entry.final)).toBe(true);
    const { at: now, canUndo } = await look();
    expect(canUndo).toBe(true);
    expect(await house.ask(ANA, 'undo', { table, seat: 0, at: now })).toEqual({ at: now + 1 });
    expect(await look()).toMatchObject({ toAct: [0], moves });
  });
});
