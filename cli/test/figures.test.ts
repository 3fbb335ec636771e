import { expect, test } from 'vitest';
import { perform } from './perform.ts';

test('greedy games of Beutezug come to what its README says', async () => {
  const { out } = await perform('simulate beutezug --bots greedy --seats 3 --games 150 --stats --json'.split(' '));
  const { ranked, events } = JSON.parse(out) as { ranked: number[]; events: Record<string, number> };
  expect(ranked[0]).toBeGreaterThan(35);
  expect(ranked[0]).toBeLessThan(39);
  expect(ranked[2]).toBeGreaterThan(24);
  const won = events.succeeded! / (events.succeeded! + events.failed!);
  expect(won).toBeGreaterThan(0.63);
  expect(won).toBeLessThan(0.73);
  expect(events.tookLootToken).toBeGreaterThan(0.3);
});

test('greedy beats random at Beutezug', async () => {
  const { out } = await perform('simulate beutezug --bots greedy,random --games 60 --duplicate --json'.split(' '));
  expect(JSON.parse(out).bots[0].share).toBeGreaterThan(0.85);
});
