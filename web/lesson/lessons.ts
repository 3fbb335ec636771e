import { useEffect, useState } from 'preact/hooks';
import { fetched } from '#board/fetched.ts';
import { faces } from '#games/index.ts';
import type { TaughtLesson } from '#table/lesson.ts';

const NONE: readonly TaughtLesson[] = [];

/** What can be learnt of a game; nothing, in a game without lessons. */
export const lessonsOf = async (game: string): Promise<readonly TaughtLesson[]> =>
  Object.hasOwn(faces, game) ? ((await faces[game]?.lessons?.())?.lessons ?? NONE) : NONE;

/** The same, once it is loaded. */
export function useLessons(game: string): readonly TaughtLesson[] | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly lessons: readonly TaughtLesson[] }>();
  useEffect(() => {
    let gone = false;
    void fetched(() => lessonsOf(game)).then((lessons) => {
      if (!gone) setFound({ game, lessons });
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return found?.game === game ? found.lessons : undefined;
}
