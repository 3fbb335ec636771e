import { toast } from './toasts.tsx';
import { words } from './words/index.ts';

/**
 * Puts a text where it can be pasted, and says so. Browsers do not let a page do that on an unencrypted address: there
 * what shows the text is selected, or else the text is told.
 */
export async function copy(text: string, done: string, shown?: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'good', text: done });
  } catch {
    const say = words.value.copy;
    if (shown) window.getSelection()?.selectAllChildren(shown);
    toast({ kind: 'note', text: shown ? say.selected : say.shown(text) });
  }
}
