import './hint.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import type { Frame } from '#table/host.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { Advised } from '#wire/messages.ts';
import { words as shell } from '../words/index.ts';
import { words } from './words/index.ts';

/** A hint that was asked for, once it is there. */
type Asked = Advised | 'thinking';

/** The hint for what is shown now. It belongs to one position and one seat, and goes with them. */
export interface Hinted {
  readonly asked: Asked | undefined;
  /** The hinted move, by its notation. */
  readonly move: string | undefined;
  ask(): void;
  close(): void;
}

export function useHint(frame: Frame | undefined, advise: () => Promise<Advised | undefined>): Hinted {
  const kept = useSignal<{ readonly for: string; readonly asked: Asked } | undefined>(undefined);
  const now = frame && `${frame.viewer} ${frame.at}`;
  const asked = kept.value?.for === now ? kept.value?.asked : undefined;
  return {
    asked,
    move: asked === undefined || asked === 'thinking' ? undefined : asked.move,
    async ask() {
      if (now === undefined || asked !== undefined) return;
      kept.value = { for: now, asked: 'thinking' };
      const advised = await advise();
      if (kept.value?.for === now) kept.value = advised && { for: now, asked: advised };
    },
    close() {
      kept.value = undefined;
    },
  };
}

interface HintProps {
  readonly hinted: Hinted;
  readonly frame: Frame;
  readonly text: AnyGameText;
  readonly names: Names;
  readonly busy: boolean;
  play(notation: string): void;
}

/** What the hard bot would do, why, and a button that does it. Pushes the page down and covers no piece. */
export function HintCard({ hinted, frame, text, names, busy, play }: HintProps) {
  const card = useRef<HTMLElement>(null);
  const { asked, close } = hinted;
  const { hint: say } = words.value;
  const offer = frame.moves.find(({ name }) => name === hinted.move);
  // Whoever asked by a key finds the answer at the next one.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={card}
      class="hint-card"
      tabIndex={-1}
      aria-label={say.title}
      aria-busy={asked === 'thinking'}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Icon sign="bulb" />
      <div role="status">
        {offer === undefined ? (
          <p class="thinking">
            <Dots /> {say.thinking}
          </p>
        ) : (
          <>
            <h2>{text.move(offer.move, frame.view, names, offer.meaning)}</h2>
            <ul>
              {reasons(asked as Advised, frame, text, names).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {offer !== undefined && (
        <button type="button" class="button main" aria-disabled={busy} onClick={() => !busy && play(offer.name)}>
          {say.play}
        </button>
      )}
      <button type="button" class="x" aria-label={shell.value.close} onClick={close}>
        <Icon sign="close" />
      </button>
    </section>
  );
}

/** The most that are told: what the move is about comes first, and how much better it is than the next last. */
const REASONS = 3;

function reasons({ reasons: all }: Advised, { view }: Frame, text: AnyGameText, names: Names): readonly string[] {
  const told = all.length > REASONS ? [...all.slice(0, REASONS - 1), all.at(-1)!] : all;
  return told.length === 0
    ? [words.value.hint.even]
    : told.map((reason) => text.hint?.(reason, view, names) ?? reason.because);
}
