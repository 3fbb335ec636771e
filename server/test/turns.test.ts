import { expect, test } from 'vitest';
import type { Thought } from '#lobby/world.ts';
import { granted } from '#table/refusal.ts';
import type { Guest } from '#wire/guest.ts';
import { Bots, type Threads } from '../bots.ts';
import { MOST_WAITING } from '../costs.ts';
import { Turns } from '../turns.ts';
import { house, looked, openSocket, pause, startedTable } from './house.ts';

const LATER = { refused: 'busy', after: 1000 };
const asking = (who: string, signal = new AbortController().signal) => ({ who, signal });
const soon = (): Promise<void> => new Promise(setImmediate);

/** Work that is done when the test says so, and what was begun so far. */
function desk() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const end = async (): Promise<void> => {
    ends.shift()!();
    await soon();
  };
  return { begun, work, end };
}

test('whoever asks for one thing is next, however much somebody else has asked for before', async () => {
  const turns = new Turns({ atOnce: 1, perAsker: 100, inAll: 100 });
  const { begun, work, end } = desk();
  for (let i = 0; i < 45; i++) void turns.run(asking('many'), work(`many ${i}`));
  const answer = turns.run(asking('one'), work('one'));
  expect(turns.waiting).toBe(45);
  await end();
  await end();
  expect(begun.slice(0, 4)).toEqual(['many 0', 'many 1', 'one']);
  await end();
  expect(await answer).toBe('one');
  expect(begun[3]).toBe('many 2');
});

test('what one asker may have waiting is bounded, and what all may', async () => {
  let dropped = 0;
  const turns = new Turns({ atOnce: 1, perAsker: 2, inAll: 3 }, () => {
    dropped += 1;
  });
  const { work } = desk();
  for (let i = 0; i < 3; i++) void turns.run(asking('a'), work('a'));
  expect(await turns.run(asking('a'), work('a'))).toEqual(LATER);
  void turns.run(asking('b'), work('b'));
  expect(await turns.run(asking('b'), work('b'))).toEqual(LATER);
  expect([turns.waiting, dropped]).toEqual([3, 2]);
});

test('when all places are taken whoever waits for most gives way to somebody who waits for nothing', async () => {
  const turns = new Turns({ atOnce: 1, perAsker: 9, inAll: 3 });
  const { begun, work, end } = desk();
  const asked = Array.from({ length: 4 }, (_, i) => turns.run(asking('many'), work(`many ${i}`)));
  const quiet = turns.run(asking('quiet'), work('quiet'));
  expect(await asked[3]).toEqual(LATER);
  for (let i = 0; i < 3; i++) await end();
  expect(begun).toContain('quiet');
  expect(await quiet).toBe('quiet');
  // With one each there is nobody to give way.
  const full = new Turns({ atOnce: 1, perAsker: 9, inAll: 2 });
  for (const who of ['a', 'b', 'c']) void full.run(asking(who), desk().work(who));
  expect(await full.run(asking('d'), desk().work('d'))).toEqual(LATER);
});

test('what nobody waits for any more is not done', async () => {
  let dropped = 0;
  const turns = new Turns({ atOnce: 1, perAsker: 9, inAll: 9 }, () => {
    dropped += 1;
  });
  const { begun, work, end } = desk();
  const gone = new AbortController();
  void turns.run(asking('a'), work('first'));
  const left = [1, 2].map(() => turns.run(asking('a', gone.signal), work('gone')));
  void turns.run(asking('a'), work('last'));
  gone.abort();
  expect(await Promise.all(left)).toEqual([LATER, LATER]);
  expect(await turns.run(asking('a', gone.signal), work('gone'))).toEqual(LATER);
  await end();
  expect([begun, turns.waiting, dropped]).toEqual([['first', 'last'], 0, 3]);
});

test('work that fails makes room for the next', async () => {
  const turns = new Turns({ atOnce: 1, perAsker: 9, inAll: 9 });
  const failing = turns.run(asking('a'), () => Promise.reject(new Error('no')));
  const next = turns.run(asking('a'), async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

const figure = async (url: string, name: string): Promise<string | undefined> =>
  (await (await fetch(`${url}/metrics`)).text()).match(new RegExp(`^${name} (\\d+)`, 'm'))?.[1];

/** Threads that think when the test says so. */
function slowThreads() {
  const asked: { readonly thought: Thought; readonly name: string; answer(): void }[] = [];
  const threads: Threads = {
    run: (task, { name }) =>
      new Promise((resolve) => {
        const thought = task as Thought;
        asked.push({ thought, name, answer: () => resolve(name === 'think' ? thought.moves[0]!.name : undefined) });
      }),
    destroy: async () => undefined,
  };
  return { asked, threads };
}

test('a bot of somebody quiet thinks next, beside somebody with many tables, and none fails for having waited', async () => {
  const { asked, threads } = slowThreads();
  const { guest, log, url } = await house({}, undefined, undefined, {
    bots: (watcher) => new Bots(watcher, threads, threads, 1),
  });
  const [many, quiet] = [await guest('Mira'), await guest('Jonas')];
  /** A table of this owner's that waits for its bot. */
  const wait = async (owner: Guest, game: string): Promise<void> => {
    const table = await startedTable([owner], { game });
    for (;;) {
      const { frame } = await looked(owner, table, 0);
      const [move] = frame!.moves;
      if (move === undefined) return;
      granted(await owner.link.ask('move', { table, seat: 0, at: frame!.at, move: move.name }));
    }
  };
  const count = 12;
  for (let i = 0; i < count; i++) await wait(many, 'beutezug');
  await wait(quiet, 'art-robbery');
  while ((await figure(url, 'hideout_bots_waiting')) !== String(count)) await pause(1);
  expect(asked.map(({ thought }) => thought.game)).toEqual(['beutezug']);
  for (let i = 0; i < 2; i++) {
    asked[i]!.answer();
    while (asked.length < i + 2) await pause(1);
  }
  expect(asked.map(({ thought }) => thought.game)).toEqual(['beutezug', 'beutezug', 'art-robbery']);
  expect(log.filter((line) => line.includes('a bot failed'))).toEqual([]);
});

test('somebody who hangs up is not helped any more, and their share is bounded', async () => {
  const { asked, threads } = slowThreads();
  const { guest, url } = await house({}, undefined, undefined, {
    bots: (watcher) => new Bots(watcher, undefined, threads, 1),
  });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  const past = JSON.stringify({ id: 'a', do: 'past', table, at: 0 });
  const first = await openSocket(url, { cookie: mira.cookie });
  const second = await openSocket(url, { cookie: mira.cookie });
  for (let i = 0; i < 8; i++) first.send(past);
  while ((await figure(url, 'hideout_help_waiting')) !== '7') await pause(1);
  const refusal = new Promise((resolve) => second.once('message', (data) => resolve(JSON.parse(String(data)))));
  second.send(past);
  second.send(past);
  expect(await refusal).toEqual({ re: 'a', ...LATER });
  expect(await figure(url, 'hideout_help_waiting')).toBe(String(MOST_WAITING.perAsker));
  second.terminate();
  while ((await figure(url, 'hideout_help_waiting')) !== '7') await pause(1);
  expect(await figure(url, 'hideout_dropped_total\\{what="help"\\}')).toBe('2');
  expect(asked).toHaveLength(1);
  first.terminate();
  while ((await figure(url, 'hideout_help_waiting')) !== '0') await pause(1);
  // Whoever closes waits for what is at work.
  asked[0]!.answer();
});

test('what nobody is there to wait for is done in spare time, and at once when somebody comes', async () => {
  const turns = new Turns({ atOnce: 2, perAsker: 9, inAll: 99 });
  const { begun, work, end } = desk();
  const watched = new Set<string>();
  const ask = (name: string): void =>
    void turns.run({ ...asking(name), isWaitedFor: () => watched.has(name) }, work(name));
  for (const name of ['gone 1', 'gone 2', 'gone 3']) ask(name);
  // One at a time, though there are two places.
  expect(begun).toEqual(['gone 1']);
  watched.add('here').add('gone 3');
  ask('here');
  expect(begun).toEqual(['gone 1', 'gone 3']);
  await end();
  expect(begun).toEqual(['gone 1', 'gone 3', 'here']);
});
