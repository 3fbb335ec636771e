import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetched } from '#board/fetched.ts';
import type { WrongProps } from './sheet.tsx';

const loaded = signal<typeof import('./sheet.tsx') | undefined>(undefined);

/** Fetched when it is first asked for: hardly anybody ever needs it. */
export function Wrong(props: WrongProps) {
  useEffect(() => {
    void fetched(() => import('./sheet.tsx')).then((part) => {
      loaded.value = part;
    });
  }, []);
  const part = loaded.value;
  return part === undefined ? null : <part.WrongSheet {...props} />;
}
