import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../../bot/judge.ts';
import { WEIGHTS } from '../../bot/learnt.ts';

interface Judged {
  readonly traits: readonly number[];
  readonly chance: number;
}

/** Turns of games that were held out, and what the trainer's own network says of them. */
const JUDGED = JSON.parse(readFileSync(new URL('judged.json', import.meta.url), 'utf8')) as readonly Judged[];

test('the judge says what the network said that was trained', () => {
  expect(JUDGED.length).toBeGreaterThan(10);
  for (const { traits, chance } of JUDGED) expect(judge(Float32Array.from(traits))).toBeCloseTo(chance, 4);
});

test('its weights are less than 300 KB of text', () => {
  expect(WEIGHTS.length).toBeLessThan(300_000);
});
