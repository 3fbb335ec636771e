import './learn.css';
import { Icon } from '#look/icon.tsx';
import { Wordmark } from '#look/wordmark.tsx';
import type { TaughtLesson } from '#table/lesson.ts';
import lookout from '../home/art/lookout.svg';
import { useTableLeft } from '../left.ts';
import { useLessons } from '../lesson/lessons.ts';
import { progressIn } from '../lesson/progress.ts';
import { words } from '../lesson/words/index.ts';
import { coverOf, GAMES } from '../posters.ts';
import { lessonPath, primerPath } from '../route.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { lureOf, titleOf } from '../titles.ts';
import { words as shell } from '../words/index.ts';
import { pictureOf } from './pictures.ts';

/** All lessons, and how far one is in each. */
export function LearnPage() {
  const say = words.value.learn;
  useTitle(say.title);
  useTableLeft();
  return (
    <div class="learn">
      <header class="slab">
        <a class="wordmark" href="/">
          <b class="only-read">{shell.value.toHome}</b>
          <Wordmark />
        </a>
        <h1>{say.title}</h1>
        <p class="tagline">{say.tagline}</p>
        <img class="lookout" src={lookout} alt="" />
      </header>
      <main id="main" class="courses">
        {GAMES.map((game) => (
          <Band key={game} game={game} />
        ))}
      </main>
    </div>
  );
}

function Band({ game }: { readonly game: (typeof GAMES)[number] }) {
  const lessons = useLessons(game);
  if (lessons?.length === 0) return null;
  return (
    <section class="course" data-game={game} aria-labelledby={`learn-${game}`}>
      <img class="poster" src={coverOf(game)} alt="" />
      <header>
        <h2 id={`learn-${game}`}>{titleOf(game)}</h2>
        <p>{lureOf(game)}</p>
        <a class="in-short" href={primerPath(game)} aria-label={shell.value.primer.title(titleOf(game))}>
          <Icon sign="book" />
          <span>{words.value.learn.twoMinutes}</span>
        </a>
      </header>
      <ul class="tickets" style={{ '--short': (lessons?.length ?? 1) - 1 }}>
        {lessons?.map((taught, i) =>
          i === 0 ? (
            <First key={taught.lesson.id} game={game} taught={taught} />
          ) : (
            <Short key={taught.lesson.id} game={game} taught={taught} />
          ),
        )}
      </ul>
    </section>
  );
}

interface TicketProps {
  readonly game: string;
  readonly taught: TaughtLesson;
}

/** The first lesson: bright, with what it is about and how far one is. */
function First({ game, taught: { lesson, words: all } }: TicketProps) {
  const say = words.value.learn;
  const { title, line } = all[settings.language.value];
  const progress = progressIn(game, lesson.id);
  const isBegun = progress !== undefined && progress.step > 0 && progress.step < lesson.steps.length - 1;
  return (
    <li class={`ticket first${progress?.done ? ' done' : ''}`}>
      <a href={lessonPath(game, lesson.id)}>
        <span class="name">{title}</span>
        <span class="line">{line}</span>
        <Picture game={game} lesson={lesson.id} />
        {isBegun && <Dial step={progress.step} all={lesson.steps.length} />}
        <span class="state">
          {isBegun ? (
            words.value.stepOf(progress.step + 1, lesson.steps.length)
          ) : progress?.done ? (
            <span class="stamp">{say.done}</span>
          ) : (
            say.minutes(lesson.minutes)
          )}
        </span>
        <span class="go">
          {isBegun ? say.goOn : progress?.done ? say.again : say.start}
          <Icon sign="on" />
        </span>
      </a>
    </li>
  );
}

function Short({ game, taught: { lesson, words: all } }: TicketProps) {
  const say = words.value.learn;
  const progress = progressIn(game, lesson.id);
  const isBegun = progress !== undefined && !progress.done && progress.step > 0;
  return (
    <li class="ticket">
      <a href={lessonPath(game, lesson.id)}>
        <Picture game={game} lesson={lesson.id} />
        <span class="name">{all[settings.language.value].title}</span>
        <span class={`state${progress?.done ? ' ok' : ''}`}>
          {progress?.done ? (
            <>
              <Icon sign="ok" />
              {say.doneSmall}
            </>
          ) : isBegun ? (
            words.value.stepOf(progress.step + 1, lesson.steps.length)
          ) : (
            say.minutes(lesson.minutes)
          )}
        </span>
      </a>
    </li>
  );
}

function Picture({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const picture = pictureOf(game, lesson);
  return <span class="picture">{picture !== undefined && <img src={picture} alt="" />}</span>;
}

const Dial = ({ step, all }: { readonly step: number; readonly all: number }) => (
  <span class="ticks" style={{ '--all': all, '--at': step }} aria-hidden="true">
    <i />
  </span>
);
