import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { GameRecord } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import type { TableInfo } from '#wire/messages.ts';
import { granted, house, looked, playOn, rawAsk, startedTable, Window } from './house.ts';

/** A table where these two have played to the end, and how many entries that took. */
async function finished(game: string) {
  const { guest } = await house({ rest: 0 });
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

test('nobody plays on where he did not play, where it is over, or while it goes on', async () => {
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
