import type { Language } from '#table/text.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

export const words: Readonly<Record<Language, Words>> = { en, de, es };
