import { describe, expect, test, vi } from 'vitest';
import { game } from '#games/art-robbery/index.ts';
import type { GameRecord } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import { Guest } from '#wire/guest.ts';
import type { Lists, TableInfo } from '#wire/messages.ts';
import {
  afterwards,
  forgetRooms,
  granted,
  house,
  looked,
  pause,
  playOn,
  pushed,
  rawAsk,
  SALT,
  seatedTable,
  startedTable,
  Window,
} from './house.ts';

const NOBODY = { by: '', until: 0 };

test('two people and a bot play a game to its end, a spectator sees it, and the record verifies', async () => {
  const { guest, url } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const table = await startedTable([mira, jonas], { seats: 3 });
  const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
  const audience = new Window(eva, table);
  await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
  const { outcome, at } = await audience.until(({ frame }) => (frame?.outcome === undefined ? undefined : frame));
  expect(outcome).toEqual(windows[0]!.frame!.outcome);
  expect(audience.seen!.story.map((told) => told.at)).toEqual(Array.from({ length: at }, (_, i) => i + 1));
  const record = granted(await mira.link.ask('record', { table }));
  expect(verify(game, record)).toEqual({
    holds: true,
    rollsProven: true,
    played: true,
    finished: true,
    dice: { sealed: [], voided: 0 },
  });
  const answer = await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie: jonas.cookie } });
  expect((await answer.json()) as GameRecord).toEqual(record);
  expect(granted(await eva.link.ask('record', { table }))).toEqual(record);
});

describe('a table that is filling', () => {
  test('is made once, however often the same command comes', async () => {
    const { guest, archive } = await house();
    const mira = await guest('Mira');
    const lines = await Promise.all(
      [1, 2, 3].map(() => rawAsk(mira, { id: 'same', do: 'create', game: 'beutezug', seats: 3 })),
    );
    expect(new Set(lines.map(({ ok }) => (ok as TableInfo).table)).size).toBe(1);
    const person = granted(await mira.link.ask('lobby', { on: false }));
    expect(person).toEqual({});
    expect(await archive.openTables(10)).toEqual([]);
  });

  test('shows everybody who sits where, with nobody else’s salt, id or secret', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = await seatedTable([mira, jonas], { seats: 3 });
    const look = await looked(jonas, table);
    expect(look.info.seats).toEqual([
      expect.objectContaining({ kind: 'person', name: 'Mira', you: false, standIn: false, awaited: false }),
      expect.objectContaining({ kind: 'person', name: 'Jonas', you: true, present: true }),
      { kind: 'bot', name: 'Roxie', strength: 'normal', warm: false },
    ]);
    expect(look.info).toMatchObject({ phase: 'seating', yours: false, owner: 'Mira' });
    expect(look.info.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(look)).not.toContain(SALT);
  });

  test('gives a seat to one person only', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2 }));
    const answers = await Promise.all([mira, jonas].map(({ link, name }) => link.ask('sit', { table, seat: 0, name })));
    expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ refused: 'seat-taken' }]);
  });

  test('lets only its owner set bots, terms and the start, and free the seats of others', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = await seatedTable([mira, jonas]);
    const refusal = { refused: 'not-owner' };
    expect(await jonas.link.ask('bot', { table, seat: 0, strength: 'easy' })).toEqual(refusal);
    expect(await jonas.link.ask('set', { table, seats: 4 })).toEqual(refusal);
    expect(await jonas.link.ask('start', { table })).toEqual(refusal);
    expect(await jonas.link.ask('close', { table })).toEqual(refusal);
    expect(await jonas.link.ask('free', { table, seat: 0 })).toEqual(refusal);
    expect(granted(await mira.link.ask('free', { table, seat: 1 })).seats[1]).toEqual({ kind: 'open' });
  });

  test('takes other terms until it starts, but takes nobody’s seat away', async () => {
    const { guest } = await house();
    const mira = await guest('Mira');
    const { table } = await seatedTable([mira], { seats: 2 });
    const set = (terms: object) => mira.link.ask('set', { table, ...terms });
    expect(granted(await set({ seats: 4, public: true, odds: false })).seats).toHaveLength(4);
    expect(granted(await set({ clock: { kind: 'slow', days: 3 } })).clock).toEqual({ kind: 'slow', days: 3 });
    expect(await set({ seats: 1 })).toMatchObject({ refused: 'bad-options' });
    expect(await set({ options: { nonsense: true } })).toMatchObject({ refused: 'bad-options' });
    granted(await mira.link.ask('free', { table, seat: 0 }));
    granted(await mira.link.ask('sit', { table, seat: 3, name: 'Mira' }));
    expect(await set({ seats: 2 })).toEqual({ refused: 'seat-taken' });
    granted(await mira.link.ask('start', { table }));
    expect(await set({ seats: 4 })).toEqual({ refused: 'already-started' });
  });

  test('may be closed by its owner; whoever looks is told, and it is gone', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = await seatedTable([mira]);
    await looked(jonas, table);
    const gone = pushed(jonas, (push) => push.push === 'gone');
    granted(await mira.link.ask('close', { table }));
    expect(await gone).toEqual({ push: 'gone', table });
    expect(await jonas.link.ask('look', { table })).toEqual({ refused: 'no-such-table' });
  });

  test('lets several people of one device sit at it, unless it is public', async () => {
    const { guest } = await house();
    const mira = await guest('Mira');
    for (const isPublic of [false, true]) {
      const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2, public: isPublic }));
      granted(await mira.link.ask('sit', { table, seat: 0, name: 'Mira' }));
      const second = await mira.link.ask('sit', { table, seat: 1, name: 'Lucía' });
      if (isPublic) expect(second).toEqual({ refused: 'several-seats' });
      else expect(granted(second).seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual(['Mira', 'Lucía']);
    }
  });

  test('keeps an open seat warm with a bot, which whoever comes later may take over', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
    granted(await mira.link.ask('sit', { table, seat: 0, name: 'Mira' }));
    const info = granted(await mira.link.ask('start', { table }));
    expect(info.seats[1]).toMatchObject({ kind: 'bot', warm: true });
    const taken = granted(await jonas.link.ask('sit', { table, seat: 1, name: 'Jonas' }));
    expect(taken.seats[1]).toMatchObject({ kind: 'person', name: 'Jonas', you: true });
    expect((await looked(jonas, table, 1)).frame).toMatchObject({ viewer: 1 });
  });

  test('cannot start with bots alone', async () => {
    const { guest } = await house();
    const mira = await guest('Mira');
    const { table } = granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
    expect(await mira.link.ask('start', { table })).toEqual({ refused: 'not-seated' });
  });
});

describe('playing', () => {
  test('a move is refused for somebody else’s seat, out of turn, out of date, or if it is none', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    const { frame } = await looked(mira, table, 0);
    const [mover, other] = frame!.toAct[0] === 0 ? [mira, jonas] : [jonas, mira];
    const seat = frame!.toAct[0]!;
    const { moves } = (await looked(mover, table, seat)).frame!;
    const move = moves[0]!.name;
    expect(await other.link.ask('move', { table, seat, at: 0, move })).toEqual({ refused: 'not-seated' });
    expect(await other.link.ask('move', { table, seat: 1 - seat, at: 0, move })).toEqual({ refused: 'not-your-turn' });
    expect(await mover.link.ask('move', { table, seat, at: 7, move })).toEqual({ refused: 'stale' });
    expect(await mover.link.ask('move', { table, seat, at: 0, move: 'sneeze' })).toHaveProperty('refused');
    expect(granted(await mover.link.ask('move', { table, seat, at: 0, move }))).toEqual({ at: 1 });
  });

  test('a pick in Beutezug can be taken back, and the story says so', async () => {
    const { guest } = await house();
    const mira = await guest('Mira');
    const table = await startedTable([mira, await guest('Jonas')], { game: 'beutezug' });
    const { frame } = await looked(mira, table);
    const seat = frame!.toAct[0]!;
    const mover = seat === 0 ? mira : undefined;
    if (mover === undefined) return expect(seat).toBe(1);
    const offers = (await looked(mira, table, 0)).frame!.moves;
    granted(await mira.link.ask('move', { table, seat: 0, at: 0, move: offers[0]!.name }));
    granted(await mira.link.ask('undo', { table, seat: 0, at: 1 }));
    const { story, frame: after } = await looked(mira, table, 0);
    expect(story.map(({ at, seat: by, to }) => ({ at, by, to }))).toEqual([
      { at: 1, by: 0, to: undefined },
      { at: 2, by: 0, to: 0 },
    ]);
    expect(after!.moves).toEqual(offers);
  });

  test('a seat that is left is played by a bot until its owner is back, who is shown what it did', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    granted(await jonas.link.ask('leave', { table, seat: 1 }));
    const window = new Window(mira, table, 0);
    const playing = playOn(mira, window, 0);
    await window.until(({ frame }) => frame !== undefined && frame.at >= 6);
    const { seen, story } = await looked(jonas, table, 1);
    expect(seen).toBe(0);
    expect(story.filter(({ seat }) => seat === 1).length).toBeGreaterThan(1);
    expect(granted(await jonas.link.ask('back', { table, seat: 1 })).seats[1]).toMatchObject({ standIn: false });
    granted(await jonas.link.ask('seen', { table, seat: 1, at: story.at(-1)!.at }));
    expect((await looked(jonas, table, 1)).seen).toBe(story.at(-1)!.at);
    granted(await jonas.link.ask('leave', { table, seat: 1 }));
    await playing;
  });

  test('with nobody left the bots wait', async () => {
    const { guest, running } = await house();
    const mira = await guest('Mira');
    const table = await startedTable([mira], { seats: 4 });
    granted(await mira.link.ask('leave', { table, seat: 0 }));
    const room = granted(await running.lobby.room(table));
    // One may have been thinking; with nobody in a seat they would otherwise play to the end.
    while (room.isAtWork) await pause(1);
    expect((await looked(mira, table, 0)).frame!.outcome).toBeUndefined();
    expect(room.isAtWork).toBe(false);
  });

  test('a seat that is resigned belongs to a bot; with the last one the table is abandoned', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    expect(granted(await jonas.link.ask('resign', { table, seat: 1 })).seats[1]).toMatchObject({ kind: 'bot' });
    expect(await jonas.link.ask('back', { table, seat: 1 })).toEqual({ refused: 'not-seated' });
    expect(granted(await mira.link.ask('resign', { table, seat: 0 })).phase).toBe('abandoned');
    const { frame } = await looked(mira, table);
    expect(frame!.outcome).toBeUndefined();
  });

  test('the same people play again: seats are kept, and each has to be taken anew', async () => {
    const { guest, archive } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    expect(await mira.link.ask('rematch', { table })).toEqual({ refused: 'game-running' });
    const windows = [new Window(mira, table, 0), new Window(jonas, table, 1)];
    await Promise.all([playOn(mira, windows[0]!, 0), playOn(jonas, windows[1]!, 1)]);
    // Nobody can have made the next table beforehand, as another game.
    for (const id of [`again-${table}`, `again.${table}`])
      await rawAsk(mira, { id, do: 'create', game: 'beutezug', seats: 2 });
    const [one, two] = await Promise.all([mira, jonas].map(({ link }) => link.ask('rematch', { table })));
    expect(granted(one!).game).toBe('art-robbery');
    const next = granted(one!).table;
    expect(granted(two!).table).toBe(next);
    expect(granted(one!).commitment).not.toBe((await archive.table(table))!.commitment);
    await windows[0]!.until(({ info }) => info.rematch === next);
    expect(granted(two!).seats).toMatchObject([{ awaited: true }, { awaited: true, you: true }]);
    granted(await mira.link.ask('sit', { table: next, seat: 0, name: 'Mira' }));
    // Nobody has to start it: with the last of them it is dealt.
    const { seats, phase } = granted(await jonas.link.ask('sit', { table: next, seat: 1, name: 'Jonas' }));
    expect(seats).toMatchObject([{ awaited: false }, { awaited: false }]);
    expect(phase).toBe('playing');
  });
});

describe('time', () => {
  test('when it is out a bot takes the seat, also after the server was away', async () => {
    const clock = { kind: 'move', minutes: 1 } as const;
    const first = await house();
    const [mira, jonas] = [await first.guest('Mira'), await first.guest('Jonas')];
    const table = await startedTable([mira, jonas], { clock });
    const { info, frame } = await looked(mira, table);
    expect(info.deadline! - Date.now()).toBeGreaterThan(55_000);
    await first.running.close();
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    afterwards(() => void vi.useRealTimers());
    const second = await house({}, first.file);
    await second.running.lobby.tick();
    const late = frame!.toAct[0]!;
    const other = 1 - late;
    const visitor = Guest.again(second.url, other === 0 ? mira : jonas);
    afterwards(() => visitor.link.close());
    const window = new Window(visitor, table, other);
    const seen = await window.until((now) => (now.frame!.at > 0 ? now : undefined));
    expect(seen.info.seats[late]).toMatchObject({ standIn: true });
    expect(seen.story[0]!.seat).toBe(late);
  });

  test('what is left in a bank is there again after a restart, and runs on', async () => {
    const clock = { kind: 'bank', minutes: 2, increment: 5 } as const;
    const first = await house();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    afterwards(() => void vi.useRealTimers());
    const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);
    const [mira, jonas] = [await first.guest('Mira'), await first.guest('Jonas')];
    const table = await startedTable([mira, jonas], { clock });
    const mover = (await looked(mira, table)).frame!.toAct[0]!;
    const acting = [mira, jonas][mover]!;
    const { frame } = await looked(acting, table, mover);
    pass(30_000);
    granted(await acting.link.ask('move', { table, seat: mover, at: 0, move: frame!.moves[0]!.name }));
    const { info } = await looked(mira, table);
    const left = (seats: TableInfo['seats']): (number | undefined)[] =>
      seats.map((seat) => (seat.kind === 'person' ? seat.left : undefined));
    // With the increment, if the turn has passed on by that move.
    expect([90_000, 95_000]).toContain(left(info.seats)[mover]);
    await first.running.close();
    pass(10_000);
    const second = await house({}, first.file);
    const visitor = Guest.again(second.url, mira);
    afterwards(() => visitor.link.close());
    const back = (await looked(visitor, table)).info;
    const running = back.seats.findIndex((seat) => seat.kind === 'person' && seat.isRunning);
    expect(left(back.seats)[running]).toBe(left(info.seats)[running]! - 10_000);
    expect(left(back.seats)[1 - running]).toBe(left(info.seats)[1 - running]);
  });

  test('a bot whose turn it was when the server went away moves when it is back', async () => {
    const first = await house({ botPause: 60_000 });
    const mira = await first.guest('Mira');
    const { table } = await seatedTable([mira], { seats: 2 });
    // Whoever begins is drawn, so let the person leave and come back: then it is a bot’s turn or hers.
    granted(await mira.link.ask('start', { table }));
    const row = (await first.archive.table(table))!;
    const { frame } = await looked(mira, table, 0);
    if (frame!.toAct[0] === 0) {
      granted(await mira.link.ask('move', { table, seat: 0, at: 0, move: frame!.moves[0]!.name }));
    }
    expect(row.phase).toBe('playing');
    const before = (await looked(mira, table, 0)).frame!;
    await first.running.close();
    const second = await house({}, first.file);
    const again = Guest.again(second.url, mira);
    afterwards(() => again.link.close());
    const window = new Window(again, table, 0);
    if (before.toAct[0] !== 0) await window.until(({ frame: now }) => now!.at > before.at);
    else expect((await window.until(({ frame: now }) => now))!.at).toBe(before.at);
  });
});

describe('lists', () => {
  test('my tables and open tables are sent anew when something changes in them', async () => {
    const { guest } = await house();
    const [mira, eva] = [await guest('Mira'), await guest('Eva')];
    expect(granted(await eva.link.ask('lobby', { on: true }))).toEqual({ mine: [], open: [] });
    const news = pushed(eva, (push) => push.push === 'lists' && push.open.length > 0);
    const { table } = await seatedTable([mira], { seats: 3, public: true });
    expect(await news).toMatchObject({ open: [{ table, game: 'art-robbery', phase: 'seating' }], mine: [] });
    granted(await mira.link.ask('start', { table }));
    const lists = granted(await mira.link.ask('lobby', { on: true })) as Lists;
    expect(lists.mine).toMatchObject([{ table, phase: 'playing', names: ['Mira', 'Roxie', 'Vincenzo'] }]);
    expect(lists.mine[0]!.toAct).toHaveLength(1);
  });

  test('a table by link is in nobody else’s list', async () => {
    const { guest } = await house();
    const [mira, eva] = [await guest('Mira'), await guest('Eva')];
    await seatedTable([mira]);
    expect(granted(await eva.link.ask('lobby', { on: true }))).toEqual({ mine: [], open: [] });
  });
});

test('chat is kept with the table, cleaned of control signs, and told once', async () => {
  const { guest } = await house();
  const [mira, eva] = [await guest('Mira'), await guest('Eva')];
  const { table } = await seatedTable([mira]);
  await looked(eva, table);
  const heard = pushed(eva, (push) => push.push === 'said');
  await rawAsk(mira, { id: 'line', do: 'say', table, text: 'Hands\u0000 off\u202e my\n vase <b>' });
  await rawAsk(mira, { id: 'line', do: 'say', table, text: 'Hands off' });
  const line = { n: 1, name: 'Mira', seat: 0, text: 'Hands off my vase <b>', when: expect.any(Number) };
  const { badge } = await looked(mira, table, 0);
  expect(await heard).toEqual({ push: 'said', table, line: { ...line, by: badge } });
  expect((await looked(eva, table)).chat).toEqual([{ ...line, by: badge }]);
  expect(await eva.link.ask('say', { table, text: '\u0001' })).toEqual({ refused: 'bad-message' });
});

test('phrases and reactions are told by their keys, and kept with the chat', async () => {
  const { guest } = await house();
  const [mira, eva] = [await guest('Mira'), await guest('Eva')];
  const { table } = await seatedTable([mira]);
  expect(granted(await mira.link.ask('phrase', { table, phrase: 'one-moment' }))).toEqual({ n: 1 });
  expect(granted(await eva.link.ask('react', { table, to: { line: 1 }, reaction: 'laugh' }))).toEqual({ n: 2 });
  expect(granted(await eva.link.ask('react', { table, to: { line: 1 } }))).toEqual({ n: 3 });
  const { chat } = await looked(eva, table);
  expect(chat).toEqual([
    { n: 1, name: 'Mira', seat: 0, by: expect.any(String), when: expect.any(Number), phrase: 'one-moment' },
    { n: 2, name: 'Eva', by: expect.any(String), when: expect.any(Number), to: { line: 1 }, reaction: 'laugh' },
    { n: 3, name: 'Eva', by: expect.any(String), when: expect.any(Number), to: { line: 1 } },
  ]);
  for (const wrong of [{ phrase: 'One moment' }, { phrase: '<b>' }, { phrase: 'a'.repeat(41) }, {}])
    expect(await rawAsk(mira, { id: 'a', do: 'phrase', table, ...wrong })).toMatchObject({ refused: 'bad-message' });
  for (const wrong of [{ to: {} }, { to: { line: 0 } }, { to: { line: 1 }, reaction: 'rage' }])
    expect(await rawAsk(mira, { id: 'a', do: 'react', table, ...wrong })).toMatchObject({ refused: 'bad-message' });
});

test('a badge is the same at one table, and another at the next', async () => {
  const { guest } = await house();
  const [mira, eva] = [await guest('Mira'), await guest('Eva')];
  const [one, two] = [await seatedTable([mira]), await seatedTable([mira])];
  for (const { table } of [one, two]) granted(await mira.link.ask('say', { table, text: 'hello' }));
  const seen = await Promise.all([one, two].map(({ table }) => looked(eva, table)));
  const [first, second] = seen.map(({ chat }) => chat[0]!.by);
  expect(first).toBe((await looked(mira, one.table, 0)).badge);
  expect(first).not.toBe(second);
  expect(seen[0]!.badge).not.toBe(first);
});

test('a plan reaches everybody and is kept, until its seat lays another', async () => {
  const { guest } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await seatedTable([mira, jonas]);
  await looked(jonas, table, 1);
  const heard = pushed(jonas, (push) => push.push === 'plan');
  const { badge: by } = await looked(mira, table, 0);
  const plan = { seat: 0, by, n: 1, data: { ping: 'A1' } };
  expect(granted(await mira.link.ask('plan', { table, seat: 0, data: { ping: 'A1' } }))).toEqual(plan);
  expect(await heard).toEqual({ push: 'plan', table, plan });
  expect((await looked(await guest('Eva'), table)).plans).toEqual([plan]);
  expect(await mira.link.ask('plan', { table, seat: 0, data: 'x'.repeat(3000) })).toEqual({ refused: 'too-big' });
  expect(await mira.link.ask('plan', { table, seat: 1, data: 1 })).toEqual({ refused: 'not-seated' });
  granted(await mira.link.ask('plan', { table, seat: 0, data: null }));
  expect((await looked(jonas, table, 1)).plans).toEqual([{ seat: 0, by, n: 2, data: null }]);
});

test('notes are kept for whoever plays there, and told to nobody else', async () => {
  const { guest } = await house();
  const [mira, jonas, eva] = [await guest('Mira'), await guest('Jonas'), await guest('Eva')];
  const { table } = await seatedTable([mira, jonas]);
  const noted = 'He has the dog.\n\tWatch out';
  expect(granted(await mira.link.ask('note', { table, text: `${noted}\u0000` }))).toEqual({ text: noted });
  expect(granted(await mira.link.ask('notes', { table }))).toEqual({ text: noted });
  for (const other of [jonas, eva]) expect(granted(await other.link.ask('notes', { table }))).toEqual({ text: '' });
  expect(await eva.link.ask('note', { table, text: 'mine' })).toEqual({ refused: 'not-seated' });
  expect(JSON.stringify(await looked(jonas, table, 1))).not.toContain('dog');
});

test('a table that nobody looks at leaves memory and comes back as it was', async () => {
  const { guest, running } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  const before = (await looked(mira, table, 0)).frame;
  for (const { link } of [mira, jonas]) granted(await link.ask('unlook', { table }));
  granted(await mira.link.ask('unlook', { table, seat: 0 }));
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  await running.lobby.tick();
  expect(running.lobby.openRooms).toBe(0);
  expect((await looked(mira, table, 0)).frame).toEqual(before);
});

describe('what cannot go on', () => {
  test('a table of an older version can be read, says why it stops, and harms no other', async () => {
    const { guest, archive, running } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    const { frame } = await looked(mira, table);
    const seat = frame!.toAct[0]!;
    const mover = [mira, jonas][seat]!;
    granted(
      await mover.link.ask('move', {
        table,
        seat,
        at: 0,
        move: (await looked(mover, table, seat)).frame!.moves[0]!.name,
      }),
    );
    await forgetRooms(running);
    const row = (await archive.table(table))!;
    await archive.saveTable({ ...row, version: row.version - 1, revision: row.revision + 1 }, NOBODY);
    const look = await looked(mover, table, seat);
    expect(look.info.phase).toBe('outdated');
    expect(look.frame).toBeUndefined();
    expect(look.story).toHaveLength(1);
    expect(await mover.link.ask('move', { table, seat, at: 1, move: 'x' })).toMatchObject({ refused: 'outdated' });
    await forgetRooms(running);
    const { mine } = (await mover.link.ask('lobby', { on: true })) as Lists;
    expect(mine).toMatchObject([{ table, phase: 'outdated', yourTurn: false, toAct: [] }]);
    expect(await startedTable([mira, jonas])).toBeTypeOf('string');
  });

  test('a record that does not hold stops its table alone, and is left as it is', async () => {
    const { guest, archive, running, log } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    await forgetRooms(running);
    const row = (await archive.table(table))!;
    const head = { ...row.head!, hash: '0'.repeat(64) };
    await archive.saveTable({ ...row, head, revision: row.revision + 1 }, NOBODY);
    expect((await looked(mira, table, 0)).info.phase).toBe('stopped');
    expect(await mira.link.ask('move', { table, seat: 0, at: 0, move: 'x' })).toEqual({ refused: 'table-stopped' });
    const { mine } = (await mira.link.ask('lobby', { on: true })) as Lists;
    expect(mine).toMatchObject([{ table, phase: 'stopped', yourTurn: false }]);
    expect(log.join('')).toContain('stopped this table');
    expect((await archive.table(table))!.head).toEqual(head);
    granted(await mira.link.ask('wrong', { table, seat: 0, at: 0, why: 'It stands still' }));
    expect(await archive.reports(1)).toMatchObject([{ table, at: 0, stopped: true }]);
    expect(await startedTable([mira, jonas])).toBeTypeOf('string');
  });

  test('when the disk fails the move is refused, and can be made when it is well again', async () => {
    let broken = false;
    const { guest } = await house({}, undefined, (archive) => ({
      ...archive,
      append: (...args) => (broken ? Promise.reject(new Error('disk full')) : archive.append(...args)),
    }));
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const table = await startedTable([mira, jonas]);
    const seat = (await looked(mira, table)).frame!.toAct[0]!;
    const mover = [mira, jonas][seat]!;
    const move = (await looked(mover, table, seat)).frame!.moves[0]!.name;
    broken = true;
    expect(await mover.link.ask('move', { table, seat, at: 0, move })).toEqual({ refused: 'failed' });
    broken = false;
    expect(granted(await mover.link.ask('move', { table, seat, at: 0, move }))).toEqual({ at: 1 });
  });
});
