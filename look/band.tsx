import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/**
 * `lost`: no connection. `again`: trying. `back`: open again. `away`: somebody's seat is played by a bot. `halted`: the
 * table does not go on.
 */
export type BandKind = 'lost' | 'again' | 'back' | 'away' | 'halted';

const SIGN = { lost: 'offline', again: 'hour', back: 'ok', away: 'bot', halted: 'minus' } as const;

interface BandProps {
  readonly kind: BandKind;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** How it stands with the connection: pushes the page down and never covers a piece. */
export function Band({ kind, children, action }: BandProps) {
  return (
    <div class={`band ${kind}`} role={kind === 'lost' ? 'alert' : 'status'}>
      {kind === 'again' ? <Dots /> : <Icon sign={SIGN[kind]} />}
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
