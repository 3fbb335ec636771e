import { effect } from '@preact/signals';
import { unkept } from './keep.ts';
import { toast } from './toasts.tsx';
import { words } from './words/index.ts';

/** Says once in a visit what this browser does not keep. */
export function sayWhatIsUnkept(): void {
  const said = new Set<string>();
  effect(() => {
    const what = unkept.value;
    if (what === undefined || said.has(what)) return;
    said.add(what);
    const { unkept: sentences, understood } = words.peek();
    toast({ kind: 'note', text: sentences[what], stays: true, action: { name: understood, run: () => undefined } });
  });
}
