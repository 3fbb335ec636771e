import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };

/** All that the pages say, in the reader's language. */
export const words = computed((): Words => WORDS[settings.language.value]);

export type { Words };
