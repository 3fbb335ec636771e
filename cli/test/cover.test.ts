import { expect, test } from 'vitest';
import { perform } from './perform.ts';

const simulate = (line: string) => perform(['simulate', ...line.split(' ')]);

test('--cover lists what did not occur, and says so with its exit code', async () => {
  const { code, out, err } = await simulate('burgle-bros --cover --games 1');
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/^burgle-bros: \d+ of \d+ things did not occur in 1 games in .* s, seed "hideout"\n( {2}.+\n)+$/);
  expect(out).toContain('  job fort-knox for 4\n');
});

test('--cover --json is one object', async () => {
  const { code, out } = await simulate('burgle-bros --cover --games 2 --seed x --json');
  const { missing, wanted, ...rest } = JSON.parse(out);
  expect([code, rest]).toEqual([1, { game: 'burgle-bros', games: 2, seed: 'x' }]);
  expect(missing.length).toBeGreaterThan(0);
  expect(wanted).toBeGreaterThan(missing.length);
});

test.each([
  ['art-robbery --cover', 'art-robbery has no --cover; available: burgle-bros'],
  ['burgle-bros --cover --bots random', '--bots does not go with --cover'],
  ['burgle-bros --cover --stats', '--stats does not go with --cover'],
  ['burgle-bros --cover --games 0', '--games is a whole number from 1 to 999999999, not "0"'],
])('%s is refused', async (line, why) => {
  expect(await simulate(line)).toMatchObject({ code: 2, out: '', err: `hideout: ${why}\n` });
});
