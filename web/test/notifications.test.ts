import { beforeEach, expect, test, vi } from 'vitest';

/** What the worker of the pages does with a push, on a device of the test's own: its tray, and its windows. */
interface Device {
  readonly tray: Map<string, { readonly title: string; readonly renotify: boolean }>;
  /** The addresses of windows that are in sight. */
  inSight: readonly string[];
  push(message: object): Promise<void>;
  /** The browser has another subscription, or none: then it is asked for one. */
  renew(change: object): Promise<void>;
  /** What the server was told. */
  readonly told: { readonly path: string; readonly body: object }[];
}

type Listener = (event: object) => void;

interface Options {
  readonly tag: string;
  readonly data: object;
  readonly renotify: boolean;
}

const SITE = 'https://example.test';

/** As a browser has it. */
const subscription = (name: string, options: object = { applicationServerKey: 'the server’s' }) => ({
  options,
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    expirationTime: null,
    keys: { p256dh: name, auth: options },
  }),
});

async function device(): Promise<Device> {
  const listeners = new Map<string, Listener>();
  const tray: Device['tray'] = new Map();
  const made = {
    tray,
    inSight: [] as readonly string[],
    async push(message: object) {
      await lasting('push', { data: { json: () => message } });
    },
    told: [] as { path: string; body: object }[],
    renew: (change: object) => lasting('pushsubscriptionchange', change),
  };
  async function lasting(type: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    made.told.push({ path, body: JSON.parse(body) });
  });
  const notes = new Map<string, object>();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    navigator: {},
    clients: {
      matchAll: async () => made.inSight.map((path) => ({ url: SITE + path, visibilityState: 'visible' })),
    },
    registration: {
      pushManager: {
        getSubscription: async () => null,
        subscribe: async (options: object) => subscription('new', options),
      },
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

test('a browser that renews its subscription by itself says so, with another or by asking for one', async () => {
  const told = (name: string) => ({
    path: '/api/me/bells/push',
    body: {
      address: `https://push.example/${name}`,
      keys: { p256dh: name, auth: { applicationServerKey: 'the server’s' } },
    },
  });
  await phone.renew({ oldSubscription: subscription('old'), newSubscription: subscription('given') });
  expect(phone.told).toEqual([told('given')]);
  await phone.renew({ oldSubscription: subscription('old') });
  expect(phone.told).toEqual([told('given'), told('new')]);
  // Of one whose options are lost the next page sees to it.
  await phone.renew({ oldSubscription: null, newSubscription: null });
  expect(phone.told).toHaveLength(2);
});
