/** An event that the browser keeps this worker alive for. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

/** Written in by the build, see scripts/offline.ts. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const scope = self as unknown as ServiceWorkerScope;
const CACHE = `hideout-${__VERSION__}`;
const PAGE = '/index.html';

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
  if (request.method !== 'GET' || origin !== location.origin || SERVER_ONLY.test(pathname)) return;
  event.respondWith(answer(request));
});

/** From this version's files; whatever is no file of ours comes from the network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request);
  return kept ?? fetch(request);
}

async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
