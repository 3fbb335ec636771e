import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import { settings } from '../../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

/** What the lookout says, in the reader's language. */
export const words = computed(() => ALL[settings.language.value]);
