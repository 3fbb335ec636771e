import { describe, expect, test } from 'vitest';
import { posterOf, posters } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { sha256Hex } from '#table/hash.ts';
import { granted } from '#table/refusal.ts';
import { relinked } from './forge.ts';
import { accused } from './honest.ts';
import { caught, misled } from './lies.ts';
import { begun, Place } from './place.ts';
import { playOn } from './playing.ts';
import { SWAPS, swapped } from './swaps.ts';
import { TALES } from './tales.ts';

/** Of each, in the suite; 10,000 in all are played by `npm run lies`. */
const GAMES = 3;

/** In which people take back, roll dice and have bots beside them. */
const GAME = 'beutezug';

describe('a host that hands out something else than what was played is found', () => {
  test.each(Object.entries(SWAPS))('%s', async (_, [swap, what]) => {
    expect(await caught(GAME, swap, 'swaps')).toContain(what);
  });
});

describe('a host that tells one person something else is found by that person, and by nobody else', () => {
  test.each(Object.entries(TALES))('%s', async (_, [tale, what]) => {
    expect(await misled(GAME, tale, 'tales')).toContain(what);
  });
});

test('a host that uses a secret twice is found when the second game begins', async () => {
  const place = new Place('twice');
  const [mira, jonas] = [place.player('Mira'), place.player('Jonas')];
  const secret = sha256Hex('the same');
  const first = await sealedWith(secret);
  expect([...mira.doubts]).toEqual([]);
  await playOn([mira, jonas], first, quick('twice'));
  await sealedWith(secret);
  await expect.poll(() => [...mira.doubts]).toEqual(['reused']);
  for (const player of [mira, jonas]) player.close();

  async function sealedWith(known: string): Promise<string> {
    // A new table asks for numbers for its name first: its secret is the last of them.
    const create = place.lobby.newIdentity.bind(place.lobby);
    place.lobby.newIdentity = () => ({ ...create(), secret: known });
    const table = await begun([mira, jonas], { game: GAME, seats: 2 });
    place.lobby.newIdentity = create;
    return table;
  }
});

test('a host that tells of the past in another way after a reload is found at once', async () => {
  const place = new Place('reload');
  const players = [place.player('Mira'), place.player('Jonas')];
  const table = await begun(players, { game: GAME, seats: 2 });
  await playOn(players, table, quick('reload'), 8);
  place.lie = (said) =>
    said.ok?.story === undefined
      ? said
      : {
          ...said,
          ok: {
            ...said.ok,
            story: said.ok.story.map((each: object, i: number) => (i === 3 ? { ...each, events: [] } : each)),
          },
        };
  players[0]!.reload(table, 0);
  await expect.poll(() => [...players[0]!.doubts]).toEqual(['entry']);
  for (const player of players) player.close();
});

test('what was told of the past to a device that came later does not count as seen, and whoever was there finds it', async () => {
  const place = new Place('second device');
  const players = [place.player('Mira'), place.player('Jonas')];
  const table = await begun(players, { game: GAME, seats: 3 });
  await playOn(players, table, quick('second device'), 12);
  // Of a bot's moves so far it is said that somebody made them who sat there.
  const { at: first } = players[0]!.seen!.story.find(({ by }) => by === 'bot')!;
  const retold = <E extends { readonly by?: unknown }>(entries: readonly E[]): readonly E[] =>
    entries.map((each, i) => {
      const { by: _, ...other } = each;
      return i === first - 1 ? (other as E) : each;
    });
  place.lie = (said, to) => {
    if (to === 'Mira again' && said.ok?.story !== undefined)
      return { ...said, ok: { ...said.ok, story: retold(said.ok.story) } };
    return said.ok?.entries === undefined
      ? said
      : { ...said, ok: relinked(said.ok, { entries: retold(said.ok.entries) }) };
  };
  const again = place.player('Mira again');
  again.look(table);
  const { at: from } = (await again.until(({ frame }) => frame !== undefined)).frame!;
  expect(from).toBeGreaterThanOrEqual(first);
  await playOn(players, table, quick('second device goes on'));
  const { at: last } = players[0]!.seen!.frame!;
  await again.until(({ frame }) => frame!.at >= last);
  expect(await again.examine(table)).toEqual([]);
  expect(again.witnessed).toBe(last - from);
  expect(await players[0]!.examine(table, 0)).toContain('entry');
  expect(players[0]!.witnessed).toBe(last);
  for (const player of [...players, again]) player.close();
});

test('a host that says to somebody who played that they had no seat is found as by anybody else who did', async () => {
  const place = new Place('unseated');
  const players = [place.player('Mira'), place.player('Jonas')];
  const table = await begun(players, { game: GAME, seats: 3 });
  await playOn(players, table, quick('unseated'));
  const record = granted(await players[0]!.link.ask('record', { table }));
  // A page that is told so looks on.
  players[0]!.reload(table);
  await players[0]!.until(({ frame }) => frame !== undefined);
  expect(await players[0]!.examine(table)).toEqual([]);
  const [swap] = SWAPS['a move changed, and all that follows']!;
  const ok = await swapped(swap, record, 'unseated');
  place.lie = (said) => (said.ok?.entries === undefined ? said : { ...said, ok });
  expect(await players[0]!.examine(table)).toContain('entry');
  for (const player of players) player.close();
});

test('whoever has given up their seat finds nothing where nobody lies, nor does anybody when all have', async () => {
  const place = new Place('given up');
  const players = [place.player('Mira'), place.player('Jonas')];
  const table = await begun(players, { game: GAME, seats: 3 });
  await playOn(players, table, quick('given up'), 9);
  for (const [seat, player] of players.entries()) granted(await player.link.ask('resign', { table, seat }));
  for (const [seat, player] of players.entries()) {
    player.reload(table);
    const { info } = await player.until(({ frame }) => frame !== undefined);
    expect(info.phase).toBe('abandoned');
    expect(info.seats[seat]).toMatchObject({ kind: 'bot' });
    expect(await player.examine(table)).toEqual([]);
  }
  const record = granted(await players[0]!.link.ask('record', { table }));
  expect(record).toMatchObject({ abandoned: true, secret: expect.any(String) });
  for (const [seat, player] of players.entries()) expect(player.seals.fits(record, table, seat)).toBe(true);
  place.lie = (said) =>
    said.ok?.entries === undefined ? said : { ...said, ok: relinked(record, { entries: record.entries.slice(0, 5) }) };
  expect(await players[1]!.examine(table)).toContain('cut');
  for (const player of players) player.close();
});

test('a host that changes what was sealed before the first move is found at once', async () => {
  const place = new Place('head');
  const players = [place.player('Mira'), place.player('Jonas')];
  place.lie = (said, to) =>
    to === 'Jonas' && said.ok?.head !== undefined
      ? {
          ...said,
          ok: { ...said.ok, head: { ...said.ok.head, salts: said.ok.head.salts.map(() => 'chosen-by-the-host') } },
        }
      : said;
  await begun(players, { game: GAME, seats: 2 });
  await expect.poll(() => [...players[1]!.doubts]).toEqual(['salt']);
  expect([...players[0]!.doubts]).toEqual([]);
  for (const player of players) player.close();
});

test('a host that says of somebody that they were away when the game started is found by them before the first move', async () => {
  const place = new Place('overlooked');
  const players = [place.player('Mira'), place.player('Jonas')];
  place.overlooked = 'Jonas';
  const table = await begun(players, { game: GAME, seats: 2 });
  expect(players[1]!.seen!.head!.seals).toEqual([expect.any(String), null]);
  await expect.poll(() => [...players[1]!.doubts]).toEqual(['salt']);
  expect([...players[0]!.doubts]).toEqual([]);
  // … and is when they come back, and when it is over.
  players[1]!.reload(table, 1);
  await playOn(players, table, quick('overlooked'));
  expect(await players[1]!.examine(table, 1)).toEqual(['salt']);
  expect(await players[0]!.examine(table, 0)).toEqual([]);
  for (const player of players) player.close();
});

test.each(Object.keys(posters).filter((id) => !posterOf(id)!.example))(
  '%s: no honest game is accused',
  async (game) => {
    let losses = 0;
    for (let n = 0; n < GAMES; n++) {
      const seen = await accused(game, `honest ${n}`);
      expect(seen.found).toEqual([]);
      losses += seen.losses;
    }
    expect(losses).toBeGreaterThan(0);
  },
);

test('nothing is found where nobody lies, and the record is the one that everybody gets', async () => {
  const place = new Place('honest');
  const players = [place.player('Mira'), place.player('Jonas')];
  const table = await begun(players, { game: 'art-robbery', seats: 3 });
  await playOn(players, table, quick('honest'));
  expect(await players[0]!.examine(table, 0)).toEqual([]);
  const records = await Promise.all(players.map(async (player) => granted(await player.link.ask('record', { table }))));
  expect(records[0]).toEqual(records[1]);
  for (const player of players) player.close();
});
