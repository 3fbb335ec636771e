import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, perform } from './perform.ts';

const cwd = folder();
const file = join('games', '00001.json');
const hint = (...argv: string[]) => perform(['hint', ...argv], { cwd, env: { LANG: 'en' } });

beforeAll(async () => {
  await perform('simulate beutezug --bots greedy --seats 3 --games 1 --seed hint --save games'.split(' '), { cwd });
});

test('the move of the hard bot, and why', async () => {
  const { code, out } = await hint(file, '--at', '0');
  expect(code).toBe(0);
  expect(out).toMatch(/^Pick the .*\n(?:pink 3\.\n)? {2}\d points for a risk that pays: you have an? \d+% chance/);
  expect(out).toMatch(/\n {2}You have an? \d+% chance to win this card /);
  expect(out).toMatch(/your chance to win the\s+game at \d+\.\d%( \(next best move:\s+\d+\.\d%\))?\.\n$/);
});

test.each([
  ['de', /Du erbeutest diese Karte zu \d+.%/],
  ['es', /Probabilidad de ganar esta carta: \d+.%/],
])('… in %s', async (lang, sentence) => {
  expect((await hint(file, '--at', '0', '--lang', lang)).out).toMatch(sentence);
});

test('as JSON: the move by its name, reasons as data', async () => {
  const { code, out } = await hint(file, '--at', '2', '--json');
  expect(code).toBe(0);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ game: 'beutezug', at: 2, move: expect.stringMatching(/^pick \d[abc]$/) });
  expect(found.reasons).toContainEqual(expect.objectContaining({ because: 'win', chance: expect.any(Number) }));
  expect((await hint(file, '--at', '2', '--json')).out).toBe(out);
});

test.each([
  [[], /^the FILE is missing; see hideout hint --help$/],
  [[file], /^the game is over after entry \d+: choose another with --at$/],
  [[file, '--at', '9999'], /^--at is a whole number from 0 to \d+, not "9999"$/],
])('%j is refused in one line', async (argv, reason) => {
  const { code, out, err } = await hint(...argv);
  expect([code, out]).toEqual([2, '']);
  expect(/^hideout: ([^\n]*)\n$/.exec(err)![1]).toMatch(reason);
});

test('a seat that is not to move is refused', async () => {
  const { seat } = JSON.parse((await hint(file, '--at', '0', '--json')).out);
  const { code, err } = await hint(file, '--at', '0', '--seat', String((seat + 1) % 3));
  expect(code).toBe(2);
  expect(err).toMatch(/^hideout: seat \d is not to move after entry 0\n$/);
});
