import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, es };

/** All that the table page says, in the reader's language. */
export const words = computed((): Words => WORDS[settings.language.value]);
