import { toast } from './toasts.tsx';

/** Puts a text where it can be pasted, and says so. */
export async function copy(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast({ kind: 'good', text: done });
}
