/** Where the service worker leaves a file that was shared to the installed app. */
const SHARED = { cache: 'hideout-shared', file: '/shared-record' } as const;

/** Where a browser hands over files that it was asked to open with the installed app. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Takes the file that the page was opened with, shared to the installed app or opened with it. */
export function takeHanded(take: (file: File) => void): void {
  void shared().then((file) => file && take(file));
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: [first] }) => void first?.getFile().then(take));
}

/** Once: whoever comes back later has not shared it again. */
async function shared(): Promise<File | undefined> {
  if (!('caches' in window) || !(await caches.has(SHARED.cache))) return undefined;
  const cache = await caches.open(SHARED.cache);
  const kept = await cache.match(SHARED.file);
  await cache.delete(SHARED.file);
  return kept && new File([await kept.blob()], 'record.json');
}
