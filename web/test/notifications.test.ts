import { beforeEach, expect, test, vi } from 'vitest';

/** What the worker of the pages does with a push, on a device of the test's own: its tray, and its windows. */
interface Device {
  readonly tray: Map<string, { readonly title: string; readonly renotify: boolean }>;
  /** The addresses of windows that are in sight. */
  inSight: readonly string[];
  push(message: object): Promise<void>;
}

type Listener = (event: { readonly data: { json(): object }; waitUntil(done: Promise<unknown>): void }) => void;

interface Options {
  readonly tag: string;
  readonly data: object;
  readonly renotify: boolean;
}

const SITE = 'https://example.test';

async function device(): Promise<Device> {
  const listeners = new Map<string, Listener>();
  const tray: Device['tray'] = new Map();
  const made = {
    tray,
    inSight: [] as readonly string[],
    async push(message: object) {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get('push')!({ data: { json: () => message }, waitUntil: (promise) => (done = promise) });
      await done;
    },
  };
  const notes = new Map<string, object>();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    navigator: {},
    clients: {
      matchAll: async () => made.inSight.map((path) => ({ url: SITE + path, visibilityState: 'visible' })),
    },
    registration: {
      showNotification: async (title: string, { tag, data, renotify }: Options) => {
        tray.set(tag, { title, renotify });
        notes.set(tag, { data, close: () => tray.delete(tag) && notes.delete(tag) });
      },
      getNotifications: async ({ tag }: { readonly tag: string }) => (notes.has(tag) ? [notes.get(tag)] : []),
    },
  });
  vi.stubGlobal('__VERSION__', 'of the test');
  vi.resetModules();
  await import('../service-worker.ts');
  return made;
}

const call = (table: string, title: string, id: string) => ({
  ...{ tag: table, id: `${table} ${id}`, title, body: 'With Bert.', url: `/t/${table}` },
  ...{ language: 'en', open: 'Open', later: 'In an hour', waiting: 1 },
});

let phone: Device;
beforeEach(async () => {
  phone = await device();
});

const titles = () => [...phone.tray.values()].map(({ title }) => title);

test('one notification a table, and the same call sent again does not ring again', async () => {
  await phone.push(call('one', 'Your turn', '1'));
  expect(phone.tray.get('one')).toEqual({ title: 'Your turn', renotify: true });
  await phone.push(call('one', 'Your turn', '1'));
  expect(phone.tray.get('one')).toEqual({ title: 'Your turn', renotify: false });
  await phone.push(call('two', 'Your turn elsewhere', '1'));
  await phone.push(call('one', 'Your answer', '2'));
  expect(phone.tray.get('one')).toEqual({ title: 'Your answer', renotify: true });
  expect(titles()).toEqual(['Your answer', 'Your turn elsewhere']);
});

test('none for the table in sight, and withdrawn when it was answered elsewhere', async () => {
  phone.inSight = ['/t/one'];
  await phone.push(call('one', 'Your turn', '1'));
  await phone.push(call('two', 'Your turn elsewhere', '1'));
  expect(titles()).toEqual(['Your turn elsewhere']);
  await phone.push({ close: 'one', waiting: 1 });
  expect(titles()).toEqual(['Your turn elsewhere']);
  await phone.push({ close: 'two', waiting: 0 });
  expect(titles()).toEqual([]);
});
