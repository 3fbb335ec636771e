import { beforeEach, expect, test, vi } from 'vitest';

/** What the browser has subscribed to, and what the server was told. */
let here: { readonly endpoint: string; toJSON(): object } | undefined;
let asked: readonly string[];
let told: readonly string[];

vi.mock('../server/calls.ts', () => ({
  callSettings: async () => ({ key: 'the server’s' }),
  addPush: async ({ endpoint }: { readonly endpoint: string }) => {
    told = [...told, endpoint];
    return { id: 'bell' };
  },
}));

vi.mock('../settings.ts', () => ({ settings: { language: { value: 'en' } } }));
vi.mock('../server/people.ts', () => ({ BELL: 'hideout.bell' }));

const subscriptionAt = (endpoint: string) => ({ endpoint, toJSON: () => ({}) });

beforeEach(() => {
  [here, asked, told] = [subscriptionAt('https://push.example/one'), [], []];
  const pushManager = {
    getSubscription: async () => here,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      asked = [...asked, applicationServerKey];
      here = subscriptionAt('https://push.example/two');
      return here;
    },
  };
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});

const Notification = { permission: 'granted' };
vi.stubGlobal('Notification', Notification);
vi.stubGlobal('navigator', { serviceWorker: {} });
vi.stubGlobal('window', { isSecureContext: true, PushManager: {}, Notification });
const { keep } = await import('../keep.ts');
const { BELL } = await import('../server/people.ts');
const { keepReach } = await import('../calls/reach.ts');

test('a page subscribes again where the browser has let it go, as long as the switch is on', async () => {
  keep(BELL, 'en https://push.example/one');
  await keepReach();
  expect(told).toEqual([]);
  here = undefined;
  await keepReach();
  expect(asked).toEqual(['the server’s']);
  expect(told).toEqual(['https://push.example/two']);
  keep(BELL, undefined);
  here = undefined;
  await keepReach();
  expect(asked).toHaveLength(1);
});
