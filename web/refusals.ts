import type { RefusalCode, Refused } from '#table/refusal.ts';
import { refusalText } from '#table/text.ts';
import { settings } from './settings.ts';
import { toast } from './toasts.tsx';
import { words } from './words/index.ts';

/** Why not, in the reader's language. */
export function sentenceOf({ refused }: Refused): string {
  const sentences = refusalText[settings.language.value];
  return Object.hasOwn(sentences, refused) ? sentences[refused as RefusalCode] : words.value.unreachable;
}

export const explain = (refusal: Refused): void => toast({ kind: 'no', text: sentenceOf(refusal) });
