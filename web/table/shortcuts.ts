import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { keep, kept } from '../keep.ts';

/** Single keys, by what they do. */
export const KEYS = {
  hint: 'h',
  undo: 'u',
  log: 'l',
  chat: 'c',
  rules: 'r',
  next: 'n',
  words: 't',
  menu: 'm',
  what: 'i',
  help: '?',
  skip: ' ',
} as const;

export type Shortcut = keyof typeof KEYS;

const KEPT = 'hideout.shortcuts';

/** Readers of the screen have keys of their own, so ours can be turned off. */
export const shortcutsOn = signal(kept(KEPT) !== 'off');

export function turnShortcuts(on: boolean): void {
  shortcutsOn.value = on;
  keep(KEPT, on ? 'on' : 'off');
}

/** Listens for keys, unless somebody is typing, choosing, or has a dialog open. */
export function useShortcuts(run: Readonly<Record<Shortcut, (event: KeyboardEvent) => void>>): void {
  // Before the table can be seen: whoever sees it may press.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!shortcutsOn.value || event.ctrlKey || event.metaKey || event.altKey || isSpokenFor(event)) return;
      const shortcut = (Object.keys(KEYS) as Shortcut[]).find((name) => KEYS[name] === event.key.toLowerCase());
      if (shortcut === undefined) return;
      event.preventDefault();
      run[shortcut](event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Whether the key belongs to something else: a field, an open dialog, or the space bar to a button. */
function isSpokenFor(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return true;
  return event.key === ' ' && at?.closest('button, a, summary, [role]') != null;
}
