import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fork, recall } from '#lobby/recall.ts';
import { quick } from '#table/chance.ts';
import type { CommandOf, Doing, Look, Message, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Led } from '#wire/talk.ts';
import type { Archive, Person } from '../archive.ts';
import { Lobby } from '../lobby.ts';
import { memoryArchive } from '../memory.ts';
import { HOLDS } from '../presence.ts';
import { Exchange } from './exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [MIRA, JONAS, EVA] = ['mira', 'jonas', 'eva'].map((id): Person => ({ id, name: id, created: 0 })) as [
  Person,
  Person,
  Person,
];

function process(name: string, archive: Archive, exchange: Exchange): Lobby {
  let count = 0;
  return new Lobby({
    ...{ archive, recall, fork, botPause: 0, botPatience: 0, rest: 0, grace: GRACE, tablesPerPerson: 10 },
    bus: exchange.join(),
    process: name,
    now: () => Date.now(),
    secret: () => (++count).toString(16).padStart(64, name),
    think: () => Promise.reject(new Error('no bots here')),
    advise: () => Promise.reject(new Error('nobody asks')),
    report: (report) => {
      if (report.type !== 'moved') throw new Error(JSON.stringify(report));
    },
  });
}

/** A page of somebody's, or of somebody who has not said who they are. */
class Page {
  readonly heard: Message[] = [];
  readonly visit: ReturnType<Lobby['visit']>;
  private count = 0;

  constructor(lobby: Lobby, person?: Person) {
    this.visit = lobby.visit(person, (text) => void this.heard.push(JSON.parse(text) as Message));
  }

  async ask<T = TableInfo, D extends Doing = Doing>(
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
  ): Promise<T & { readonly refused?: string }> {
    const id = `${this.visit.person?.id ?? 'x'}-${doing}-${++this.count}`;
    const answer = await this.visit.handle({ id, do: doing, ...body } as never);
    await vi.advanceTimersByTimeAsync(0);
    return ('ok' in answer ? answer.ok : answer) as T & { readonly refused?: string };
  }

  /** What this page was last told of whoever leads, pushed by itself or with the table. */
  get led(): Led | undefined {
    const last = this.heard.findLast((told) => 'push' in told && (told.push === 'led' || told.push === 'info'));
    return last !== undefined && 'push' in last
      ? last.push === 'info'
        ? last.info.led
        : (last as { readonly led?: Led }).led
      : undefined;
  }
}

/** Two processes, and a table where Mira and Jonas have played to the end; Jonas is connected to the other. */
async function finished(terms: { readonly discreet?: boolean } = {}) {
  const [archive, exchange] = [memoryArchive(), new Exchange()];
  const [here, there] = [process('a', archive, exchange), process('b', archive, exchange)];
  const [mira, jonas] = [new Page(here, MIRA), new Page(here, JONAS)];
  const { table } = await mira.ask('create', { game: 'art-robbery', seats: 2, ...terms });
  for (const [seat, page] of [mira, jonas].entries()) {
    await page.ask('sit', { table, seat, name: page.visit.person!.name });
    await page.ask('look', { table, seat });
  }
  await mira.ask('start', { table });
  const chance = quick('led');
  const running = await mira.ask('lead', { table, spot: { at: 0 } });
  for (;;) {
    const { frame } = await mira.ask<Look>('look', { table, seat: 0 });
    if (frame!.outcome !== undefined) break;
    const seat = frame!.toAct[0]!;
    const page = [mira, jonas][seat]!;
    const { moves, at } = (await page.ask<Look>('look', { table, seat })).frame!;
    await page.ask('move', { table, seat, at, move: moves[chance.below(moves.length)]!.name });
  }
  jonas.visit.close();
  const far = new Page(there, JONAS);
  const last = (await far.ask<Look>('look', { table, seat: 1 })).frame!.at;
  await vi.advanceTimersByTimeAsync(HOLDS);
  const close = async (): Promise<void> => {
    await here.close();
    await there.close();
  };
  return { here, there, mira, jonas: far, table, last, running, close };
}

test('where one leads, the others are taken along, in other processes too, and whoever comes later', async () => {
  const { here, there, mira, jonas, table, last, running, close } = await finished();
  expect(running.refused).toBe('game-running');
  expect(await mira.ask('lead', { table, spot: { at: 5, as: 1 } })).toEqual({});
  expect(jonas.led).toMatchObject({ name: 'mira', spot: { at: 5, as: 1 } });
  await mira.ask('lead', { table, spot: { at: last, as: 'everything', blind: true } });
  expect(jonas.led!.spot).toEqual({ at: last, as: 'everything', blind: true });
  for (const lobby of [here, there]) {
    const { info, badge } = await new Page(lobby, EVA).ask<Look>('look', { table });
    expect(info.led).toEqual(jonas.led);
    expect(badge).not.toBe(info.led!.by);
  }
  // Whoever takes the lead has it.
  await vi.advanceTimersByTimeAsync(1);
  await jonas.ask('lead', { table, spot: { at: 2 } });
  expect(mira.led).toMatchObject({ name: 'jonas', spot: { at: 2 } });
  await mira.ask('lead', { table });
  expect(mira.led).toMatchObject({ name: 'jonas' });
  await jonas.ask('lead', { table });
  expect(mira.led).toBeUndefined();
  await close();
});

test('whoever goes leads no more, and a process that dies takes its leaders with it', async () => {
  const { here, there, mira, jonas, table, close } = await finished();
  await mira.ask('lead', { table, spot: { at: 1 } });
  expect(jonas.led).toBeDefined();
  mira.visit.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(jonas.led).toBeUndefined();
  const again = new Page(here, MIRA);
  expect((await again.ask<Look>('look', { table, seat: 0 })).info.led).toBeUndefined();

  await jonas.ask('lead', { table, spot: { at: 1 } });
  expect(again.led).toBeDefined();
  // The other process says nothing more.
  await there.close();
  await vi.advanceTimersByTimeAsync(HOLDS + 1);
  await here.tick();
  expect(again.led).toBeUndefined();
  await close();
});

test('what was lost on the way is told again', async () => {
  const { mira, jonas, table, here, there, close } = await finished();
  await mira.ask('lead', { table, spot: { at: 1 } });
  const exchange = here.world.bus as unknown as { tell: (topic: string, news: unknown) => void };
  const tell = exchange.tell;
  exchange.tell = () => undefined;
  await mira.ask('lead', { table });
  exchange.tell = tell;
  expect(jonas.led).toBeDefined();
  await vi.advanceTimersByTimeAsync(HOLDS / 2);
  await here.tick();
  await there.tick();
  await vi.advanceTimersByTimeAsync(0);
  expect(jonas.led).toBeUndefined();
  await close();
});

test('nobody leads who may not look back, who may not speak, or to where there is nothing', async () => {
  const { here, mira, table, last, close } = await finished({ discreet: true });
  const eva = new Page(here, EVA);
  await eva.ask('look', { table });
  expect((await eva.ask('lead', { table, spot: { at: 1 } })).refused).toBe('discreet');
  const nobody = new Page(here);
  await nobody.ask('look', { table });
  expect((await nobody.ask('lead', { table, spot: { at: 1 } })).refused).toBe('person-needed');
  expect((await mira.ask('lead', { table, spot: { at: last + 1 } })).refused).toBe('stale');
  expect((await mira.ask('lead', { table, spot: { at: 1, as: 2 } })).refused).toBe('no-such-seat');
  await close();
  const open = await finished();
  const guest = new Page(open.here, EVA);
  expect((await guest.ask('lead', { table: open.table, spot: { at: 1 } })).refused).toBe('not-looking');
  const { badge = '' } = await guest.ask<Look>('look', { table: open.table });
  expect(await guest.ask('lead', { table: open.table, spot: { at: 1 } })).toEqual({});
  expect(open.mira.led).toMatchObject({ by: badge, name: 'eva' });
  await open.mira.ask('mute', { table: open.table, badge, on: true });
  expect(open.mira.led).toBeUndefined();
  expect((await guest.ask('lead', { table: open.table, spot: { at: 2 } })).refused).toBe('muted');
  await open.close();
});

test('where those who played keep it to themselves, nobody else hears that they look back, or at what', async () => {
  const { here, there, mira, jonas, table, close } = await finished({ discreet: true });
  const others = [new Page(here, EVA), new Page(there), new Page(there, EVA)];
  for (const page of others) await page.ask('look', { table });
  await mira.ask('lead', { table, spot: { at: 7, as: 1 } });
  expect(jonas.led).toBeDefined();
  const late = new Page(here, EVA);
  const { info } = await late.ask<Look>('look', { table });
  expect(info).not.toHaveProperty('led');
  for (const { heard } of [...others, late]) expect(JSON.stringify(heard)).not.toMatch(/"led"/);
  await close();
});
