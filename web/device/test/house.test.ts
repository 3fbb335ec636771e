import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, TAKE_OVER, uniqueName } from '../channel.ts';
import { keepHouse } from '../house.ts';

/** A window with a worker of its own, which answers every command with its name. */
class Window {
  readonly worker = new EventTarget();
  isClosed = false;

  constructor(name: string) {
    vi.stubGlobal('self', this.worker);
    keepHouse(channelName, async () => ({
      welcome: () => ({ handle: async (text) => `${name}: ${text}`, leave: () => undefined }),
      close: () => {
        this.isClosed = true;
      },
    }));
  }

  takeOver(): void {
    this.worker.dispatchEvent(new MessageEvent('message', { data: TAKE_OVER }));
  }
}

let channelName: string;
let page: BroadcastChannel;
let heard: Call[];

beforeEach(() => {
  channelName = uniqueName();
  heard = [];
  page = new BroadcastChannel(channelName);
  page.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

const hosts = (): number => heard.filter(({ type }) => type === 'here').length;
const ask = (text: string): void => page.postMessage({ type: 'command', page: 'page', text } satisfies Call);
const answers = (): readonly string[] => heard.flatMap((call) => (call.type === 'message' ? [call.text] : []));

test('of several windows one hosts', async () => {
  new Window('first');
  new Window('second');
  await expect.poll(hosts).toBe(1);
  ask('hello');
  await expect.poll(answers).toEqual(['first: hello']);
});

test('another window takes over, and the one before lets go', async () => {
  const first = new Window('first');
  const second = new Window('second');
  await expect.poll(hosts).toBe(1);
  second.takeOver();
  await expect.poll(hosts).toBe(2);
  expect(first.isClosed).toBe(true);
  ask('hello');
  await expect.poll(answers).toEqual(['second: hello']);
});

test('the host itself has nothing to take over', async () => {
  const first = new Window('first');
  const second = new Window('second');
  await expect.poll(hosts).toBe(1);
  first.takeOver();
  second.takeOver();
  const askedAgain = (): readonly string[] => {
    ask('hello');
    return answers();
  };
  await expect.poll(askedAgain).toContain('second: hello');
  expect(hosts()).toBe(2);
});

test('it goes round and round', async () => {
  const windows = [new Window('first'), new Window('second')];
  await expect.poll(hosts).toBe(1);
  for (const turn of [1, 0, 1]) {
    const before = hosts();
    windows[turn]!.takeOver();
    await expect.poll(hosts).toBe(before + 1);
  }
  ask('hello');
  await expect.poll(answers).toEqual(['second: hello']);
});
