import { signal } from '@preact/signals';
import type { Bookmark } from '#table/lesson.ts';
import { keep, kept } from '../keep.ts';

const KEY = 'hideout.lessons';

/** How far somebody is in a lesson on this device. */
export interface Progress extends Bookmark {
  /** Its end has been reached once. */
  readonly done: boolean;
}

type All = Readonly<Record<string, Progress>>;

const all = signal<All>(read());

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const progressIn = (game: string, lesson: string): Progress | undefined => all.value[nameOf(game, lesson)];

/** Another window may have gone on in another lesson meanwhile: only this one is written. */
export function keepProgress(game: string, lesson: string, progress: Progress): void {
  all.value = { ...read(), [nameOf(game, lesson)]: progress };
  keep(KEY, JSON.stringify(all.value));
}

function read(): All {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(found)).filter((entry): entry is [string, Progress] => isOurs(entry[1])),
    );
  } catch {
    return {}; // whatever it was, it is not ours
  }
}

function isOurs(value: unknown): value is Progress {
  const { step, made, done } = Object(value);
  return Number.isInteger(step) && step >= 0 && typeof made === 'object' && made !== null && typeof done === 'boolean';
}
