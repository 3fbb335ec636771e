import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageName } from './address.ts';
import { route } from './route.ts';
import { useNewsElsewhere } from './table/elsewhere.ts';
import { venueOf } from './venue.ts';

/** The table from which somebody went to learn or to read: there they go back, and from there they are called. */
interface Left {
  readonly table: string;
  /** Its game had not begun. */
  readonly isWaiting: boolean;
}

const KEY = 'hideout.left';

const left = signal<Left | undefined>(read());

/** What is looked at beside a table; whoever goes anywhere else has left it for good. */
const BESIDE: ReadonlySet<PageName> = new Set(['table', 'rules', 'primer', 'cards', 'learn', 'lesson']);

effect(() => {
  if (!BESIDE.has(route.value.page)) remember(undefined);
});

/** The table that was left, if any. */
export const tableLeft = (): string | undefined => left.value?.table;

/** Notes that this is the table at which somebody is. */
export function useTableHere(table: string, isWaiting: boolean): void {
  useEffect(() => remember({ table, isWaiting }), [table, isWaiting]);
}

/** Tells whoever learns meanwhile that the game at the table they left has begun, and when they are waited for. */
export function useTableLeft(): void {
  const from = left.value;
  useNewsElsewhere(from && venueOf(from.table), { awaited: from?.isWaiting ? from.table : undefined });
}

/** For as long as this tab is open, and after a reload. */
function remember(now: Left | undefined): void {
  if (left.peek()?.table === now?.table && left.peek()?.isWaiting === now?.isWaiting) return;
  left.value = now;
  try {
    if (now === undefined) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // then only until the page is loaded anew
  }
}

function read(): Left | undefined {
  try {
    const { table, isWaiting } = Object(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'));
    return typeof table === 'string' ? { table, isWaiting: isWaiting === true } : undefined;
  } catch {
    return undefined;
  }
}
