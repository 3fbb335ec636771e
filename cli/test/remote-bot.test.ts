import { join } from 'node:path';
import { expect, test } from 'vitest';
import { granted, house, playOn, Window } from '../../server/test/house.ts';
import { folder, perform } from './perform.ts';

const BOT = join(import.meta.dirname, 'bot.mjs');

/** A table of a person's that waits for somebody, and a bot that comes by the link. */
async function tableFor(manner: string) {
  const { url, guest } = await house();
  const mira = await guest('Mira');
  const made = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2 }));
  granted(await mira.seals.sit(made, { seat: 0, name: 'Mira' }));
  const window = new Window(mira, made.table, 0);
  const bot = `exec:"${process.execPath} ${BOT} ${manner}"`;
  const argv = ['play', '--server', `${url}/t/${made.table}`, '--name', 'Robo', '--bot', bot];
  const played = perform(argv, { env: { XDG_CONFIG_HOME: folder(), LANG: 'en' } });
  const [, seat] = await window.until(({ info }) => info.seats[1]?.kind === 'person' && info.seats);
  granted(await mira.seals.start(made.table));
  return { mira, window, played, seat };
}

test('a program of one’s own plays at a server by the link, and everybody is told that it is one', async () => {
  const { mira, window, played, seat } = await tableFor('proper');
  expect(seat).toMatchObject({ kind: 'person', name: 'Robo', program: true });
  await playOn(mira, window, 0);
  const { code, out, err } = await played;
  expect([code, err]).toEqual([0, '']);
  expect(out.replace(/\s+/g, ' ')).toContain('everyone at the table is told that it is a bot');
  expect(out).toMatch(/1\. .*points/);
});

test('one that names no move ends with a complaint, and its person keeps the seat', async () => {
  const { mira, window, played } = await tableFor('empty');
  // It is asked as soon as it is its turn.
  const turn = await window.until(({ frame }) => frame !== undefined && frame);
  if (turn.moves.length > 0)
    granted(await mira.link.ask('move', { table: turn.table, seat: 0, at: turn.at, move: turn.moves[0]!.name }));
  const { code, err } = await played;
  expect(code).toBe(2);
  expect(err).toMatch(/^hideout: bot exec:.*, seat 1, entry \d+: answered "", which is none of its/);
  const { info } = await window.until((look) => look);
  expect(info.seats[1]).toMatchObject({ kind: 'person', name: 'Robo' });
});

test.each([
  [['--bot', 'nobody'], 'unknown bot "nobody"'],
  [['--bot', 'hard,easy'], '--bot is one bot'],
  [['--bot', 'hard', '--watch'], '--watch and --bot exclude each other'],
  [['--bot-timeout', '100'], '--bot-timeout is for a bot of yours'],
])('%s is refused', async (flags, complaint) => {
  const argv = ['play', '--server', 'http://127.0.0.1:9/t/oak-elm-fox-10', ...flags];
  const { code, err } = await perform(argv, { env: { XDG_CONFIG_HOME: folder(), LANG: 'en' } });
  expect(code).toBe(2);
  expect(err).toContain(complaint);
});

test('at home there is no seat to lend', async () => {
  const { code, err } = await perform(['play', 'art-robbery', '--bot', 'hard'], { env: { LANG: 'en' } });
  expect([code, err]).toEqual([2, 'hideout: --bot is for a table of a server: --server URL\n']);
});
