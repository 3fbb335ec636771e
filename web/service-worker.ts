import type { PushedCall, PushMessage } from '#wire/push.ts';

/** An event that the browser keeps this worker alive for. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Pressed extends Lasting {
  readonly action: string;
  readonly notification: Notification & { readonly data: Shown };
}

interface Renewed extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Renewed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
}

/** Written in by the build, see scripts/offline.ts. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const scope = self as unknown as ServiceWorkerScope;
const CACHE = `hideout-${__VERSION__}`;
const PAGE = '/index.html';
/** What the page that opens records looks for, too (web/open/handed.ts): this file has to stand by itself. */
const SHARED = { page: '/open', field: 'record', cache: 'hideout-shared', file: '/shared-record' } as const;

/** What only the server can answer. */
const SERVER_ONLY = /^\/(api|socket|health|metrics)(\/|$)/;

// Everything that was built is fetched once, so that any game can be begun without a connection.
scope.addEventListener('install', (event) => {
  const fresh = __FILES__.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions().then(() => scope.clients.claim()));
});

/** A page asks for the new version: its reader has agreed to load it anew. */
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === SHARED.page)
    event.respondWith(taken(request));
  if (request.method !== 'GET' || origin !== location.origin || SERVER_ONLY.test(pathname)) return;
  event.respondWith(answer(request));
});

/** From this version's files; whatever is no file of ours comes from the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request);
  return kept ?? fetch(request);
}

/** A file that was shared to the installed app lies here until the page that opens it takes it up. */
async function taken(request: Request): Promise<Response> {
  const file = (await request.formData()).get(SHARED.field);
  if (file instanceof Blob) await (await caches.open(SHARED.cache)).put(SHARED.file, new Response(file));
  return Response.redirect(SHARED.page, 303);
}

async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== SHARED.cache).map((name) => caches.delete(name)));
}

// Being called. What comes here was encrypted by the server for this browser; see server/calls/push.ts.

/** What a notification remembers. */
type Shown = Pick<PushedCall, 'tag' | 'id' | 'url'>;

/** The tag of the one that stands for all tables. */
const SEVERAL = 'several';

scope.addEventListener('push', (event) => {
  const told = event.data?.json() as PushMessage | undefined;
  if (told !== undefined) event.waitUntil(Promise.all([hear(told), badge(told.waiting)]));
});

// A browser may take another address at any time: the server hears of it at once, or it would call in vain.
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const { pushManager } = scope.registration;
  const options = oldSubscription?.options;
  const fresh =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    // Without its options the next page that is opened has to see to it.
    (options && (await pushManager.subscribe(options).catch(() => undefined)));
  const { endpoint: address, keys } = fresh?.toJSON() ?? {};
  if (address === undefined || keys === undefined) return;
  const body = JSON.stringify({ address, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/me/bells/push', { method: 'POST', headers, body }).catch(() => undefined);
}

scope.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action === 'later' ? putOff(notification.data) : open(notification.data.url));
});

async function hear(told: PushMessage): Promise<void> {
  if ('close' in told) {
    await close(told.close);
    if (told.waiting === 0) await close(SEVERAL);
  } else if (!(await isInSight(told.url))) await show(told);
}

async function show({ tag, id, title, body, url, language, open: openName, later }: PushedCall): Promise<void> {
  const [before] = await scope.registration.getNotifications({ tag });
  const shown: Shown = { tag, id, url };
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: shown,
    lang: language,
    icon: '/icons/keyhole-192.png',
    badge: '/icons/keyhole-192.png',
    // The same call may come twice, and rings once.
    renotify: (before?.data as Shown | undefined)?.id !== id,
    actions: [{ action: 'open', title: openName }, ...(later === undefined ? [] : [{ action: 'later', title: later }])],
  } as NotificationOptions);
}

async function close(tag: string): Promise<void> {
  for (const notification of await scope.registration.getNotifications({ tag })) notification.close();
}

async function badge(waiting: number): Promise<void> {
  await scope.navigator.setAppBadge?.(waiting).catch(() => undefined);
}

const windows = (): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = (client: WindowClient, url: string): boolean => new URL(client.url).pathname === url;

async function isInSight(url: string): Promise<boolean> {
  return (await windows()).some((client) => client.visibilityState === 'visible' && isAt(client, url));
}

/** Goes there in a window that is there already, or in another of ours, or in a new one. */
async function open(url: string): Promise<void> {
  const all = await windows();
  const there = all.find((client) => isAt(client, url));
  const any = there ?? all[0];
  if (any === undefined) await scope.clients.openWindow(url);
  else {
    // Browsers may keep a window behind others; it goes there all the same.
    await any.focus().catch(() => any);
    if (there === undefined) await any.navigate(url);
  }
}

async function putOff({ tag }: Shown): Promise<void> {
  await fetch(`/api/me/calls/${encodeURIComponent(tag)}/later`, { method: 'POST' }).catch(() => undefined);
}
