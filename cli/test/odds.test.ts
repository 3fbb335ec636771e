import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, perform } from './perform.ts';

const cwd = folder();
const file = join('games', '00001.json');
const odds = (...argv: string[]) => perform(['odds', ...argv], { cwd, env: { LANG: 'en' } });

beforeAll(async () => {
  await perform('simulate beutezug --bots greedy --seats 3 --games 1 --seed odds --save games'.split(' '), { cwd });
  await perform('simulate art-robbery --bots random --seats 2 --games 1 --save others'.split(' '), { cwd });
});

test('before the first pick: a line for each card, with whoever rolls earlier', async () => {
  const { code, out } = await odds('beutezug', '--record', file, '--at', '0');
  expect(code).toBe(0);
  expect(out).toMatch(/^Seat.\d’s odds with best play\n {2}Row 2, left, .*: \d+\.\d%\./);
  expect(out).toMatch(/If they pick it too, they roll first:/);
});

test('as JSON: exact numbers for the seat that is asked for', async () => {
  const { code, out } = await odds('beutezug', '--record', file, '--at', '2', '--seat', '1', '--json');
  expect(code).toBe(0);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ game: 'beutezug', at: 2, seat: 1, uses: [] });
  expect(found.picks).toHaveLength(3);
  expect(found.fates).toHaveLength(2);
  for (const { win } of [...found.picks, ...found.fates]) expect(win > 0 && win <= 1).toBe(true);
});

test.each([
  [['beutezug'], '--record FILE is missing'],
  [['art-robbery', '--record', file], 'art-robbery has no odds; available: beutezug and burgle-bros'],
  [
    ['beutezug', '--record', join('others', '00001.json')],
    'others/00001.json: a record of art-robbery, not of beutezug',
  ],
  [['beutezug', '--record', file, '--at', '9999'], /^--at is a whole number from 0 to \d+, not "9999"$/],
  [['beutezug', '--record', file], /^the game is over after entry \d+: choose another with --at$/],
])('%j is refused in one line', async (argv, reason) => {
  const { code, out, err } = await odds(...argv);
  expect([code, out]).toEqual([2, '']);
  const line = /^hideout: ([^\n]*)\n$/.exec(err)![1]!;
  if (typeof reason === 'string') expect(line).toBe(reason);
  else expect(line).toMatch(reason);
});
