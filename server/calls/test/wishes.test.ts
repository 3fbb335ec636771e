import { expect, test } from 'vitest';
import { isZone, quietUntil, readWishes, USUAL, type Wishes } from '../wishes.ts';

const at = (text: string): number => Date.parse(text);
const wishes = (more: Partial<Wishes>): Wishes => ({ ...USUAL, zone: 'Europe/Berlin', ...more });

// 2026-03-29 clocks go forward in Berlin, 2026-10-25 back; in New York on 2026-03-08 and 2026-11-01.
test.each([
  ['in the middle of the day', {}, '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z'],
  ['in the evening, over midnight', {}, '2026-11-18T21:30:00Z', '2026-11-19T07:00:00Z'],
  ['in the small hours', {}, '2026-11-19T02:00:30Z', '2026-11-19T07:00:00Z'],
  ['at the very minute it begins', {}, '2026-11-18T21:00:00Z', '2026-11-19T07:00:00Z'],
  ['at the very minute it ends', {}, '2026-11-19T07:00:00Z', '2026-11-19T07:00:00Z'],
  ['within one day', { from: 9 * 60, to: 17 * 60 + 30 }, '2026-11-18T12:00:00Z', '2026-11-18T16:30:00Z'],
  ['before hours within one day', { from: 9 * 60, to: 17 * 60 }, '2026-11-18T07:59:00Z', '2026-11-18T07:59:00Z'],
  ['from and until the same time is never', { from: 480, to: 480 }, '2026-11-18T07:00:00Z', '2026-11-18T07:00:00Z'],
  ['turned off', { quiet: false }, '2026-11-18T23:00:00Z', '2026-11-18T23:00:00Z'],
  ['half an hour off', { zone: 'Asia/Kolkata' }, '2026-11-18T20:00:00Z', '2026-11-19T02:30:00Z'],
  ['far west', { zone: 'America/Los_Angeles' }, '2026-11-18T07:00:00Z', '2026-11-18T16:00:00Z'],
  ['far east, tomorrow already', { zone: 'Pacific/Auckland' }, '2026-11-18T10:00:00Z', '2026-11-18T19:00:00Z'],
  ['a short night, clocks go forward', {}, '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
  ['a long night, clocks go back', {}, '2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
  ['another short night', { zone: 'America/New_York' }, '2026-03-08T04:00:00Z', '2026-03-08T12:00:00Z'],
  ['a day off', { daysOff: [6] }, '2026-11-21T12:00:00Z', '2026-11-22T07:00:00Z'],
  ['a weekend off', { daysOff: [0, 6] }, '2026-11-20T21:30:00Z', '2026-11-23T07:00:00Z'],
  ['the eve of a day off, which is no night yet', { daysOff: [6] }, '2026-11-20T20:59:00Z', '2026-11-20T20:59:00Z'],
  ['all days but one', { daysOff: [0, 1, 2, 3, 5, 6] }, '2026-11-19T22:00:00Z', '2026-11-26T07:00:00Z'],
])('quiet hours %s', (_, more, now, until) => {
  expect(new Date(quietUntil(at(now), wishes(more))).toISOString()).toBe(new Date(until).toISOString());
});

test('whatever is wished, it is not quiet any more when it ends, and was all the time until then', () => {
  const some = wishes({ from: 21 * 60 + 7, to: 6 * 60 + 53, daysOff: [3] });
  for (let hour = 0; hour < 24 * 9; hour += 1) {
    const now = at('2026-03-24T00:11:00Z') + hour * 3_600_000;
    const loud = quietUntil(now, some);
    expect(quietUntil(loud, some)).toBe(loud);
    for (let then = now; then < loud - 60_000; then += 47 * 60_000) expect(quietUntil(then, some)).toBe(loud);
  }
});

test('zones are those that there are', () => {
  expect(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'].map(isZone)).toEqual([true, true, true]);
  expect(['', 'Mars/Olympus', '../etc'].map(isZone)).toEqual([false, false, false]);
});

test('what was not said yet is as usual', () => {
  expect(readWishes(undefined)).toEqual(USUAL);
  expect(readWishes('{"chat":true}')).toEqual({ ...USUAL, chat: true });
});
