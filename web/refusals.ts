import type { Refused } from '#table/refusal.ts';
import { type AnyRefusalCode, refusalText } from '#wire/refusals.ts';
import { settings } from './settings.ts';
import { comingIn } from './time.ts';
import { toast } from './toasts.tsx';
import { words } from './words/index.ts';

/** Why not, in the reader's language. */
export function sentenceOf({ refused, after }: Refused): string {
  const { waits, comeBack } = words.value;
  if (after !== undefined && Object.hasOwn(waits, refused))
    return `${waits[refused as keyof typeof waits]} ${comeBack(comingIn(after, settings.language.value))}`;
  const sentences = refusalText[settings.language.value];
  return Object.hasOwn(sentences, refused) ? sentences[refused as AnyRefusalCode] : words.value.unreachable;
}

/** One of our own refusals, in the reader's language. */
export const whyNot = (code: AnyRefusalCode): string => refusalText[settings.language.value][code];

export const explain = (refusal: Refused): void => {
  toast({ kind: 'no', text: sentenceOf(refusal) });
};
