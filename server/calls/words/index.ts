import type { Language } from '#table/text.ts';
import { de } from './de.ts';
import { type CallWords, en } from './en.ts';
import { es } from './es.ts';

export type { CallWords };
export const callWords: Readonly<Record<Language, CallWords>> = { en, de, es };
