import './learn.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faces } from '#games/index.ts';
import { isBlocked, keep, kept } from '../keep.ts';
import { lessonsOf } from '../lesson/lessons.ts';
import type { GameId } from '../posters.ts';
import { go, lessonPath } from '../route.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { words } from '../words/index.ts';

const hasLessons = (game: GameId): boolean => faces[game]?.lessons !== undefined;

/** Starts the first lesson at once. */
export function LearnLink({ game }: { readonly game: GameId }) {
  if (!hasLessons(game)) return null;
  const say = words.value.home;
  return (
    <a class="learn-link" href={lessonPath(game)} aria-label={say.learnWhat(titleOf(game))}>
      {say.learn}
    </a>
  );
}

/** The games for which somebody has said on this device whether to learn or to play. */
const OFFERED = 'hideout.offered-lessons';
const isOffered = (game: GameId): boolean => (kept(OFFERED) ?? '').split(' ').includes(game);
/** They know what they want, and are not asked. */
export const setOffered = (game: GameId): void => {
  if (!isOffered(game)) keep(OFFERED, [...(kept(OFFERED) ?? '').split(' ').filter(Boolean), game].join(' '));
};

/**
 * A slip over the foot of the poster when somebody presses *Play now* for the first time. It lies before the buttons that it
 * changes, whatever they are: the first press on the main one opens it, and either answer, or a press elsewhere, ends it for good.
 */
export function FirstTime({ game }: { readonly game: GameId }) {
  const open = useSignal<{ readonly line: string; readonly minutes: number; play(): void } | undefined>(undefined);
  useEffect(() => {
    if (!hasLessons(game)) return undefined;
    /** What is pressed until the slip is there waits for it as well. */
    let isComing = false;
    /** The slip could not be had: whoever has pressed plays, and is asked another time. */
    let isMissing = false;
    const onClick = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const main = target?.closest<HTMLElement>(`.cover[data-game="${game}"] .actions .now > .main`);
      const stop = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (open.peek() !== undefined) {
        // The second half of a double click was meant for what lay there before.
        if (event.detail > 1) stop();
        else if (target?.closest('.first-time') === null) open.value = undefined;
        return;
      }
      // Where nothing can be kept it would come again and again.
      if (main == null || isMissing || isBlocked() || isOffered(game)) return;
      stop();
      if (isComing) return;
      isComing = true;
      lessonsOf(game)
        .then(
          ([first]) => {
            const { line } = first!.words[settings.language.peek()];
            setOffered(game);
            open.value = { line, minutes: first!.lesson.minutes, play: () => main.click() };
          },
          () => {
            isMissing = true;
            main.click();
            isMissing = false;
          },
        )
        .finally(() => {
          isComing = false;
        });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [game]);
  if (open.value === undefined) return null;
  const say = words.value.home.firstTime;
  const { line, minutes, play } = open.value;
  return (
    <section class="first-time" aria-label={say.title}>
      <div role="status">
        <h3>{say.title}</h3>
        <p>
          {say
            .says(line, minutes)
            .split('*')
            .map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part))}
        </p>
      </div>
      <div class="answers">
        <button type="button" class="button main" onClick={() => go(lessonPath(game))}>
          {say.learn}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            open.value = undefined;
            play();
          }}
        >
          {say.play}
        </button>
      </div>
    </section>
  );
}
