import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** `mine`: the reader moves. `other`: somebody else. `bot`: a bot thinks. `wait`: a clock in days. `past`: it has been. */
export type FlagKind = 'mine' | 'other' | 'bot' | 'wait' | 'past';

const SIGN = { mine: undefined, other: undefined, bot: 'bot', wait: 'hour', past: undefined } as const;

/** Whose turn it is, growing out of the edge of the page. */
export function Flag({ kind, children }: { readonly kind: FlagKind; readonly children: ComponentChildren }) {
  const sign = SIGN[kind];
  return (
    <b class={`flag ${kind}`}>
      {sign && <Icon sign={sign} />}
      {children}
    </b>
  );
}
