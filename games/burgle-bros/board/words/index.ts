import type { Language } from '#table/text.ts';
import { de } from './de.ts';
import { en, type Say } from './en.ts';
import { es } from './es.ts';

export type { Say };
export const say: Readonly<Record<Language, Say>> = { en, de, es };
