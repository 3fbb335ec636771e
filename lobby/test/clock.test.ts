import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableRow } from '../archive.ts';
import { lapsed, lateOf, timesOf, withTimes } from '../clock.ts';
import { isBotPlayed, stoodIn } from '../places.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;

const person = { kind: 'person', person: 'ada', name: 'Ada', figure: 0, standIn: false };
const bot = { kind: 'bot', name: 'Otto', strength: 'hard', warm: false };

/** Somebody's turn, with two minutes for a move unless told otherwise. */
const table = (more: object = {}): TableRow =>
  ({ clock: { kind: 'move', minutes: 2 }, places: [person, bot], ...more }) as unknown as TableRow;

test('a clock that runs goes on when anything but a move changes the table', () => {
  const running = table({ deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW)).toEqual({ due: NOW + 30_000, deadline: NOW + 30_000 });
});

test('a move gives whoever is next all their time', () => {
  const running = table({ deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW, { seat: 1 })).toEqual({ due: NOW + 2 * MINUTE, deadline: NOW + 2 * MINUTE });
  expect(timesOf(table({ clock: { kind: 'slow', days: 3 } }), [0], NOW, { seat: 1 }).deadline).toBe(
    NOW + 3 * 1440 * MINUTE,
  );
});

test('a clock that did not run begins', () => {
  expect(timesOf(table(), [0], NOW)).toEqual({ due: NOW + 2 * MINUTE, deadline: NOW + 2 * MINUTE });
});

test('nobody has longer than the clock gives, whatever was kept', () => {
  expect(timesOf(table({ deadline: NOW + 9 * MINUTE }), [0], NOW).deadline).toBe(NOW + 2 * MINUTE);
});

test('a bot is due at once; nobody in turn, nobody at the table and no clock wait for nothing', () => {
  expect(timesOf(table(), [1], NOW)).toEqual({ due: NOW });
  expect(timesOf(table(), [], NOW)).toEqual({});
  expect(timesOf(table({ places: [bot, bot] }), [0], NOW)).toEqual({});
  expect(timesOf(table({ clock: { kind: 'none' } }), [0], NOW)).toEqual({});
});

test('a table waits for what it is told, and for nothing else any more', () => {
  const waiting = table({ due: NOW, deadline: NOW });
  expect(withTimes(waiting, {})).toEqual(table());
  expect(withTimes(waiting, { due: NOW + 1 })).toEqual(table({ due: NOW + 1 }));
});

test('what was taken back gives nobody time', () => {
  const running = table({ deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW, { seat: 0, to: 3 }).deadline).toBe(NOW + 30_000);
});

test('with weekends off, Saturdays and Sundays of UTC do not count', () => {
  const clock = { kind: 'slow', days: 1, weekendsOff: true };
  const end = (from: string): string => {
    const { deadline } = timesOf(table({ clock }), [0], Date.parse(from), { seat: 1 });
    return new Date(deadline!).toISOString().slice(0, 16);
  };
  expect(end('2026-11-16T09:30Z')).toBe('2026-11-17T09:30'); // a Monday
  expect(end('2026-11-20T18:00Z')).toBe('2026-11-23T18:00'); // a Friday
  expect(end('2026-11-21T12:00Z')).toBe('2026-11-24T00:00'); // a Saturday
  expect(end('2026-11-22T23:59Z')).toBe('2026-11-24T00:00'); // a Sunday
});

describe('a bank', () => {
  const clock = { kind: 'bank', minutes: 5, increment: 10 } as const;
  const people = [person, { ...person, person: 'bob' }, bot];
  const begun = (): TableRow => {
    const row = table({ clock, places: people, phase: 'playing' });
    return withTimes(row, timesOf(row, [0], NOW));
  };
  const moved = (row: TableRow, seat: number, toAct: readonly number[], now: number, to?: number): TableRow =>
    withTimes(row, timesOf(row, toAct, now, { seat, ...(to !== undefined && { to }) }));

  test('is charged while one is waited for, and gets the increment when the turn has passed on', () => {
    const row = begun();
    expect(row.deadline).toBe(NOW + 5 * MINUTE);
    const half = moved(row, 0, [0], NOW + MINUTE);
    expect(half.bank!.left.slice(0, 2)).toEqual([4 * MINUTE, 5 * MINUTE]);
    const passed = moved(half, 0, [1], NOW + 2 * MINUTE);
    expect(passed.bank!.left.slice(0, 2)).toEqual([3 * MINUTE + 10_000, 5 * MINUTE]);
    expect(passed.deadline).toBe(NOW + 7 * MINUTE);
    // What is taken back takes the increment back.
    const back = moved(passed, 0, [0], NOW + 2 * MINUTE + 1000, 1);
    expect(back.bank!.left.slice(0, 2)).toEqual([3 * MINUTE, 5 * MINUTE - 1000]);
    expect(back.deadline).toBe(NOW + 5 * MINUTE + 1000);
  });

  test('does not run while a bot moves or nobody is there', () => {
    const bots = moved(begun(), 0, [2], NOW + MINUTE);
    expect(bots).toMatchObject({ due: NOW + MINUTE, bank: { running: [] } });
    const later = moved(bots, 2, [1], NOW + 9 * MINUTE);
    expect(later.bank!.left.slice(0, 2)).toEqual([4 * MINUTE + 10_000, 5 * MINUTE]);
  });

  test('is over for those whose it is: a bot plays, and whoever comes back has a minute', () => {
    const both = withTimes(begun(), timesOf(begun(), [0, 1], NOW));
    const poor = { ...both, bank: { ...both.bank!, left: [MINUTE, 2 * MINUTE, 0] } };
    const row = withTimes(poor, timesOf(poor, [0, 1], NOW));
    expect(lateOf(row, [0, 1], NOW + MINUTE - 1)).toEqual([]);
    expect(lateOf(row, [0, 1], NOW + MINUTE)).toEqual([0]);
    const late = lapsed(row, 0, NOW + MINUTE);
    expect(late.places[0]).toMatchObject({ standIn: true });
    expect(late.bank).toEqual({ left: [MINUTE, MINUTE, 0], running: [1], since: NOW + MINUTE });
  });

  test('rests while the game is paused', () => {
    const paused = { ...begun(), paused: NOW + MINUTE };
    const resting = withTimes(paused, timesOf(paused, [0], NOW + MINUTE));
    expect(resting.bank!.left[0]).toBe(4 * MINUTE);
    expect(resting).not.toHaveProperty('deadline');
    const { paused: _, ...resumed } = resting;
    expect(timesOf(resumed, [0], NOW + 9 * MINUTE).deadline).toBe(NOW + 13 * MINUTE);
  });

  /** What somebody may do to gain time: act, pass on, take back, leave and return, let things change, restart, put the clock. */
  const STEPS = fc.oneof(
    fc.record({ type: fc.constant('move' as const), passes: fc.boolean(), after: fc.nat(90_000) }),
    fc.record({ type: fc.constant('undo' as const), after: fc.nat(90_000) }),
    fc.record({ type: fc.constant('change' as const), after: fc.integer({ min: -600_000, max: 90_000 }) }),
    fc.record({ type: fc.constant('restart' as const), after: fc.nat(90_000) }),
    fc.record({ type: fc.constant('leave' as const), after: fc.nat(90_000) }),
  );

  test('nobody gets more time than the clock says, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(STEPS, { maxLength: 60 }), (steps) => {
        let row = begun();
        let [now, used, turns, returns] = [NOW, 0, 0, 0];
        let acts = true;
        for (const step of steps) {
          // Time that passes for everybody, by a clock that may also be put back.
          const from = now;
          now += step.after;
          if (acts && !isBotPlayed(row.places[0])) used += Math.max(0, Math.min(now, row.deadline ?? now) - from);
          const late = lateOf(row, acts ? [0] : [1], now);
          if (late.length > 0) {
            returns += late.includes(0) ? 1 : 0;
            row = late.reduce((left, seat) => lapsed(left, seat, now), row);
            row = { ...row, places: row.places.map((place) => ({ ...place, standIn: false }) as typeof place) };
          } else if (step.type === 'move') {
            const before = acts;
            if (step.passes) acts = !acts;
            if (before && !acts) turns += 1;
            row = moved(row, before ? 0 : 1, [acts ? 0 : 1], now);
            continue;
          } else if (step.type === 'undo' && !acts) {
            acts = true;
            turns -= 1;
            row = moved(row, 0, [0], now, 0);
            continue;
          } else if (step.type === 'restart') row = JSON.parse(JSON.stringify(row));
          else if (step.type === 'leave') {
            row = stoodIn(row, 0, { strength: 'normal', since: now });
            row = withTimes(row, timesOf(row, [acts ? 0 : 1], now));
            row = stoodIn(row, 0, undefined);
          }
          row = withTimes(row, timesOf(row, [acts ? 0 : 1], now));
        }
        const given = 5 * MINUTE + Math.max(0, turns) * 10_000 + returns * MINUTE;
        expect(row.bank!.left[0]).toBeLessThanOrEqual(given - Math.min(used, given) + 1);
      }),
      { numRuns: 400 },
    );
  });
});

test('with weekends off, what is left over a weekend is what was left before it', () => {
  const clock = { kind: 'slow', days: 3, weekendsOff: true };
  const friday = Date.parse('2026-11-20T18:00Z');
  const begun = table({ clock, phase: 'playing' });
  const row = withTimes(begun, timesOf(begun, [0], friday, { seat: 1 }));
  const monday = withTimes(row, timesOf(row, [0], Date.parse('2026-11-23T00:00Z')));
  expect(monday.deadline).toBe(row.deadline);
  expect(monday.bank!.left[0]).toBe(row.bank!.left[0]! - 6 * 60 * MINUTE);
  expect(lateOf(row, [0], row.deadline! - 1)).toEqual([]);
  expect(lateOf(row, [0], row.deadline!)).toEqual([0]);
});

test('a row from before times were kept by seat goes on to its end', () => {
  const running = table({ clock: { kind: 'slow', days: 3 }, deadline: NOW + 30_000 });
  expect(timesOf(running, [0], NOW).deadline).toBe(NOW + 30_000);
});
