import { expect, test } from 'vitest';
import type { Guest } from '#wire/guest.ts';
import { granted, house, looked, pushed, rawAsk, seatedTable, startedTable } from './house.ts';

/** The badge of somebody at a table. */
const badgeAt = async (table: string, guest: Guest): Promise<string> => (await looked(guest, table)).badge!;

test('whoever looks on is muted by anybody who plays, and may speak again', async () => {
  const { guest } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  const badge = await badgeAt(table, eva);
  granted(await eva.link.ask('say', { table, text: 'Play the dog!' }));
  expect(granted(await jonas.link.ask('mute', { table, badge, on: true })).guests).toEqual([
    { name: 'Eva', badge, muted: true, out: false },
  ]);
  for (const saying of [
    eva.link.ask('say', { table, text: 'No!' }),
    eva.link.ask('phrase', { table, phrase: 'ouch' }),
    eva.link.ask('react', { table, to: { line: 1 }, reaction: 'laugh' }),
  ])
    expect(await saying).toEqual({ refused: 'muted' });
  expect((await looked(eva, table)).chat).toHaveLength(1);
  granted(await mira.link.ask('mute', { table, badge, on: false }));
  granted(await eva.link.ask('say', { table, text: 'Thanks' }));
});

test('whoever is sent out sees no more and stays out, until they are let in again', async () => {
  const { guest, url } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas], { public: true });
  const badge = await badgeAt(table, eva);
  const told = pushed(eva, (push) => push.push === 'out');
  granted(await mira.link.ask('oust', { table, badge, on: true }));
  expect(await told).toEqual({ push: 'out', table });
  const heard: unknown[] = [];
  eva.link.on((push) => heard.push(push));
  granted(await jonas.link.ask('say', { table, text: 'At last' }));
  expect(await eva.link.ask('look', { table })).toEqual({ refused: 'sent-out' });
  expect(await eva.link.ask('past', { table, at: 0 })).toEqual({ refused: 'sent-out' });
  expect(await eva.link.ask('record', { table })).toEqual({ refused: 'sent-out' });
  const file = await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie: eva.cookie } });
  expect([file.status, await file.json()]).toEqual([403, { refused: 'sent-out' }]);
  expect(await eva.link.ask('say', { table, text: 'Hey' })).toEqual({ refused: 'sent-out' });
  expect(await eva.link.ask('sit', { table, seat: 0, name: 'Eva' })).toEqual({ refused: 'sent-out' });
  expect(heard).toEqual([]);
  expect((await looked(mira, table, 0)).info.guests).toEqual([{ name: 'Eva', badge, muted: false, out: true }]);
  granted(await mira.link.ask('oust', { table, badge, on: false }));
  expect((await looked(eva, table)).chat).toHaveLength(1);
});

test('nobody who plays is muted or sent out, and only those who play may do it', async () => {
  const { guest } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  const [seated, audience] = [await badgeAt(table, jonas), await badgeAt(table, eva)];
  for (const doing of ['mute', 'oust'] as const) {
    expect(await mira.link.ask(doing, { table, badge: seated, on: true })).toEqual({ refused: 'plays-here' });
    expect(await eva.link.ask(doing, { table, badge: seated, on: true })).toEqual({ refused: 'not-seated' });
    expect(await mira.link.ask(doing, { table, badge: '0'.repeat(16), on: true })).toEqual({
      refused: 'no-such-person',
    });
    expect(await eva.link.ask(doing, { table, badge: audience, on: true })).toEqual({ refused: 'no-such-person' });
  }
});

test('only the people at the table are told by which badges guests go', async () => {
  const { guest } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  await looked(eva, table);
  const seen = await looked(await guest('Otto'), table);
  expect(seen.info.onlookers).toContain('Eva');
  expect(seen.info).not.toHaveProperty('guests');
});

test('somebody who was blocked gets no seat at my tables, nor beside me, until the block is lifted', async () => {
  const { guest, url } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const first = await startedTable([mira, jonas]);
  granted(await mira.link.ask('block', { table: first, badge: await badgeAt(first, jonas) }));
  expect((await looked(mira, first, 0)).blocked).toEqual([await badgeAt(first, jonas)]);
  expect(await looked(jonas, first, 1)).not.toHaveProperty('blocked');

  const mine = granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  const others = granted(await eva.link.ask('create', { game: 'beutezug', seats: 3 }));
  granted(await mira.link.ask('sit', { table: others.table, seat: 0, name: 'Mira' }));
  for (const { table } of [mine, others])
    expect(await jonas.link.ask('sit', { table, seat: 1, name: 'Jonas' })).toEqual({ refused: 'not-welcome' });

  const cookie = { headers: { cookie: mira.cookie } };
  const listed = (await (await fetch(`${url}/api/me/blocks`, cookie)).json()) as { id: string; name: string }[];
  expect(listed).toEqual([{ id: expect.any(String), name: 'Jonas', since: expect.any(Number) }]);
  const lifted = await fetch(`${url}/api/me/blocks/${listed[0]!.id}`, { method: 'DELETE', ...cookie });
  expect(lifted.status).toBe(204);
  for (const { table } of [mine, others]) granted(await jonas.link.ask('sit', { table, seat: 1, name: 'Jonas' }));
});

test('whoever sits at a table keeps the seat there, whoever blocks them', async () => {
  const { guest } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await seatedTable([mira, jonas]);
  granted(await mira.link.ask('block', { table, badge: await badgeAt(table, jonas) }));
  granted(await jonas.link.ask('sit', { table, seat: 1, name: 'Jon' }));
});

test('a report has what was said there, by whom and why, and nothing of the game', async () => {
  const { guest, archive } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  granted(await eva.link.ask('say', { table, text: 'You play like a turnip' }));
  granted(await jonas.link.ask('say', { table, text: 'Leave it' }));
  const badge = await badgeAt(table, eva);
  granted(await mira.link.ask('report', { table, badge, why: 'Insults' }));
  granted(await mira.link.ask('report', { table, badge, why: 'Insults everybody' }));
  const [one, ...more] = await archive.reports(9);
  expect(more).toEqual([]);
  expect(one).toEqual({
    id: expect.any(String),
    table,
    when: expect.any(Number),
    by: expect.any(String),
    byName: 'Mira',
    person: expect.any(String),
    name: 'Eva',
    why: 'Insults everybody',
    said: [{ n: 1, when: expect.any(Number), text: 'You play like a turnip' }],
  });
});

test('a report of a game says where, and nothing of what is hidden there', async () => {
  const { guest, archive } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas]);
  granted(await mira.link.ask('wrong', { table, seat: 0, at: 0, why: 'Two dogs' }));
  granted(await mira.link.ask('wrong', { table, seat: 0, at: 0, why: 'Three dogs' }));
  granted(await eva.link.ask('wrong', { table, at: 0, why: 'No dog' }));
  const kept = { id: expect.any(String), table, when: expect.any(Number), by: expect.any(String), at: 0 };
  expect(new Set(await archive.reports(9))).toEqual(
    new Set([
      { ...kept, byName: 'Mira', seat: 0, why: 'Three dogs' },
      { ...kept, byName: 'Eva', why: 'No dog' },
    ]),
  );
});

test('a report of a game is of a point that there was, and from where one may look', async () => {
  const { guest } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const { table: waiting } = await seatedTable([mira], { seats: 2 });
  const table = await startedTable([mira, jonas]);
  const why = 'Hm';
  expect(await mira.link.ask('wrong', { table: waiting, at: 0, why })).toEqual({ refused: 'not-started' });
  expect(await mira.link.ask('wrong', { table, at: 1, why })).toEqual({ refused: 'stale' });
  expect(await mira.link.ask('wrong', { table, seat: 1, at: 0, why })).toEqual({ refused: 'not-seated' });
  expect(await rawAsk({ ...mira, cookie: '' }, { id: 'a', do: 'wrong', table, at: 0, why })).toEqual({
    re: 'a',
    refused: 'person-needed',
  });
  granted(await eva.link.ask('say', { table, text: 'Hello' }));
  granted(await mira.link.ask('oust', { table, badge: await badgeAt(table, eva), on: true }));
  expect(await eva.link.ask('wrong', { table, at: 0, why })).toEqual({ refused: 'sent-out' });
  // When it is over it may be seen as anybody at the table saw it.
  for (const [seat, each] of [mira, jonas].entries()) granted(await each.link.ask('resign', { table, seat }));
  granted(await mira.link.ask('wrong', { table, seat: 1, at: 0, why }));
  expect(await mira.link.ask('wrong', { table, seat: 7, at: 0, why })).toEqual({ refused: 'not-seated' });
});

test('reports of a person in a day', async () => {
  const { guest } = await house();
  const mira = await guest('Mira');
  const { table } = await seatedTable([mira], { seats: 2 });
  for (let i = 0; i < 11; i++) {
    const other = await guest(`Guest ${i}`);
    const answer = mira.link.ask('report', { table, badge: await badgeAt(table, other), why: '' });
    expect(await answer).toEqual(i < 10 ? {} : { refused: 'too-fast' });
  }
  const started = await startedTable([mira, await guest('Jonas')]);
  expect(await mira.link.ask('wrong', { table: started, at: 0, why: 'Hm' })).toEqual({ refused: 'too-fast' });
});
