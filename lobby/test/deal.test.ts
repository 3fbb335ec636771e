import { describe, expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { commitment, fair, quick, sealOf } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { Play, restart } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { verify } from '#table/verify.ts';
import { withBot } from '../absence.ts';
import type { Place, TableRow } from '../archive.ts';
import { dealing, forgotten, opened, voided } from '../deal.ts';
import { freed, newTable, sat, withTerms } from '../places.ts';

const { game } = await catalogue['art-robbery']!.rules();
const NOW = 1_800_000_000_000;
const HERE = { isPresent: () => true, now: NOW };
const SECRET = 'ab'.repeat(32);
const person = (id: string) => ({ id, name: id, created: NOW });
const saltOf = (seat: number): string => `the-salt-of-seat-${seat}`;
const everybody = (): boolean => true;

/** A table for so many, with people in these seats, each with a seal. */
function table(seats: number, taken: readonly number[] = Array.from({ length: seats }, (_, seat) => seat)): TableRow {
  const terms = { id: 'made', game: 'art-robbery', seats };
  const row = granted(newTable(game, person('p0'), terms, { id: 'oak-elm-fox', secret: SECRET, now: NOW }));
  return taken.reduce(
    (filled, seat) =>
      granted(
        sat(
          filled,
          person(`p${seat}`),
          { ...{ id: 'sit', do: 'sit', table: row.id, seat, name: `P${seat}` }, seal: sealOf(saltOf(seat)) },
          NOW,
        ),
      ),
    row,
  );
}

const start = (row: TableRow, isHere: (id: string) => boolean = everybody): TableRow =>
  granted(dealing(row, game, isHere, NOW));
const open = (row: TableRow, ...seats: number[]): TableRow =>
  seats.reduce((next, seat) => granted(opened(next, game, seat, saltOf(seat))), row);
const recordOf = (row: TableRow): GameRecord => ({ ...row.head!, entries: [] });

describe('a deal', () => {
  test('waits for the salt of everybody who has sealed one and is here, and follows from all of them', () => {
    const asked = start(table(3));
    expect(asked).toMatchObject({ phase: 'seating', dealing: NOW + 5000 });
    const two = open(asked, 2, 0);
    expect(two.phase).toBe('seating');
    const all = open(two, 1);
    expect(all).toMatchObject({ phase: 'playing', head: { salts: [0, 1, 2].map(saltOf) } });
    expect(all).not.toHaveProperty('dealing');
    expect(all.head!.seals).toEqual([0, 1, 2].map((seat) => sealOf(saltOf(seat))));
    expect(verify(game, recordOf(all))).toMatchObject({ holds: true, dice: { sealed: [0, 1, 2], voided: 0 } });
  });

  test('begins at once where nobody has sealed a salt', () => {
    const row = sat(table(2, []), person('p0'), { id: 'a', do: 'sit', table: 'x', seat: 0, name: 'P' }, NOW);
    expect(start(granted(row))).toMatchObject({
      phase: 'playing',
      head: { salts: ['unsealed', 'unsealed'], seals: [null, null] },
    });
  });

  test('goes on without whoever is away when it is asked for, who takes no part in it later', () => {
    const asked = start(table(3), (id) => id !== 'p1');
    expect(opened(asked, game, 1, saltOf(1))).toEqual({ refused: 'other-seal' });
    const begun = open(asked, 0, 2);
    expect(begun.head!.salts).toEqual([saltOf(0), 'unsealed', saltOf(2)]);
    expect(begun.places[1]).toMatchObject({ kind: 'person', person: 'p1' });
    expect(verify(game, recordOf(begun))).toMatchObject({ dice: { sealed: [0, 2] } });
  });

  test('takes no other salt than the one that was sealed, and takes the same one twice', () => {
    const asked = start(table(2));
    expect(opened(asked, game, 0, 'another-salt-of-seat-0')).toEqual({ refused: 'other-seal' });
    const once = open(asked, 0);
    expect(open(once, 0)).toBe(once);
    const begun = open(once, 1);
    expect(open(begun, 1)).toBe(begun);
  });

  test('lets nobody change what seals are opened for', () => {
    const asked = start(table(3, [0, 1]));
    const sit = { id: 'sit', do: 'sit', table: 'x', seat: 2, name: 'P', seal: sealOf('x') } as const;
    expect(sat(asked, person('p2'), sit, NOW)).toEqual({ refused: 'dealing' });
    expect(sat(asked, person('p1'), { ...sit, seat: 1 }, NOW)).toEqual({ refused: 'dealing' });
    expect(withBot(asked, person('p0'), { seat: 2, strength: 'easy' }, HERE)).toEqual({ refused: 'dealing' });
    expect(freed(asked, person('p0'), 1)).toEqual({ refused: 'dealing' });
    expect(withTerms(asked, game, { id: 'set', do: 'set', table: 'x', seats: 2 })).toEqual({ refused: 'dealing' });
  });

  test('whoever sits there and asks again, because the answer was lost, is granted what they have', () => {
    const asked = start(table(2));
    const sit = { id: 'sit', do: 'sit', table: 'x', seat: 1, name: 'P1', seal: sealOf(saltOf(1)) } as const;
    expect(sat(asked, person('p1'), sit, NOW)).toBe(asked);
    const without = start(table(2), (id) => id !== 'p1');
    expect(sat(without, person('p1'), sit, NOW)).toBe(without);
  });

  test('is void if a seal is not opened: everything is sealed anew, and it is counted', () => {
    const once = voided(open(start(table(3)), 0), 'cd'.repeat(32));
    expect(once).toMatchObject({ phase: 'seating', voided: { count: 1, seats: [1, 2], names: ['P1', 'P2'] } });
    expect(once.commitment).toBe(commitment('cd'.repeat(32)));
    for (const place of once.places) for (const key of ['seal', 'salt']) expect(place).not.toHaveProperty(key);
    const twice = voided({ ...once, dealing: NOW }, 'ef'.repeat(32));
    const begun = start(twice);
    expect(begun.head).toMatchObject({ voided: 2, salts: ['unsealed', 'unsealed', 'unsealed'] });
    expect(verify(game, recordOf(begun))).toMatchObject({ dice: { sealed: [], voided: 2 } });
  });

  test('is void if somebody has themselves forgotten in the middle of it', () => {
    const gone = forgotten(open(start(table(2)), 0), 'p1', 'cd'.repeat(32));
    expect(gone).toMatchObject({
      phase: 'seating',
      voided: { count: 1 },
      places: [{ kind: 'person' }, { kind: 'open' }],
    });
    expect(gone.secret).toBe('cd'.repeat(32));
    expect(forgotten(table(2), 'p1', 'unused')).not.toHaveProperty('voided');
  });
});

/** How many of the best cards this deal gives the first seat. */
function worth(record: GameRecord): number {
  const { hands } = game.view(reading(restart(game, record).state), 0 as Seat) as { hands: readonly string[][] };
  return hands[0]!.filter((card) => card === 'boss').length;
}

/** This person seals a salt for that seat, which may be free. */
const sealed = (row: TableRow, seat: number, id: string): TableRow =>
  granted(
    sat(
      row,
      person(id),
      { id: 's', do: 'sit', table: 'x', seat, name: id.toUpperCase(), seal: sealOf(saltOf(seat)) },
      NOW,
    ),
  );

const SEATS = [0, 1, 2];

/** The three at this table seal anew. */
const again = (row: TableRow): TableRow => SEATS.reduce((next, seat) => sealed(next, seat, `p${seat}`), row);

const sealsAt = ({ places }: TableRow): readonly boolean[] => places.map((place) => 'seal' in place);

/** They do, and whoever is asked opens their seal, but for this seat. */
function voidedBy(row: TableRow, shut: number): TableRow {
  const asked = start(again(row));
  return voided(open(asked, ...SEATS.filter((seat) => seat !== shut && sealsAt(asked)[seat])), 'cd'.repeat(32));
}

describe('whoever has voided two starts is not asked for a salt again', () => {
  test('and the others play without it', () => {
    const twice = voidedBy(voidedBy(table(3), 1), 1);
    expect(open(start(again(twice)), 0, 2)).toMatchObject({
      phase: 'playing',
      head: { voided: 2, seals: [sealOf(saltOf(0)), null, sealOf(saltOf(2))] },
    });
  });

  test('but somebody else who sits down there later is', () => {
    const twice = voidedBy(voidedBy(table(3), 1), 1);
    const free = granted(freed(twice, person('p0'), 1));
    const asked = start(sealed(sealed(sealed(free, 1, 'victim'), 0, 'p0'), 2, 'p2'));
    expect(sealsAt(asked)).toEqual([true, true, true]);
    // Nor does another seat help.
    const moved = granted(freed(granted(freed(twice, person('p0'), 1)), person('p0'), 2));
    expect(sealsAt(start(sealed(sealed(sealed(moved, 2, 'p1'), 1, 'victim'), 0, 'p0')))).toEqual([true, true, false]);
  });

  test('nor is somebody left out whose line was down once, though starts had been void before', () => {
    const twice = voidedBy(voidedBy(table(3), 1), 2);
    expect(sealsAt(start(again(twice)))).toEqual([true, true, true]);
  });

  test('and several who do it by turns are left out one after the other', () => {
    let row = table(3);
    for (let n = 0; n < 4; n++) row = voidedBy(row, 1 + (n % 2));
    expect(row.voided).toMatchObject({ count: 4, seats: [2] });
    const asked = start(again(row));
    expect(sealsAt(asked)).toEqual([true, false, false]);
    expect(open(asked, 0).phase).toBe('playing');
  });

  test('who has several seats has voided one start with all of them', () => {
    const two = sealed(sealed(table(3, [0]), 1, 'mallory'), 2, 'm');
    const both = { ...two, places: two.places.with(2, { ...two.places[1]!, name: 'M2' } as Place) };
    const once = voided(open(start(both), 0), 'cd'.repeat(32));
    expect(Object.values(once.voids!)).toEqual([1]);
  });

  test('no more than a hundred are remembered at a table', () => {
    let many = table(3);
    for (let n = 0; n < 101; n++) {
      const newcomer = { ...many.places[1]!, person: `p-${n}` } as Place;
      many = voided({ ...many, places: many.places.with(1, newcomer) }, 'ef'.repeat(32), [1]);
    }
    expect(Object.keys(many.voids!)).toHaveLength(100);
    expect(many.voided!.count).toBe(101);
  });

  test('a table kept by the version before asks everybody', () => {
    const { voids: _, ...before } = voidedBy(voidedBy(table(3), 1), 1);
    expect(sealsAt(start(again(before)))).toEqual([true, true, true]);
  });
});

test('a seat that sealed nothing has no salt of its own in a record that holds, and a branch has no seals', () => {
  const record = recordOf(
    open(
      start(table(2), (id) => id === 'p0'),
      0,
    ),
  );
  expect(verify(game, record)).toMatchObject({ holds: true });
  const chosen = { ...record, salts: [record.salts![0]!, 'chosen'] };
  expect(verify(game, chosen)).toMatchObject({
    holds: false,
    why: 'seat 1 has a salt of its own, and has sealed none',
  });
  const from = { at: 0, secret: 'chosen', salts: ['a', 'b'] };
  expect(verify(game, { ...record, from })).toMatchObject({ holds: false, entry: 0 });
});

describe('a host who also plays', () => {
  test('cannot try salts any more: the seal is given before the others’ salts are known', () => {
    // What the host knows when its own seat has to seal: the secret, and seals. It tries salts against guesses of the other.
    const chance = quick('grind');
    const guess = (): string => `guess-${chance.below(2 ** 20)}`;
    const deal = (mine: string, other: string): GameRecord => {
      const head = {
        options: granted(game.options({}, 2)),
        seats: 2,
        commitment: commitment(SECRET),
        salts: [mine, other],
      };
      return new Play(game, head, fair(SECRET, head.salts, 0)).record();
    };
    const best = (other: () => string): string => {
      const tries = Array.from({ length: 60 }, (_, i) => `mine-${i}-padded-to-16`);
      return tries.reduce((a, b) => (worth(deal(b, other())) > worth(deal(a, other())) ? b : a));
    };
    // With salts in clear, as it was: chosen for the one salt of the other, and dealt with it.
    const clear = Array.from({ length: 30 }, (_, i) => {
      const other = `theirs-${i}`;
      return worth(
        deal(
          best(() => other),
          other,
        ),
      );
    });
    // With seals: chosen without it.
    const sealed = Array.from({ length: 30 }, (_, i) => worth(deal(best(guess), `theirs-${i}`)));
    const plain = Array.from({ length: 300 }, (_, i) => worth(deal('mine-0-padded-to-16', `plain-${i}`)));
    const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
    const spread = Math.sqrt(mean(plain.map((x) => (x - mean(plain)) ** 2)) / 30);
    expect(mean(clear)).toBeGreaterThan(mean(plain) + 4 * spread);
    expect(Math.abs(mean(sealed) - mean(plain))).toBeLessThan(4 * spread);
  });

  test('cannot change its salt afterwards', () => {
    const asked = open(start(table(2)), 1);
    for (let i = 0; i < 100; i++)
      expect(opened(asked, game, 0, `another-salt-${i}`)).toEqual({ refused: 'other-seal' });
    const begun = open(asked, 0);
    const record = recordOf(begun);
    const salts = ['another-salt-of-mine', record.salts![1]!];
    expect(verify(game, { ...record, salts })).toMatchObject({
      holds: false,
      entry: 0,
      why: 'the salt of seat 0 is not the one that was sealed',
    });
  });
});
