import type { TaughtLesson } from '#table/lesson.ts';
import { alarms } from './alarms.ts';
import { characters } from './characters.ts';
import { events } from './events.ts';
import { firstJob } from './first-job.ts';
import { floors } from './floors.ts';
import { guards } from './guards.ts';
import { safes } from './safes.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** What can be learnt here by playing, the first lesson first. */
export const lessons: readonly TaughtLesson[] = (
  [firstJob, alarms, guards, safes, floors, events, characters] as const
).map((lesson) => ({
  lesson,
  words: { en: en[lesson.id], de: de[lesson.id], es: es[lesson.id] },
}));
