import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSING, Client, type Connect, type LineEvents, type LinkState } from '../client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What one of its lines is told, and what it has sent. */
interface Call extends LineEvents {
  readonly sent: { readonly id: string; readonly do: string }[];
}

/** Somebody to talk to: opens every line a moment later, and then does what it is told. */
function server(welcome: (call: Call) => void = () => undefined) {
  const calls: Call[] = [];
  const connect: Connect = (events) => {
    const call: Call = { ...events, sent: [] };
    calls.push(call);
    setTimeout(() => {
      call.opened();
      welcome(call);
    }, 1);
    return {
      send: (text) => {
        const command = JSON.parse(text) as Call['sent'][number];
        call.sent.push(command);
      },
      close: () => undefined,
    };
  };
  return { calls, connect };
}

const answer = (call: Call, message: object): void => call.message(JSON.stringify(message));

const seconds = (n: number): Promise<unknown> => vi.advanceTimersByTimeAsync(n * 1000);

test('of 14 windows where 12 may be open, the two that are too many hardly ever come back', async () => {
  let open = 0;
  const { calls, connect } = server((call) => {
    open += 1;
    if (open <= 12) return;
    open -= 1;
    call.closed(CLOSING.tooMany);
  });
  const windows = Array.from({ length: 14 }, () => new Client(connect));
  await seconds(10);
  expect(calls.length).toBeLessThanOrEqual(14 + 2 * 2);
  expect(windows.filter(({ wait }) => wait?.why === 'too-many')).toHaveLength(2);
  expect(windows.filter(({ state }) => state === 'open')).toHaveLength(12);
  await seconds(600);
  expect(calls.length).toBeGreaterThan(14 + 2 * 6);
  for (const window of windows) window.close();
});

test.each([
  ['sent away at once', (call: Call) => call.closed(CLOSING.busy), 60],
  ['let in and then cut off', (call: Call) => call.closed(), 6.25],
])('whoever is %s waits longer each time', async (_, end, most) => {
  const { calls, connect } = server(end);
  const client = new Client(connect);
  await seconds(3600);
  expect(calls.length).toBeLessThan(3600 / (0.6 * most) + 15);
  expect(client.wait!.until - Date.now()).toBeLessThanOrEqual(1000 * most);
  client.close();
});

test('nobody there at all is tried less and less often, and found within seconds when they are back', async () => {
  let tries = 0;
  const client = new Client((events) => {
    tries += 1;
    setTimeout(() => events.closed(), 1);
    return { send: () => undefined, close: () => undefined };
  });
  await seconds(3600);
  expect(tries).toBeLessThan(3600 / 3.75 + 15);
  expect(client.wait!.until - Date.now()).toBeLessThanOrEqual(6250);
  client.close();
});

test('after an answer a loss is mended as quickly as the first', async () => {
  const { calls, connect } = server();
  const client = new Client(connect);
  await seconds(1);
  for (let i = 0; i < 20; i++) {
    const call = calls.at(-1)!;
    answer(call, { re: 'anything', ok: {} });
    call.closed();
    expect(client.wait).toMatchObject({ why: 'lost' });
    expect(client.wait!.until - Date.now()).toBeLessThanOrEqual(125);
    await seconds(1);
  }
  expect(calls).toHaveLength(21);
  client.close();
});

test('a line that was lost is open again only when somebody answers', async () => {
  const { calls, connect } = server();
  const client = new Client(connect);
  const states: LinkState[] = [];
  client.onState((state) => states.push(state));
  await seconds(1);
  const asking = client.ask('ping', {});
  calls[0]!.closed();
  await seconds(1);
  expect(states).toEqual(['open', 'lost', 'connecting']);
  const { id } = calls[1]!.sent.find((command) => !command.id.endsWith('beat'))!;
  answer(calls[1]!, { re: id, ok: { here: true } });
  expect(states.at(-1)).toBe('open');
  expect(client.wait).toBeUndefined();
  expect(await asking).toEqual({ here: true });
  client.close();
});

test('a line whose device says that its network is gone is lost within a second, unless it answers', async () => {
  const { calls, connect } = server();
  const client = new Client(connect);
  await seconds(1);
  client.doubt();
  answer(calls[0]!, { re: 'anything', ok: {} });
  await seconds(1);
  expect(client.state).toBe('open');
  client.doubt();
  await seconds(0.6);
  expect(client.wait).toMatchObject({ why: 'lost' });
  client.close();
});

test('what nobody answers is said to be on its way within a second', async () => {
  const { connect } = server();
  const client = new Client(connect);
  await seconds(1);
  void client.ask('ping', {});
  await seconds(0.9);
  expect(client.wait).toMatchObject({ why: 'sending' });
  client.close();
});

test('whoever is sent away may still be asked to try now', async () => {
  const { calls, connect } = server((call) => call.closed(CLOSING.tooMany));
  const client = new Client(connect);
  await seconds(1);
  client.retry();
  await seconds(1);
  expect(calls).toHaveLength(2);
  client.close();
});

/** A client whose one command comes at a bad moment, again and again. */
async function asked() {
  const { calls, connect } = server();
  const client = new Client(connect);
  await seconds(1);
  const asking = client.ask('ping', {});
  const sent = calls[0]!.sent;
  const refuse = (refusal: object) => answer(calls[0]!, { re: sent.at(-1)!.id, ...refusal });
  return { client, asking, sent, refuse };
}

test.each(['busy', 'too-fast'])(
  'a command refused as %s with a time is repeated then, under the same id',
  async (refused) => {
    const { client, asking, sent, refuse } = await asked();
    const waits: unknown[] = [];
    client.onWait(() => waits.push(client.wait?.why));
    refuse({ refused, after: 2000 });
    await seconds(1.9);
    expect(sent).toHaveLength(1);
    await seconds(0.7);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(waits).toEqual(['busy', undefined]);
    refuse({ ok: {} });
    expect(await asking).toEqual({});
    client.close();
  },
);

test('what is busy for too often is handed on as a refusal', async () => {
  const { client, asking, sent, refuse } = await asked();
  for (let i = 0; i < 6; i++) {
    refuse({ refused: 'busy', after: 100 });
    await seconds(0.5);
  }
  expect(await asking).toEqual({ refused: 'busy', after: 100 });
  expect(sent).toHaveLength(6);
  client.close();
});

test.each([
  ['another no', { refused: 'stale', after: 100 }],
  ['no time', { refused: 'busy' }],
  ['an hour', { refused: 'too-fast', after: 3_600_000 }],
])('%s is handed on at once', async (_, refusal) => {
  const { client, asking, sent, refuse } = await asked();
  refuse(refusal);
  expect(await asking).toEqual(refusal);
  expect(sent).toHaveLength(1);
  client.close();
});

test('what is put off is not sent with a new line before its time', async () => {
  const { calls, connect } = server();
  const client = new Client(connect);
  await seconds(1);
  void client.ask('ping', {});
  answer(calls[0]!, { re: calls[0]!.sent[0]!.id, refused: 'busy', after: 10_000 });
  calls[0]!.closed();
  await seconds(1);
  expect(calls[1]!.sent.map(({ id }) => id)).toEqual([expect.stringMatching(/beat$/)]);
  answer(calls[1]!, { re: 'beat', ok: {} });
  await seconds(12);
  expect(calls[1]!.sent.filter(({ id }) => !id.endsWith('beat'))).toHaveLength(1);
  client.close();
});
