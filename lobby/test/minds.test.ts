import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#table/record.ts';
import type { Look, TableInfo } from '#wire/messages.ts';
import type { Person } from '../archive.ts';
import type { Musing } from '../world.ts';
import { House } from './house.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [ANA, BEN] = ['Ana', 'Ben'].map((name): Person => ({ id: name, name, created: 0 })) as [Person, Person];
const OTTO = 1;

/** A table of Ana and two bots, which say what they are asked and what they do. */
async function atTheTable(house: House, game = 'burgle-bros'): Promise<string> {
  const { table } = (await house.ask(ANA, 'create', { game, seats: 3 })) as TableInfo;
  await house.ask(ANA, 'sit', { table, seat: 0, name: 'Ana' });
  await house.comes(ANA, table);
  for (const seat of [1, 2]) await house.ask(ANA, 'bot', { table, seat, strength: 'easy' });
  return table;
}

async function look(house: House, person: Person, table: string): Promise<Look> {
  const seen = await house.ask(person, 'look', { table });
  if ('refused' in seen) throw new Error(seen.refused);
  return seen;
}

const moves = async (house: House, table: string): Promise<readonly Entry[]> =>
  (await house.archive.read(table))!.record.entries;

test('a bot lays open what it is about to do, and then does it', async () => {
  const house = new House();
  const mused: Musing[] = [];
  const shown: number[] = [];
  house.mind = async (musing) => {
    mused.push(musing);
    shown.push((await moves(house, table)).length);
    return { does: musing.move };
  };
  const table = await atTheTable(house);
  house.thoughts = 1;
  await house.ask(ANA, 'start', { table });
  await house.passes(3);
  const [musing] = mused;
  const made = await moves(house, table);
  // Nothing had been played yet but what came before it.
  expect(made[shown[0]!]).toMatchObject({ seat: musing!.seat, move: musing!.move, by: 'bot' });
  const { plans } = await look(house, ANA, table);
  expect(plans).toEqual([{ seat: musing!.seat, by: 'bot', n: 1, data: { does: musing!.move } }]);
});

test('what people lay open each bot is told of, with what it has said itself, after a restart, too', async () => {
  const house = new House();
  const told: Musing['told'][] = [];
  house.mind = async ({ seat, move, told: open }) => {
    if (move !== undefined || seat !== OTTO) return undefined;
    told.push(open);
    return { heard: told.length };
  };
  const table = await atTheTable(house);
  house.thoughts = 0;
  await house.ask(ANA, 'start', { table });
  await house.passes(1);
  await house.ask(ANA, 'plan', { table, seat: 0, data: 'come here' });
  await house.passes(1);
  expect(told).toEqual([[{ seat: 0, data: 'come here' }]]);
  expect((await look(house, ANA, table)).plans).toMatchObject([
    { seat: 0 },
    { seat: OTTO, by: 'bot', data: { heard: 1 } },
  ]);
  await house.restart();
  await house.comes(ANA, table);
  await house.ask(ANA, 'plan', { table, seat: 0, data: 'stay there' });
  await house.passes(1);
  expect(told[1]).toEqual([
    { seat: 0, data: 'stay there' },
    { seat: OTTO, data: { heard: 1 }, isBots: true },
  ]);
});

test('a bot that is asked for something while it thinks thinks again, with that in mind', async () => {
  const house = new House();
  let asked = false;
  const heard: number[] = [];
  house.mind = async ({ move, told = [] }) => {
    if (move === undefined) return undefined;
    heard.push(told.length);
    if (!asked) {
      asked = true;
      void house.ask(ANA, 'plan', { table, seat: 0, data: 'wait' });
      await vi.advanceTimersByTimeAsync(1);
    }
    return undefined;
  };
  const table = await atTheTable(house);
  house.thoughts = 2;
  await house.ask(ANA, 'start', { table });
  await house.passes(3);
  expect(heard).toEqual([0, 1]);
});

test('what was laid open is not thought about for somebody who has gone, and asked again where there is too much to do', async () => {
  const house = new House();
  const asked: { readonly seat: number; readonly isGone: boolean }[] = [];
  let isBusy = true;
  house.mind = async ({ seat, move }, { signal }) => {
    if (move !== undefined) return undefined;
    asked.push({ seat, isGone: signal.aborted });
    if (seat === OTTO && isBusy) return { refused: 'busy', after: 1000 };
    return { heard: 'yes' };
  };
  const table = await atTheTable(house);
  house.thoughts = 0;
  await house.ask(ANA, 'start', { table });
  await house.passes(1);
  await house.ask(ANA, 'plan', { table, seat: 0, data: 'come here' });
  expect(asked).toEqual([OTTO, 2].map((seat) => ({ seat, isGone: false })));
  isBusy = false;
  await house.passes(3);
  // Only the one who could not.
  expect(asked.map(({ seat }) => seat)).toEqual([OTTO, 2, OTTO]);
  expect((await look(house, ANA, table)).plans).toMatchObject([{ seat: 0 }, { seat: OTTO }, { seat: 2 }]);
  isBusy = true;
  await house.ask(ANA, 'plan', { table, seat: 0, data: 'stay there' });
  house.goes(ANA);
  asked.length = 0;
  await house.passes(5);
  expect(asked).toEqual([]);
});

test('in a game that nobody wins together bots keep to themselves what they have in mind', async () => {
  const house = new House();
  house.mind = () => Promise.reject(new Error('nobody asks'));
  const table = await atTheTable(house, 'art-robbery');
  await house.ask(ANA, 'start', { table });
  await house.passes(2);
  await house.ask(ANA, 'plan', { table, seat: 0, data: 'come here' });
  expect((await look(house, BEN, table)).plans).toMatchObject([{ seat: 0 }]);
});
