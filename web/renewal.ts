/** Set on this page's entry of the history, which outlives loading it anew even where nothing else is kept. */
interface Renewed {
  readonly renewedFrom?: number;
}

/**
 * The server speaks another version of the protocol than these pages, which have this one: gets newer pages, once. Where
 * that did not help nothing is done, for pages that load themselves again and again help nobody.
 */
export async function renewOnce(version: number): Promise<void> {
  const { history } = window;
  if ((history.state as Renewed | null)?.renewedFrom === version) return;
  history.replaceState({ renewedFrom: version } satisfies Renewed, '');
  await renew();
}

/** Loads the pages from the server: the service worker, which would answer with those it has, is sent home first. */
export async function renew(): Promise<void> {
  // Where there is none, or the browser does not let us ask, the pages come from the server anyway.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
  window.location.reload();
}
