import { describe, expect, test } from 'vitest';
import { sealOf } from '#table/chance.ts';
import type { GameRecord } from '#table/record.ts';
import type { Link, LinkState, Push } from '../client.ts';
import type { SeatInfo, TableInfo } from '../messages.ts';
import { Seals, saltsInMemory } from '../seals.ts';

type PersonInfo = Extract<SeatInfo, { readonly kind: 'person' }>;

/** A host that says what it is told to say, and notes what it is asked. */
class Host implements Pick<Link, 'ask' | 'on' | 'onState'> {
  readonly asked: Record<string, unknown>[] = [];
  private readonly listeners = new Set<(push: Push) => void>();
  private readonly stateListeners = new Set<(state: LinkState) => void>();
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

  onState: Link['onState'] = (listener) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** The line breaks and is back. */
  breaks(): void {
    for (const state of ['lost', 'connecting', 'open'] as const)
      for (const listener of this.stateListeners) listener(state);
  }

  seat(seat: number, seal: string | undefined, more: Partial<PersonInfo> = {}): void {
    const seats = [...this.info.seats];
    const place = { kind: 'person', name: 'Mira', you: true, awaited: false, ...(seal && { seal }), ...more };
    seats[seat] = place as unknown as SeatInfo;
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
  host.seat(1, sealOf('theirs'), { you: false });
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
  host.seat(1, sealOf('theirs, chosen now that ours is known'), { you: false });
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

describe('a page that looks on', () => {
  /** The host has shown the seal, and says that the table stands so; was this page passed over? */
  async function dealtWithout(before: (place: Awaited<ReturnType<typeof seated>>) => void = () => undefined) {
    const place = await seated();
    const { host, seals } = place;
    seals.hear(host.info);
    before(place);
    host.seat(0, undefined);
    host.says({ dealing: 1 });
    const { dealing: _, ...info } = host.info;
    host.info = info;
    host.says({ phase: 'playing' });
    const { commitment } = host.info;
    const head = { commitment, salts: ['unsealed', 'theirs'], seals: [null, sealOf('theirs')] };
    return { ...place, fits: (change = {}) => seals.fits({ ...head, ...change }, 'oak', 0) };
  }

  test('knows that it was there, whatever the host says, and keeps that', async () => {
    const { fits, keep, seal, seals } = await dealtWithout();
    expect(fits()).toBe(false);
    expect(seals.given('oak', 0)).toEqual([{ ...keep.read(seal), passedOver: 0 }]);
    // After a reload, too; and not for a void start that nobody saw.
    expect(new Seals(new Host(), keep).fits({ commitment: 'second', seals: [null] }, 'oak', 0)).toBe(false);
    // What was void in between was told, and sealed anew under another commitment.
    expect(fits({ commitment: 'second', voided: 1 })).toBeUndefined();
  });

  test('accuses nobody whose line broke, even for a moment', async () => {
    const { fits } = await dealtWithout(({ host }) => host.breaks());
    expect(fits()).toBeUndefined();
    const { fits: again } = await dealtWithout(({ host, seals }) => {
      host.breaks();
      seals.hear(host.info);
    });
    expect(again()).toBe(false);
  });

  test('… nor if it has looked away, though a word from before is still on its way', async () => {
    const { fits } = await dealtWithout(({ host, seals }) => {
      seals.leave('oak');
      host.says({});
    });
    expect(fits()).toBeUndefined();
  });

  test('… nor if it comes when it is dealt', async () => {
    const { host, seals } = await seated();
    host.seat(0, undefined);
    seals.hear({ ...host.info, dealing: 1 });
    host.says({ dealing: 1 });
    expect(seals.given('oak', 0)).toEqual([]);
  });

  test('… nor after two void starts of its own, which it was told before', async () => {
    const { fits } = await dealtWithout(({ host, seal }) => {
      host.seat(0, seal, { unasked: true });
      host.says({ voided: { count: 2, seats: [0], names: ['Mira'] } });
    });
    expect(fits()).toBeUndefined();
  });

  test('… nor where another device of the same person has sealed anew', async () => {
    const { fits } = await dealtWithout(({ host }) => {
      host.seat(0, sealOf('elsewhere'));
      host.says({});
    });
    expect(fits()).toBeUndefined();
  });

  test('… nor where a start was void before it could seal anew', async () => {
    const { fits } = await dealtWithout(({ host }) => {
      host.seat(0, undefined);
      host.says({ commitment: 'second', voided: { count: 1, seats: [1], names: ['Jonas'] } });
    });
    expect(fits({ voided: 1 })).toBeUndefined();
  });

  test('… nor where a process hears of all that at once', async () => {
    const { fits } = await dealtWithout(({ host }) => {
      host.info = { ...host.info, commitment: 'second', voided: { count: 1, seats: [1], names: ['Jonas'] } };
    });
    expect(fits({ voided: 1 })).toBeUndefined();
  });
});

test('whoever opened seals for void starts alone and was away at the next accuses nobody', async () => {
  const { host, seals } = await seated();
  host.says({ dealing: 1 });
  const away = { commitment: 'second', salts: ['unsealed', 'theirs'], seals: [null, sealOf('theirs')] };
  expect(seals.fits({ ...away, voided: 1 }, 'oak', 0)).toBeUndefined();
  expect(seals.fits(away, 'oak', 0)).toBe(false);
  expect(seals.fits({ ...away, voided: 1, commitment: 'first' }, 'oak', 0)).toBe(false);
});

test('whoever has given up their seat finds their salt in the dice, and accuses nobody who was dealt in there instead', async () => {
  const { host, keep, seals, seal } = await seated();
  host.says({ dealing: 1 });
  const dealt = { commitment: 'first', salts: [keep.read(seal)!.salt, 'theirs'], seals: [seal, sealOf('theirs')] };
  expect(seals.fitsAll(dealt, 'oak', [])).toBe(true);
  expect(seals.fitsAll(dealt, 'elm', [])).toBeUndefined();
  const others = { commitment: 'second', salts: ['other', 'theirs'], seals: [sealOf('other'), sealOf('theirs')] };
  expect(seals.fitsAll({ ...others, voided: 1 }, 'oak', [])).toBeUndefined();
  expect(seals.fitsAll({ ...others, voided: 1 }, 'oak', [0])).toBe(false);
  expect(seals.fitsAll(dealt, 'oak', [0, 1])).toBe(true);
});
