import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { Place } from '#lobby/archive.ts';
import { granted } from '#table/refusal.ts';
import type { Guest } from '#wire/guest.ts';
import { circumstancesOf } from '../calls/circumstances.ts';
import { Ear } from '../calls/ear.ts';
import { signature } from '../calls/hook.ts';
import type { Wishes } from '../calls/wishes.ts';
import { afterwards, type House, house, looked, startedTable } from './house.ts';

/** Only there to end what hangs, in milliseconds. */
const PATIENCE = 120_000;

const ask = async <T>(
  guest: Guest,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; json: T }> => {
  const response = await fetch(guest.server + path, {
    method,
    headers: { cookie: guest.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (response.status === 204 ? undefined : await response.json()) as T };
};

interface Settings {
  readonly key: string;
  readonly hooks: boolean;
  readonly wishes: Wishes;
  readonly bells: readonly { readonly id: string; readonly kind: string; readonly current: boolean }[];
}

const settingsOf = async (guest: Guest): Promise<Settings> => (await ask<Settings>(guest, 'GET', '/api/me/calls')).json;

/** A house with a push service beside it. */
async function called(changed?: Parameters<typeof house>[2]): Promise<{ readonly home: House; readonly ear: Ear }> {
  const ear = await Ear.open();
  afterwards(() => ear.close());
  const home = await house({ neighbours: [ear.host], webhooks: true }, undefined, changed);
  return { home, ear };
}

const subscribe = async (ear: Ear, guest: Guest, name = guest.name, language = 'en'): Promise<void> => {
  const { status } = await ask(guest, 'POST', '/api/me/bells/push', { ...ear.subscribe(name), language, zone: 'UTC' });
  expect(status).toBe(200);
  // Whatever time it is where the test runs, nobody sleeps.
  await ask(guest, 'PUT', '/api/me/calls', { ...(await settingsOf(guest)).wishes, quiet: false });
};

/** The seat that is to move, and a move for it. */
async function move(guests: readonly Guest[], table: string): Promise<number> {
  const { frame } = await looked(guests[0]!, table);
  const seat = frame!.toAct[0]!;
  const mine = (await looked(guests[seat]!, table, seat)).frame!;
  granted(await guests[seat]!.link.ask('move', { table, seat, at: mine.at, move: mine.moves[0]!.name }));
  await guests[seat]!.link.ask('unlook', { table });
  await guests[0]!.link.ask('unlook', { table });
  return seat;
}

test('whoever is to move and does not look is called, in their language, once; and it is withdrawn when they have seen it', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests);
  for (const guest of guests) {
    await subscribe(ear, guest, guest.name, 'de');
    await guest.link.ask('unlook', { table });
  }
  const mover = await move(guests, table);
  const other = guests[1 - mover]!;
  const { message, headers } = await ear.until(
    ({ browser, message }) => browser === other.name && 'show' in message && message.id.endsWith(' 1'),
  );
  expect(message).toMatchObject({
    show: 'turn',
    tag: table,
    title: 'Du bist dran: Art Robbery',
    url: `/t/${table}`,
    later: 'In einer Stunde',
    waiting: 1,
  });
  expect(message).toHaveProperty('body', expect.stringContaining(guests[mover]!.name));
  expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', 'content-encoding': 'aes128gcm' });
  await other.link.ask('seen', { table, seat: 1 - mover, at: 1 });
  const { message: closing } = await ear.until(({ browser, message }) => browser === other.name && 'close' in message);
  expect(closing).toEqual({ close: table, waiting: 1 });
  expect(
    ear.heard.filter(
      ({ browser, message }) => browser === other.name && 'id' in message && message.id === `${table} turn 1`,
    ),
  ).toHaveLength(1);
  expect(ear.faults).toEqual([]);
});

test('while the game rests nobody is waited for: what was called for is withdrawn', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests);
  for (const guest of guests) {
    await subscribe(ear, guest);
    await guest.link.ask('unlook', { table });
  }
  await move(guests, table);
  await ear.until(({ message }) => 'id' in message && message.id.endsWith(' 1'));
  const room = granted(await home.running.lobby.room(table));
  granted(await room.change((row) => ({ ...row, paused: Date.now() })));
  await ear.until(({ message }) => 'close' in message);
});

test('whoever is away is called for what the others at the table ask, and it is withdrawn when that has been answered', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests, { clock: { kind: 'slow', days: 3 } });
  for (const guest of guests) await guest.link.ask('unlook', { table });
  const mover = await move(guests, table);
  // Who knows that it is their turn is told of the question, and so is who has nothing else to do.
  const next = 1 - mover;
  granted(await guests[next]!.link.ask('seen', { table, seat: next, at: 1 }));
  for (const asked of [next, mover]) {
    const [asker, { name }] = [guests[1 - asked]!, guests[asked]!];
    await subscribe(ear, guests[asked]!);
    granted(await asker.link.ask('ask', { table, seat: 1 - asked, question: { kind: 'pause' } }));
    const { message } = await ear.until(({ browser, message }) => browser === name && 'id' in message);
    expect(message).toMatchObject({ show: 'answer', title: `${asker.name} asks at Art Robbery`, body: 'A pause?' });
    granted(await guests[asked]!.link.ask('answer', { table, seat: asked, yes: false }));
    await ear.until(({ browser, message }) => browser === name && 'close' in message);
  }
  expect(ear.heard).toHaveLength(4);
});

test('a bell that the push service does not know any more is forgotten', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests);
  for (const guest of guests) await subscribe(ear, guest);
  ear.answer('Anna', 410);
  ear.answer('Bert', 404);
  await guests[0]!.link.ask('unlook', { table });
  await move(guests, table);
  await vi.waitFor(async () => {
    const left = await Promise.all(guests.map(async (guest) => (await settingsOf(guest)).bells.length));
    expect(left).toContain(0);
  }, PATIENCE);
});

test('nobody is called while they have the table in sight, and is as soon as the window is behind others', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests);
  for (const guest of guests) await subscribe(ear, guest);
  const seat = (await looked(guests[0]!, table)).frame!.toAct[0]!;
  const waiting = guests[1 - seat]!;
  await looked(waiting, table, 1 - seat);
  const mine = (await looked(guests[seat]!, table, seat)).frame!;
  granted(await guests[seat]!.link.ask('move', { table, seat, at: mine.at, move: mine.moves[0]!.name }));
  // Another call, of another table, tells that there was time enough.
  const others = [guests[1 - seat]!, guests[seat]!];
  const second = await startedTable(others);
  // Whoever saw it begin is not called to its first move.
  await move(others, second);
  await ear.until(({ message }) => 'tag' in message && message.tag === second);
  expect(
    ear.heard.filter(({ browser, message }) => browser === waiting.name && 'tag' in message && message.tag === table),
  ).toEqual([]);
  await waiting.link.ask('sight', { on: false });
  await ear.until(({ browser, message }) => browser === waiting.name && 'tag' in message && message.tag === table);
});

test('what is put off is called for again an hour later, and not before', async () => {
  const { home, ear } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable(guests);
  for (const guest of guests) {
    await subscribe(ear, guest);
    await guest.link.ask('unlook', { table });
  }
  const other = guests[1 - (await move(guests, table))]!;
  const rings = () =>
    ear.heard.filter(
      ({ browser, message }) =>
        browser === other.name && 'show' in message && message.show === 'turn' && message.id.endsWith(' 1'),
    );
  await ear.until(({ browser, message }) => browser === other.name && 'id' in message && message.id.endsWith(' 1'));
  expect((await ask(other, 'POST', `/api/me/calls/${table}/later`)).status).toBe(204);
  await vi.waitFor(async () => {
    const { due } = await home.archive.callStats();
    expect(due).toBe(1);
  }, PATIENCE);
  expect(rings()).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  await vi.waitFor(() => expect(rings()).toHaveLength(2), PATIENCE);
});

test('a rematch and the end of a game are called for, each as its switch says', async () => {
  const { home, ear } = await called();
  const [anna, bert] = [await home.guest('Anna'), await home.guest('Bert')];
  const table = await startedTable([anna, bert]);
  for (const guest of [anna, bert]) await subscribe(ear, guest);
  await ask(bert, 'PUT', '/api/me/calls', { ...(await settingsOf(bert)).wishes, over: true });
  await bert.link.ask('unlook', { table });
  granted(await bert.link.ask('leave', { table, seat: 1 }));
  for (;;) {
    const { frame } = await looked(anna, table, 0);
    if (frame!.outcome !== undefined) break;
    if (frame!.moves.length > 0)
      await anna.link.ask('move', { table, seat: 0, at: frame!.at, move: frame!.moves[0]!.name });
  }
  const { message } = await ear.until(
    ({ browser, message }) => browser === 'Bert' && 'show' in message && message.show === 'over',
  );
  expect(message).toMatchObject({ title: 'Art Robbery: the game is over', body: expect.stringMatching(/./) });
  const next = granted(await anna.link.ask('rematch', { table }));
  granted(await anna.link.ask('sit', { table: next.table, seat: 0, name: 'Anna' }));
  const { message: again } = await ear.until(
    ({ browser, message }) => browser === 'Bert' && 'show' in message && message.show === 'rematch',
  );
  expect(again).toMatchObject({
    title: 'Anna wants a rematch',
    tag: next.table,
    body: expect.stringContaining('same seats'),
  });
  expect(ear.heard.filter(({ browser, message }) => browser === 'Anna' && 'show' in message)).toEqual([]);
});

const NIGHT = Date.parse('2026-11-18T23:00:00Z');
const MORNING = Date.parse('2026-11-19T08:00:00Z');

/** How many calls are so. Only looked at: whoever claims them takes them from the server, which may be about to keep one. */
function countCalls({ file }: House, how: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare(`select count(*) as count from calls where ${how}`).get() as { readonly count: number };
  database.close();
  return row.count;
}

/** At night three tables wait for Mira, who sleeps until eight. */
async function sleeping(changed?: Parameters<typeof called>[0]) {
  vi.useFakeTimers({ now: NIGHT, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  const { home, ear } = await called(changed);
  const [mira, anna] = [await home.guest('Mira'), await home.guest('Anna')];
  await subscribe(ear, mira);
  await ask(mira, 'PUT', '/api/me/calls', { ...(await settingsOf(mira)).wishes, quiet: true });
  for (let i = 0; i < 3; i++) {
    const table = await startedTable([mira, anna]);
    do await move([mira, anna], table);
    while ((await looked(anna, table)).frame!.toAct[0] !== 0);
  }
  vi.setSystemTime(NIGHT + 60_000);
  await vi.waitFor(() => expect(countCalls(home, 'held = 1')).toBe(3), PATIENCE);
  return { home, ear, mira };
}

test('after a night one call says it for all tables, and again for all of them when the push service did not answer', async () => {
  const { home, ear } = await sleeping();
  const unanswered = () => home.log.filter((line) => line.includes('a bell did not ring'));
  ear.answer('Mira', 503);
  vi.setSystemTime(MORNING);
  await vi.waitFor(() => expect(unanswered()).toHaveLength(1), PATIENCE);
  await vi.waitFor(() => expect(countCalls(home, 'tries = 1')).toBe(3), PATIENCE);
  ear.answer('Mira', 201);
  vi.setSystemTime(MORNING + 6000);
  const { message } = await ear.until(({ message }) => 'show' in message);
  expect(message).toMatchObject({ show: 'several', title: '3 tables are waiting for you', waiting: 3 });
  await vi.waitFor(async () => expect(await home.archive.callStats()).toMatchObject({ due: 0 }), PATIENCE);
  expect([unanswered().length, ear.heard.length]).toEqual([1, 1]);
});

test('a process that dies when it has just said so for all tables says nothing else after that', async () => {
  let deaths = 1;
  const { home, ear } = await sleeping((archive) => ({
    ...archive,
    saveCalls: (calls, by) => (deaths-- > 0 ? Promise.reject(new Error('dead')) : archive.saveCalls(calls, by)),
  }));
  vi.setSystemTime(MORNING);
  const { message: first } = await ear.until(({ message }) => 'show' in message);
  await vi.waitFor(() => expect(home.log.some((line) => line.includes('a call failed'))).toBe(true), PATIENCE);
  vi.setSystemTime(MORNING + 11_000);
  await vi.waitFor(async () => expect(await home.archive.callStats()).toMatchObject({ due: 0 }), PATIENCE);
  // A browser shows what has the same tag and id once.
  expect(ear.heard.map(({ message }) => message)).toEqual([first, first]);
});

test('what could not be taken back is taken back later', async () => {
  const { home, ear } = await called();
  const [anna, mira] = [await home.guest('Anna'), await home.guest('Mira')];
  const table = await startedTable([mira, anna]);
  await subscribe(ear, mira);
  do await move([mira, anna], table);
  while ((await looked(anna, table)).frame!.toAct[0] !== 0);
  await ear.until(({ message }) => 'show' in message);
  ear.answer('Mira', 503);
  const { frame } = await looked(anna, table);
  await mira.link.ask('seen', { table, seat: 0, at: frame!.at });
  await vi.waitFor(async () => expect(await home.archive.callStats()).toMatchObject({ due: 1 }), PATIENCE);
  ear.answer('Mira', 201);
  vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  const { message } = await ear.until(({ message }) => 'close' in message);
  expect(message).toEqual({ close: table, waiting: 1 });
  await vi.waitFor(async () => expect(await home.archive.callStats()).toMatchObject({ due: 0 }), PATIENCE);
});

test('an invitation is called for, and withdrawn when the seat is taken back', async () => {
  const { home, ear } = await called();
  const [anna, bert] = [await home.guest('Anna'), await home.guest('Bert')];
  await startedTable([anna, bert]);
  await subscribe(ear, bert);
  await ask(bert, 'PUT', '/api/me/calls', { ...(await settingsOf(bert)).wishes, turn: false });
  const { table } = granted(await anna.link.ask('create', { game: 'beutezug', seats: 2 }));
  granted(await anna.link.ask('sit', { table, seat: 0, name: 'Anna' }));
  const { people } = granted(await anna.link.ask('companions', { table }));
  const { from, badge } = people[0]!;
  granted(await anna.link.ask('invite', { table, from, badge }));
  const { message } = await ear.until(({ message }) => 'show' in message && message.show === 'invitation');
  expect(message).toMatchObject({ title: 'Anna invites you to Beutezug', tag: table, body: 'With Anna.' });
  granted(await anna.link.ask('free', { table, seat: 1 }));
  await ear.until(({ message }) => 'close' in message && message.close === table);
});

test('chat is called for at a table with a clock in days, and nowhere else', async () => {
  const { home, ear } = await called();
  const [anna, bert] = [await home.guest('Anna'), await home.guest('Bert')];
  const [quick, slow] = [
    await startedTable([anna, bert]),
    await startedTable([anna, bert], { clock: { kind: 'slow', days: 3 } }),
  ];
  await subscribe(ear, bert);
  await ask(bert, 'PUT', '/api/me/calls', { ...(await settingsOf(bert)).wishes, turn: false, chat: true });
  for (const table of [quick, slow]) await bert.link.ask('unlook', { table });
  // Until both have been looked at for the first time, and lines count from there.
  await vi.waitFor(
    async () => expect(await home.archive.claimCalls(Date.now(), { by: 'test', until: 0 }, 9)).toEqual([]),
    PATIENCE,
  );
  for (const table of [quick, slow]) granted(await anna.link.ask('say', { table, text: 'Where are you?' }));
  const { message } = await ear.until(({ message }) => 'show' in message);
  expect(message).toMatchObject({ show: 'chat', tag: slow, title: 'Anna at Art Robbery', body: 'Where are you?' });
});

test('whom somebody has blocked does not reach them by chat, nor hides what others have said', async () => {
  const { home, ear } = await called();
  const [mira, jonas, anna] = [await home.guest('Mira'), await home.guest('Jonas'), await home.guest('Anna')];
  const table = await startedTable([mira, jonas, anna], { clock: { kind: 'slow', days: 3 } });
  await subscribe(ear, mira);
  await ask(mira, 'PUT', '/api/me/calls', { ...(await settingsOf(mira)).wishes, turn: false, chat: true });
  await mira.link.ask('unlook', { table });
  // Looked at once before anybody speaks: lines count from there.
  const all = async () => expect(await home.archive.claimCalls(Date.now(), { by: 'test', until: 0 }, 9)).toEqual([]);
  await vi.waitFor(all, PATIENCE);
  const { badge } = await looked(jonas, table);
  granted(await mira.link.ask('block', { table, badge: badge! }));
  granted(await anna.link.ask('say', { table, text: 'Shall we go on?' }));
  granted(await jonas.link.ask('say', { table, text: 'You cannot keep me out' }));
  const { message } = await ear.until(({ message }) => 'show' in message);
  expect(message).toMatchObject({ show: 'chat', tag: table, title: 'Anna at Art Robbery', body: 'Shall we go on?' });
  // Seen, and after that only the one who is blocked speaks; then a table that waits tells that there was time enough.
  await looked(mira, table, 0);
  await ear.until(({ message }) => 'close' in message);
  await mira.link.ask('unlook', { table });
  granted(await jonas.link.ask('say', { table, text: 'Answer me' }));
  await vi.waitFor(all, PATIENCE);
  granted(await anna.link.ask('say', { table, text: 'Your move?' }));
  await ear.until(({ message }) => 'show' in message && message.body === 'Your move?');
  expect(JSON.stringify(ear.heard)).not.toMatch(/Jonas at|keep me out|Answer me/);
});

test('hooks are written to in words that chats show, signed; for a person, and for a whole table', async () => {
  const { home, ear } = await called();
  const letters: { readonly path: string; readonly time: string; readonly signed: string; readonly body: string }[] =
    [];
  const chat = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const { 'x-hideout-time': time, 'x-hideout-signature': signed } = request.headers;
      letters.push({ path: request.url!, time: String(time), signed: String(signed), body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  afterwards(() => void chat.close());
  const host = `127.0.0.1:${(chat.address() as AddressInfo).port}`;
  const open = await house({ neighbours: [host, ear.host], webhooks: true });
  void home;
  const guests = [await open.guest('Anna'), await open.guest('@everyone <b>')];
  const table = await startedTable(guests);
  const secrets = new Map<string, string>();
  for (const [path, body] of [
    ['/mine', {}],
    ['/table', { table }],
  ] as const) {
    const { json } = await ask<{ id: string; secret: string }>(guests[0]!, 'POST', '/api/me/bells/hook', {
      address: `http://${host}${path}`,
      language: 'en',
      ...body,
    });
    secrets.set(path, json.secret);
  }
  await ask(guests[0]!, 'PUT', '/api/me/calls', { ...(await settingsOf(guests[0]!)).wishes, quiet: false });
  for (const guest of guests) await guest.link.ask('unlook', { table });
  // On to where Anna is waited for, and not because she has just moved herself.
  do await move(guests, table);
  while ((await looked(guests[0]!, table)).frame!.toAct[0] !== 0);
  await guests[0]!.link.ask('unlook', { table });
  await vi.waitFor(
    () => expect(new Set(letters.map(({ path }) => path))).toEqual(new Set(['/mine', '/table'])),
    PATIENCE,
  );
  for (const { path, time, signed, body } of letters) {
    expect(signed).toBe(`sha256=${signature(secrets.get(path)!, time, body)}`);
    const { content, text, allowed_mentions, hideout } = JSON.parse(body) as Record<string, never>;
    expect(content).toBe(text);
    expect(content).not.toMatch(/@everyone|<b>/);
    expect(allowed_mentions).toEqual({ parse: [] });
    expect(hideout).toMatchObject({ table, game: 'art-robbery', url: `${open.url}/t/${table}` });
  }
  const { bells } = await settingsOf(guests[0]!);
  const { json } = await ask<{ rung: boolean }>(guests[0]!, 'POST', `/api/me/bells/${bells[0]!.id}/try`);
  expect(json).toEqual({ rung: true });
});

test('the hook of a table hears nothing more of it once its owner does not sit there', async () => {
  const { home } = await called();
  const guests = [await home.guest('Anna'), await home.guest('Bert'), await home.guest('Carla')];
  const table = await startedTable(guests);
  for (const guest of guests) await guest.link.ask('unlook', { table });
  const carla = (await home.archive.table(table))!.places[2]!;
  if (carla.kind !== 'person') throw new Error('nobody sits there');
  const { lobby } = home.running;
  const bell = { id: 'a-call', person: carla.person, table, bell: 'a-hook', at: 0, held: false, rung: [], tries: 0 };
  const found = () => circumstancesOf(lobby, { ...bell, heard: -1, stamp: 0 });
  const silence = { wants: [], inSight: false, said: 0 };
  const room = granted(await lobby.room(table));
  const seated = async (place: Place): Promise<void> =>
    void granted(await room.change((row) => ({ ...row, places: row.places.with(2, place) })));
  expect(await found()).toMatchObject({ wants: [{ what: 'turn' }], isOver: false, facts: { row: { id: table } } });
  // As long as a friend plays for her she may be back, and what happens is not hers to read.
  await seated({ ...carla, person: 'a-friend', name: 'Dora', for: carla });
  expect(await found()).toEqual({ ...silence, isOver: false });
  await seated(carla);
  granted(await guests[2]!.link.ask('resign', { table, seat: 2 }));
  expect(await found()).toEqual({ ...silence, isOver: true });
});

test('a hook needs the host’s leave, an address outside, a seat at its table, and there are not many', async () => {
  const closed = await house();
  const anna = await closed.guest('Anna');
  const hook = (guest: Guest, body: object) =>
    ask<{ refused: string }>(guest, 'POST', '/api/me/bells/hook', {
      address: 'https://hooks.example.com/x',
      language: 'en',
      ...body,
    });
  expect((await hook(anna, {})).json).toEqual({ refused: 'no-hooks' });
  expect((await settingsOf(anna)).hooks).toBe(false);
  const open = await house({ webhooks: true });
  const bert = await open.guest('Bert');
  for (const address of ['https://127.0.0.1/x', 'http://hooks.example.com/x', 'https://localhost/x'])
    expect((await hook(bert, { address })).json).toEqual({ refused: 'bad-address' });
  expect((await hook(bert, { table: 'fox-lamp-42' })).json).toEqual({ refused: 'not-seated' });
  for (let i = 0; i < 5; i++) expect((await hook(bert, {})).status).toBe(200);
  expect((await hook(bert, {})).json).toEqual({ refused: 'too-many-bells' });
  const first = (await settingsOf(bert)).bells[0]!;
  expect((await ask(bert, 'DELETE', `/api/me/bells/${first.id}`)).status).toBe(204);
  expect((await hook(bert, {})).status).toBe(200);
});

test('trials of a person in an hour, with all their hooks', async () => {
  // Nobody listens there.
  const host = '127.0.0.1:1';
  const home = await house({ neighbours: [host], webhooks: true });
  const [anna, bert] = [await home.guest('Anna'), await home.guest('Bert')];
  const body = { address: `http://${host}/x`, language: 'en' };
  const hook = async (guest: Guest): Promise<string> =>
    (await ask<{ id: string }>(guest, 'POST', '/api/me/bells/hook', body)).json.id;
  const ring = async (guest: Guest, bell: string) => (await ask(guest, 'POST', `/api/me/bells/${bell}/try`)).json;
  const bells = [await hook(anna), await hook(anna)];
  for (let i = 0; i < 20; i++) expect(await ring(anna, bells[i % 2]!)).toEqual({ rung: false });
  for (const bell of bells) expect(await ring(anna, bell)).toEqual({ refused: 'too-fast' });
  expect(await ring(bert, await hook(bert))).toEqual({ rung: false });
});

test('a browser is called at an address outside, with keys of the right kind; a second subscription replaces the first', async () => {
  const { home, ear } = await called();
  const anna = await home.guest('Anna');
  const { keys } = ear.subscribe('Anna');
  const push = (body: object) =>
    ask<{ refused: string }>(anna, 'POST', '/api/me/bells/push', {
      address: 'https://push.example.com/a',
      keys,
      language: 'en',
      zone: 'Europe/Berlin',
      ...body,
    });
  for (const address of ['https://10.0.0.1/x', 'http://push.example.com/x', 'https://[fd00::1]/x'])
    expect((await push({ address })).json).toEqual({ refused: 'bad-address' });
  expect((await push({ keys: { p256dh: 'AAAA', auth: 'AAAA' } })).json).toEqual({ refused: 'bad-address' });
  expect((await push({ language: 'xx' })).status).toBe(400);
  for (const address of ['https://push.example.com/a', 'https://push.example.com/b'])
    expect((await push({ address })).status).toBe(200);
  // A browser that takes another address by itself is called in the language it has said before.
  expect((await push({ address: 'https://push.example.com/a', language: 'es' })).status).toBe(200);
  expect((await push({ language: undefined, zone: undefined, address: 'https://push.example.com/b' })).status).toBe(
    200,
  );
  const settings = await settingsOf(anna);
  expect(settings.bells).toMatchObject([{ kind: 'push', current: true }]);
  expect(settings.wishes.zone).toBe('Europe/Berlin');
  expect(settings.key).toMatch(/^[\w-]{87}$/);
  const { json } = await ask<{ calls: { bells: object[] } }>(anna, 'GET', '/api/me/export');
  expect(json.calls.bells).toMatchObject([{ address: 'https://push.example.com/b', language: 'es' }]);
  expect(JSON.stringify(json)).not.toContain(keys.auth);
  await ask(anna, 'POST', '/api/me/leave');
  expect(await home.archive.callStats()).toEqual({ bells: 0, due: 0 });
});

test('nobody is called for others: who has not said who they are has no bells, and wrong wishes are refused', async () => {
  const { home } = await called();
  expect((await fetch(`${home.url}/api/me/calls`)).status).toBe(401);
  const anna = await home.guest('Anna');
  const { wishes } = await settingsOf(anna);
  for (const wrong of [{ zone: 'Mars/Olympus' }, { from: 1440 }, { daysOff: [0, 1, 2, 3, 4, 5, 6] }, { other: 1 }])
    expect((await ask(anna, 'PUT', '/api/me/calls', { ...wishes, ...wrong })).status).toBe(400);
});
