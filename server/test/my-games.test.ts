import { expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import type { Archive, Place } from '#lobby/archive.ts';
import { commitment, fair } from '#table/chance.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { decode, type GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { verify } from '#table/verify.ts';
import { tokenHash } from '../identity.ts';
import { AN_HOUR, LISTS_AN_HOUR } from '../my-games.ts';
import { table } from '../store/test/rows.ts';
import { house } from './house.ts';

const SECRET = 'ab'.repeat(32);
const person = (id: string): Place => ({ kind: 'person', person: id, name: id, figure: 0, standIn: false });
const EVA = person('eva');

/** A game of one move that these people have given up, or play. */
async function addGame(archive: Archive, id: string, phase: 'abandoned' | 'playing', ...places: readonly Place[]) {
  const { game } = await catalogue.beutezug!.rules();
  const salts = places.map(() => 'unsealed');
  const head = { options: granted(game.options({}, 2)), seats: 2, commitment: commitment(SECRET), salts };
  const play = new Play(game, head, fair(SECRET, salts, 0)) as AnyPlay;
  const { entries: _, ...begun } = play.record();
  await archive.addTable(
    table(id, {
      game: game.id,
      version: game.version,
      secret: SECRET,
      phase,
      head: begun,
      places,
      owner: 'eva',
      command: id,
    }),
  );
  const seat = game.toAct(play.state)[0]!;
  const move = game.notate(game.moves(play.state, seat)[0]!);
  const { entry } = granted(play.decide(seat, move, fair(SECRET, salts, play.stream)));
  const claim = { by: '', until: 0 };
  await archive.append(id, 1, { entry, told: [], toAct: [], when: 6, revision: 1, claim });
}

test('whoever has sat in finished games gets the record of each, one a line, and of no other', async () => {
  const { archive, guest, url } = await house();
  const mira = await guest('Mira');
  const token = mira.cookie.split('=')[1]!;
  const ask = () => fetch(`${url}/api/me/games`, { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await archive.personByToken(tokenHash(token)))!;
  expect(await (await ask()).text()).toBe('');
  await addGame(archive, 'with-mira-1', 'abandoned', person(id), EVA);
  await addGame(archive, 'with-mira-2', 'abandoned', EVA, person(id));
  await addGame(archive, 'going-on', 'playing', EVA, person(id));
  await addGame(archive, 'of-others', 'abandoned', EVA, person('cleo'));
  const answer = await ask();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const lines = (await answer.text()).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(2);
  const { game } = await catalogue.beutezug!.rules();
  for (const line of lines) {
    const record = granted(decode(line)) as GameRecord;
    expect(record).toMatchObject({ secret: SECRET, abandoned: true });
    expect(verify(game, record)).toMatchObject({ holds: true });
  }
});

test('nobody gets them without a name, and nobody again and again', async () => {
  const { guest, url } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const ask = async (cookie: string) => (await fetch(`${url}/api/me/games`, { headers: { cookie } })).status;
  expect(await ask('')).toBe(401);
  for (let n = 0; n < AN_HOUR; n++) expect(await ask(mira.cookie)).toBe(200);
  expect(await ask(mira.cookie)).toBe(429);
  expect(await ask(jonas.cookie)).toBe(200);
});

test('only so many are read at a time, and whoever goes away makes room', async () => {
  const begun: (() => void)[] = [];
  const { guest, url } = await house({}, undefined, (archive) => ({
    ...archive,
    tablesOf: async (...args) => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return archive.tablesOf(...args);
    },
  }));
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => guest(name)));
  const going = people.slice(0, 4).map(() => new AbortController());
  const ask = (n: number, signal?: AbortSignal) =>
    fetch(`${url}/api/me/games`, { headers: { cookie: people[n]!.cookie }, ...(signal && { signal }) });
  const answers = going.map(async ({ signal }, n) => (await ask(n, signal)).status);
  await expect.poll(() => begun.length).toBe(4);
  const late = await ask(4);
  expect([late.status, await late.json()]).toEqual([503, { refused: 'busy', after: expect.any(Number) }]);
  going[0]!.abort();
  for (const go of begun.splice(0)) go();
  await Promise.allSettled(answers);
  const next = ask(4);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]!();
  expect((await next).status).toBe(200);
});

test('whoever is told that others are at it has not had their games', async () => {
  const begun: (() => void)[] = [];
  const { guest, url } = await house({}, undefined, (archive) => ({
    ...archive,
    tablesOf: async (...args) => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return archive.tablesOf(...args);
    },
  }));
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => guest(name)));
  const ask = async (n: number) => {
    const answer = await fetch(`${url}/api/me/games`, { headers: { cookie: people[n]!.cookie } });
    await answer.text();
    return answer.status;
  };
  const answers = [0, 1, 2, 3].map(ask);
  await expect.poll(() => begun.length).toBe(4);
  for (let n = 0; n <= AN_HOUR; n++) expect(await ask(4)).toBe(503);
  for (const go of begun.splice(0)) go();
  await Promise.all(answers);
  const mine = ask(4);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]!();
  expect(await mine).toBe(200);
});

test('whoever asks is told of their own finished games, and nobody without a name or again and again', async () => {
  const { archive, guest, url } = await house();
  const mira = await guest('Mira');
  const ask = (cookie: string) => fetch(`${url}/api/me/finished`, { headers: { cookie } });
  const { id } = (await archive.personByToken(tokenHash(mira.cookie.split('=')[1]!)))!;
  await addGame(archive, 'with-mira-1', 'abandoned', person(id), EVA);
  await addGame(archive, 'going-on', 'playing', EVA, person(id));
  await addGame(archive, 'of-others', 'abandoned', EVA, person('cleo'));
  expect((await ask('')).status).toBe(401);
  const answer = await ask(mira.cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual([
    {
      ...{
        table: 'with-mira-1',
        game: 'beutezug',
        when: expect.any(Number),
        seats: 2,
        mine: [0],
        options: { fair: true },
      },
      others: [{ name: 'eva', isBot: false }],
    },
  ]);
  for (let n = 1; n < LISTS_AN_HOUR; n++) expect((await ask(mira.cookie)).status).toBe(200);
  expect((await ask(mira.cookie)).status).toBe(429);
});
