import { expect, test } from 'vitest';
import { BOTS } from '#bots/index.ts';
import { playGame } from '#bots/match.ts';
import { catalogue } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { type GameRecord, isUndo } from '#table/record.ts';
import { granted } from '#table/refusal.ts';
import type { AccountProgress } from '#table/verdict.ts';
import { drawUp } from '../accountant.ts';

async function played(): Promise<{ readonly game: AnyGame; readonly record: GameRecord }> {
  const { game } = await catalogue.beutezug!.rules();
  const options = granted(game.options({}, 2));
  const bots = [0, 1].map(() => ({ name: 'random' as const, choose: BOTS.random() }));
  const { record } = await playGame(
    { game, options, bots, seed: 'accountant', rotate: false, duplicate: false },
    0,
    true,
  );
  return { game, record: record! };
}

test('a first curve comes at once, then account after account, at last what would have been better and why', async () => {
  const { record } = await played();
  const told: (AccountProgress | 'none')[] = [];
  await drawUp(record, (progress) => told.push(progress));
  const all = told.filter((each) => each !== 'none');
  const [first, last] = [all[0]!, all.at(-1)!];
  expect(first).toMatchObject({ rounds: 0, isDone: false });
  expect(first.verdict.curve.length).toBeGreaterThan(5);
  expect(first.verdict.balances).toEqual([]);
  expect(last).toMatchObject({ rounds: last.of, isDone: true });
  expect(last.verdict.curve.length).toBe(1 + record.entries.filter((entry) => !isUndo(entry)).length);
  expect(last.verdict.balances).toHaveLength(2);
  // Whoever moves at random makes mistakes.
  expect(last.advice.length).toBeGreaterThan(0);
  expect(last.advice.every(({ better, view }) => better !== undefined && view !== undefined)).toBe(true);
  expect(structuredClone(last)).toEqual(last);
});

test('a game that goes on has none, and neither has one whose rules do not say', async () => {
  const { record } = await played();
  const { outcome: _o, end: _e, ...running } = record;
  const told: unknown[] = [];
  await drawUp(running, (progress) => told.push(progress));
  const plain = Object.keys(catalogue).find((id) => catalogue[id]!.account === undefined)!;
  await drawUp({ ...record, game: plain, version: 1 }, (progress) => told.push(progress));
  expect(told).toEqual(['none', 'none']);
});
