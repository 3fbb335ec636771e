import { expect, test } from 'vitest';
import { character as inGerman } from '#games/burgle-bros/text/de/rooms.ts';
import { character as inEnglish } from '#games/burgle-bros/text/en/rooms.ts';
import { character as inSpanish } from '#games/burgle-bros/text/es/rooms.ts';
import { botName, clean, lookAlike, tableName } from '#lobby/names.ts';
import { quick } from '#table/chance.ts';
import { granted, house, looked, startedTable } from './house.ts';

test('no bot is called like a character: “Rook plays the Rook” tells nothing', () => {
  const characters = [inGerman, inEnglish, inSpanish].flatMap((names) => Object.values<string>(names));
  const bots: string[] = [];
  for (let name = botName(bots); !name.startsWith('Bot '); name = botName(bots)) bots.push(name);
  expect(bots.length).toBeGreaterThan(5);
  expect(bots.filter((name) => characters.includes(name))).toEqual([]);
});

test.each([
  ['\u3164', ''],
  ['\u2800\u2800', ''],
  ['\uFE0F', ''],
  ['\u0301\u0301', ''],
  ['a\u3164b', 'ab'],
  [`e${'\u0301\u0316\u0317\u0318'.repeat(6)}`, 'é\u0316\u0317\u0318\u0316'],
  ['🕵️', '🕵️'],
  ['  Lucía   Ñ  ', 'Lucía Ñ'],
  ['Nguyễn Thị', 'Nguyễn Thị'],
  ['अंजलि', 'अंजलि'],
  ['\u202eMira', 'Mira'],
])('of the name %j stays %j: nothing that cannot be seen, and no tower of accents', (typed, kept) => {
  expect(clean(typed, 24)).toBe(kept);
});

test.each([
  ['Mira', 'mira'],
  ['Mira', 'Mіrа'],
  ['Carol', 'Caro1'],
  ['Lucia', 'Lucía'],
  ['Bob', 'B0b'],
  ['lan', 'Ian'],
  ['Mira', 'M i r a.'],
  ['Arne', 'Ame'],
])('%s and %s look alike', (one, other) => expect(lookAlike(one, other)).toBe(true));

test.each([
  ['Mira', 'Mara'],
  ['Ella', 'Elia'],
  ['Marion', 'Marlon'],
  ['राम', 'रमा'],
  ['!!', '??'],
  ['Ana', 'Anna'],
  ['Tom', 'Tim'],
  ['李', '王'],
  ['🦊', '🦉'],
])('%s and %s do not', (one, other) => expect(lookAlike(one, other)).toBe(false));

test('nobody takes a name that looks like another’s at the table, before the start or in the middle of the game', async () => {
  const { guest } = await house();
  const [mira, mallory] = [await guest('Mira'), await guest('Mallory')];
  const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 3 }));
  granted(await mira.link.ask('sit', { table, seat: 0, name: 'Mira' }));
  const asMira = { table, seat: 1, name: 'Mіra' };
  expect(await mallory.link.ask('sit', asMira)).toEqual({ refused: 'name-taken' });
  granted(await mallory.link.ask('sit', { ...asMira, name: 'Mallory' }));
  granted(await mira.link.ask('start', { table }));
  expect(await mallory.link.ask('sit', asMira)).toEqual({ refused: 'name-taken' });
  expect((await looked(mira, table)).info.seats[1]).toMatchObject({ name: 'Mallory' });
});

test('a bot makes way for a person of its name, and whoever looks on cannot speak in a player’s name', async () => {
  const { guest } = await house();
  const [roxie, other] = [await guest('Roxie'), await guest('R0xie')];
  const { table } = granted(await roxie.link.ask('create', { game: 'art-robbery', seats: 2 }));
  granted(await roxie.link.ask('bot', { table, seat: 1, strength: 'easy' }));
  const { seats } = granted(await roxie.link.ask('sit', { table, seat: 0, name: 'Roxie' }));
  expect(seats[1]).toMatchObject({ kind: 'bot', name: 'Vincenzo' });
  expect(await other.link.ask('say', { table, text: 'I resign' })).toEqual({ refused: 'name-taken' });
});

test('several seats of one person are marked, and in a running game with others nobody takes a second one', async () => {
  const { guest } = await house();
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 4 }));
  for (const [seat, name] of ['Mira', 'Lucía'].entries()) granted(await mira.link.ask('sit', { table, seat, name }));
  granted(await jonas.link.ask('sit', { table, seat: 2, name: 'Jonas' }));
  const { info } = await looked(jonas, table);
  expect(info.seats.map((seat) => ('also' in seat ? seat.also : undefined))).toEqual([[1], [0], undefined, undefined]);
  granted(await mira.link.ask('start', { table }));
  expect(await jonas.link.ask('sit', { table, seat: 3, name: 'Carol' })).toEqual({ refused: 'several-seats' });
});

test('those at a table see who looks on', async () => {
  const { guest } = await house();
  const [mira, eva] = [await guest('Mira'), await guest('Eva')];
  const table = await startedTable([mira]);
  await looked(eva, table);
  expect((await looked(mira, table)).info).toMatchObject({ watching: 1, onlookers: ['Eva'] });
});

test('a table’s name is hard to guess, and fits where names go', () => {
  const chance = quick('a name');
  const name = tableName((bound) => chance.below(bound));
  expect(name).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[b-df-hj-np-tv-z2-9]{8}$/);
  expect(name.length).toBeLessThanOrEqual(40);
});
