import { expect, test } from 'vitest';
import { Batch } from '../batch.ts';

/** Doubles numbers, and keeps what came together. */
function doubling(most = 10) {
  const batches: (readonly number[])[] = [];
  const batch = new Batch<number, number>(most, async (questions) => {
    batches.push(questions);
    await new Promise((resolve) => setImmediate(resolve));
    if (questions.includes(13)) throw new Error('thirteen');
    return questions.map((question) => 2 * question);
  });
  return { batch, batches };
}

test('what is asked in one tick is answered together, each with its own answer', async () => {
  const { batch, batches } = doubling();
  const asked = [batch.ask(1), batch.ask(2)];
  await Promise.resolve();
  asked.push(batch.ask(3));
  expect(await Promise.all(asked)).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what is asked while a batch is being answered comes next, in order', async () => {
  const { batch, batches } = doubling();
  const first = batch.ask(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(batches).toEqual([[1]]);
  const next = [batch.ask(2), batch.ask(3)];
  expect(await first).toBe(2);
  expect(await Promise.all(next)).toEqual([4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a batch has a limit', async () => {
  const { batch, batches } = doubling(2);
  await Promise.all([1, 2, 3, 4, 5].map((n) => batch.ask(n)));
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('all who wait for a batch that fails hear so, and the next is answered', async () => {
  const { batch } = doubling(2);
  const answers = await Promise.allSettled([12, 13, 14].map((n) => batch.ask(n)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await batch.ask(15)).toBe(30);
});

test('idle is when nobody waits', async () => {
  const { batch } = doubling(1);
  let answered = 0;
  for (const n of [1, 2, 3])
    void batch.ask(n).then(() => {
      answered += 1;
    });
  await batch.idle();
  expect(answered).toBe(3);
  await batch.idle();
});
