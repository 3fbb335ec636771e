import { signal } from '@preact/signals';
import { type Route, routeOf } from './address.ts';

export {
  cardsPath,
  LEARN,
  lessonPath,
  MINE,
  newPath,
  type PageName,
  type Part,
  primerPath,
  type Route,
  rulesPath,
  type Spot,
  spotPath,
  tablePath,
  whyPath,
} from './address.ts';

const here = (): Route => routeOf(window.location);

/** Where the reader is. */
export const route = signal<Route>(here());

/** Where the reader was before, on these pages. */
export let cameFrom: Route | undefined;

function arrive(): void {
  cameFrom = route.value;
  route.value = here();
}

/** Goes to another page; `replace` leaves no way back to this one, for pages that only lead on. */
export function go(path: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
}

/** Lets the browser's own buttons and every link of ours change the page without loading it anew. */
export function followLinks(): void {
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !opensHere(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const { origin, pathname, search } = window.location;
  const ours = link.origin === origin && !link.pathname.startsWith('/api/');
  // The browser itself jumps within a page, and says so by popstate.
  const within = link.hash !== '' && link.pathname === pathname && link.search === search;
  return plain && ours && !within && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download');
}
