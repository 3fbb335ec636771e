import './playback.css';
import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import type { Sitter } from '#table/board.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { pace } from '../settings.ts';
import type { TableModel } from './model.ts';
import { Past, type Position } from './past.ts';
import { Turns, turnAfter, turnBefore, turnsIn } from './turns.tsx';
import { words } from './words/index.ts';

/** From one position to the next, in milliseconds at the usual pace. */
const STEP = 1100;

interface PlaybackProps {
  readonly model: TableModel;
  /** How things stand now: shown until the position is there. */
  readonly newest: Position;
  readonly sitters: readonly Sitter[];
  /** Where to begin. */
  readonly at: number;
  readonly board: (position: Position) => ComponentChildren;
  /** Whatever position is shown now. */
  onShow(frame: Frame): void;
  onClose(): void;
}

/** A game position by position: one that is over as anybody at the table saw it, a running one as the reader did. */
export function Playback({ model, newest, sitters, at, board, onShow, onClose }: PlaybackProps) {
  const past = useMemo(() => new Past(model), [model]);
  const viewer = useSignal<Viewer>(model.viewer.value ?? 'audience');
  const position = useSignal<Position | 'failed'>(newest);
  const last = newest.frame.at;
  const turns = useMemo(() => turnsIn(newest.story), [newest.story]);
  const now = useSignal(at);
  const isPlaying = useSignal(false);
  /** Counts what was asked for: an answer that comes after the next question is not shown any more. */
  const asked = useRef(0);
  const show = (as: Viewer, at: number): void => {
    const mine = ++asked.current;
    const known = past.known(as, at);
    const found = (there: Position | undefined): void => {
      position.value = there ?? 'failed';
      if (there !== undefined) onShow(there.frame);
    };
    // All at once: the board is drawn once for each position.
    batch(() => {
      viewer.value = as;
      now.value = at;
      if (known !== undefined) found(known);
    });
    if (known !== undefined) return;
    void past.at(as, at, newest.story).then((there) => {
      if (mine === asked.current) batch(() => found(there));
    });
  };
  const to = (next: number): void => show(viewer.value, Math.max(0, Math.min(last, next)));
  useEffect(() => show(viewer.value, at), [at]);
  // Whoever comes from the end of a long page looks at the board from its top.
  useEffect(() => scrollTo(0, 0), []);
  useEffect(() => show(viewer.value, now.value), [past, past.isOpen]);
  useEffect(
    () => () => {
      asked.current++;
    },
    [],
  );
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const beat = setInterval(
      () => {
        if (now.value >= last) isPlaying.value = false;
        else to(now.value + 1);
      },
      STEP * (pace.value || 1),
    );
    return () => clearInterval(beat);
  }, [isPlaying.value, last]);

  const { playback } = words.value;
  const shown = position.value;
  const where = past.isOpen ? playback.position : playback.looking;
  return (
    <>
      {shown === 'failed' ? <p class="empty-note">{playback.failed}</p> : board(shown)}
      <section
        class={past.isOpen ? 'playback' : 'playback running'}
        aria-label={playback.title}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <p class="position" role="status">
          {now.value === 0 ? playback.start : where(now.value, last)}
        </p>
        <div class="track">
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
        <div class="jumps">
          <Step sign="first" label={playback.first} run={() => to(0)} />
          <Step sign="turn-back" label={playback.turnBack} run={() => to(turnBefore(turns, now.value))} />
          <Step sign="back" label={playback.back} run={() => to(now.value - 1)} />
          <Step
            sign={isPlaying.value ? 'pause' : 'play'}
            label={isPlaying.value ? playback.pause : playback.play}
            run={() => {
              if (now.value >= last) to(0);
              isPlaying.value = !isPlaying.value;
            }}
          />
          <Step sign="forward" label={playback.forward} run={() => to(now.value + 1)} />
          <Step sign="turn-forward" label={playback.turnForward} run={() => to(turnAfter(turns, now.value))} />
          <Step sign="last" label={playback.last} run={() => to(last)} />
        </div>
        {past.isOpen && (
          <label class="see-as">
            {playback.seeAs}
            <select
              value={String(viewer.value)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                show(value === 'audience' ? value : (Number(value) as Seat), now.value);
              }}
            >
              <option value="audience">{playback.audience}</option>
              {sitters.map(({ seat, name }) => (
                <option key={seat} value={String(seat)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" class="button playback-end" onClick={onClose}>
          <Icon sign="close" />
          <span>{past.isOpen ? playback.close : playback.toNow}</span>
        </button>
      </section>
    </>
  );
}

const STEPS = {
  first: 'M2 4h3v16H2Zm12 0v16L5 12Zm9 0v16l-9-8Z',
  'turn-back': 'M13 4v16L3 12Zm9 0v16l-9-8Z',
  back: 'M4 4h4v16H4Zm16 0v16L8 12Z',
  play: 'M5 2v20l16-10Z',
  pause: 'M5 3h5v18H5Zm9 0h5v18h-5Z',
  forward: 'M16 4h4v16h-4ZM4 4v16l12-8Z',
  'turn-forward': 'M2 4v16l9-8Zm9 0v16l10-8Z',
  last: 'M19 4h3v16h-3ZM1 4v16l9-8Zm9 0v16l9-8Z',
} as const;

interface StepProps {
  readonly sign: keyof typeof STEPS;
  readonly label: string;
  run(): void;
}

function Step({ sign, label, run }: StepProps) {
  return (
    <button type="button" class={`button jump ${sign}`} aria-label={label} onClick={run}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d={STEPS[sign]} />
      </svg>
    </button>
  );
}
