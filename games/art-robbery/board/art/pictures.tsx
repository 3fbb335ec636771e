import type { Raid } from '../../components.ts';
import type { Kind } from '../../text/pieces.ts';
import { BOSS, THINGS } from './things.ts';

/** The object on a token. */
export function Thing({ raid, kind }: { readonly raid: Raid; readonly kind: Kind }) {
  return (
    <svg class="thing" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={kind === 'boss' ? BOSS : THINGS[raid][kind]} />
    </svg>
  );
}

export function Boss() {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" fill-rule="evenodd" d={BOSS} />
    </svg>
  );
}

/** The guard dog, with a collar in the one red. */
export function Dog() {
  return (
    <svg class="hound" viewBox="0 -8 224 250" aria-hidden="true">
      <path
        fill="currentColor"
        d="m92 30 16-34 8 40 12 16 4 46 26 34 14 46 2 40 34-16 12-26 4 4-8 32-34 26-90 4-2-8 12-6-4-32-16-6 2 44H50l2-10 18-8-6-54-8-32 8-42-6-16-42-30-4-14 10-8 48 2Z"
      />
      <path fill="#d3202f" d="m60 94 70-12 3 14-72 14Z" />
      <path fill="var(--eye)" d="m66 40 13 0-7 7Z" />
    </svg>
  );
}

/** The greedy thief. */
export function Thief() {
  return (
    <svg class="emblem" viewBox="0 0 110 110" aria-hidden="true">
      <path
        fill="currentColor"
        d="M8 110c2-24 14-32 30-36-12-10-16-30-10-44C34 12 76 12 82 32c6 16 0 34-10 42 16 4 28 12 30 36Z"
      />
      <path fill="#fffdf8" d="M30 42c8-6 20-3 25 3 5-6 18-9 26-3l-3 12c-8 6-18 4-23-4-5 8-16 9-22 4Z" />
      <circle cx="40" cy="48" r="4" />
      <circle cx="65" cy="48" r="4" />
      <path fill="#d3202f" d="m38 74 17 22 17-22 6 4-23 32-23-32Z" />
    </svg>
  );
}

export function Cuffs() {
  return (
    <svg class="cuffs" viewBox="0 0 32 20" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="3.5"
        d="M14 6.500a6.500 6.500 0 1 0 0 7M18 6.500a6.500 6.500 0 1 1 0 7M12 10h8"
      />
    </svg>
  );
}

/** The back of a card: a keyhole. */
export function Back() {
  return (
    <svg class="back" viewBox="0 0 71 140" aria-hidden="true">
      <path d="M35.500 20a25 25 0 0 1 13 46l9 54h-44l9-54a25 25 0 0 1 13-46Z" />
    </svg>
  );
}

/** The mask of the one who got away, to lie over a head. */
export function Mask() {
  return (
    <svg class="mask" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#fffdf8"
        d="M13.500 16.500c3.500-2.600 8.400-1.400 10.500 1.200 2.100-2.600 7-3.800 10.500-1.200l-1.300 5c-3.400 2.600-7.400 1.600-9.200-1.600-1.800 3.200-5.800 4.200-9.200 1.600Z"
      />
      <circle cx="18" cy="19" r="1.500" fill="#15151a" />
      <circle cx="30" cy="19" r="1.500" fill="#15151a" />
    </svg>
  );
}
