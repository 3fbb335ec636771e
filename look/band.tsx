import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/**
 * `lost`: no connection. `again`: trying. `back`: open again. `away`: somebody's seat is played by a bot. `missing`:
 * somebody is waited for who is not there. `asks`: the people at the table are asked something. `rests`: the game is paused.
 * `halted`: the table does not go on. `sealed`: there is something to compare before the game begins. `call`:
 * the reader could be called. `kept`: what was asked for is not told.
 */
export type BandKind = keyof typeof SIGN;

const SIGN = {
  lost: 'offline',
  again: 'hour',
  back: 'ok',
  away: 'bot',
  missing: 'hour',
  asks: 'talk',
  rests: 'pause',
  halted: 'minus',
  sealed: 'seal',
  call: 'bell',
  kept: 'seal',
} as const;

interface BandProps {
  readonly kind: BandKind;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
  /** Instead of the usual sign. */
  readonly sign?: ComponentChildren;
}

/** How it stands with the connection: pushes the page down and never covers a piece. */
export function Band({ kind, children, action, sign }: BandProps) {
  return (
    <div class={`band ${kind}`} role={kind === 'lost' ? 'alert' : 'status'}>
      {sign ?? (kind === 'again' ? <Dots /> : <Icon sign={SIGN[kind]} />)}
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Something is on its way. */
export function Dots() {
  return (
    <i class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </i>
  );
}
