import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const words = { en, de, es };
