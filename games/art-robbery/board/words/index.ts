import type { Language } from '#table/text.ts';
import { de as deGame } from '../../text/de.ts';
import { en as enGame, type Words as GameWords } from '../../text/en.ts';
import { es as esGame } from '../../text/es.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

export type { GameWords, Words };

/** What only the board says. */
export const boardWords: Readonly<Record<Language, Words>> = { en, de, es };

/** The game's own names and sentences. */
export const gameWords: Readonly<Record<Language, GameWords>> = { en: enGame, de: deGame, es: esGame };
