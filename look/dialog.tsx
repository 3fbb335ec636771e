import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  /** What the button that closes it is called; without it, only the dialog's own buttons do. */
  readonly close?: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet over the page. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, close, kind = '', children, onClose }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = sheet.current!;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through onCancel
    <dialog
      ref={sheet}
      class={`sheet ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (close !== undefined && event.target === sheet.current) onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {close !== undefined && (
          <button type="button" class="x" aria-label={close} onClick={onClose}>
            <Icon sign="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
