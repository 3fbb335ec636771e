import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { concluded } from '../chain.ts';
import { type Seat, seatsOf } from '../game.ts';
import { Seating } from '../seating.ts';
import { memoryStore } from '../store.ts';
import { verify } from '../verify.ts';
import { A, B, granted, seated } from './room.ts';
import { toy } from './toy.ts';

const OPTIONS = { rounds: 1 };

describe('seating', () => {
  test('shows the commitment before any salt is given, and it never changes', () => {
    const seating = new Seating('the secret', 2);
    const promised = createHash('sha256').update('the secret').digest('hex');
    expect(seating.commitment).toBe(promised);
    seating.salt(A, 'a');
    seating.salt(B, 'b');
    const { record } = granted(seating.start(toy, OPTIONS));
    expect(record).toMatchObject({ commitment: promised, salts: ['a', 'b'], seats: 2, options: OPTIONS });
  });

  test('does not start before each seat has given its salt', () => {
    const seating = new Seating('the secret', 2);
    expect(seating.start(toy, OPTIONS)).toEqual({ refused: 'not-started' });
    expect(seating.salt(B, 'b')).toBeUndefined();
    expect(seating.start(toy, OPTIONS)).toEqual({ refused: 'not-started' });
    expect(seating.salt(A, 'a')).toBeUndefined();
    expect(granted(seating.start(toy, OPTIONS)).record.salts).toEqual(['a', 'b']);
  });

  test('does not start a game that could not be played', () => {
    const full = (seats: number): Seating => {
      const seating = new Seating('the secret', seats);
      for (const seat of seatsOf(seats)) seating.salt(seat, 'salt');
      return seating;
    };
    expect(full(2).start(toy, { rounds: 'many' })).toMatchObject({ refused: 'bad-options' });
    expect(full(9).start(toy, OPTIONS)).toEqual({ refused: 'bad-options', detail: '9 seats' });
    expect(full(1).start(toy, OPTIONS)).toEqual({ refused: 'bad-options', detail: '1 seats' });
  });

  test('takes one salt from each seat, and the first counts', () => {
    const seating = new Seating('the secret', 2);
    seating.salt(A, 'first');
    seating.salt(B, '');
    expect(seating.salt(A, 'second')).toEqual({ refused: 'salt-given' });
    expect(seating.salt(B, 'late')).toEqual({ refused: 'salt-given' });
    expect(granted(seating.start(toy, OPTIONS)).record.salts).toEqual(['first', '']);
  });

  test.each([2, -1, 0.5, Number.NaN])('has no seat %d at a table for two', (seat) => {
    expect(new Seating('the secret', 2).salt(seat as Seat, 'x')).toEqual({ refused: 'no-such-seat' });
  });

  test('starts a game that holds, with a secret that is kept apart', () => {
    const { record, secret } = seated(3);
    expect(verify(toy, record)).toEqual({
      holds: true,
      played: true,
      rollsProven: false,
      finished: false,
      dice: { voided: 0 },
    });
    expect(verify(toy, { ...record, secret })).toMatchObject({ holds: false, why: expect.stringMatching(/cut off/) });
    expect(verify(toy, concluded(record, { secret, abandoned: true }))).toEqual({
      holds: true,
      played: true,
      rollsProven: true,
      finished: false,
      dice: { voided: 0 },
    });
    expect(JSON.stringify(record)).not.toContain(secret);
  });

  test('deals differently for every salt', () => {
    const deals = ['x', 'y', 'z'].map((salt) => {
      const seating = new Seating('the secret', 2);
      seating.salt(A, 'a');
      seating.salt(B, salt);
      return JSON.stringify(granted(seating.start(toy, OPTIONS)).record.setup);
    });
    expect(new Set(deals).size).toBe(3);
  });
});

describe('the store in memory', () => {
  const ENTRY = { seat: A, to: 0, hash: '' };
  const MADE = { entry: ENTRY, told: [], toAct: [] };

  test('creates a table once, and the first stays', async () => {
    const store = memoryStore();
    expect(await store.create('t', seated(2))).toBe(true);
    expect(await store.create('t', seated(3))).toBe(false);
    expect(await store.read('t')).toEqual(seated(2));
    expect(await store.read('other')).toBeUndefined();
  });

  test('gives each number to one entry only, and in order', async () => {
    const store = memoryStore();
    await store.create('t', seated());
    expect(await Promise.all([store.append('t', 1, MADE), store.append('t', 1, MADE)])).toEqual([true, false]);
    expect(await store.append('t', 3, MADE)).toBe(false);
    expect(await store.append('t', 2, MADE)).toBe(true);
    expect((await store.read('t'))!.record.entries).toHaveLength(2);
  });

  test('does not change what was read before', async () => {
    const store = memoryStore();
    await store.create('t', seated());
    const read = (await store.read('t'))!;
    await store.append('t', 1, MADE);
    expect(read.record.entries).toEqual([]);
  });
});
