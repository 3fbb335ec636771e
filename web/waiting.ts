import { computed, effect } from '@preact/signals';
import { route } from './route.ts';
import { mine, nextAfter, waiting } from './server/mine.ts';

const here = computed(() => (route.value.page === 'table' ? route.value.table : undefined));

/** How many tables wait for the reader that are not in sight. */
export const waitingElsewhere = computed(() => waiting.value.filter(({ table }) => table !== here.value).length);

/** Where to go on. */
export const nextTable = computed(() => nextAfter(waiting.value, here.value));

/** Keeps the sign of the app at how many tables wait, as far as that is known. */
export function countWaiting(): void {
  effect(() => {
    if (mine.value !== undefined) void navigator.setAppBadge?.(waiting.value.length).catch(() => undefined);
  });
}
