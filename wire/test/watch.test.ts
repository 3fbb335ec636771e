import { expect, test } from 'vitest';
import type { Link, Push } from '../client.ts';
import type { Look } from '../messages.ts';
import { Watch } from '../watch.ts';

/** A watch from the audience over a line that says what it is told to. */
async function scene(early: readonly Push[] = []) {
  const asked: { readonly since: number }[] = [];
  const seen: Look[] = [];
  let push: (push: Push) => void = () => undefined;
  const link = {
    state: 'open',
    ask: async (_: string, body: { readonly since: number }) => {
      asked.push(body);
      if (asked.length === 1) for (const each of early) push(each);
      return { info: asked.length === 1 ? INFO : LATER, frame: frame(0), story: [], seen: 0, chat: [], plans: [] };
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

const INFO = { table: 't', phase: 'playing' } as Look['info'];
const LATER = { table: 't', phase: 'over' } as Look['info'];

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

test('what came before the first answer, though it was sent later, is not lost', async () => {
  const { asked, seen } = await scene([pushOf(1, []), { push: 'info', info: INFO } as Push]);
  expect(seen.at(-1)!.frame!.at).toBe(1);
  expect(seen.at(-1)!.story).toEqual([1].map(told));
  expect(asked).toHaveLength(1);
});

test('… and with a gap before it, or about the table itself, it is asked for', async () => {
  const gap = await scene([pushOf(2, [])]);
  expect(gap.asked.map(({ since }) => since)).toEqual([0, 0]);
  const changed = await scene([{ push: 'info', info: LATER } as Push]);
  await expect.poll(() => changed.seen.at(-1)!.info).toEqual(LATER);
  const elsewhere = await scene([{ push: 'info', info: { table: 'another' } } as Push]);
  expect(elsewhere.asked).toHaveLength(1);
});
