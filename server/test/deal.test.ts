import { expect, test, vi } from 'vitest';
import { catalogue } from '#games/index.ts';
import { verify } from '#table/verify.ts';
import type { Guest } from '#wire/guest.ts';
import type { TableInfo } from '#wire/messages.ts';
import { afterwards, granted, house, looked, playOn, pushed, Window } from './house.ts';

/** A table where these people sit, each with a part in the dice, and look. */
async function sealedTable(guests: readonly Guest[]): Promise<TableInfo> {
  const info = granted(await guests[0]!.link.ask('create', { game: 'art-robbery', seats: guests.length }));
  for (const [seat, { seals, name }] of guests.entries()) granted(await seals.sit(info, { seat, name }));
  for (const [seat, guest] of guests.entries()) await looked(guest, info.table, seat);
  return info;
}

const phase = (guest: Guest, wanted: TableInfo['phase']) =>
  pushed(guest, (push) => push.push === 'info' && push.info.phase === wanted);

test('clients open their seals by themselves, and each finds its own in the record', async () => {
  const { guest } = await house({ rest: 0 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await sealedTable([mira, jonas]);
  const begun = phase(jonas, 'playing');
  granted(await mira.seals.start(table));
  await begun;
  await Promise.all([mira, jonas].map((each, seat) => playOn(each, new Window(each, table, seat), seat)));
  const record = granted(await jonas.link.ask('record', { table }));
  const { game } = await catalogue['art-robbery']!.rules();
  expect(verify(game, record)).toMatchObject({ holds: true, rollsProven: true, dice: { sealed: [0, 1], voided: 0 } });
  expect([mira.seals.fits(record, table, 0), jonas.seals.fits(record, table, 1)]).toEqual([true, true]);
});

test('whoever is away when the game starts plays all the same, and has no part in its dice', async () => {
  const { guest, archive } = await house({ rest: 0 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const { table } = await sealedTable([mira, jonas]);
  jonas.link.close();
  await pushed(
    mira,
    (push) => push.push === 'info' && push.info.seats.some((seat) => 'present' in seat && !seat.present),
  );
  expect(granted(await mira.seals.start(table)).phase).toBe('playing');
  expect((await archive.table(table))!.head!.seals).toEqual([expect.any(String), null]);
});

test('a seat that withholds its salt voids the start for all to see, and the next one works', async () => {
  const { guest, running, archive } = await house({ rest: 0 });
  const [mira, mallory] = [await guest('Mira'), await guest('Mallory')];
  const made = granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2 }));
  const { table } = made;
  granted(await mira.seals.sit(made, { seat: 0, name: 'Mira' }));
  granted(await mallory.link.ask('sit', { table, seat: 1, name: 'Mallory', seal: 'a'.repeat(64) }));
  for (const [seat, each] of [mira, mallory].entries()) await looked(each, table, seat);
  const asked = granted(await mira.seals.start(table));
  expect(asked).toMatchObject({ phase: 'seating', dealing: expect.any(Number) });
  expect(await mallory.link.ask('free', { table, seat: 1 })).toEqual({ refused: 'dealing' });
  const isVoid = pushed(mira, (push) => push.push === 'info' && push.info.voided?.count === 1);
  vi.useFakeTimers({ now: asked.dealing!, toFake: ['Date'] });
  afterwards(() => void vi.useRealTimers());
  await running.lobby.tick();
  const told = await isVoid;
  expect(told).toMatchObject({ info: { voided: { count: 1, seats: [1] }, phase: 'seating' } });
  expect((told as { info: TableInfo }).info.commitment).not.toBe(made.commitment);
  // Mira seals a new salt by herself; Mallory has none now and is not asked.
  await pushed(mira, (push) => push.push === 'info' && 'seal' in push.info.seats[0]!);
  expect(granted(await mira.seals.start(table)).phase).toBe('playing');
  expect((await archive.table(table))!.head).toMatchObject({ voided: 1, seals: [expect.any(String), null] });
});

test('nobody opens another’s seal, and nobody is told a salt before all are open', async () => {
  const { guest } = await house({ rest: 0 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const heard: string[] = [];
  jonas.link.on((push) => heard.push(JSON.stringify(push)));
  const { table } = await sealedTable([mira, jonas]);
  const salt = 'x'.repeat(32);
  expect(await jonas.link.ask('open', { table, seat: 0, salt })).toEqual({ refused: 'not-seated' });
  const begun = phase(jonas, 'playing');
  granted(await mira.seals.start(table));
  await begun;
  const kept = (mira.seals as unknown as { keep: { read(seal: string): { salt: string } } }).keep;
  const seal = /"seal":"([0-9a-f]{64})"/.exec(heard.join(''))![1]!;
  expect(heard.join('')).not.toContain(kept.read(seal).salt);
  // Now that nobody can choose any more, everybody may know what the dice come from.
  const { head } = granted(await jonas.link.ask('look', { table }));
  expect(head!.salts).toContain(kept.read(seal).salt);
});
