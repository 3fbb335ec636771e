import { signal } from '@preact/signals';

/** The pages, by address. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string; readonly here: boolean }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'missing' };

export type PageName = Route['page'];

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
  const alone = second === '' && rest.length === 0;
  const pair = second !== '' && rest.every((part) => part === '');
  if (first === '') return { page: 'home' };
  if (first === 'new' && pair) return { page: 'new', game: second, here: new URLSearchParams(search).has('here') };
  if (first === 't' && pair) return { page: 'table', table: second };
  if (first === 'rules' && pair) return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === 'settings' && alone) return { page: 'settings' };
  if (first === 'about' && alone) return { page: 'about' };
  return { page: 'missing' };
}

const here = (): Route => routeOf(window.location);

/** Where the reader is. */
export const route = signal<Route>(here());

export const tablePath = (table: string): string => `/t/${table}`;
export const rulesPath = (game: string, rule = ''): string => `/rules/${game}${rule === '' ? '' : `#${rule}`}`;
export const newPath = (game: string, onThisDevice = false): string => `/new/${game}${onThisDevice ? '?here' : ''}`;

/** Goes to another page; `replace` leaves no way back to this one, for pages that only lead on. */
export function go(path: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.value = here();
}

/** Lets the browser's own buttons and every link of ours change the page without loading it anew. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    route.value = here();
  });
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
