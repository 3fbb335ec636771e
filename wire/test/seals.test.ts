import { expect, test } from 'vitest';
import { sealOf } from '#table/chance.ts';
import type { GameRecord } from '#table/record.ts';
import type { Link, Push } from '../client.ts';
import type { SeatInfo, TableInfo } from '../messages.ts';
import { Seals, saltsInMemory } from '../seals.ts';

/** A host that says what it is told to say, and notes what it is asked. */
class Host implements Pick<Link, 'ask' | 'on'> {
  readonly asked: Record<string, unknown>[] = [];
  private readonly listeners = new Set<(push: Push) => void>();
  info: TableInfo = { table: 'oak', phase: 'seating', commitment: 'first', seats: [] } as unknown as TableInfo;

  ask: Link['ask'] = async (doing, body) => {
    const asked = { do: doing, ...body } as Record<string, unknown>;
    this.asked.push(asked);
    if (doing === 'sit') this.seat(Number(asked.seat), String(asked.seal));
    return this.info as never;
  };

  on: Link['on'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  seat(seat: number, seal: string | undefined, you = true): void {
    const seats = [...this.info.seats];
    seats[seat] = { kind: 'person', name: 'Mira', you, awaited: false, ...(seal && { seal }) } as unknown as SeatInfo;
    this.info = { ...this.info, seats };
  }

  says(change: Partial<TableInfo>): void {
    this.info = { ...this.info, ...change };
    for (const listener of this.listeners) listener({ push: 'info', info: this.info });
  }

  get opened(): readonly unknown[] {
    return this.asked.filter((asked) => asked.do === 'open').map(({ salt }) => salt);
  }
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function seated() {
  const host = new Host();
  const keep = saltsInMemory();
  const seals = new Seals(host, keep);
  await seals.sit(host.info, { seat: 0, name: 'Mira' });
  const seal = String(host.asked[0]!.seal);
  host.seat(1, sealOf('theirs'), false);
  return { host, keep, seals, seal };
}

test('a salt is told when the start is asked for, and not before; every seat has another', async () => {
  const { host, keep, seals, seal } = await seated();
  await seals.sit(host.info, { seat: 2, name: 'Lucía' });
  expect(host.opened).toEqual([]);
  host.says({ dealing: 1 });
  const salts = [seal, String(host.asked[1]!.seal)].map((each) => keep.read(each)!.salt);
  expect(host.opened).toEqual(salts);
  expect(new Set(salts).size).toBe(2);
  expect(salts.map(sealOf)).toEqual(host.asked.slice(0, 2).map((asked) => asked.seal));
});

test('it is not told under another commitment than the one it was sealed under', async () => {
  const { host } = await seated();
  host.says({ dealing: 1, commitment: 'second' });
  expect(host.opened).toEqual([]);
});

test('it is not told where its seal is not in the list', async () => {
  const { host } = await seated();
  host.seat(0, sealOf('something else'));
  host.says({ dealing: 1 });
  expect(host.opened).toEqual([]);
});

test('it is told again for the same seals, and never for others', async () => {
  const { host } = await seated();
  host.says({ dealing: 1 });
  host.says({ dealing: 1 });
  expect(host.opened).toHaveLength(2);
  host.seat(1, sealOf('theirs, chosen now that ours is known'), false);
  host.says({ dealing: 2 });
  expect(host.opened).toHaveLength(2);
});

test('after a void start a new salt is sealed, once', async () => {
  const { host, seal } = await seated();
  host.seat(0, undefined);
  host.says({ commitment: 'second', voided: { count: 1, seats: [1], names: ['Jonas'] } });
  host.says({ commitment: 'second' });
  await soon();
  const sits = host.asked.filter((asked) => asked.do === 'sit');
  expect(sits).toHaveLength(2);
  expect(sits[1]!.seal).not.toBe(seal);
});

test('on another device a new salt is sealed on arriving, and after a reload the old one is still there', async () => {
  const { host, keep } = await seated();
  const elsewhere = new Seals(host, saltsInMemory());
  elsewhere.hear(host.info);
  await soon();
  expect(host.asked.filter((asked) => asked.do === 'sit')).toHaveLength(2);
  host.seat(0, String(host.asked[0]!.seal));
  new Seals(host, keep).hear(host.info);
  await soon();
  expect(host.asked.filter((asked) => asked.do === 'sit')).toHaveLength(2);
});

test('a record fits if it has the salt, the commitment and the seals that were there, and owns to every void start', async () => {
  const { host, keep, seals, seal } = await seated();
  const record = {
    commitment: 'first',
    salts: [keep.read(seal)!.salt, 'theirs'],
    seals: [seal, sealOf('theirs')],
  } as unknown as GameRecord;
  const fits = (change: Partial<GameRecord> = {}, seat = 0) => seals.fits({ ...record, ...change }, 'oak', seat);
  expect(fits()).toBeUndefined();
  host.says({ dealing: 1 });
  expect(fits()).toBe(true);
  expect(fits({}, 1)).toBeUndefined();
  expect(seals.fits(record, 'another-table', 0)).toBeUndefined();
  expect(fits({ commitment: 'other' })).toBe(false);
  expect(fits({ seals: [seal, sealOf('chosen')] })).toBe(false);
  // Somebody else's salt in our seat, or none at all.
  expect(fits({ salts: ['chosen', 'theirs'], seals: [sealOf('chosen'), sealOf('theirs')] })).toBe(false);
  expect(fits({ salts: ['unsealed', 'theirs'], seals: [null, sealOf('theirs')] })).toBe(false);
  // A second deal, of which the record says nothing.
  const { dealing: _, ...waiting } = host.info;
  host.info = waiting;
  host.seat(0, undefined);
  host.says({ commitment: 'second' });
  await soon();
  host.says({ dealing: 2 });
  const last = keep.all().at(-1)!;
  const second = { commitment: 'second', salts: [last.salt, 'theirs'], seals: [sealOf(last.salt), sealOf('theirs')] };
  expect(fits(second)).toBe(false);
  expect(fits({ ...second, voided: 1 })).toBe(true);
});
