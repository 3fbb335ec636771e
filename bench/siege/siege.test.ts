import { expect, test } from 'vitest';
import { ATTACK_NAMES } from './attacks.ts';
import { siegeRun } from './run.ts';

/** Seconds: what does not depend on speed shows in as little. */
const SHORT = 6;

test('every attack at once, from one person and from fifty addresses: it lives, nobody quiet is let down, nothing is lost', async () => {
  const phases = (['person', 'many'] as const).map((scale) => ({ attacks: ATTACK_NAMES, scale, seconds: SHORT }));
  const { rows, faults, acknowledged } = await siegeRun(phases, () => undefined);
  expect(rows.flatMap(({ deaths }) => deaths)).toEqual([]);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
  for (const { name, attempts, moves, pings, server } of rows) {
    expect(moves.count, name).toBeGreaterThan(0);
    expect(pings.count, name).toBeGreaterThan(0);
    expect(server.memory, name).toBeLessThan(1024);
    if (name !== 'peace') expect(attempts).toBeGreaterThan(100);
  }
});
