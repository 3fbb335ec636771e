import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { concluded } from '#table/chain.ts';
import { decode, encode, type GameRecord } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import { folder, perform } from './perform.ts';

const cwd = folder();
const file = join('games', '00001.json');
/** A game that nobody can give an account of. */
const plain = Object.keys(catalogue).find((id) => catalogue[id]!.account === undefined)!;
const account = (...argv: string[]) => perform(['account', ...argv], { cwd, env: { LANG: 'en' } });

beforeAll(async () => {
  await perform('simulate beutezug --bots greedy --seats 3 --games 1 --seed account --save games'.split(' '), { cwd });
  await perform(`simulate ${plain} --bots random --seats 2 --games 1 --save others`.split(' '), { cwd });
});

test('what cannot be told apart is told together, and a crew has one account, as on the page', async () => {
  await perform('simulate art-robbery --bots greedy --seats 2 --games 1 --seed account --save rough'.split(' '), {
    cwd,
  });
  const rough = (await account(join('rough', '00001.json'), '--rounds', '2')).out.replace(/\s+/g, ' ');
  expect(rough).toMatch(/the rest [+-]?\d+ ± \d+; (0|50|100) in the end/);
  expect(rough).not.toMatch(/could not be known|the others/);
  const options = JSON.stringify({ job: 'office' });
  await perform(
    [
      ...'simulate burgle-bros --bots greedy --seats 2 --games 1 --seed account --save crew --options'.split(' '),
      options,
    ],
    { cwd },
  );
  const crew = (await account(join('crew', '00001.json'), '--rounds', '2')).out;
  expect(crew).toMatch(/^The crew$/m);
  expect(crew).not.toMatch(/^Seat/m);
});

test('every seat: where it started, the parts, the result; and the moments that mattered', async () => {
  const { code, out } = await account(file, '--rounds', '24');
  expect(code).toBe(0);
  expect(out.match(/^Seat.\d$/gm)).toHaveLength(3);
  expect(out.replace(/\s+/g, ' ')).toMatch(/Seat 0 \d+ at the start; luck [+-]?\d+ ± \d+, .*; (0|100) in the end\./);
  expect(out).toMatch(/Entry \d+, Seat.\d: (luck|own decisions|what could not be known) /);
});

test('as JSON the parts of each seat add up to its result, and the same dice give the same account', async () => {
  const once = await account(file, '--rounds', '4', '--json');
  const { sums, curve } = JSON.parse(once.out);
  for (const { start, luck, unknown, own, others, result } of sums) {
    const parts = [start, luck, unknown, own, others].reduce((sum, { value }) => sum + value, 0);
    expect(parts).toBeCloseTo(result, 9);
  }
  expect(
    curve
      .at(-1)
      .chances.map(({ value }: { value: number }) => value)
      .toSorted(),
  ).toEqual([0, 0, 1]);
  expect((await account(file, '--rounds', '4', '--json')).out).toBe(once.out);
  expect((await account(file, '--rounds', '4', '--json', '--seed', 'another')).out).not.toBe(once.out);
});

test.each([
  [[join('others', '00001.json')], new RegExp(`^there is no account of version \\d of ${plain}$`)],
  [[file, '--rounds', '1'], '--rounds is a whole number from 2 to 100000, not "1"'],
])('%j is refused in one line', async (argv, reason) => {
  const { code, err } = await account(...argv);
  expect(code).toBe(2);
  const line = err.replace(/^hideout: /, '').trimEnd();
  if (typeof reason === 'string') expect(line).toBe(reason);
  else expect(line).toMatch(reason);
});

test.each([
  [true, /the game was given up/],
  [false, /the game goes on/],
])('a game without a result has no account: given up: %s', async (isGivenUp, reason) => {
  const {
    outcome: _o,
    end: _e,
    secret,
    ...rest
  } = granted(decode(readFileSync(join(cwd, file), 'utf8'))) as GameRecord;
  const cut = { ...rest, entries: rest.entries.slice(0, 3) };
  const record = isGivenUp ? concluded(cut, { ...(secret && { secret }), abandoned: true }) : cut;
  writeFileSync(join(cwd, 'cut.json'), encode(record));
  const { code, err } = await account('cut.json');
  expect(code).toBe(2);
  expect(err).toMatch(reason);
});
