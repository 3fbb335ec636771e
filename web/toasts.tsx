import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { RuleChip } from '#look/rule-chip.tsx';
import { Toast, type ToastKind } from '#look/toast.tsx';
import { settings } from './settings.ts';
import { words } from './words/index.ts';

/** A short word to the reader. */
export interface Notice {
  readonly kind: ToastKind;
  readonly lead?: string;
  readonly text: string;
  /** The rule behind it, and how to open it. */
  readonly rule?: { readonly id: string; open(rule: string): void };
  readonly action?: { readonly name: string; run(): void };
  /** Until its action is pressed. */
  readonly stays?: true;
}

const STAYS = 6_000;

const notices = signal<readonly Notice[]>([]);

const drop = (notice: Notice): void => {
  notices.value = notices.value.filter((other) => other !== notice);
};

/** Takes refusals away: whoever tries something else has read them. */
export const hush = (): void => {
  notices.value = notices.value.filter(({ kind }) => kind !== 'no');
};

/** Shows a notice for a while; the same words are never there twice. What is answered takes it away before. */
export function toast(notice: Notice): () => void {
  notices.value = [...notices.value.filter((other) => other.text !== notice.text), notice];
  if (!notice.stays) window.setTimeout(() => drop(notice), STAYS);
  return () => drop(notice);
}

export function Toasts() {
  const box = useRef<HTMLElement>(null);
  // The browser shows uppermost what was opened last: a notice must not lie under a sheet.
  useEffect(() => {
    const { current } = box;
    const isOpen = current?.matches(':popover-open');
    if (isOpen && document.querySelector('dialog[open]') === null) return;
    if (isOpen) current?.hidePopover();
    current?.showPopover();
  }, [notices.value]);
  return (
    <section ref={box} popover="manual" class="toasts" aria-label={words.value.notices} aria-live="polite">
      {notices.value.map((notice) => (
        <Toast key={notice.text} kind={notice.kind} lead={notice.lead} action={<Action notice={notice} />}>
          {notice.text}
        </Toast>
      ))}
    </section>
  );
}

function Action({ notice }: { readonly notice: Notice }) {
  const { action, rule } = notice;
  if (action !== undefined)
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          drop(notice);
          action.run();
        }}
      >
        {action.name}
      </button>
    );
  if (rule === undefined) return null;
  return <RuleChip rule={rule.id} language={settings.language.value} open={rule.open} />;
}
