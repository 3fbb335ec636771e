import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lists, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN, CLEO] = ['Ana', 'Ben', 'Cleo'].map((name): Person => ({ id: name, name, created: 0 })) as [
  Person,
  Person,
  Person,
];

/** Ana's table, Ben and a bot beside her. She has gone home, and hears of her tables; Ben looks at it. */
async function anasList(terms: object = {}): Promise<{ readonly house: House; readonly table: string }> {
  const house = new House();
  const { table } = (await house.ask(ANA, 'create', { game: 'beutezug', seats: 3, ...terms })) as TableInfo;
  await house.ask(ANA, 'sit', { table, seat: 0, name: 'Ana' });
  await house.ask(BEN, 'sit', { table, seat: 1, name: 'Ben' });
  await house.ask(ANA, 'bot', { table, seat: 2, strength: 'easy' });
  await house.comes(ANA, table);
  await house.comes(BEN, table);
  house.thoughts = 0;
  await house.ask(ANA, 'start', { table });
  house.goes(ANA);
  await house.ask(ANA, 'lobby', { on: true });
  await house.passes(10);
  return { house, table };
}

const behindIn = (lists: Lists | undefined) => lists?.mine[0]?.who;
const whoIn = (lists: Lists | undefined) => behindIn(lists)?.map(({ is }) => is);

test('a list says who is behind each seat, and says it anew when somebody goes and comes', async () => {
  const { house, table } = await anasList();
  expect(whoIn((await house.ask(ANA, 'lobby', { on: true })) as Lists)).toEqual(['you', 'here', 'bot']);
  // Somebody looks on, so the table is not deserted.
  await house.comes(CLEO, table);
  house.goes(BEN);
  await house.passes(20);
  expect(whoIn(house.told.get('Ana'))).toEqual(['you', 'away', 'bot']);
  await house.ask(ANA, 'bot', { table, seat: 1, strength: 'hard' });
  await house.passes(1);
  expect(whoIn(house.told.get('Ana'))).toEqual(['you', 'stand-in', 'bot']);
  await house.comes(BEN, table);
  await house.passes(2);
  expect(whoIn(house.told.get('Ana'))).toEqual(['you', 'here', 'bot']);
});

test('a table that rests waits for nobody to move, and what is asked there waits for an answer', async () => {
  const { house, table } = await anasList();
  await house.comes(ANA, table);
  const lineFor = async (person: Person) => ((await house.ask(person, 'lobby', { on: true })) as Lists).mine[0]!;
  const question = { kind: 'pause' } as const;
  await house.ask(BEN, 'ask', { table, seat: 1, question });
  expect(await lineFor(ANA)).toMatchObject({ asked: true });
  expect(await lineFor(BEN)).not.toHaveProperty('asked');
  await house.ask(ANA, 'answer', { table, seat: 0, yes: true });
  for (const person of [ANA, BEN]) {
    const line = await lineFor(person);
    expect(line).toMatchObject({ paused: true, yourTurn: false, toAct: [] });
    expect(line).not.toHaveProperty('asked');
  }
  await house.ask(BEN, 'ask', { table, seat: 1, question: { kind: 'resume' } });
  await house.ask(ANA, 'answer', { table, seat: 0, yes: true });
  const lines = await Promise.all([ANA, BEN].map(lineFor));
  expect(lines.filter(({ yourTurn }) => yourTurn)).toHaveLength(1);
  expect(lines.some((line) => 'paused' in line)).toBe(false);
});

test('… since when they have gone, or say nothing, or a bot plays for them, and until when they have said that they are away', async () => {
  const { house, table } = await anasList({ clock: { kind: 'slow', days: 1 } });
  const bens = () => behindIn(house.told.get('Ana'))?.[1];
  await house.comes(CLEO, table);
  const gone = Date.now();
  house.goes(BEN);
  await house.passes(20);
  expect(bens()).toMatchObject({ is: 'away', since: expect.closeTo(gone, -4) });
  const until = Date.now() + 86_400_000;
  await house.ask(BEN, 'holiday', { table, seat: 1, until });
  await house.passes(1);
  expect(bens()).toEqual({ is: 'holiday', until });
  await house.ask(BEN, 'holiday', { table, seat: 1 });
  const left = Date.now();
  await house.ask(BEN, 'leave', { table, seat: 1 });
  await house.passes(1);
  expect(bens()).toEqual({ is: 'stand-in', since: left });
});

test('… and since when somebody says nothing whose page is open', async () => {
  const { house, table } = await anasList();
  await house.comes(ANA, table);
  await house.ask(ANA, 'ask', { table, seat: 0, question: { kind: 'pause' } });
  await house.ask(BEN, 'sight', { on: false });
  const since = Date.now();
  await house.passes(50);
  expect(behindIn((await house.ask(ANA, 'lobby', { on: true })) as Lists)?.[1]).toMatchObject({
    is: 'silent',
    since: expect.closeTo(since, -4),
  });
});

test('a page that is loaded anew tells nobody anything', async () => {
  const { house, table } = await anasList();
  house.told.clear();
  house.goes(BEN);
  await house.passes(2);
  await house.comes(BEN, table);
  await house.passes(20);
  expect(house.told.has('Ana')).toBe(false);
});

test('where nobody looks everybody is away, and after a restart nobody is said to be there', async () => {
  const { house } = await anasList();
  await house.restart();
  expect(whoIn((await house.ask(ANA, 'lobby', { on: true })) as Lists)).toEqual(['you', 'away', 'bot']);
});

test('whoever does not belong to a table is not told who is at it, though it is public', async () => {
  const { house, table } = await anasList({ public: true });
  const [ofCleo] = ((await house.ask(CLEO, 'lobby', { on: true })) as Lists).open;
  expect(ofCleo).toMatchObject({ table, names: ['Ana', 'Ben', expect.any(String)] });
  expect(ofCleo).not.toHaveProperty('who');
  house.goes(BEN);
  await house.passes(20);
  expect(JSON.stringify(house.told.get('Cleo'))).not.toContain('away');
});
