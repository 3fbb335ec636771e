import { expect, test } from 'vitest';
import { Delays } from './delays.ts';

test('a long wait counts for everything that would have been asked meanwhile', () => {
  const delays = new Delays(100);
  for (let n = 0; n < 90; n++) delays.add(5);
  delays.add(1000);
  expect(delays.taken()).toEqual({ count: 100, p50: 5, p99: 1000, most: 1000 });
  expect(delays.taken()).toEqual({ count: 0, p50: 0, p99: 0, most: 0 });
});

test('what is not answered yet counts too', async () => {
  const delays = new Delays(1e9);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = delays.of(promise);
  expect(delays.taken().count).toBe(1);
  resolve();
  await asked;
  expect(delays.taken().count).toBe(1);
  expect(delays.taken().count).toBe(0);
});
