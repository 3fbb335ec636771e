import { toast } from './toasts.tsx';
import { words } from './words/index.ts';

/** How often an open page asks whether there is a new version, in milliseconds. */
const HOUR = 3_600_000;

/** Lets the pages start without a connection, and says when there is a new version of them. */
export async function workOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  const hadVersion = serviceWorker.controller !== null;
  // Pages of the version before would miss their files, so every window follows the one whose reader agreed.
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadVersion) window.location.reload();
  });
  // A browser may refuse, as some do in private windows: then the pages need a connection.
  const registration = await serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (registration === undefined) return;
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller !== null) offer(next);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

function offer(next: ServiceWorker): void {
  const { newVersion, reload } = words.value;
  toast({ kind: 'note', text: newVersion, action: { name: reload, run: () => next.postMessage('take over') } });
}
