import { expect, test } from 'vitest';
import { networkOf } from '../address.ts';
import { Bucket, Buckets } from '../bucket.ts';

test('a bucket gives what is in it, says how long to wait for more, and fills again', () => {
  const bucket = new Bucket(10, 5, 0);
  expect([bucket.take(6, 0), bucket.take(6, 0), bucket.take(6, 399), bucket.take(6, 400)]).toEqual([0, 400, 1, 0]);
  expect(bucket.isFull(2399)).toBe(false);
  expect(bucket.isFull(2400)).toBe(true);
});

test('a bucket is never fuller than full, and whatever asks for more than that waits for a full one only', () => {
  const bucket = new Bucket(10, 5, 0);
  expect(bucket.take(12, 1e9)).toBe(0);
  expect(bucket.wait(12, 1e9)).toBe(2400);
});

test('two an hour is one after half an hour, however fractions are rounded', () => {
  const bucket = new Bucket(2, (2 / 3_600_000) * 1000, 1000);
  bucket.charge(2, 1000);
  expect(bucket.take(1, 1_801_000)).toBe(0);
});

test('debt is paid before anything is given', () => {
  const bucket = new Bucket(10, 5, 0);
  bucket.charge(20, 0);
  expect([bucket.wait(0, 0), bucket.wait(1, 0)]).toEqual([2000, 2200]);
});

test('a clock that is set back takes nothing away', () => {
  const bucket = new Bucket(10, 5, 5000);
  expect([bucket.take(10, 1000), bucket.take(1, 5200)]).toEqual([0, 0]);
});

test('however many come, only so many buckets are kept; those who have used theirs longest', () => {
  const buckets = new Buckets(10, 5);
  for (let i = 0; i < 19_999; i++) buckets.of(`${i}`, 0).take(10, 0);
  buckets.of('unused', 0);
  buckets.of('20000', 0).take(10, 0);
  expect(buckets.size).toBeLessThanOrEqual(18_001);
  expect(buckets.of('20000', 0).wait(1, 0)).toBeGreaterThan(0);
  expect(buckets.of('19998', 0).wait(1, 0)).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
