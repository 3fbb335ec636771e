import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { commitment, fair } from '#table/chance.ts';
import type { Seat } from '#table/game.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { decode } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import type { GameReport } from '../../server/store/reports.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { made, table } from '../../server/store/test/rows.ts';
import { folder, perform } from './perform.ts';

/** A server's file with a report in it. */
async function reported() {
  const env = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  const archive = await openSqlite(env.HIDEOUT_DATA);
  await archive.report({
    id: '3f2a9c01b7de',
    table: 'oak-elm-fox-10',
    when: Date.UTC(2026, 10, 18, 9, 15),
    by: 'id of mira',
    byName: 'Mira',
    person: 'id of eva',
    name: 'Eva\u001b[2J',
    why: 'Insults everybody',
    said: [
      { n: 1, when: Date.UTC(2026, 10, 18, 9, 12), text: 'You play like a\u0007 turnip' },
      { n: 2, when: Date.UTC(2026, 10, 18, 9, 13), phrase: 'well-played' },
      { n: 3, when: Date.UTC(2026, 10, 18, 9, 14), to: { line: 1 }, reaction: 'laugh' },
    ],
  });
  await archive.close();
  return env;
}

test('reports are listed with all that was said, and without anything that a terminal would obey', async () => {
  const { code, out, err } = await perform(['reports'], { env: await reported() });
  expect([code, err]).toEqual([0, '']);
  for (const hidden of ['id of', '\u001b', '\u0007']) expect(out).not.toContain(hidden);
  expect(out.split('\n')).toEqual([
    '1 report',
    '',
    '3f2a9c01b7de  2026-11-18 09:15  oak-elm-fox-10',
    expect.stringMatching(/^ {2}Eva.*, reported by Mira: Insults everybody$/),
    expect.stringMatching(/^ {4}2026-11-18 09:12 {2}You play like a.*turnip$/),
    '    2026-11-18 09:13  (phrase) Well played',
    '    2026-11-18 09:14  (sign) laugh',
    '',
  ]);
});

test('one that was looked into is removed', async () => {
  const env = await reported();
  expect((await perform(['reports', '--done', '3f2a9c01b7de'], { env })).code).toBe(0);
  expect((await perform(['reports'], { env })).out).toBe('0 reports\n');
  const again = await perform(['reports', '--done', '3f2a9c01b7de'], { env });
  expect([again.code, again.err]).toEqual([2, 'hideout: there is no report "3f2a9c01b7de"\n']);
});

/** A server's file with a game of two entries that somebody has reported after the first. */
async function reportedGame(phase: 'playing' | 'abandoned', more: Partial<GameReport> = {}) {
  const env = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  const archive = await openSqlite(env.HIDEOUT_DATA);
  const { game } = await catalogue['art-robbery']!.rules();
  const secret = 'ab'.repeat(32);
  const salts = ['a', 'b'];
  const head = { options: granted(game.options({}, 2)), seats: 2, commitment: commitment(secret), salts };
  const play = new Play(game, head, fair(secret, salts, 0)) as AnyPlay;
  const { entries: _, ...start } = play.record();
  await archive.addTable(table('oak-elm-fox-10', { version: game.version, secret, phase, head: start }));
  for (let n = 1; n <= 2; n++) {
    const seat = game.toAct(play.state)[0]!;
    const move = game.notate(game.moves(play.state, seat)[0]!);
    const decision = granted(play.decide(seat, move, fair(secret, salts, play.stream)));
    play.accept(decision);
    await archive.append('oak-elm-fox-10', n, made(move, { entry: decision.entry }));
  }
  const about = { table: 'oak-elm-fox-10', when: Date.UTC(2026, 10, 18, 9, 15), by: 'id of mira', byName: 'Mira' };
  await archive.report({ id: 'a1', ...about, why: 'Two dogs\u0007', at: 1, seat: 1, ...more });
  await archive.close();
  return { env, entries: play.entries };
}

test('a game in which something is wrong is listed by its place, and its record is sealed as long as it is played', async () => {
  const { env } = await reportedGame('playing');
  const { out } = await perform(['reports'], { env });
  expect(out).toMatch(
    /a1 {2}2026-11-18 09:15 {2}oak-elm-fox-10\n {2}the game after entry 1, seen from seat 1, reported by Mira: Two dogs/,
  );
  const { code, err } = await perform(['reports', '--record', 'a1'], { env });
  expect([code, err]).toEqual([
    2,
    'hideout: the game at oak-elm-fox-10 is being played: its record is sealed until it is over\n',
  ]);
});

test('… and goes as far as what was reported once the game is over', async () => {
  const { env, entries } = await reportedGame('abandoned');
  const { code, out } = await perform(['reports', '--record', 'a1'], { env });
  expect(code).toBe(0);
  expect(granted(decode(out)).entries).toEqual(entries.slice(0, 1));
});

test('a table that a fault has stopped is not waited for, unless it has gone on', async () => {
  const stopped = await reportedGame('playing', { at: 2, stopped: true });
  const { out } = await perform(['reports', '--record', 'a1'], stopped);
  expect(granted(decode(out)).entries).toEqual(stopped.entries);
  const gone = await reportedGame('playing', { stopped: true });
  expect((await perform(['reports', '--record', 'a1'], gone)).err).toContain('sealed');
});

test('the move that stopped a table comes with its record, and with what was rolled for it', async () => {
  const tried = { seat: 0 as Seat, move: 'sneeze' };
  const stopped = await reportedGame('playing', { at: 2, stopped: true, tried });
  const { out } = await perform(['reports', '--record', 'a1'], stopped);
  const { record, tried: told } = JSON.parse(out);
  expect(granted(decode(JSON.stringify(record))).entries).toEqual(stopped.entries);
  expect(told).toEqual({ ...tried, rolls: [] });
  expect((await perform(['reports'], stopped)).out).not.toContain('sneeze');
});

test('only a game has a record', async () => {
  const env = await reported();
  expect((await perform(['reports', '--record', '3f2a9c01b7de'], { env })).err).toContain('of a person');
  expect((await perform(['reports', '--record', 'none'], { env })).err).toContain('there is no report "none"');
});

test('without a server there is nothing to report', async () => {
  const { code, err } = await perform(['reports'], { env: { HIDEOUT_DATA: join(folder(), 'none.db') } });
  expect(code).toBe(2);
  expect(err).toContain('there is no file');
});
