import { signal } from '@preact/signals';
import { refused } from '#table/refusal.ts';
import type { Place, Standing } from '../place.ts';

/** Not yet connected to anything. */
export const devicePlace = (): Place => ({
  kind: 'device',
  state: signal<Standing>('away'),
  ask: async () => refused('unreachable'),
  on: () => () => {},
  retry: () => {},
  renew: () => {},
});
