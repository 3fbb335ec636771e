import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import type { Message, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Person } from '../archive.ts';
import type { Outlook } from '../world.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN] = ['Ana', 'Ben'].map((name): Person => ({ id: name, name, created: 0 })) as [Person, Person];
const OTTO = 2;

/** A job for which Ana and Ben have decided everything but the entrance, which a bot is asked for, or somebody else. */
async function atTheDoor(house: House, asked = OTTO): Promise<string> {
  for (;;) {
    const terms = { game: 'burgle-bros', seats: 3, options: { job: 'office' }, hints: true };
    const { table } = (await house.ask(ANA, 'create', terms)) as TableInfo;
    for (const [seat, person] of [ANA, BEN].entries()) {
      await house.ask(person, 'sit', { table, seat, name: person.name });
      await house.comes(person, table);
    }
    await house.ask(ANA, 'bot', { table, seat: OTTO, strength: 'easy' });
    await house.ask(ANA, 'start', { table });
    for (;;) {
      await house.passes(1);
      const frames = [await frameOf(house, ANA, table, 0), await frameOf(house, BEN, table, 1)];
      const { toAct, at, answers } = frames[0]!;
      const seat = toAct[0]!;
      if (isEntrance(frames[0]!) && seat === asked && (answers !== undefined || asked !== OTTO)) return table;
      if (isEntrance(frames[0]!) || seat === OTTO) break;
      const { moves } = frames[seat]!;
      await house.ask([ANA, BEN][seat]!, 'move', { table, seat, at, move: moves[0]!.name });
    }
    for (const person of [ANA, BEN]) house.goes(person);
    await house.ask(ANA, 'resign', { table, seat: 0 });
    await house.ask(BEN, 'resign', { table, seat: 1 });
  }
}

const isEntrance = ({ view }: Frame): boolean =>
  (view as { readonly question: { readonly ask?: string } }).question.ask === 'entrance';

async function frameOf(house: House, person: Person, table: string, seat: number): Promise<Frame> {
  const look = await house.ask(person, 'look', { table, seat });
  if ('refused' in look) throw new Error(look.refused);
  return look.frame!;
}

test('the entrance, which is the crew’s, a bot leaves to the people who are there: any of them may choose it', async () => {
  const house = new House();
  const table = await atTheDoor(house);
  await house.passes(GRACE / 1000 - 10);
  const frame = await frameOf(house, BEN, table, 1);
  expect(frame).toMatchObject({ toAct: [OTTO], answers: [0, 1] });
  expect(frame.moves).toEqual((await frameOf(house, ANA, table, 0)).moves);
  const move = { table, at: frame.at, move: frame.moves.at(-1)!.name };
  expect(await house.ask(BEN, 'move', { ...move, seat: 1, move: 'give-up' })).toHaveProperty('refused');
  expect(await house.ask(BEN, 'move', { ...move, seat: 1 })).toEqual({ at: frame.at + 1 });
  const made = (await house.archive.read(table))!;
  // In the seat of the bot, and not by it: a person has answered.
  expect(made.record.entries[frame.at]).toMatchObject({ seat: OTTO, move: move.move });
  expect(made.record.entries[frame.at]).not.toHaveProperty('by');
  expect(await frameOf(house, ANA, table, 0)).not.toHaveProperty('answers');
});

test('… until they have had time enough, or nobody is there', async () => {
  const house = new House();
  for (const leave of [false, true]) {
    const table = await atTheDoor(house);
    const { at } = await frameOf(house, ANA, table, 0);
    if (leave) for (const person of [ANA, BEN]) house.goes(person);
    await house.passes(leave ? 2 : GRACE / 1000 + 2);
    expect((await house.archive.read(table))!.record.entries[at]).toMatchObject({ seat: OTTO, by: 'bot' });
    for (const person of [ANA, BEN]) house.goes(person);
    await house.ask(ANA, 'resign', { table, seat: 0 });
    await house.ask(BEN, 'resign', { table, seat: 1 });
  }
});

test('a hint for the crew is thought of with the eyes of whoever asks, not with those of the bot', async () => {
  const house = new House();
  const table = await atTheDoor(house);
  const { at, moves } = await frameOf(house, BEN, table, 1);
  const outlooks: Outlook[] = [];
  house.advise = async (outlook) => {
    outlooks.push(outlook);
    return { move: moves[0]!.name, reasons: [] };
  };
  expect(await house.ask(BEN, 'hint', { table, seat: 1, at })).toHaveProperty('move');
  expect(outlooks).toMatchObject([{ seat: OTTO, moves, view: { viewer: 1 } }]);
});

test('the people who are there are told as soon as a question becomes theirs, because a bot plays for whoever was asked', async () => {
  const house = new House();
  const table = await atTheDoor(house, 1);
  const told: Frame[] = [];
  const window = house.visit(ANA, (text) => {
    const message = JSON.parse(text) as Message;
    if ('push' in message && message.push === 'frame') told.push(message.frame);
  });
  await window.handle({ id: 'look', do: 'look', table, seat: 0 });
  const { at } = await frameOf(house, ANA, table, 0);
  await house.ask(BEN, 'leave', { table, seat: 1 });
  expect(told.at(-1)).toMatchObject({ at, toAct: [1], answers: [0] });
  expect(told.at(-1)!.moves).not.toEqual([]);
  await house.ask(BEN, 'back', { table, seat: 1 });
  expect(told.at(-1)).toMatchObject({ at, moves: [] });
  expect(told.at(-1)).not.toHaveProperty('answers');
});

test('what a bot does when it is at a loss is never to give up for the others', async () => {
  const { game } = await catalogue['burgle-bros']!.rules();
  const moves = ['end', 'give-up'].map((type) => ({ type }));
  expect(moves.map((move) => game.givesUp?.(move))).toEqual([false, true]);
});
