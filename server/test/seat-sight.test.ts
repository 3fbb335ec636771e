import { expect, test } from 'vitest';
import type { Frame } from '#table/host.ts';
import type { Guest } from '#wire/guest.ts';
import { granted, house, looked, startedTable } from './house.ts';

/** Notes every frame that somebody gets, whoever it was meant for. */
function frames(guest: Guest): Frame[] {
  const got: Frame[] = [];
  guest.link.on((push) => {
    if (push.push === 'frame') got.push(push.frame);
  });
  return got;
}

const sit = async (guest: Guest, table: string, seat: number): Promise<unknown> =>
  granted(await guest.link.ask('sit', { table, seat, name: guest.name }));

/** What this guest gets from a seat once its holder has been told that the game goes on. */
const seenFrom = (got: readonly Frame[], seat: number): readonly Frame[] => got.filter(({ viewer }) => viewer === seat);

test('whoever looked from a seat and gave it up sees nothing of the next one who sits there', async () => {
  const { guest } = await house({ rest: 0 });
  const [mallory, victim] = [await guest('Mallory'), await guest('Victim')];
  const { table } = granted(await mallory.link.ask('create', { game: 'art-robbery', seats: 2, public: true }));
  const got = frames(mallory);
  await sit(mallory, table, 1);
  await looked(mallory, table, 1);
  granted(await mallory.link.ask('free', { table, seat: 1 }));
  await sit(mallory, table, 0);
  await sit(victim, table, 1);
  await looked(mallory, table, 0);
  granted(await mallory.link.ask('start', { table }));
  const own = await looked(victim, table, 1);
  expect(own.frame!.viewer).toBe(1);
  expect(seenFrom(got, 0).length).toBeGreaterThan(0);
  expect(seenFrom(got, 1)).toEqual([]);
  expect(await mallory.link.ask('look', { table, seat: 1 })).toEqual({ refused: 'not-seated' });
});

test('whoever resigns sees nothing more from that seat', async () => {
  const { guest } = await house({ rest: 0 });
  const [mallory, victim] = [await guest('Mallory'), await guest('Victim')];
  const table = await startedTable([victim, mallory]);
  await looked(mallory, table, 1);
  const got = frames(mallory);
  granted(await mallory.link.ask('resign', { table, seat: 1 }));
  const { frame } = await looked(victim, table, 0);
  granted(await victim.link.ask('move', { table, seat: 0, at: 0, move: frame!.moves[0]!.name }));
  await looked(mallory, table);
  expect(seenFrom(got, 1)).toEqual([]);
});
