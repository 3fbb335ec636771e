import './hint.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Hinted } from '#board/contract.ts';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { inFewWords } from '#table/few-words.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { Advised } from '#wire/messages.ts';
import { words as shell } from '../words/index.ts';
import { headline } from './headline.ts';
import { words } from './words/index.ts';

/** The hint for what is shown now. It belongs to one position and one seat, and goes with them. */
export interface Hinting {
  /** The card is open: what it says, or that it is being thought of. */
  readonly asked: Advised | 'thinking' | undefined;
  /** The move that is spoken of, by its notation: the hint, or another that was asked about. */
  readonly move: string | undefined;
  /** What boards light while the card is open. */
  readonly hinted: Hinted | undefined;
  /** The best moves, open or not, as soon as they are known. */
  readonly best: readonly string[];
  ask(): void;
  /** What about this move? Whether that is answered here, and not played. */
  consider(notation: string): boolean;
  /** To the hint itself again. */
  back(): void;
  close(): void;
}

/** What is known of a position. */
interface Kept {
  readonly for: string;
  readonly answer: Advised | 'thinking';
  readonly isOpen: boolean;
  /** The move that is asked about instead. */
  readonly about?: string | undefined;
}

interface Adviser {
  /** Asks for a hint; what speaks against it is said only while somebody waits. */
  advise(isAwaited: () => boolean): Promise<Advised | undefined>;
  /** The best moves are to be marked here: they are asked for by themselves. */
  readonly marks: boolean;
}

/** One answer for both: what the card says is what is marked. */
export function useHint(frame: Frame | undefined, { advise, marks }: Adviser): Hinting {
  const kept = useSignal<Kept | undefined>(undefined);
  const now = frame && `${frame.viewer} ${frame.at}`;
  const known = kept.value?.for === now ? kept.value : undefined;
  const fetch = async (isOpen: boolean): Promise<void> => {
    if (now === undefined) return;
    const isThis = (): boolean => kept.peek()?.for === now;
    kept.value = { for: now, answer: 'thinking', isOpen };
    const answer = await advise(() => isThis() && kept.peek()!.isOpen);
    if (isThis()) kept.value = answer && { ...kept.peek()!, answer };
  };
  const isChoice = (frame?.moves.length ?? 0) > 1;
  useEffect(() => {
    if (marks && isChoice && known === undefined) void fetch(false);
  }, [marks, isChoice, now]);
  const answer = known === undefined || known.answer === 'thinking' ? undefined : known.answer;
  const open = known?.isOpen ? answer : undefined;
  const best = useMemo(() => (answer === undefined ? [] : [answer.move, ...(answer.also ?? [])]), [answer]);
  // What was pressed while it was being thought of may be the hint itself, or nothing that is told about.
  const about = open?.others?.some(({ move }) => move === known?.about) ? known?.about : undefined;
  const hinted = useMemo(
    () =>
      open === undefined
        ? undefined
        : new Map<string, 'best' | 'asked'>([
            ...(about === undefined ? [] : [[about, 'asked'] as const]),
            ...best.map((move) => [move, 'best'] as const),
          ]),
    [open, about],
  );
  const turnTo = (move: string | undefined): void => {
    kept.value = known && { ...known, about: move };
  };
  return {
    asked: known?.isOpen ? known.answer : undefined,
    move: about ?? open?.move,
    hinted,
    best,
    ask() {
      if (known === undefined) void fetch(true);
      else kept.value = { ...known, isOpen: true };
    },
    consider(notation) {
      // Whoever waits for a hint does not play by the way: what they press is asked about as soon as it is there.
      if (known?.isOpen && known.answer === 'thinking') turnTo(notation);
      if (open === undefined) return known?.isOpen === true;
      if (notation === open.move) {
        turnTo(undefined);
        return about !== undefined;
      }
      if (!open.others?.some(({ move }) => move === notation)) return false;
      turnTo(notation);
      return true;
    },
    back: () => turnTo(undefined),
    close() {
      kept.value = known && { ...known, isOpen: false, about: undefined };
    },
  };
}

interface HintProps {
  readonly hinting: Hinting;
  readonly frame: Frame;
  readonly text: AnyGameText;
  readonly names: Names;
  readonly busy: boolean;
  play(notation: string): void;
}

/** What the hard bot would do, why, and a button that does it; the same of any other move. It takes a place that is there. */
export function HintCard({ hinting, frame, text, names, busy, play }: HintProps) {
  const card = useRef<HTMLElement>(null);
  const { asked, close } = hinting;
  const { hint: say } = words.value;
  const offer = frame.moves.find(({ name }) => name === hinting.move);
  const answer = asked === undefined || asked === 'thinking' ? undefined : asked;
  const other = answer?.others?.find(({ move }) => move === hinting.move);
  const reason = other?.reason ?? answer?.reasons[0];
  const why = reason === undefined ? '' : (text.hint?.(reason, frame.view, names) ?? reason.because);
  const second = answer?.others?.[0];
  const equals = other === undefined ? (answer?.also?.length ?? 0) : 0;
  // Whoever asked by a key finds the answer at the next one.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={card}
      class={`hint-card ${other === undefined ? '' : 'other'}`}
      tabIndex={-1}
      aria-label={say.title}
      aria-busy={asked === 'thinking'}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="advice" role="status">
        <p class="hint-title">
          <Icon sign="bulb" />
          {other === undefined ? say.title : say.mine}
        </p>
        {offer === undefined ? (
          <p class="thinking">
            <Dots /> {say.thinking}
          </p>
        ) : (
          <>
            <h2>{headline(text.move(offer.move, frame.view, names))}</h2>
            <p>{inFewWords(why, ...(equals > 0 ? [say.equals(equals)] : []))}</p>
          </>
        )}
      </div>
      <div class="hint-ways">
        {offer !== undefined && (
          <button type="button" class="button main" aria-disabled={busy} onClick={() => !busy && play(offer.name)}>
            {other === undefined ? say.play : say.anyway}
          </button>
        )}
        {other !== undefined ? (
          <button type="button" class="button" onClick={hinting.back}>
            {say.back}
          </button>
        ) : (
          second !== undefined && (
            <button type="button" class="button" onClick={() => hinting.consider(second.move)}>
              {say.second}
            </button>
          )
        )}
        {other === undefined && second !== undefined && <small class="press-mine">{say.pressMine}</small>}
      </div>
      <button type="button" class="x" aria-label={shell.value.close} onClick={close}>
        <Icon sign="close" />
      </button>
    </section>
  );
}
