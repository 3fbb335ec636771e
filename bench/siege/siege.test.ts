import { expect, test } from 'vitest';
import { ATTACK_NAMES } from './attacks.ts';
import { siegeRun } from './run.ts';

test('every attack at once, from twelve addresses: it lives, nobody quiet is let down, nothing is lost', async () => {
  // What does not depend on speed shows in as little; from fifty, and for as long as one likes, by night.
  const { rows, faults, acknowledged } = await siegeRun(
    [{ attacks: ATTACK_NAMES, scale: 'some', seconds: 3 }],
    () => undefined,
  );
  expect(rows.flatMap(({ deaths }) => deaths)).toEqual([]);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
  for (const { name, moves, pings, server } of rows) {
    expect(moves.count, name).toBeGreaterThan(0);
    expect(pings.count, name).toBeGreaterThan(0);
    expect(server.memory, name).toBeLessThan(1024);
  }
  expect(rows[1]!.attempts).toBeGreaterThan(100);
});
