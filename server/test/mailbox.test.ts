import { expect, test } from 'vitest';
import { AT_ONCE, Mailbox } from '../mailbox.ts';

function box() {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const mailbox = new Mailbox(
    { pause: () => said.push('pause'), resume: () => said.push('resume') },
    (text) =>
      new Promise((resolve) => {
        said.push(text);
        waiting.push(resolve);
      }),
  );
  const answer = async () => {
    waiting.shift()!();
    await new Promise(setImmediate);
  };
  return { mailbox, said, answer };
}

test('what comes before somebody is known waits, and nothing more is read', () => {
  const { mailbox, said } = box();
  mailbox.put('a');
  mailbox.put('b');
  expect(said).toEqual(['pause']);
  mailbox.open();
  expect(said).toEqual(['pause', 'a', 'b', 'resume']);
});

test('as many as are allowed are answered at once, in order, and then reading stops until there is room', async () => {
  const { mailbox, said, answer } = box();
  mailbox.open();
  const texts = Array.from({ length: AT_ONCE + 2 }, (_, i) => `${i}`);
  for (const text of texts) mailbox.put(text);
  expect(said).toEqual([...texts.slice(0, AT_ONCE), 'pause']);
  await answer();
  await answer();
  expect(said.slice(AT_ONCE + 1)).toEqual([...texts.slice(AT_ONCE), 'resume']);
});

test('when the line is closed, nothing of what waits is done', async () => {
  const { mailbox, said, answer } = box();
  mailbox.open();
  for (let i = 0; i < AT_ONCE + 5; i++) mailbox.put(`${i}`);
  mailbox.close();
  await answer();
  expect(said.filter((each) => each !== 'pause' && each !== 'resume')).toHaveLength(AT_ONCE);
});
