import { describe, expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import type { TableInfo } from '#wire/messages.ts';
import { granted, house, looked, playOn, Window } from './house.ts';

/** Every frame that is pushed to somebody, from now on. */
class Ears {
  readonly frames: Frame[] = [];

  constructor({ link }: Guest) {
    link.on((push) => void (push.push === 'frame' && this.frames.push(push.frame)));
  }

  /** The frames of this seat. */
  of(table: string, seat: number): readonly Frame[] {
    return this.frames.filter((frame) => frame.table === table && frame.viewer === seat);
  }
}

/** Sits down there. */
async function seated({ link, name }: Guest, table: string, seat: number): Promise<TableInfo> {
  return granted(await link.ask('sit', { table, seat, name }));
}

const created = async (
  { link }: Guest,
  terms: { readonly game?: string; readonly public?: boolean } = {},
): Promise<string> => granted(await link.ask('create', { game: 'art-robbery', seats: 2, ...terms })).table;

const started = async ({ link }: Guest, table: string): Promise<void> =>
  void granted(await link.ask('start', { table }));

/** Whatever was sent to them before has arrived: answers come after pushes on one line. */
const arrived = async (...guests: readonly Guest[]): Promise<void> => {
  for (const { link } of guests) granted(await link.ask('ping', {}));
};

/** Who plays, in which seat. */
type Players = readonly (readonly [guest: Guest, seat: number])[];

/** They play until there are so many entries, or it is over, and each has seen it. */
async function played(table: string, players: Players, entries = 6): Promise<void> {
  await Promise.all(
    players.map(async ([guest, seat]) => {
      const window = new Window(guest, table, seat);
      const isDone = ({ at, outcome }: Frame): boolean => at >= entries || outcome !== undefined;
      for (;;) {
        const frame = await window.until(({ frame: now }) => now && (isDone(now) || now.moves.length > 0) && now);
        if (isDone(frame)) return;
        const { at, moves } = frame;
        const answer = await guest.link.ask('move', { table, seat, at, move: moves[0]!.name });
        if (isRefused(answer) && answer.refused !== 'stale') throw new Error(answer.refused);
        await window.until((seen) => seen.frame!.at > at);
      }
    }),
  );
}

/** A house with people in it. */
async function people() {
  const { guest, url } = await house({ rest: 0 });
  const [mallory, victim, owner] = [await guest('Mallory'), await guest('Victim'), await guest('Owner')];
  return { guest, url, mallory, victim, owner, ears: { mallory: new Ears(mallory), victim: new Ears(victim) } };
}

describe.each(Object.keys(catalogue))('%s: who had a seat sees it no more', (game) => {
  test('after leaving it before the start, and sitting down in another', async () => {
    const { mallory, victim, ears } = await people();
    const table = await created(mallory, { game, public: true });
    await seated(mallory, table, 1);
    await looked(mallory, table, 1);
    granted(await mallory.link.ask('free', { table, seat: 1 }));
    await seated(mallory, table, 0);
    await seated(victim, table, 1);
    await looked(victim, table, 1);
    await started(mallory, table);
    await played(table, [
      [mallory, 0],
      [victim, 1],
    ]);
    await arrived(mallory, victim);
    expect(ears.mallory.of(table, 1)).toEqual([]);
    expect(ears.mallory.of(table, 0).length).toBeGreaterThan(0);
    expect(ears.victim.of(table, 1).length).toBeGreaterThan(0);
    expect(await mallory.link.ask('look', { table, seat: 1 })).toEqual({ refused: 'not-seated' });
  });

  test('after being sent away before the start', async () => {
    const { mallory, victim, owner, ears } = await people();
    const table = await created(owner, { game });
    await seated(owner, table, 0);
    await seated(mallory, table, 1);
    await looked(mallory, table, 1);
    granted(await owner.link.ask('free', { table, seat: 1 }));
    await seated(victim, table, 1);
    await looked(victim, table, 1);
    await started(owner, table);
    await played(table, [
      [owner, 0],
      [victim, 1],
    ]);
    await arrived(mallory, victim);
    expect(ears.mallory.of(table, 1)).toEqual([]);
    expect(ears.victim.of(table, 1).length).toBeGreaterThan(0);
  });

  test('after resigning, and taking a warm seat instead', async () => {
    const { mallory, owner, ears } = await people();
    const table = granted(await owner.link.ask('create', { game, seats: 3, public: true })).table;
    await seated(owner, table, 0);
    await seated(mallory, table, 1);
    await started(owner, table);
    await looked(mallory, table, 1);
    granted(await mallory.link.ask('resign', { table, seat: 1 }));
    await seated(mallory, table, 2);
    await arrived(mallory);
    const before = ears.mallory.of(table, 1).length;
    const { at } = (await looked(owner, table)).frame!;
    await played(
      table,
      [
        [owner, 0],
        [mallory, 2],
      ],
      at + 6,
    );
    await arrived(mallory);
    expect(ears.mallory.of(table, 1).slice(before)).toEqual([]);
    expect(ears.mallory.of(table, 2).length).toBeGreaterThan(0);
  });

  test('after a rematch began without them', async () => {
    const { mallory, victim, owner, ears } = await people();
    const table = await created(owner, { game });
    await seated(owner, table, 0);
    await seated(mallory, table, 1);
    await started(owner, table);
    const windows = [new Window(owner, table, 0), new Window(mallory, table, 1)];
    await Promise.all([playOn(owner, windows[0]!, 0), playOn(mallory, windows[1]!, 1)]);
    const next = granted(await owner.link.ask('rematch', { table })).table;
    await looked(mallory, next, 1);
    await seated(owner, next, 0);
    await started(owner, next);
    await seated(victim, next, 1);
    await looked(victim, next, 1);
    await played(next, [
      [owner, 0],
      [victim, 1],
    ]);
    await arrived(mallory, victim);
    expect(ears.mallory.of(next, 1)).toEqual([]);
    expect(ears.victim.of(next, 1).length).toBeGreaterThan(0);
    // What they saw of the game before stays theirs.
    expect((await looked(mallory, table, 1)).frame!.viewer).toBe(1);
  });
});

test('whoever comes back to a seat sees it again', async () => {
  const { mallory, owner, ears } = await people();
  const table = await created(owner);
  await seated(owner, table, 0);
  await seated(mallory, table, 1);
  await looked(mallory, table, 1);
  granted(await mallory.link.ask('free', { table, seat: 1 }));
  await seated(mallory, table, 1);
  await looked(mallory, table, 1);
  await started(owner, table);
  await arrived(mallory);
  expect(ears.mallory.of(table, 1)).toHaveLength(1);
});

test('all windows of whoever lost a seat lose it, and the audience stays', async () => {
  const { url, mallory, victim, owner } = await people();
  const other = Guest.again(url, mallory);
  const [one, two] = [new Ears(mallory), new Ears(other)];
  const table = await created(owner);
  await seated(owner, table, 0);
  await seated(mallory, table, 1);
  await looked(mallory, table, 1);
  await looked(other, table, 1);
  await looked(other, table);
  granted(await owner.link.ask('free', { table, seat: 1 }));
  await seated(victim, table, 1);
  await started(owner, table);
  await arrived(mallory, other);
  other.link.close();
  expect([...one.of(table, 1), ...two.of(table, 1)]).toEqual([]);
  expect(two.frames.map(({ viewer }) => viewer)).toEqual(['audience']);
});

test('a person who is forgotten sees their seat no more, from whatever was still open', async () => {
  const { mallory, owner, ears } = await people();
  const table = await created(owner);
  await seated(owner, table, 0);
  await seated(mallory, table, 1);
  await started(owner, table);
  await looked(mallory, table, 1);
  const gone = await fetch(`${mallory.server}/api/me`, { method: 'DELETE', headers: { cookie: mallory.cookie } });
  expect(gone.ok).toBe(true);
  const before = ears.mallory.frames.length;
  await played(table, [[owner, 0]]);
  await arrived(owner);
  expect(ears.mallory.frames.slice(before)).toEqual([]);
  expect((await looked(owner, table)).info.seats[1]).toMatchObject({ kind: 'person', name: '', standIn: true });
});

test('nobody can be invited into a branch, where whoever made it knows every card', async () => {
  const { mallory, victim } = await people();
  const table = await created(mallory);
  await seated(mallory, table, 0);
  await started(mallory, table);
  const window = new Window(mallory, table, 0);
  await playOn(mallory, window, 0);
  expect(granted(await mallory.link.ask('record', { table })).secret).toBeDefined();
  const branch = granted(await mallory.link.ask('branch', { table, at: 0 }));
  expect(branch).toHaveProperty('from');
  expect(await victim.link.ask('sit', { table: branch.table, seat: 1, name: 'Victim' })).toEqual({
    refused: 'already-started',
  });
  expect((await looked(victim, branch.table)).info.seats[1]).toMatchObject({ kind: 'bot', warm: false });
});
