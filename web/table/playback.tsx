import './playback.css';
import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard, Mark, Sitter } from '#board/contract.ts';
import { type Scene, Stage } from '#board/stage.ts';
import { Icon } from '#look/icon.tsx';
import type { Frame } from '#table/host.ts';
import type { Eyes } from '#table/position.ts';
import { pace, settings, tempo } from '../settings.ts';
import { type Jump, Jumps } from './jumps.tsx';
import { MarkKey, Marks } from './marks.tsx';
import type { TableModel } from './model.ts';
import { STEP } from './pacing.ts';
import { Past, type Position } from './past.ts';
import { PlayOn } from './play-on.tsx';
import { SeeAs } from './see-as.tsx';
import { stagingOf } from './sight.ts';
import { Speed } from './speed.tsx';
import { standing } from './story.ts';
import { Turns, turnAfter, turnBefore, turnsIn } from './turns.tsx';
import { words } from './words/index.ts';

interface PlaybackProps {
  readonly model: TableModel;
  /** How things stand now: shown until the position is there. */
  readonly newest: Position;
  readonly sitters: readonly Sitter[];
  /** Where to begin. */
  readonly at: number;
  /** It starts by itself, and in a game that goes on ends where the game is now. */
  readonly isWatched: boolean;
  readonly board: AnyGameBoard;
  readonly draw: (position: Position, scene: Scene<Position> | undefined) => ComponentChildren;
  /** Whatever position is shown now. */
  onShow(frame: Frame): void;
  onClose(): void;
}

/**
 * A game position by position: one that is over as anybody at the table saw it or with nothing hidden, a running one as
 * the reader saw it.
 */
export function Playback({ model, newest, sitters, at, isWatched, board, draw, onShow, onClose }: PlaybackProps) {
  const past = useMemo(() => new Past(model), [model]);
  const eyes = useSignal<Eyes>(model.viewer.value ?? 'audience');
  const hasFailed = useSignal(false);
  const last = newest.frame.at;
  const turns = useMemo(() => turnsIn(newest.story), [newest.story]);
  const marks = useMarks(board, newest);
  const now = useSignal(at);
  const speed = useSignal(1);
  const isPlaying = useSignal(isWatched);
  const stage = useMemo(() => stageFor(board, newest, () => speed.peek()), [board]);
  /** Counts what was asked for: an answer that comes after the next question is not shown any more. */
  const asked = useRef(0);
  const show = (as: Eyes, at: number): void => {
    const mine = ++asked.current;
    const known = past.known(as, at);
    const found = (there: Position | undefined): void => {
      hasFailed.value = there === undefined;
      if (there === undefined) return;
      const before = stage.shown.peek()?.frame.at ?? 0;
      if (isPlaying.peek() && there.frame.at === before + 1) stage.offer({ ...there, since: before });
      else stage.reset({ ...there, since: there.frame.at });
    };
    // All at once: the board is drawn once for each position.
    batch(() => {
      eyes.value = as;
      now.value = at;
      if (known !== undefined) found(known);
    });
    if (known !== undefined) return;
    void past.at(as, at, newest.story).then((there) => {
      if (mine === asked.current) batch(() => found(there));
    });
  };
  const to = (next: number): void => show(eyes.value, Math.max(0, Math.min(last, next)));
  useEffect(() => show(eyes.value, at), [at]);
  // Whoever comes from the end of a long page looks at the board from its top.
  useEffect(() => scrollTo(0, 0), []);
  useEffect(() => show(eyes.value, now.value), [past, past.isOpen]);
  useEffect(
    () => () => {
      asked.current++;
      stage.reset(undefined);
    },
    [stage],
  );
  const shown = stage.shown.value;
  useEffect(() => shown && onShow(shown.frame), [shown]);
  const scene = stage.scene.value;
  useEffect(() => {
    if (!isPlaying.value || scene !== undefined) return undefined;
    const beat = setTimeout(
      () => {
        if (now.value < last) to(now.value + 1);
        else if (isWatched && !past.isOpen) onClose();
        else isPlaying.value = false;
      },
      (STEP * (pace.value || 1)) / speed.value,
    );
    return () => clearTimeout(beat);
  }, [isPlaying.value, now.value, shown, last, speed.value, scene]);

  const { playback } = words.value;
  const where = past.isOpen ? playback.position : playback.looking;
  const targets: Readonly<Record<Jump, () => number>> = {
    first: () => 0,
    turnBack: () => turnBefore(turns, now.value),
    back: () => now.value - 1,
    forward: () => now.value + 1,
    turnForward: () => turnAfter(turns, now.value),
    last: () => last,
  };
  return (
    <>
      {hasFailed.value || shown === undefined ? <p class="empty-note">{playback.failed}</p> : draw(shown, scene)}
      <section
        class={past.isOpen ? 'playback' : 'playback running'}
        aria-label={playback.title}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <p class="position" role="status">
          {now.value === 0 ? playback.start : where(now.value, last)}
        </p>
        <div class="track">
          <Marks marks={marks} last={last} jump={to} />
          <div class="strip">
            <Turns turns={turns} sitters={sitters} />
            <i class="ahead" style={{ '--at': now.value / Math.max(1, last) }} />
            <input
              type="range"
              aria-label={playback.title}
              aria-valuetext={playback.position(now.value, last)}
              min={0}
              max={last}
              value={now}
              onInput={(event) => to(event.currentTarget.valueAsNumber)}
            />
          </div>
        </div>
        <MarkKey marks={marks} />
        <Jumps
          isPlaying={isPlaying.value}
          jump={(jump) => to(targets[jump]())}
          run={() => {
            if (now.value >= last) to(0);
            isPlaying.value = !isPlaying.value;
          }}
        />
        <Speed
          speed={speed.value}
          choose={(times) => {
            speed.value = times;
          }}
        />
        {past.isOpen && (
          <SeeAs
            eyes={eyes.value}
            beside={board.unveils ? 'everything' : 'audience'}
            sitters={sitters}
            choose={(as) => show(as, now.value)}
          />
        )}
        {past.isOpen && <PlayOn model={model} at={now.value} isLast={now.value === last} />}
        <button type="button" class="button playback-end" onClick={onClose}>
          <Icon sign="close" />
          <span>{past.isOpen ? playback.close : playback.toNow}</span>
        </button>
      </section>
    </>
  );
}

/** Dice are thrown and read before the position is shown that they lead to; pieces travel while it is looked at. */
function stageFor(board: AnyGameBoard, from: Position, speed: () => number) {
  const stage = new Stage<Position & { readonly since: number }>(
    () => ({ motion: tempo().motion / speed(), reading: tempo().reading / speed() }),
    (before, next) => {
      const { travel: _travel, stay: _stay, ...dice } = stagingOf(before, next, board);
      return dice;
    },
  );
  stage.reset({ ...from, since: from.frame.at });
  return stage;
}

/** What mattered in the game so far, as its board marks it. */
function useMarks(board: AnyGameBoard, { frame, story }: Position): readonly Mark[] {
  const language = settings.language.value;
  return useMemo(() => board.marks?.(standing(story), frame.view, language) ?? [], [board, story, language]);
}
