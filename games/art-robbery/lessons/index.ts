import type { TaughtLesson } from '#table/lesson.ts';
import { alibis } from './alibis.ts';
import { boss } from './boss.ts';
import { dog } from './dog.ts';
import { firstRaid } from './first-raid.ts';
import { two } from './two.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** What can be learnt here by playing, the first lesson first. */
export const lessons: readonly TaughtLesson[] = ([firstRaid, dog, boss, alibis, two] as const).map((lesson) => ({
  lesson,
  words: { en: en[lesson.id], de: de[lesson.id], es: es[lesson.id] },
}));
