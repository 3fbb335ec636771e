import { describe, expect, test } from 'vitest';
import { Host, MOST_UNDONE } from '../host.ts';
import type { GameRecord } from '../record.ts';
import type { Refused } from '../refusal.ts';
import { type MemoryStore, memoryStore, type StoredRecord } from '../store.ts';
import { verify } from '../verify.ts';
import { A, B, granted, hosted, playToEnd, seated, TABLE, watched } from './room.ts';
import { type Coffers, toy } from './toy.ts';

async function entriesIn(store: MemoryStore): Promise<GameRecord['entries']> {
  return (await store.read(TABLE))!.record.entries;
}

describe('one queue', () => {
  test('of many moves in answer to one frame exactly one is made, the others are stale, each answered in its order', async () => {
    const table = await hosted();
    const answered: number[] = [];
    const asked = Array.from({ length: 8 }, async (_, i) => {
      const answer = await table.move(A, 0, 'mark red');
      answered.push(i);
      return answer;
    });
    const [first, ...others] = await Promise.all(asked);
    expect(first).toEqual({ at: 1 });
    expect(others).toEqual(others.map(() => ({ refused: 'stale' })));
    expect(answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('a whole turn can be sent at once', async () => {
    const table = await hosted();
    const answers = await Promise.all([
      table.move(A, 0, 'mark red'),
      table.undo(A, 1),
      table.move(A, 2, 'mark blue'),
      table.move(A, 3, 'roll'),
    ]);
    expect(answers.map((answer) => granted(answer).at)).toEqual([1, 2, 3, 4]);
  });

  test('moves are taken back so often in one game and no more, which a frame says before anybody asks', async () => {
    const table = await hosted();
    let at = 0;
    for (let n = 0; n < MOST_UNDONE; n++) {
      at = granted(await table.move(A, at, 'mark red')).at;
      at = granted(await table.undo(A, at)).at;
    }
    at = granted(await table.move(A, at, 'mark red')).at;
    expect(table.frame(A)).toMatchObject({ canUndo: false, whyNoUndo: 'undo-enough' });
    expect(await table.undo(A, at)).toEqual({ refused: 'undo-enough' });
    expect(await table.undo(A, at, { over: 'all' })).toEqual({ refused: 'undo-enough' });
    expect(table.mayTakeBack(A)).toEqual({ refused: 'undo-enough' });
    granted(await table.move(A, at, 'roll'));
  });

  test('a refusal changes nothing and holds nobody up', async () => {
    const store = memoryStore();
    const table = await hosted(store);
    const sent = watched(table, 2);
    const answers = await Promise.all([
      table.move(B, 0, 'roll'),
      table.move(A, 0, 'sneeze'),
      table.undo(A, 0),
      table.move(A, 1, 'roll'),
      table.move(A, 0, 'roll'),
    ]);
    expect(answers.slice(0, 4).map((answer) => (answer as Refused).refused)).toEqual([
      'not-your-turn',
      'no-such-move',
      'nothing-to-undo',
      'stale',
    ]);
    expect(granted(answers[4]!).at).toBe(1);
    expect(sent.get(A)!.map(({ at }) => at)).toEqual([0, 1]);
    expect(await entriesIn(store)).toHaveLength(1);
  });
});

describe('append, then publish', () => {
  test('nothing is sent before the store has answered', async () => {
    const kept = memoryStore();
    const order: string[] = [];
    let allow = (): void => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const slow: MemoryStore = {
      ...kept,
      async append(table, n, made) {
        order.push(`append ${n}`);
        await allowed;
        const answer = await kept.append(table, n, made);
        order.push(`kept ${n}`);
        return answer;
      },
      async finish(...args) {
        await kept.finish(...args);
        order.push('finished');
      },
    };
    const table = await hosted(slow);
    table.watch(B, ({ at }) => order.push(`frame ${at}`));
    const moves = [table.move(A, 0, 'swap'), table.move(B, 1, 'swap')];
    allow();
    await Promise.all(moves);
    expect(order).toEqual([
      'frame 0',
      ...['append 1', 'kept 1', 'frame 1'],
      ...['append 2', 'kept 2', 'finished', 'frame 2'],
    ]);
  });

  test('when the store fails nothing is sent, the state stays, and the next move works', async () => {
    const kept = memoryStore();
    const failures = [new Error('disk full')];
    const table = await hosted({
      ...kept,
      append: async (...args) => {
        const failure = failures.pop();
        if (failure !== undefined) throw failure;
        return kept.append(...args);
      },
    });
    const sent = watched(table, 2);
    const before = table.frame(A);
    await expect(table.move(A, 0, 'roll')).rejects.toThrow('disk full');
    expect(table.frame(A)).toEqual(before);
    expect(sent.get(B)).toHaveLength(1);
    expect(granted(await table.move(A, 0, 'roll')).at).toBe(1);
    expect(sent.get(B)).toHaveLength(2);
  });

  test('when only the result cannot be kept, everybody still sees the last move', async () => {
    const table = await hosted({ ...memoryStore(), finish: async () => Promise.reject(new Error('disk full')) });
    const sent = watched(table, 2);
    granted(await table.move(A, 0, 'swap'));
    await expect(table.move(B, 1, 'swap')).rejects.toThrow('disk full');
    expect(sent.get('audience')!.at(-1)).toMatchObject({ at: 2, toAct: [], outcome: expect.anything() });
  });
});

test('a result that could not be kept is written when the table is opened again', async () => {
  const store = memoryStore();
  const failing: MemoryStore = { ...store, finish: () => Promise.reject(new Error('disk full')) };
  const host = await hosted(failing);
  await expect(playToEnd(host, 'roll')).rejects.toThrow('disk full');
  expect((await store.read(TABLE))!.record.outcome).toBeUndefined();
  await hosted(store);
  const { record } = (await store.read(TABLE))!;
  expect(record.outcome).toEqual(host.frame(A).outcome);
  expect(verify(toy, record)).toEqual({
    holds: true,
    played: true,
    rollsProven: true,
    finished: true,
    dice: { voided: 0 },
  });
});

test('a watcher that cannot be told is let go; the move stands, and the others hear of it', async () => {
  const host = await hosted();
  let told = 0;
  host.watch(A, ({ at }) => {
    told += 1;
    if (at > 0) throw new Error('socket closed');
  });
  const sent = watched(host, 2);
  expect(granted(await host.move(A, 0, 'roll')).at).toBe(1);
  expect(sent.get(B)!.map(({ at }) => at)).toEqual([0, 1]);
  granted(await host.move(B, 1, 'roll'));
  expect(told).toBe(2);
});

test('a table of another game or another version is not opened', async () => {
  const store = memoryStore();
  await store.create(TABLE, seated());
  const detail = `${toy.id} v${toy.version}`;
  expect(await Host.open({ ...toy, version: toy.version + 1 }, store, TABLE)).toEqual({
    refused: 'other-game',
    detail,
  });
  expect(await Host.open({ ...toy, id: 'other' }, store, TABLE)).toEqual({ refused: 'other-game', detail });
});

test('going back and forth does not change what is rolled next', async () => {
  const rolled = async (detours: number): Promise<unknown> => {
    const host = await hosted();
    for (let at = 0; at < 2 * detours; at += 2) {
      granted(await host.move(A, at, 'mark red'));
      granted(await host.undo(A, at + 1));
    }
    const sent = watched(host, 2);
    granted(await host.move(A, 2 * detours, 'roll'));
    return sent.get(A)!.at(-1)!.events;
  };
  const straight = await rolled(0);
  for (const detours of [1, 2, 7]) expect(await rolled(detours)).toEqual(straight);
});

describe('two hosts of one table', () => {
  test('the one who comes second catches up, shows it, and answers stale', async () => {
    const store = memoryStore();
    const [one, two] = [await hosted(store), await hosted(store)];
    const sent = watched(two, 2);
    granted(await one.move(A, 0, 'mark red'));
    granted(await one.move(A, 1, 'swap'));
    expect(await two.move(A, 0, 'roll')).toEqual({ refused: 'stale' });
    expect(sent.get(B)!.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(sent.get(B)!.flatMap(({ events }) => events)).toMatchObject([
      { type: 'marked' },
      { type: 'laid' },
      { type: 'drew', card: '?' },
    ]);
    expect(two.frame(A)).toEqual(one.frame(A));
    expect(granted(await two.move(B, 2, 'roll')).at).toBe(3);
  });

  test('the one who is told that something happened reads it and shows it', async () => {
    const store = memoryStore();
    const [one, two] = [await hosted(store), await hosted(store)];
    const sent = watched(two, 2);
    granted(await one.move(A, 0, 'roll'));
    await two.catchUp();
    expect(two.frame(B)).toEqual(one.frame(B));
    expect(sent.get(B)!.at(-1)).toMatchObject({ at: 1, entry: { seat: A } });
  });

  test('a table that was taken away has nothing to catch up with', async () => {
    const reads: (StoredRecord | undefined)[] = [seated()];
    const table = await hosted({ ...memoryStore(), append: async () => false, read: async () => reads.shift() });
    expect(await table.move(A, 0, 'roll')).toEqual({ refused: 'stale' });
  });

  test('nobody opens a table that was never there', async () => {
    expect(await Host.open(toy, memoryStore(), 'nowhere')).toEqual({ refused: 'no-such-table' });
  });
});

describe('the same request sent again', () => {
  test('is granted again and made once', async () => {
    const store = memoryStore();
    const table = await hosted(store);
    expect(await table.move(A, 0, 'mark red', { command: 'first' })).toEqual({ at: 1 });
    expect(await table.move(A, 0, 'mark red', { command: 'first' })).toEqual({ at: 1 });
    expect(await table.move(A, 0, 'mark red', { command: 'other' })).toEqual({ refused: 'stale' });
    expect(await table.move(B, 0, 'mark red', { command: 'first' })).toEqual({ refused: 'stale' });
    expect(await entriesIn(store)).toHaveLength(1);
  });

  test('is also known to whoever opens the table later, and to another host', async () => {
    const store = memoryStore();
    const [one, two] = [await hosted(store), await hosted(store)];
    granted(await one.move(A, 0, 'mark red', { command: 'first' }));
    granted(await one.undo(A, 1, { command: 'second' }));
    expect(await two.move(A, 0, 'mark red', { command: 'first' })).toEqual({ at: 1 });
    expect(await (await hosted(store)).undo(A, 1, { command: 'second' })).toEqual({ at: 2 });
    expect(await entriesIn(store)).toHaveLength(2);
  });

  test('is known as well to a host that has not heard of it, nor of what came before', async () => {
    const store = memoryStore();
    const [one, two] = [await hosted(store), await hosted(store)];
    granted(await one.move(A, 0, 'mark red', { command: 'first' }));
    granted(await one.undo(A, 1, { command: 'second' }));
    expect(await two.undo(A, 1, { command: 'second' })).toEqual({ at: 2 });
    expect(await entriesIn(store)).toHaveLength(2);
  });
});

describe('a bug in the rules', () => {
  const bug = (): never => {
    throw new Error('bug in the rules');
  };
  const step: Coffers['step'] = (...args) => (args[2].type === 'roll' ? bug() : toy.step(...args));
  const redact: Coffers['redact'] = (event, viewer) => (event.type === 'rolled' ? bug() : toy.redact(event, viewer));

  test('in a step stops the table; nothing of the move is kept or sent', async () => {
    const store = memoryStore();
    const table = await hosted(store, seated(), { ...toy, step });
    const sent = watched(table, 2);
    granted(await table.move(A, 0, 'mark red'));
    const kept = await store.read(TABLE);
    await expect(table.move(A, 1, 'roll')).rejects.toThrow('bug in the rules');
    expect(await table.move(A, 1, 'swap')).toEqual({ refused: 'table-stopped' });
    expect(await table.undo(A, 1)).toEqual({ refused: 'table-stopped' });
    expect(await store.read(TABLE)).toEqual(kept);
    expect(table.tried).toEqual({ seat: A, move: 'roll' });
    expect(sent.get(B)).toHaveLength(2);
  });

  test('in what is shown stops the table before the move is kept', async () => {
    const store = memoryStore();
    const table = await hosted(store, seated(), { ...toy, redact });
    const sent = watched(table, 2);
    await expect(table.move(A, 0, 'roll')).rejects.toThrow('bug in the rules');
    expect(await table.move(B, 1, 'swap')).toEqual({ refused: 'table-stopped' });
    expect(table.tried).toEqual({ seat: A, move: 'roll' });
    expect([...sent.values()].map((frames) => frames.length)).toEqual([1, 1, 1]);
    expect(await entriesIn(store)).toEqual([]);
  });

  test('that only shows when catching up stops the table as well', async () => {
    const store = memoryStore();
    const [whole, broken] = [await hosted(store), await hosted(store, seated(), { ...toy, step })];
    granted(await whole.move(A, 0, 'roll'));
    await expect(broken.move(A, 0, 'swap')).rejects.toThrow('bug in the rules');
    expect(await broken.move(A, 0, 'swap')).toEqual({ refused: 'table-stopped' });
    expect(broken.tried).toBeUndefined();
  });

  test('stops no other table', async () => {
    const [broken, whole] = [await hosted(memoryStore(), seated(), { ...toy, step }), await hosted()];
    await expect(broken.move(A, 0, 'roll')).rejects.toThrow();
    expect(granted(await whole.move(A, 0, 'roll')).at).toBe(1);
  });
});
