import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** `no`: a refusal, explained. `good`: done. `you`: somebody waits for the reader. `note`: anything else. */
export type ToastKind = 'no' | 'good' | 'you' | 'note';

interface ToastProps {
  readonly kind: ToastKind;
  /** What it comes to. */
  readonly lead?: string | undefined;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** A short word that goes by itself. */
export function Toast({ kind, lead, children, action }: ToastProps) {
  return (
    <div class={`toast ${kind}`} role={kind === 'no' ? 'alert' : 'status'}>
      {kind === 'good' && <Icon sign="ok" />}
      {kind === 'you' && <i class="gem" aria-hidden="true" />}
      <p>
        {lead !== undefined && <b>{lead} </b>}
        {children}
      </p>
      {action}
    </div>
  );
}
