import type { Spot } from '#wire/talk.ts';

export type { Spot };

/** What of a finished game a link may lead to: what decided it, or what was checked of it. */
const PARTS = ['why', 'proof'] as const;
export type Part = (typeof PARTS)[number];

/** The pages, by address. */
export type Route =
  | { readonly page: 'home'; readonly examples: boolean }
  | { readonly page: 'new'; readonly game: string; readonly here: boolean }
  | { readonly page: 'table'; readonly table: string; readonly spot?: Spot; readonly part?: Part }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'primer'; readonly game: string }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'open' }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string; readonly step: string }
  | { readonly page: 'mine' }
  | { readonly page: 'settings' }
  | { readonly page: 'calls' }
  | { readonly page: 'about' }
  | { readonly page: 'missing' };

export type PageName = Route['page'];

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').slice(1);
  const alone = second === '' && rest.length === 0;
  const pair = /^[\w-]+$/.test(second) && rest.every((part) => part === '');
  if (first === '') return { page: 'home', examples: new URLSearchParams(search).has('examples') };
  if (first === 'new' && pair) return { page: 'new', game: second, here: new URLSearchParams(search).has('here') };
  const part = PARTS.find((each) => each === rest[0]);
  if (first === 't' && /^[\w-]+$/.test(second) && rest.length === 1 && part !== undefined)
    return { page: 'table', table: second, part };
  if (first === 't' && pair) return { page: 'table', table: second, ...spotIn(new URLSearchParams(search)) };
  if (first === 'rules' && pair) return { page: 'rules', game: second, rule: hash.slice(1) };
  if (first === 'two-minutes' && pair) return { page: 'primer', game: second };
  if (first === 'cards' && pair) return { page: 'cards', game: second };
  if (first === 'open' && alone) return { page: 'open' };
  if (first === 'learn' && alone) return { page: 'learn' };
  if (first === 'learn' && /^[\w-]+$/.test(second) && rest.length < 2 && /^[\w-]*$/.test(rest[0] ?? ''))
    return { page: 'lesson', game: second, lesson: rest[0] ?? '', step: hash.slice(1) };
  if (first === 'my-games' && alone) return { page: 'mine' };
  if (first === 'settings' && alone) return { page: 'settings' };
  if (first === 'calls' && alone) return { page: 'calls' };
  if (first === 'about' && alone) return { page: 'about' };
  return { page: 'missing' };
}

export const whyPath = (table: string): string => `${tablePath(table)}/${'why' satisfies Part}`;

const EVERYTHING = 'all';

/** Whatever else stands there is no position. */
function spotIn(search: URLSearchParams): { readonly spot?: Spot } {
  const [at, as] = [search.get('at') ?? '', search.get('as') ?? ''];
  if (!/^\d{1,6}$/.test(at)) return {};
  const eyes = as === EVERYTHING ? 'everything' : /^\d{1,2}$/.test(as) ? Number(as) : undefined;
  return {
    spot: { at: Number(at), ...(eyes !== undefined && { as: eyes }), ...(search.has('blind') && { blind: true }) },
  };
}

export function spotPath(table: string, { at, as, blind }: Spot): string {
  const eyes = as === undefined ? '' : `&as=${as === 'everything' ? EVERYTHING : as}`;
  return `${tablePath(table)}?at=${at}${eyes}${blind ? '&blind' : ''}`;
}

export const tablePath = (table: string): string => `/t/${table}`;

/** A seat that somebody may take for whoever is away, and the key to it. */
export interface Loan {
  readonly seat: number;
  readonly key: string;
}

/** After the hash, which no server ever sees. */
export const loanPath = (table: string, { seat, key }: Loan): string => `${tablePath(table)}#play=${seat}.${key}`;

export function loanIn(hash: string): Loan | undefined {
  const found = /^#play=(\d{1,2})\.([0-9a-f]{32})$/.exec(hash);
  return found === null ? undefined : { seat: Number(found[1]), key: found[2]! };
}
export const rulesPath = (game: string, rule = ''): string => `/rules/${game}${rule === '' ? '' : `#${rule}`}`;
export const primerPath = (game: string): string => `/two-minutes/${game}`;
export const cardsPath = (game: string): string => `/cards/${game}`;
export const LEARN = '/learn';
export const MINE = '/my-games';
/** A lesson of a game, or left out the first one, where one was, or at this step. */
export const lessonPath = (game: string, lesson = '', step = ''): string =>
  `${LEARN}/${game}${lesson === '' ? '' : `/${lesson}`}${step === '' ? '' : `#${step}`}`;
export const newPath = (game: string, onThisDevice = false): string => `/new/${game}${onThisDevice ? '?here' : ''}`;
