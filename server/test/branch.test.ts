import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { concluded, headOf, relinked } from '#table/chain.ts';
import type { GameRecord } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import type { Guest } from '#wire/guest.ts';
import type { Lists, TableInfo } from '#wire/messages.ts';
import type { ServerArchive } from '../store/archive.ts';
import { granted, house, looked, playOn, rawAsk, startedTable, Window } from './house.ts';

/** A table where these two have played to the end, and how many entries that took. */
async function finished(game: string, changed?: (archive: ServerArchive) => ServerArchive) {
  const { guest } = await house({ rest: 0 }, undefined, changed);
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas], { game });
  const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
  await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
  return { guest, mira, jonas, table, last: windows[0]!.frame!.at };
}

test.each(Object.keys(catalogue))('%s: one plays on from an earlier position, and both records hold', async (game) => {
  const { mira, table, last } = await finished(game);
  const record = granted(await mira.link.ask('record', { table }));
  const cases = [
    { at: 0, dice: 'new' },
    { at: Math.floor(last / 2), dice: 'new' },
    { at: Math.floor(last / 3), dice: 'kept' },
  ] as const;
  for (const { at, dice } of cases) {
    const branch = granted(await mira.link.ask('branch', { table, at, dice }));
    expect(branch).toMatchObject({ game, phase: 'playing', yours: true, public: false, from: { table, at, dice } });
    expect(branch.seats).toMatchObject([{ kind: 'person', name: 'Mira', you: true }, { kind: 'bot' }]);
    const before = granted(await mira.link.ask('past', { table, seat: 0, at }));
    const after = granted(await mira.link.ask('past', { table: branch.table, seat: 0, at }));
    expect(after.view).toEqual(before.view);
    expect((await looked(mira, branch.table, 0)).seen).toBe(at);
    const told = (await looked(mira, table, 0)).story.slice(0, at).map(({ events }) => events);
    const again = (await looked(mira, branch.table, 0)).story.slice(0, at).map(({ events }) => events);
    expect(again).toEqual(told);

    const window = new Window(mira, branch.table, 0);
    await playOn(mira, window, 0, 'otherwise');
    const other = granted(await mira.link.ask('record', { table: branch.table }));
    const said = ({ entries }: GameRecord): unknown => entries.slice(0, at).map(({ hash: _, ...entry }) => entry);
    expect(said(other)).toEqual(said(record));
    expect(other.secret === record.secret).toBe(dice === 'kept');
    const { game: rules } = await catalogue[game]!.rules();
    expect(verify(rules, other)).toEqual({
      holds: true,
      rollsProven: true,
      played: true,
      finished: true,
      dice: { voided: 0, known: { at, all: dice === 'kept' } },
    });
  }
  expect(granted(await mira.link.ask('record', { table }))).toEqual(record);
});

test('asked twice it is one table', async () => {
  const { mira, table } = await finished('art-robbery');
  const ask = { id: 'same', do: 'branch', table, at: 5 };
  const answers = [await rawAsk(mira, ask), await rawAsk(mira, ask)];
  const [one, two] = answers.map(({ ok }) => (ok as TableInfo).table);
  expect(one).toBeDefined();
  expect(two).toBe(one);
  expect((await looked(mira, one!, 0)).frame!.at).toBeGreaterThanOrEqual(5);
});

test('no one plays on where they did not play, where it is over, or while it goes on', async () => {
  const { guest, mira, table, last } = await finished('art-robbery');
  const eva = await guest('Eva');
  expect(await eva.link.ask('branch', { table, at: 0 })).toEqual({ refused: 'not-seated' });
  expect(await mira.link.ask('branch', { table, at: last })).toEqual({ refused: 'game-over' });
  const running = await startedTable([mira, eva]);
  expect(await mira.link.ask('branch', { table: running, at: 0 })).toEqual({ refused: 'game-running' });
});

test('nobody is lured into a game whose cards are known: a branch has no seat to take, and says what it is', async () => {
  const { guest } = await house({ rest: 0 });
  const [mallory, victim] = [await guest('Mallory'), await guest('Victim')];
  const { table } = granted(await mallory.link.ask('create', { game: 'art-robbery', seats: 2 }));
  granted(await mallory.link.ask('sit', { table, seat: 0, name: 'Mallory' }));
  granted(await mallory.link.ask('start', { table }));
  await playOn(mallory, new Window(mallory, table, 0), 0);
  const { table: trap } = granted(await mallory.link.ask('branch', { table, at: 0, dice: 'kept' }));
  expect((await looked(victim, trap)).info.from).not.toHaveProperty('table');
  expect((await looked(victim, trap)).info).toMatchObject({
    from: { at: 0, dice: 'kept' },
    seats: [{ kind: 'person' }, { kind: 'bot', warm: false }],
  });
  expect(await victim.link.ask('sit', { table: trap, seat: 1, name: 'Victim' })).toEqual({
    refused: 'already-started',
  });
});

test('an invitation to a game that goes on from another one is no consent to that: they are told first, in the list, too', async () => {
  const { mira, jonas, table, last } = await finished('art-robbery');
  const branch = granted(await mira.link.ask('branch', { table, at: Math.floor(last / 2), friends: true })).table;
  const { people } = granted(await mira.link.ask('companions', { table: branch }));
  const { from, badge } = people.find(({ name }) => name === 'Jonas')!;
  granted(await mira.link.ask('invite', { table: branch, from, badge }));
  const sit = { table: branch, seat: 1, name: 'Jonas' };
  expect(await jonas.link.ask('sit', sit)).toEqual({ refused: 'not-aware' });
  const { mine } = granted(await jonas.link.ask('lobby', { on: true })) as Lists;
  expect(mine.map(({ table: id, from: isOther }) => [id, isOther])).toEqual([
    [branch, true],
    [table, undefined],
  ]);
  granted(await jonas.link.ask('sit', { ...sit, aware: true }));
  // Once they sit there they may change their name.
  granted(await jonas.link.ask('sit', { ...sit, name: 'Jo' }));
});

test('one plays on from a branch, and its record names both that it comes from', async () => {
  const { mira, table, last } = await finished('beutezug');
  const half = Math.floor(last / 2);
  const first = granted(await mira.link.ask('branch', { table, at: half }));
  const window = new Window(mira, first.table, 0);
  await playOn(mira, window, 0, 'first');
  const { game } = await catalogue.beutezug!.rules();
  for (const at of [half - 2, window.frame!.at - 1]) {
    const second = granted(await mira.link.ask('branch', { table: first.table, at }));
    await playOn(mira, new Window(mira, second.table, 0), 0, 'second');
    const record = granted(await mira.link.ask('record', { table: second.table }));
    expect(verify(game, record)).toMatchObject({ holds: true, rollsProven: true, dice: { known: { at, all: false } } });
    expect(record.from?.from?.at).toBe(at > half ? half : undefined);
  }
});

/** A table where Mira and a friend who was not there go on, each with a sealed salt. */
async function withFriend(mira: Guest, eva: Guest, table: string, at: number): Promise<string> {
  const open = granted(await mira.link.ask('branch', { table, at, friends: true }));
  for (const guest of [mira, eva]) {
    const { info } = await looked(guest, open.table);
    const seat = guest === mira ? 0 : 1;
    granted(await guest.seals.sit(info, { seat, name: guest.name, ...(guest === eva && { aware: true }) }));
    await looked(guest, open.table, seat);
  }
  granted(await mira.seals.start(open.table));
  await new Window(eva, open.table, 1).until(({ info }) => info.phase === 'playing');
  return open.table;
}

test.each(Object.keys(catalogue))(
  '%s: friends play on with dice of their own, and the record says who knew what',
  async (game) => {
    const { guest, mira, table, last } = await finished(game);
    const eva = await guest('Eva');
    const first = granted(await mira.link.ask('record', { table }));
    const { game: rules } = await catalogue[game]!.rules();
    for (const at of [0, Math.floor(last / 2)]) {
      const branch = await withFriend(mira, eva, table, at);
      const windows = [new Window(mira, branch, 0), new Window(eva, branch, 1)] as const;
      for (const window of windows) await window.until(({ frame }) => (frame?.at ?? -1) >= at);
      const told = (await looked(mira, table, 0)).story.slice(0, at).map(({ events }) => events);
      expect((await looked(mira, branch, 0)).story.slice(0, at).map(({ events }) => events)).toEqual(told);
      expect((await looked(eva, branch, 1)).seen).toBe(at);
      await Promise.all([playOn(mira, windows[0], 0, 'friends'), playOn(eva, windows[1], 1, 'friends')]);
      const record = granted(await eva.link.ask('record', { table: branch }));
      expect(verify(rules, record)).toMatchObject({
        holds: true,
        rollsProven: true,
        played: true,
        finished: true,
        dice: { sealed: [0, 1], known: { at, all: false, seats: [0] } },
      });
      expect(record.secret).not.toBe(first.secret);
      expect(record.seated).toEqual(['person', 'person']);
      const said = ({ entries }: GameRecord): unknown => entries.slice(0, at).map(({ hash: _, ...entry }) => entry);
      expect(said(record)).toEqual(said(first));
      expect(verify(rules, { ...record, from: { ...record.from!, knew: [1] } })).toMatchObject({
        holds: false,
        entry: 0,
      });
      // With all hashes computed anew as well.
      const nobody = { ...headOf(record), from: { ...record.from!, knew: [2] } };
      const { secret, outcome } = record;
      const forged = concluded(relinked(record, record.entries.length, nobody), {
        ...(secret !== undefined && { secret }),
        ...(outcome && { outcome }),
      });
      expect(verify(rules, forged)).toMatchObject({ holds: false, why: 'somebody knew it who has no seat' });
    }
  },
);

test('nobody sits down who was not told what it is, and nobody else where the dice are known', async () => {
  const { guest, mira, jonas, table } = await finished('art-robbery');
  const eva = await guest('Eva');
  expect(await mira.link.ask('branch', { table, at: 5, friends: true, dice: 'kept' })).toEqual({
    refused: 'known-dice',
  });
  const open = granted(await mira.link.ask('branch', { table, at: 5, friends: true }));
  expect(open).toMatchObject({ phase: 'seating', from: { table, at: 5, dice: 'new', knew: [0] } });
  expect(open.seats).toMatchObject([{ kind: 'person', name: 'Mira', you: true }, { kind: 'open' }]);
  const told = (await looked(eva, open.table)).info;
  expect(told.from).toEqual({ at: 5, dice: 'new', knew: [0] });
  expect(JSON.stringify(told)).not.toContain(table);
  const seat = { table: open.table, seat: 1 };
  expect(await eva.link.ask('sit', { ...seat, name: 'Eva' })).toEqual({ refused: 'not-aware' });
  for (const terms of [{ seats: 3 }, { options: {} }, { public: true }])
    expect(await mira.link.ask('set', { table: open.table, ...terms })).toEqual({ refused: 'goes-on' });
  granted(await eva.link.ask('sit', { ...seat, name: 'Eva', aware: true }));
  // Who knows it from before is said of whoever sits there, and of nobody else.
  granted(await eva.link.ask('free', seat));
  granted(await jonas.link.ask('sit', { ...seat, name: 'Jonas', aware: true }));
  expect((await looked(eva, open.table)).info.from?.knew).toEqual([0, 1]);
  granted(await jonas.link.ask('free', seat));
  // Nobody has come: a bot keeps the seat warm, and whoever takes it later is told as well.
  granted(await mira.link.ask('start', { table: open.table }));
  expect(await eva.link.ask('sit', { ...seat, name: 'Eva' })).toEqual({ refused: 'not-aware' });
  granted(await eva.link.ask('sit', { ...seat, name: 'Eva', aware: true }));
});

test('a beginning that was copied half is copied to its end by whoever comes next', async () => {
  let left = Number.POSITIVE_INFINITY;
  const { guest, mira, table } = await finished('beutezug', (archive) => ({
    ...archive,
    append: (id, n, made) =>
      left-- > 0 ? archive.append(id, n, made) : Promise.reject(new Error('the power is gone')),
  }));
  const eva = await guest('Eva');
  const open = granted(await mira.link.ask('branch', { table, at: 9, friends: true }));
  granted(await eva.link.ask('sit', { table: open.table, seat: 1, name: 'Eva', aware: true }));
  left = 4;
  expect(await mira.link.ask('start', { table: open.table })).toEqual({ refused: 'failed' });
  left = Number.POSITIVE_INFINITY;
  const { frame, story } = await looked(eva, open.table, 1);
  expect(frame!.at).toBeGreaterThanOrEqual(9);
  expect(story.slice(0, 9)).toEqual(
    (await looked(mira, table)).story.slice(0, 9).map((each) => ({ ...each, when: expect.anything() })),
  );
});
