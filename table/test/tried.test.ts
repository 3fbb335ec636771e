import { expect, test } from 'vitest';
import { fair } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { memoryStore } from '../store.ts';
import { retried } from '../tried.ts';
import { A, B, granted, hosted, TABLE } from './room.ts';
import { type Coffers, toy } from './toy.ts';

test('what was rolled for a move until it threw is found again, in the stream that it had', async () => {
  const store = memoryStore();
  const table = await hosted(store);
  granted(await table.move(A, 0, 'roll'));
  const stored = (await store.read(TABLE))!;
  const step: Coffers['step'] = (state, seat, move, chance, tell) => {
    if (seat === A) return toy.step(state, seat, move, chance, tell);
    chance.below(6);
    throw new Error('bug in the rules');
  };
  const tried = { seat: B, move: 'roll' };
  const { salts } = stored.record;
  const die = fair(stored.secret, salts!, 2).below(6);
  expect(retried({ ...toy, step } as AnyGame, stored, tried)).toEqual({ ...tried, rolls: [[6, die]] });
  expect(retried(toy as AnyGame, stored, { seat: B, move: 'sneeze' }).rolls).toEqual([]);
});
