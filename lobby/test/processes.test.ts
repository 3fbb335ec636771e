import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRefused } from '#table/refusal.ts';
import type { CommandOf, Doing, Look, Message, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Archive, Person } from '../archive.ts';
import { LEASE } from '../ledger.ts';
import { Lobby } from '../lobby.ts';
import { memoryArchive } from '../memory.ts';
import { HOLDS } from '../presence.ts';
import type { Report, Thought } from '../world.ts';
import { Exchange } from './exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MIRA: Person = { id: 'mira', name: 'Mira', created: 0 };
const JONAS: Person = { id: 'jonas', name: 'Jonas', created: 0 };
type Push = Extract<Message, { readonly push: string }>;

/** One process: its lobby, what its bots were asked, and what it reported. */
class Process {
  readonly lobby: Lobby;
  readonly thoughts: Thought[] = [];
  readonly reports: Report[] = [];
  /** Bots that do not answer, as in a process that stands still or is about to die … */
  hangs = false;
  /** … until they are let go. */
  readonly held: (() => void)[] = [];

  constructor(name: string, archive: Archive, exchange: Exchange) {
    let count = 0;
    this.lobby = new Lobby({
      archive,
      bus: exchange.join(),
      process: name,
      now: () => Date.now(),
      secret: () => (++count).toString(16).padStart(64, name),
      think: (thought) => {
        this.thoughts.push(thought);
        const { name } = thought.moves[0]!;
        return this.hangs ? new Promise((go) => this.held.push(() => go(name))) : Promise.resolve(name);
      },
      advise: () => Promise.reject(new Error('nobody asks')),
      recall: () => Promise.reject(new Error('nobody looks back')),
      fork: () => Promise.reject(new Error('nobody goes back')),
      report: (report) => void this.reports.push(report),
      botPause: 0,
      botPatience: 0,
      rest: 0,
      grace: GRACE,
      tablesPerPerson: 10,
    });
  }

  guest(person: Person): Guest {
    return new Guest(this.lobby, person);
  }
}

/** A connection to one process. */
class Guest {
  readonly heard: Message[] = [];
  private readonly visit: ReturnType<Lobby['visit']>;
  private count = 0;

  constructor(lobby: Lobby, person: Person) {
    this.visit = lobby.visit(person, (text) => void this.heard.push(JSON.parse(text) as Message));
  }

  async ask<T = TableInfo, D extends Doing = Doing>(
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
  ): Promise<T & { readonly refused?: string }> {
    const id = `${this.visit.person!.id}-${doing}-${++this.count}`;
    const answer = await this.visit.handle({ id, do: doing, ...body } as never);
    return ('ok' in answer ? answer.ok : answer) as T & { readonly refused?: string };
  }

  /** The pushes of this kind. */
  pushes<K extends Push['push']>(kind: K): Extract<Push, { readonly push: K }>[] {
    const pushes = this.heard.filter((message): message is Push => 'push' in message);
    return pushes.filter((push): push is Extract<Push, { readonly push: K }> => push.push === kind);
  }

  leave(): void {
    this.visit.close();
  }
}

function town(...names: string[]) {
  const archive = memoryArchive();
  const exchange = new Exchange();
  return { archive, exchange, processes: names.map((name) => new Process(name, archive, exchange)) };
}

const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** A table where Mira sits, and Jonas or a bot. */
async function seatedTable(mira: Guest, jonas?: Guest, more: object = {}): Promise<string> {
  const { table } = await mira.ask('create', { game: 'beutezug', seats: 2, ...more });
  await mira.ask('sit', { table, seat: 0, name: 'Mira' });
  if (jonas === undefined) await mira.ask('bot', { table, seat: 1, strength: 'easy' });
  else await jonas.ask('sit', { table, seat: 1, name: 'Jonas' });
  return table;
}

/** Mira makes a move if it is her turn. */
async function moved(guest: Guest, table: string, seat: number): Promise<boolean> {
  const { frame } = await guest.ask<Look>('look', { table, seat });
  const move = frame?.moves[0]?.name;
  if (move === undefined) return false;
  return !isRefused(await guest.ask('move', { table, seat, at: frame!.at, move }));
}

test('two people at different processes sit at one table, start it and play it', async () => {
  const { processes, archive } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await jonas.ask('look', { table, seat: 1 });
  await mira.ask('look', { table, seat: 0 });
  await mira.ask('start', { table });
  await settle();
  expect(jonas.pushes('frame').at(-1)!.frame).toMatchObject({ at: 0, viewer: 1 });
  for (let turn = 0; turn < 12; turn++) await moved(mira, table, 0).then(() => moved(jonas, table, 1));
  await settle();
  const { record } = (await archive.read(table))!;
  expect(record.entries.length).toBeGreaterThan(8);
  for (const guest of [mira, jonas]) {
    const frames = guest.pushes('frame').map(({ frame }) => frame.at);
    expect(frames.at(-1)).toBe(record.entries.length);
    expect(frames).toEqual(frames.toSorted((a, b) => a - b));
  }
});

test('a move that was not heard is found at the next tick', async () => {
  const { processes, exchange } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await mira.ask('start', { table });
  const watching = processes[1]!.guest(JONAS);
  await watching.ask('look', { table });
  exchange.loses = () => true;
  await moved(mira, table, 0).then((made) => made || moved(jonas, table, 1));
  await mira.ask('say', { table, text: 'Did you see that?' });
  await settle();
  const before = watching.pushes('frame').length;
  await processes[1]!.lobby.tick();
  expect(watching.pushes('frame').length + watching.pushes('said').length).toBeGreaterThan(before);
  expect(watching.pushes('frame').at(-1)!.frame.at).toBe(1);
  expect(watching.pushes('said')).toMatchObject([{ line: { text: 'Did you see that?' } }]);
});

test('a process that is behind refuses nothing that the archive allows', async () => {
  const { processes, exchange } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await mira.ask('look', { table });
  exchange.loses = () => true;
  await jonas.ask('free', { table, seat: 1 });
  expect(await mira.ask('bot', { table, seat: 1, strength: 'easy' })).not.toHaveProperty('refused');
  expect(await jonas.ask('sit', { table, seat: 0, name: 'Jonas' })).toMatchObject({ refused: 'seat-taken' });
});

test('a table is not let go of while somebody is about to look, though the clock has jumped', async () => {
  const { processes, archive } = town('a');
  const mira = processes[0]!.guest(MIRA);
  const table = await seatedTable(mira);
  let go = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { story } = archive;
  vi.spyOn(archive, 'story').mockImplementation(async (...asked) => {
    await slow;
    return story.apply(archive, asked);
  });
  const look = processes[0]!.guest(MIRA).ask<Look>('look', { table });
  await settle();
  vi.setSystemTime(Date.now() + 86_400_000);
  await processes[0]!.lobby.tick();
  go();
  expect(await look).toMatchObject({ info: { table } });
});

test.each([0, 86_400_000])(
  'a table that is let go of just then is opened again, with a clock %i ms ahead',
  async (jump) => {
    // Whoever comes, comes between any two steps of letting go.
    for (let steps = 0; steps < 40; steps++) {
      const { processes } = town('a');
      const [{ lobby }] = processes as [Process];
      const table = await seatedTable(processes[0]!.guest(MIRA));
      vi.setSystemTime(Date.now() + 3_600_000);
      const ticked = lobby.tick();
      for (let step = 0; step < steps; step++) await Promise.resolve();
      vi.setSystemTime(Date.now() + jump);
      expect(await processes[0]!.guest(MIRA).ask<Look>('look', { table }), `${steps}`).toMatchObject({
        info: { table },
      });
      await ticked;
    }
  },
);

test('chat is heard by all in one order, whichever process it was said to', async () => {
  const { processes, exchange } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  for (const guest of [mira, jonas]) await guest.ask('look', { table });
  let lost = 0;
  exchange.loses = () => lost++ % 2 === 0;
  for (let i = 0; i < 10; i++) await [mira, jonas][i % 2]!.ask('say', { table, text: `${i}` });
  await settle();
  for (const { lobby } of processes) await lobby.tick();
  for (const guest of [mira, jonas])
    expect(guest.pushes('said')).toMatchObject([...'0123456789'].map((text) => ({ line: { text } })));
});

test('who is there is known everywhere, also that a process with all its people is gone', async () => {
  const { processes } = town('a', 'b', 'c');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await mira.ask('look', { table, seat: 0 });
  await jonas.ask('look', { table, seat: 1 });
  const spectator = processes[2]!.guest({ id: 'eva', name: 'Eva', created: 0 });
  await spectator.ask('look', { table });
  await settle();
  const seen = (by = mira) => {
    const { seats, watching } = by.pushes('info').at(-1)!.info;
    return { present: seats.map((seat) => seat.kind === 'person' && seat.present), watching };
  };
  expect(seen()).toEqual({ present: [true, true], watching: 1 });
  expect(seen(spectator)).toEqual({ present: [true, true], watching: 1 });
  spectator.leave();
  await settle();
  expect(seen()).toEqual({ present: [true, true], watching: 0 });
  // Nothing is heard from the other process any more.
  vi.setSystemTime(Date.now() + HOLDS + 1);
  await processes[0]!.lobby.tick();
  expect(seen()).toEqual({ present: [true, false], watching: 0 });
});

test('whoever is back at a process that is not heard has their seat to themselves: nobody lends it', async () => {
  const { processes, exchange } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await mira.ask('look', { table, seat: 0 });
  await jonas.ask('look', { table, seat: 1 });
  await mira.ask('start', { table });
  await settle();
  const passes = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 5000) {
      await settle(5000);
      for (const { lobby } of processes) await lobby.tick();
    }
  };
  jonas.leave();
  await settle();
  expect(await mira.ask('lend', { table, seat: 1 })).toMatchObject({ refused: 'not-away' });
  await passes(GRACE + 30_000);
  const { key } = await mira.ask<{ key: string }, 'lend'>('lend', { table, seat: 1 });
  exchange.loses = () => true;
  const back = processes[1]!.guest(JONAS);
  await back.ask('look', { table, seat: 1 });
  const eva = processes[0]!.guest({ id: 'eva', name: 'Eva', created: 0 });
  expect(await eva.ask('take', { table, seat: 1, key, name: 'Eva' })).toMatchObject({ refused: 'bad-key' });
  expect(await mira.ask('lend', { table, seat: 1 })).toMatchObject({ refused: 'not-away' });
  // … nor later, however long nothing is heard.
  await passes(GRACE + 30_000);
  expect(await mira.ask('lend', { table, seat: 1 })).toMatchObject({ refused: 'not-away' });
});

test('plans reach everybody, whoever they were laid before, and are there for whoever comes later', async () => {
  const { processes } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  for (const [seat, guest] of [mira, jonas].entries()) await guest.ask('look', { table, seat });
  await mira.ask('plan', { table, seat: 0, data: { ping: 'A1' } });
  await settle();
  for (const guest of [mira, jonas])
    expect(guest.pushes('plan')).toMatchObject([{ plan: { seat: 0, n: 1, data: { ping: 'A1' } } }]);
  const late = processes[1]!.guest(MIRA);
  expect(await late.ask('look', { table, seat: 0 })).toMatchObject({
    plans: [{ seat: 0, n: 1, data: { ping: 'A1' } }],
  });
});

test('a plan that was not heard of is found in the archive', async () => {
  const { processes, archive } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await jonas.ask('look', { table, seat: 1 });
  await archive.plan(table, { seat: 0, person: MIRA.id, data: 'there' });
  await processes[1]!.lobby.tick();
  expect(jonas.pushes('plan')).toMatchObject([{ plan: { seat: 0, data: 'there' } }]);
});

test('notes reach the other windows of whoever wrote them, and nobody else', async () => {
  const { processes } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const [here, there] = [processes[0]!.guest(MIRA), processes[1]!.guest(MIRA)];
  const table = await seatedTable(mira, jonas);
  for (const guest of [mira, here, there]) await guest.ask('look', { table, seat: 0 });
  await jonas.ask('look', { table, seat: 1 });
  await jonas.ask('look', { table });
  expect(await mira.ask('note', { table, text: 'He bluffs.' })).toEqual({ text: 'He bluffs.' });
  await settle();
  for (const guest of [here, there])
    expect(guest.pushes('note')).toEqual([{ push: 'note', table, text: 'He bluffs.' }]);
  for (const guest of [mira, jonas]) expect(guest.pushes('note')).toEqual([]);
  expect(await there.ask('notes', { table })).toEqual({ text: 'He bluffs.' });
  expect(await jonas.ask('notes', { table })).toEqual({ text: '' });
});

test('whoever is sent out at one process is sent nothing more by another', async () => {
  const { processes } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[0]!.guest(JONAS)];
  const eva = processes[1]!.guest({ id: 'eva', name: 'Eva', created: 0 });
  const table = await seatedTable(mira, jonas);
  const { badge } = (await eva.ask('look', { table })) as { readonly badge: string };
  await settle();
  expect(await mira.ask('oust', { table, badge, on: true })).toMatchObject({ guests: [{ name: 'Eva', out: true }] });
  await settle();
  expect(eva.pushes('out')).toEqual([{ push: 'out', table }]);
  await jonas.ask('say', { table, text: 'Gone?' });
  await settle();
  expect(eva.pushes('said')).toEqual([]);
  expect(await eva.ask('look', { table })).toMatchObject({ refused: 'sent-out' });
});

test('lists change live for people at another process', async () => {
  const { processes } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  await jonas.ask('lobby', { on: true });
  const table = await seatedTable(mira, undefined, { public: true });
  await settle(1000);
  expect(
    jonas
      .pushes('lists')
      .at(-1)!
      .open.map((line) => line.table),
  ).toEqual([table]);
  await mira.ask('close', { table });
  await settle(1000);
  expect(jonas.pushes('lists').at(-1)!.open).toEqual([]);
});

test('whoever stops listening while their lists are found is sent nothing that cannot be read', async () => {
  const { processes, archive } = town('a');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[0]!.guest(JONAS)];
  await jonas.ask('lobby', { on: true });
  const openTables = archive.openTables.bind(archive);
  archive.openTables = (...asked) => {
    void jonas.ask('lobby', { on: false });
    return openTables(...asked);
  };
  await seatedTable(mira, undefined, { public: true });
  await settle(1000);
  expect(processes[0]!.reports).toEqual([]);
});

test('a table that was closed is gone everywhere', async () => {
  const { processes } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await jonas.ask('look', { table, seat: 1 });
  await mira.ask('close', { table });
  await settle();
  expect(jonas.pushes('gone')).toEqual([{ push: 'gone', table }]);
  expect(await jonas.ask('look', { table, seat: 1 })).toMatchObject({ refused: 'no-such-table' });
});

test('a bot is asked by one process, and by another if that one hangs beyond its lease', async () => {
  const { processes, archive } = town('a', 'b');
  const [a, b] = processes as [Process, Process];
  a.hangs = true;
  const mira = a.guest(MIRA);
  const table = await seatedTable(mira);
  const onlooker = b.guest(JONAS);
  await onlooker.ask('look', { table });
  await mira.ask('start', { table });
  await settle();
  while (await moved(mira, table, 0));
  await settle();
  expect(a.thoughts).toHaveLength(1);
  await b.lobby.tick();
  await settle();
  expect(b.thoughts).toHaveLength(0);
  const before = (await archive.read(table))!.record.entries.length;
  vi.setSystemTime(Date.now() + LEASE + 1);
  await b.lobby.tick();
  await settle();
  expect(b.thoughts.length).toBeGreaterThan(0);
  const { entries } = (await archive.read(table))!.record;
  expect(entries.length).toBeGreaterThan(before);
  expect(entries[before]!.seat).toBe(1);
});

test('when time is out one process hands the seat to a bot, on what the archive says and not on what it remembers', async () => {
  const { processes, archive, exchange } = town('a', 'b');
  const [mira, jonas] = [processes[0]!.guest(MIRA), processes[1]!.guest(JONAS)];
  const table = await seatedTable(mira, jonas, { clock: { kind: 'move', minutes: 1 } });
  await mira.ask('look', { table, seat: 0 });
  await jonas.ask('look', { table, seat: 1 });
  await mira.ask('start', { table });
  await settle();
  // Process b hears nothing of the move that starts the other's time.
  exchange.loses = () => true;
  vi.setSystemTime(Date.now() + 59_000);
  const [first] = await Promise.all([moved(mira, table, 0)]);
  if (!first) await moved(jonas, table, 1);
  vi.setSystemTime(Date.now() + LEASE + 2000);
  for (const { lobby } of processes) await lobby.tick();
  await settle();
  const early = (await archive.table(table))!;
  expect(early.places).toMatchObject([{ standIn: false }, { standIn: false }]);
  vi.setSystemTime(Date.now() + 60_000);
  for (const { lobby } of processes) await lobby.tick();
  const late = (await archive.table(table))!;
  expect(late.places.map((place) => place.kind === 'person' && place.standIn)).toContain(true);
  expect(late.places.filter((place) => place.kind === 'person' && place.standIn)).toHaveLength(1);
});

test('a table of other rules is left to a process that has them', async () => {
  const { processes, archive } = town('a', 'b');
  const [a] = processes as [Process];
  const mira = a.guest(MIRA);
  const table = await seatedTable(mira, undefined, { clock: { kind: 'move', minutes: 1 } });
  await mira.ask('start', { table });
  while (await moved(mira, table, 0));
  await settle();
  await a.lobby.close();
  const row = (await archive.table(table))!;
  await archive.saveTable(
    { ...row, version: row.version + 1, revision: row.revision + 1, due: 1 },
    { by: '', until: 0 },
  );
  const [, b] = processes as [Process, Process];
  await b.lobby.tick();
  expect(await archive.claimDue(Date.now(), { by: 'another', until: 0 }, 9)).toEqual([table]);
  const late = b.guest(MIRA);
  const look = await late.ask<Look>('look', { table, seat: 0 });
  expect(look.info.phase).toBe('outdated');
  expect(look.story).toHaveLength(row.at);
  expect(await late.ask('move', { table, seat: 0, at: row.at, move: 'x' })).toMatchObject({ refused: 'outdated' });
  // What is due there stays due, for whoever can do it.
  await late.ask('leave', { table, seat: 0 });
  await late.ask('back', { table, seat: 0 });
  expect((await archive.table(table))!.due).toBeTypeOf('number');
  expect(b.thoughts).toEqual([]);
});

test('a process that closes gives back what it has claimed', async () => {
  const { processes, archive } = town('a', 'b');
  const [a, b] = processes as [Process, Process];
  a.hangs = true;
  const mira = a.guest(MIRA);
  const table = await seatedTable(mira);
  await mira.ask('start', { table });
  while (await moved(mira, table, 0));
  await settle();
  await a.lobby.close();
  await b.lobby.tick();
  await settle();
  expect(b.thoughts.length).toBeGreaterThan(0);
  expect((await archive.table(table))!.at).toBeGreaterThan(0);
});

test('a result that nobody could write any more is written by whoever knows the game to be over', async () => {
  const archive = memoryArchive();
  const exchange = new Exchange();
  let dies = false;
  const dying: Archive = Object.assign(Object.create(archive) as Archive, {
    saveTable: (...args: Parameters<Archive['saveTable']>) =>
      dies ? Promise.reject(new Error('gone')) : archive.saveTable(...args),
  });
  const [a, b] = [new Process('a', dying, exchange), new Process('b', archive, exchange)];
  const mira = a.guest(MIRA);
  const table = await seatedTable(mira, a.guest(JONAS));
  await mira.ask('start', { table });
  await b.guest(JONAS).ask('look', { table });
  const jonas = a.guest(JONAS);
  dies = true;
  while ((await moved(mira, table, 0)) || (await moved(jonas, table, 1)));
  await settle();
  expect((await archive.table(table))!.phase).toBe('playing');
  await b.lobby.tick();
  expect(await archive.table(table)).toMatchObject({ phase: 'over', outcome: { winners: expect.any(Array) } });
});

test('the move that ends a game is reported as that, and no other', async () => {
  const { processes } = town('a');
  const [a] = processes as [Process];
  const [mira, jonas] = [a.guest(MIRA), a.guest(JONAS)];
  const table = await seatedTable(mira, jonas);
  await mira.ask('start', { table });
  while ((await moved(mira, table, 0)) || (await moved(jonas, table, 1)));
  await settle();
  const ends = a.reports.map((report) => report.type === 'moved' && report.ended);
  expect(ends.length).toBeGreaterThan(5);
  expect(ends.slice(0, -1).every((end) => end === undefined)).toBe(true);
  expect(ends.at(-1)).toBe('won');
});

test('a bot that thought for too long does not move for somebody who came back elsewhere', async () => {
  const { processes, archive, exchange } = town('a', 'b');
  const [here, there] = [processes[0]!.guest(MIRA), processes[1]!.guest(MIRA)];
  const table = await seatedTable(here, processes[1]!.guest(JONAS));
  await here.ask('start', { table });
  const { frame } = await here.ask<Look>('look', { table, seat: 0 });
  const seat = frame!.toAct[0]!;
  const [late, back] = seat === 0 ? [here, there] : [processes[0]!.guest(JONAS), processes[1]!.guest(JONAS)];
  processes[0]!.hangs = true;
  await late.ask('leave', { table, seat });
  await settle();
  exchange.loses = () => true;
  await back.ask('back', { table, seat });
  expect(processes[0]!.held).toHaveLength(1);
  processes[0]!.held[0]!();
  await settle();
  expect((await archive.read(table))!.record.entries).toEqual([]);
  expect(await moved(back, table, seat)).toBe(true);
});

test('an archive that is away while a game is opened stops nothing', async () => {
  const { archive, processes } = town('a', 'b');
  const [mira, other] = [processes[0]!.guest(MIRA), processes[1]!.guest(MIRA)];
  const table = await seatedTable(mira);
  await mira.ask('look', { table, seat: 0 });
  const reading = vi.spyOn(archive, 'read').mockRejectedValue(new Error('away'));
  expect(await mira.ask('start', { table })).toMatchObject({ refused: 'failed' });
  expect(await other.ask('look', { table, seat: 0 })).toMatchObject({ refused: 'failed' });
  reading.mockRestore();
  expect(await other.ask<Look>('look', { table, seat: 0 })).toMatchObject({
    info: { phase: 'playing' },
    frame: { at: 0 },
  });
  // Whoever began to start it goes on with it, or the others do.
  for (let seconds = 0; seconds < 2 * (LEASE / 1000); seconds++) {
    for (const { lobby } of processes) await lobby.tick();
    await settle(1000);
  }
  expect(mira.pushes('frame').at(-1)?.frame.toAct).toEqual([0]);
  expect((await archive.table(table))!.due).toBeUndefined();
});
