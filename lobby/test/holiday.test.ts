import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Look, TableInfo } from '#wire/messages.ts';
import { HOLIDAY_DAYS } from '#wire/protocol.ts';
import type { Person, TableRow } from '../archive.ts';
import { lateOf, timesOf, withTimes } from '../clock.ts';
import { onHoliday } from '../holiday.ts';
import { House } from './house.ts';

const DAY = 86_400;
const MONDAY = Date.parse('2026-11-16T09:00Z');

beforeEach(() => void vi.useFakeTimers({ now: MONDAY }));
afterEach(() => void vi.useRealTimers());

const PEOPLE = ['Ana', 'Ben'].map((name): Person => ({ id: name, name, created: 0 }));

const SLOW: Clock = { kind: 'slow', days: 3 };

/** A game of Ana and Ben that has just begun: whose turn it is, where they sit, and the other one. */
async function playing(house: House, clock: Clock = SLOW) {
  const [ana] = PEOPLE;
  const { table } = (await house.ask(ana!, 'create', { game: 'beutezug', seats: 2, clock })) as TableInfo;
  for (const [seat, person] of PEOPLE.entries()) {
    await house.ask(person, 'sit', { table, seat, name: person.name });
    await house.comes(person, table);
  }
  await house.ask(ana!, 'start', { table });
  const { frame } = (await house.ask(ana!, 'look', { table, seat: 0 })) as Look;
  const seat = frame!.toAct[0]!;
  return { table, seat, late: PEOPLE[seat]!, other: PEOPLE[1 - seat]! };
}

const inDays = (days: number): number => Date.now() + days * DAY * 1000;

/** Within a minute. */
const isAbout =
  (when: number) =>
  (time: number): boolean =>
    Math.abs(time - when) < 60_000;

describe('somebody says until when they are away', () => {
  test('and their clock stands still until then, after which they have what they had left', async () => {
    const house = new House();
    const { table, seat, late } = await playing(house);
    await house.passes(2 * DAY);
    const until = inDays(5);
    const told = await house.ask(late, 'holiday', { table, seat, until });
    expect(told).not.toHaveProperty('deadline');
    expect((told as TableInfo).seats[seat]).toMatchObject({ holiday: { until } });
    await house.passes(5 * DAY);
    await house.passes(60);
    const info = await house.look(late, table);
    expect(info.seats[seat]).toMatchObject({ standIn: false, holiday: { left: (HOLIDAY_DAYS - 5) * DAY * 1000 } });
    expect(Math.abs(info.deadline! - (until + DAY * 1000))).toBeLessThan(0.3 * DAY * 1000);
    await house.passes(1.4 * DAY);
    expect((await house.look(late, table)).seats[seat]).toMatchObject({ standIn: true });
  });

  test('meanwhile nobody plays for them, and when they are back sooner their clock goes on and the rest is not lost', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house);
    await house.ask(late, 'holiday', { table, seat, until: inDays(10) });
    house.goes(late);
    await house.passes(6 * DAY);
    const bot = { table, seat, strength: 'easy' } as const;
    expect(await house.ask(other, 'bot', bot)).toMatchObject({ refused: 'not-away' });
    expect(await house.ask(other, 'lend', { table, seat })).toMatchObject({ refused: 'not-away' });
    const back = await house.ask(late, 'holiday', { table, seat });
    const { holiday } = (back as TableInfo).seats[seat] as { holiday: { until?: number; left: number } };
    expect(holiday.until).toBeUndefined();
    expect(Math.abs(holiday.left - (HOLIDAY_DAYS - 6) * DAY * 1000)).toBeLessThan(1000);
    expect(Math.abs((back as TableInfo).deadline! - inDays(3))).toBeLessThan(1000);
  });

  test('and who is not back by then counts as gone from then on, as all are told', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house, { kind: 'slow', days: 7 });
    const gone = Date.now();
    const until = inDays(5);
    await house.ask(late, 'holiday', { table, seat, until });
    house.goes(late);
    await house.passes(60);
    const since = async (): Promise<unknown> => (await house.look(other, table)).seats[seat];
    expect(await since()).toMatchObject({ present: false, holiday: { until }, since: expect.toSatisfy(isAbout(gone)) });
    await house.passes(6 * DAY);
    expect(await since()).toMatchObject({ present: false, since: until });
  });

  test('for no longer than the terms say, in one go or in several', async () => {
    const house = new House();
    const { table, seat, late } = await playing(house);
    const away = (days: number) => house.ask(late, 'holiday', { table, seat, until: inDays(days) });
    expect(await away(HOLIDAY_DAYS + 0.1)).toMatchObject({ refused: 'away-too-long' });
    await away(10);
    await house.passes(10 * DAY);
    expect(await away(5)).toMatchObject({ refused: 'away-too-long' });
    // Said again is not spent again.
    for (let i = 0; i < 5; i++) expect(await away(4)).toHaveProperty('phase');
  });

  test('only where moves take days, and another clock ends it', async () => {
    const house = new House();
    const quick = await playing(house, { kind: 'move', minutes: 5 });
    const { table, seat, late } = quick;
    expect(await house.ask(late, 'holiday', { table, seat, until: inDays(1) })).toMatchObject({ refused: 'not-slow' });
    const slow = await playing(house);
    const at = { table: slow.table, seat: slow.seat };
    await house.ask(slow.late, 'holiday', { ...at, until: inDays(1) });
    const question = { kind: 'clock', clock: { kind: 'none' } } as const;
    await house.ask(slow.late, 'ask', { ...at, question });
    const info = await house.ask(slow.other, 'answer', { table: slow.table, seat: 1 - slow.seat, yes: true });
    expect(info).toMatchObject({ clock: { kind: 'none' } });
    expect((await house.archive.table(slow.table))!.places[slow.seat]).not.toHaveProperty('holiday');
  });

  test('whoever is away is asked about another clock, and keeps nobody from anything else', async () => {
    const house = new House();
    const { table, seat, late, other } = await playing(house);
    await house.ask(late, 'holiday', { table, seat, until: inDays(10) });
    const asked = { table, seat: 1 - seat };
    await house.ask(other, 'ask', { ...asked, question: { kind: 'clock', clock: { kind: 'none' } } });
    expect(await house.look(other, table)).toMatchObject({ clock: SLOW, asked: { awaited: [seat] } });
    await house.ask(other, 'answer', { ...asked, yes: false });
    await house.ask(other, 'ask', { ...asked, question: { kind: 'pause' } });
    expect(await house.look(other, table)).toHaveProperty('paused');
  });

  test('at all their slow tables at once, as far as each allows', async () => {
    const house = new House();
    const one = await playing(house);
    const two = await playing(house);
    const [ana] = PEOPLE;
    await house.ask(ana!, 'holiday', { table: two.table, seat: 0, until: inDays(12) });
    await house.passes(12 * DAY);
    await house.ask(ana!, 'holiday', { table: one.table, seat: 0, until: inDays(7), everywhere: true });
    expect((await house.look(ana!, one.table)).seats[0]).toMatchObject({ holiday: { until: inDays(7) } });
    expect((await house.look(ana!, two.table)).seats[0]).toMatchObject({
      holiday: { until: inDays(2), left: 2 * DAY * 1000 },
    });
  });
});

/** What somebody may do to gain time where a move may take days. */
const STEP = fc.record({
  type: fc.constantFrom('away', 'back', 'move', 'undo', 'change', 'restart'),
  hours: fc.nat(60),
  days: fc.nat(20),
});

test('nobody has longer for a move than the clock says and the days they may be away, however often they take it back', () => {
  const person = { kind: 'person', person: 'ana', name: 'Ana', figure: 0, standIn: false };
  const clock = { kind: 'slow', days: 3 };
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
      const begun = { clock, phase: 'playing', places: [person, { ...person, person: 'ben' }] } as unknown as TableRow;
      let row = withTimes(begun, timesOf(begun, [0], MONDAY));
      let [now, thought, used] = [MONDAY, 0, 0];
      let acts = true;
      const pass = (to: number): void => {
        if (acts) thought += to - now;
        now = to;
      };
      for (const { type, hours, days } of steps) {
        const end = now + hours * 3_600_000;
        // What is due happens at its time.
        while (row.due !== undefined && row.due <= end) {
          pass(row.due);
          const late = lateOf(row, acts ? [0] : [1], now);
          if (late.length > 0) return;
          row = withTimes(row, timesOf(row, acts ? [0] : [1], now));
        }
        pass(end);
        const made =
          type === 'move' ? { seat: acts ? 0 : 1 } : type === 'undo' && !acts ? { seat: 0, to: 0 } : undefined;
        if (made !== undefined) {
          acts = !acts;
          // Their turn has come round.
          if (acts && type === 'move') [thought, used] = [0, spentOf(row, now)];
        }
        if (type === 'away' || type === 'back') {
          const next = onHoliday(row, 0, type === 'away' ? now + days * DAY * 1000 : undefined, now);
          if (!('refused' in next)) row = next;
        }
        if (type === 'restart') row = JSON.parse(JSON.stringify(row)) as TableRow;
        row = withTimes(row, timesOf(row, acts ? [0] : [1], now, made));
        expect(thought - (spentOf(row, now) - used)).toBeLessThanOrEqual(3 * DAY * 1000);
      }
    }),
    { numRuns: 300 },
  );
});

/** How long Ana has been away in all. */
function spentOf({ places }: TableRow, now: number): number {
  const [place] = places;
  if (place?.kind !== 'person') return 0;
  const { holiday, spent = 0 } = place;
  const all = spent + (holiday === undefined ? 0 : Math.min(now, holiday.until) - holiday.since);
  expect(all).toBeLessThanOrEqual(HOLIDAY_DAYS * DAY * 1000);
  return all;
}
