import { faces } from '#games/index.ts';
import { Icon } from '#look/icon.tsx';
import type { TaughtLesson } from '#table/lesson.ts';
import { lessonPath } from '../route.ts';
import { settings } from '../settings.ts';
import { words } from '../words/index.ts';
import { useLessons } from './lessons.ts';

/** Leads to the first lesson of a game that has any. */
export function LearnButton({ game }: { readonly game: string }) {
  if (faces[game]?.lessons === undefined) return null;
  return (
    <a class="button quiet" href={lessonPath(game)}>
      {words.value.home.firstTime.learn}
    </a>
  );
}

/** Leads to the step that teaches a rule, if one does. */
export function RuleLesson({ game, rule }: { readonly game: string; readonly rule: string }) {
  return <LessonOf game={game} rule={rule} lessons={useLessons(game) ?? []} />;
}

interface LessonOfProps {
  readonly game: string;
  readonly rule: string;
  readonly lessons: readonly TaughtLesson[];
}

/** The same, for whoever has the lessons already. */
export function LessonOf({ game, rule, lessons }: LessonOfProps) {
  for (const { lesson, words: all } of lessons) {
    const step = lesson.steps.find(({ teaches = {} }) => Object.hasOwn(teaches, rule));
    if (step === undefined) continue;
    return (
      <a class="button rule-lesson" href={lessonPath(game, lesson.id, step.id)}>
        <Icon sign="on" />
        {words.value.home.tryIt(all[settings.language.value].title)}
      </a>
    );
  }
  return null;
}
