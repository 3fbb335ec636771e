import './playback.css';
import { batch, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard, Mark, Sitter } from '#board/contract.ts';
import { type Showing, Stage, type Tempo } from '#board/stage.ts';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import type { Seat } from '#table/game.ts';
import type { Eyes } from '#table/position.ts';
import type { Spot } from '../route.ts';
import { pace, settings, tempo } from '../settings.ts';
import { copyLink } from './copy-link.ts';
import { type Jump, Jumps } from './jumps.tsx';
import { useTogether } from './leading.ts';
import { LeadButton, LedLine } from './led.tsx';
import { MarkKey, Marks } from './marks.tsx';
import type { TableModel } from './model.ts';
import { usePastNoises } from './noises.ts';
import { STEP } from './pacing.ts';
import { Past, type Position } from './past.ts';
import { PlayOn } from './play-on.tsx';
import { SeeAs } from './see-as.tsx';
import { stagingOf } from './sight.ts';
import { Speed } from './speed.tsx';
import { useSteering } from './steering.ts';
import { standing } from './story.ts';
import { Turns, turnAfter, turnBefore, turnsIn } from './turns.tsx';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';
import { looking } from './words/looking.ts';

interface PlaybackProps {
  readonly model: TableModel;
  /** How things stand now: shown until the position is there. */
  readonly newest: Position;
  readonly sitters: readonly Sitter[];
  /** Where to begin, and with whose eyes, if the link says so. */
  readonly at: number;
  readonly as?: Spot['as'];
  /** Nothing is told of what follows. */
  readonly isBlind: Signal<boolean>;
  /** It starts by itself, and in a game that goes on ends where the game is now. */
  readonly isWatched: boolean;
  /** It goes where somebody leads. */
  readonly follows?: boolean;
  readonly board: AnyGameBoard;
  /** Leads to the chat, where the board has no room for it. */
  readonly chat: ComponentChildren;
  readonly draw: (position: Position, showing: Showing<Position> | undefined) => ComponentChildren;
  /** Whatever position is shown now. */
  onShow(position: Position): void;
  onClose(): void;
}

/**
 * A game position by position: one that is over as anybody at the table saw it or with nothing hidden, a running one as
 * the reader saw it.
 */
export function Playback(props: PlaybackProps) {
  const { model, newest, sitters, at, isBlind, isWatched, board, draw, onShow, onClose } = props;
  const past = useMemo(() => new Past(model), [model]);
  const eyes = useSignal<Eyes>(eyesFor(past, model, board, props.as));
  const hasFailed = useSignal(false);
  const last = newest.frame.at;
  const turns = useMemo(() => turnsIn(newest.story), [newest.story]);
  const marks = useMarks(board, newest);
  const now = useSignal(Math.min(at, last));
  const isUnfolded = useSignal(false);
  const speed = useSignal(1);
  const isPlaying = useSignal(isWatched);
  // Whoever comes for an earlier position of a game that is over is shown no other before it: it could tell the end.
  const first = past.isOpen && at < last ? undefined : newest;
  const stage = useMemo(() => stageFor(board, first, () => speed.peek()), [board]);
  usePastNoises(stage, board, () => tempoAt(speed.peek()));
  /** What comes next is what whoever leads does next: it is played, and not only there. */
  const isLed = useRef(false);
  /** Counts what was asked for: an answer that comes after the next question is not shown any more. */
  const asked = useRef(0);
  const show = (as: Eyes, at: number): void => {
    const mine = ++asked.current;
    const known = past.known(as, at);
    const found = (there: Position | undefined): void => {
      hasFailed.value = there === undefined;
      if (there === undefined) return;
      const before = stage.shown.peek()?.frame.at ?? 0;
      if ((isPlaying.peek() || isLed.current) && there.frame.at === before + 1)
        stage.offer({ ...there, since: before });
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
  const together = useTogether(model, {
    here: spotOf({ at: now.value, eyes: eyes.value, isBlind: isBlind.value }),
    follows: props.follows === true,
    go: (spot) => {
      isPlaying.value = false;
      isBlind.value = spot.blind === true;
      show(spot.as === undefined ? 'audience' : eyesFor(past, model, board, spot.as), Math.min(spot.at, last));
    },
  });
  /** The reader goes there by themselves. */
  const steer = (next: number): void => {
    together.alone();
    to(next);
  };
  // Another place to begin; where it begins first is shown with everything else, and a key may have been quicker.
  const begun = useRef(at);
  useEffect(() => {
    if (begun.current !== at) show(eyes.value, Math.min(at, last));
    begun.current = at;
  }, [at]);
  const strip = useRef<HTMLElement>(null);
  // Whoever comes from the end of a long page looks at the board from its top; and whoever has only keys is at the strip.
  useEffect(() => {
    scrollTo(0, 0);
    if (document.activeElement === document.body)
      strip.current?.querySelector<HTMLElement>('.to-play, .to-pause')?.focus({ preventScroll: true });
  }, []);
  isLed.current = together.isFollowing;
  useEffect(() => show(eyes.value, now.value), [past, past.isOpen]);
  useEffect(
    () => () => {
      asked.current++;
      stage.reset(undefined);
    },
    [stage],
  );
  const shown = stage.shown.value;
  useEffect(() => shown && onShow(shown), [shown]);
  const showing = stage.showing.value;
  useEffect(() => {
    if (!isPlaying.value || showing !== undefined) return undefined;
    const beat = setTimeout(
      () => {
        if (now.value < last) to(now.value + 1);
        else if (isWatched && !past.isOpen) onClose();
        else isPlaying.value = false;
      },
      (STEP * (pace.value || 1)) / speed.value,
    );
    return () => clearTimeout(beat);
  }, [isPlaying.value, now.value, shown, last, speed.value, showing]);

  const { playback } = words.value;
  const { lookBack } = evidence.value;
  // What follows is told by itself when there is nothing left to tell.
  const hides = isBlind.value && now.value < last;
  const told = marks.filter((mark) => !hides || mark.at <= now.value);
  const where = (): string => {
    if (now.value === 0) return playback.start;
    if (hides) return playback.move(now.value);
    return (past.isOpen ? playback.position : playback.looking)(now.value, last);
  };
  const targets: Readonly<Record<Jump, () => number>> = {
    first: () => 0,
    turnBack: () => turnBefore(turns, now.value),
    back: () => now.value - 1,
    forward: () => now.value + 1,
    turnForward: () => turnAfter(turns, now.value),
    last: () => last,
  };
  useSteering((key) => {
    if (key === 'close') !hides && onClose();
    else if (key !== 'last' || !hides) steer(targets[key]());
  });
  return (
    <>
      {hasFailed.value || shown === undefined ? (
        <p class="empty-note">{hasFailed.value ? playback.failed : <Dots />}</p>
      ) : (
        draw(shown, showing)
      )}
      <section
        ref={strip}
        class={`playback ${past.isOpen ? '' : 'running'} ${isUnfolded.value ? 'unfolded' : ''}`}
        aria-label={playback.title}
      >
        <LedLine together={together} chat={props.chat} />
        <div class="position">
          <p role="status">{where()}</p>
          {past.isOpen && <small>{lookBack.past}</small>}
        </div>
        <div class="track" hidden={hides}>
          <Marks marks={told} last={last} jump={steer} />
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
              onInput={(event) => steer(event.currentTarget.valueAsNumber)}
            />
          </div>
        </div>
        <button type="button" class="button playback-end" aria-disabled={hides} onClick={() => !hides && onClose()}>
          <Icon sign="close" />
          <span>{past.isOpen ? playback.close : playback.toNow}</span>
        </button>
        <MarkKey marks={told} />
        <Jumps
          isPlaying={isPlaying.value}
          hides={hides}
          jump={(jump) => steer(targets[jump]())}
          run={() => {
            together.alone();
            if (now.value >= last) to(0);
            isPlaying.value = !isPlaying.value;
          }}
        />
        <div class="extras">
          <Speed
            speed={speed.value}
            choose={(times) => {
              speed.value = times;
            }}
          />
          {past.isOpen && (
            <Switch
              label={lookBack.noSpoilers}
              on={isBlind.value}
              state={lookBack.noSpoilers}
              onSwitch={(on) => {
                together.alone();
                isBlind.value = on;
                if (on && eyes.value === 'everything') show('audience', now.value);
              }}
            />
          )}
          {past.isOpen && model.venue.kind === 'server' && <LeadButton together={together} />}
          <div class="chat-here">{props.chat}</div>
        </div>
        {past.isOpen && (
          <SeeAs
            eyes={eyes.value}
            beside={board.unveils && !hides ? BOTH : AUDIENCE}
            sitters={sitters}
            choose={(as) => {
              together.alone();
              show(as, now.value);
            }}
          />
        )}
        <button
          type="button"
          class="button unfold"
          aria-label={looking.value.more}
          aria-expanded={isUnfolded.value}
          onClick={() => {
            isUnfolded.value = !isUnfolded.value;
          }}
        >
          <Icon sign="gear" />
        </button>
        {model.venue.kind === 'server' && (
          <button
            type="button"
            class="button link-here"
            onClick={() =>
              void copyLink(model.table, spotOf({ at: now.value, eyes: eyes.value, isBlind: isBlind.value }), sitters)
            }
          >
            <Icon sign="link" />
            <span>{lookBack.link}</span>
          </button>
        )}
        {past.isOpen && <PlayOn model={model} at={now.value} isLast={now.value === last} eyes={eyes.value} />}
      </section>
    </>
  );
}

/** Whose eyes a link may open a position with: once it is over anybody's, before only one's own. */
function eyesFor(past: Past, model: TableModel, board: AnyGameBoard, as: Spot['as']): Eyes {
  const own = model.viewer.value ?? 'audience';
  if (as === undefined || !past.isOpen) return own;
  if (as === 'everything') return board.unveils ? as : own;
  return as < (model.info.value?.seats.length ?? 0) ? (as as Seat) : own;
}

interface Here {
  readonly at: number;
  readonly eyes: Eyes;
  readonly isBlind: boolean;
}

const BOTH = ['everything', 'audience'] as const;
const AUDIENCE = ['audience'] as const;

const spotOf = ({ at, eyes, isBlind }: Here): Spot => ({
  at,
  ...(eyes !== 'audience' && { as: eyes }),
  ...(isBlind && { blind: true }),
});

function tempoAt(speed: number): Tempo {
  const { motion, reading, held } = tempo();
  return { motion: motion / speed, reading: reading / speed, held: held / speed };
}

/** A scene is played whole. Otherwise dice are thrown and read first, and pieces travel while the position is looked at. */
function stageFor(board: AnyGameBoard, from: Position | undefined, speed: () => number) {
  const stage = new Stage<Position & { readonly since: number }>(
    () => tempoAt(speed()),
    (before, next) => {
      const { beats, throw: air, read } = stagingOf(before, next, board);
      return { ...(beats && { beats }), ...(air && { throw: air }), ...(read && { read }) };
    },
  );
  if (from !== undefined) stage.reset({ ...from, since: from.frame.at });
  return stage;
}

/** What mattered in the game so far, as its board marks it. */
function useMarks(board: AnyGameBoard, { frame, story }: Position): readonly Mark[] {
  const language = settings.language.value;
  return useMemo(() => board.marks?.(standing(story), frame.view, language) ?? [], [board, story, language]);
}
