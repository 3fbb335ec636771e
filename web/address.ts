/** The pages, by address. */
export type Route =
  | { readonly page: 'home'; readonly examples: boolean }
  | { readonly page: 'new'; readonly game: string; readonly here: boolean }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'missing' };

export type PageName = Route['page'];

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').slice(1);
  const alone = second === '' && rest.length === 0;
  const pair = /^[\w-]+$/.test(second) && rest.every((part) => part === '');
  if (first === '') return { page: 'home', examples: new URLSearchParams(search).has('examples') };
  if (first === 'new' && pair) return { page: 'new', game: second, here: new URLSearchParams(search).has('here') };
  if (first === 't' && pair) return { page: 'table', table: second };
  if (first === 'rules' && pair) return { page: 'rules', game: second, rule: hash.slice(1) };
  if (first === 'cards' && pair) return { page: 'cards', game: second };
  if (first === 'settings' && alone) return { page: 'settings' };
  if (first === 'about' && alone) return { page: 'about' };
  return { page: 'missing' };
}

export const tablePath = (table: string): string => `/t/${table}`;
export const rulesPath = (game: string, rule = ''): string => `/rules/${game}${rule === '' ? '' : `#${rule}`}`;
export const cardsPath = (game: string): string => `/cards/${game}`;
export const newPath = (game: string, onThisDevice = false): string => `/new/${game}${onThisDevice ? '?here' : ''}`;
