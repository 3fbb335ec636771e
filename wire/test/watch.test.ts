import { expect, test } from 'vitest';
import type { Link, Push } from '../client.ts';
import { type Seen, Watch } from '../watch.ts';

/** A watch from the audience over a line that says what it is told to. */
async function scene() {
  const asked: { readonly since: number }[] = [];
  const seen: Seen[] = [];
  let push: (push: Push) => void = () => undefined;
  const link = {
    state: 'open',
    ask: async (_: string, body: { readonly since: number }) => {
      asked.push(body);
      return { info: {}, frame: frame(0), story: [], seen: 0, chat: [] };
    },
    on: (listener: typeof push) => {
      push = listener;
    },
    onState: () => undefined,
  } as unknown as Link;
  new Watch(link, { table: 't' }, { change: (now) => seen.push(now), refused: () => undefined });
  await Promise.resolve();
  return { asked, seen, tell: (at: number, before: readonly number[]) => push(pushOf(at, before)) };
}

const frame = (at: number) => ({ table: 't', at, viewer: 'audience', events: [`e${at}`] });
const told = (at: number) => ({ at, seat: 0, events: [`e${at}`] });
const pushOf = (at: number, before: readonly number[]): Push =>
  ({
    push: 'frame',
    frame: { ...frame(at), entry: { seat: 0 } },
    ...(before.length === 0 ? {} : { before: before.map(told) }),
  }) as unknown as Push;

test('entries that are told as one all come into the story, in order, and nothing is asked for', async () => {
  const { asked, seen, tell } = await scene();
  tell(1, []);
  tell(4, [2, 3]);
  expect(seen.at(-1)!.frame!.at).toBe(4);
  expect(seen.at(-1)!.story).toEqual([1, 2, 3, 4].map(told));
  expect(asked).toHaveLength(1);
});

test('of those only what is new is taken', async () => {
  const { asked, seen, tell } = await scene();
  tell(2, [1]);
  tell(4, [1, 2, 3]);
  tell(4, [3]);
  expect(seen.at(-1)!.story).toEqual([1, 2, 3, 4].map(told));
  expect(asked).toHaveLength(1);
});

test('a gap before the first of them is asked for', async () => {
  const { asked, seen, tell } = await scene();
  tell(1, []);
  tell(4, [3]);
  expect(seen.at(-1)!.story).toEqual([1].map(told));
  expect(asked.map(({ since }) => since)).toEqual([0, 1]);
});
