import type { TaughtLesson } from '#table/lesson.ts';
import { bonuses } from './bonuses.ts';
import { firstNight } from './first-night.ts';
import { quicker } from './quicker.ts';
import { rerolls } from './rerolls.ts';
import { set } from './set.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** What can be learnt here by playing, the first lesson first. */
export const lessons: readonly TaughtLesson[] = ([firstNight, rerolls, quicker, bonuses, set] as const).map(
  (lesson) => ({
    lesson,
    words: { en: en[lesson.id], de: de[lesson.id], es: es[lesson.id] },
  }),
);
