import type { Language } from '#table/text.ts';
import { type Flaw, parseOptions } from '../options.ts';
import { flaws as de } from './de/flaws.ts';
import { flaws as en } from './en/flaws.ts';
import { flaws as es } from './es/flaws.ts';

/** How one language speaks of options that cannot be: a sentence for each flaw, and what comes before one about a floor. */
export type FlawWords = {
  readonly [T in Flaw['type']]: (flaw: Extract<Flaw, { readonly type: T }>) => string;
} & { readonly floor: (floor: number) => string };

const WORDS: Readonly<Record<Language, FlawWords>> = { en, de, es };

/** Something that is wrong with options, in a sentence. */
export function flawText(flaw: Flaw, language: Language): string {
  const words = WORDS[language];
  // The sentence found under a flaw's type takes just that flaw, which the compiler cannot see.
  const sentence = words[flaw.type] as (flaw: Flaw) => string;
  return 'floor' in flaw ? words.floor(flaw.floor) + sentence(flaw) : sentence(flaw);
}

/** What is wrong with options for so many players, if anything is. */
export function complaintAbout(raw: unknown, seats: number, language: Language): string | undefined {
  const options = parseOptions(raw, seats);
  return 'wrong' in options ? flawText(options.wrong, language) : undefined;
}
