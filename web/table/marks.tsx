import './marks.css';
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import type { Mark } from '#board/contract.ts';
import { kept } from '#look/kept.tsx';
import { spread } from './spread.ts';
import { words } from './words/index.ts';

interface MarksProps {
  readonly marks: readonly Mark[];
  /** The last entry of the game. */
  readonly last: number;
  jump(at: number): void;
}

/**
 * What mattered, above the strip, each a way there. One stop of the tabulator for all of them: arrows lead from one to the
 * next. A finger that lands between two means the nearer.
 */
export const Marks = kept(
  ({ marks, last, jump }: MarksProps) => (
    <ul
      class="marks"
      aria-label={words.value.playback.marks}
      onKeyDown={walk}
      onClick={(event) => nearest(event)?.click()}
    >
      {spread(marks, last).map((mark, i) => (
        <li key={mark.at} style={{ '--at': mark.at / Math.max(1, last) }}>
          <button
            type="button"
            tabIndex={i === 0 ? 0 : -1}
            aria-label={spoken(mark)}
            title={spoken(mark)}
            onFocus={({ currentTarget }) => stopAt(currentTarget)}
            onClick={(event) => {
              event.stopPropagation();
              jump(mark.at);
            }}
          >
            {mark.picture}
            {mark.note !== undefined && <b>{mark.note}</b>}
          </button>
        </li>
      ))}
    </ul>
  ),
  ({ marks, last }) => [marks, last],
);

/** A mark by its name, which one it was, and when. */
const spoken = ({ name, note, at }: Mark): string =>
  `${[name, note].filter(Boolean).join(' ')}, ${words.value.playback.move(at)}`;

const buttonsOf = (list: Element): readonly HTMLButtonElement[] => [...list.querySelectorAll('button')];

/** The tabulator comes back to the mark that had the focus last. */
function stopAt(button: HTMLButtonElement): void {
  for (const other of buttonsOf(button.closest('ul')!)) other.tabIndex = other === button ? 0 : -1;
}

/** From mark to mark by the arrows, and to the first and the last. */
function walk(event: TargetedKeyboardEvent<HTMLUListElement>): void {
  const buttons = buttonsOf(event.currentTarget);
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** The mark that was meant by whoever pressed beside it. */
function nearest({ currentTarget, clientX }: TargetedMouseEvent<HTMLUListElement>): HTMLButtonElement | undefined {
  const distance = (button: Element): number => {
    const { left, width } = button.getBoundingClientRect();
    return Math.abs(left + width / 2 - clientX);
  };
  return buttonsOf(currentTarget).toSorted((one, other) => distance(one) - distance(other))[0];
}

/** What the pictures mean, each once. */
export const MarkKey = kept(
  ({ marks }: Pick<MarksProps, 'marks'>) => (
    <ul class="mark-key" aria-hidden="true">
      {[...new Map(marks.map((mark) => [mark.name, mark])).values()].map(({ name, picture }) => (
        <li key={name}>
          {picture}
          {name}
        </li>
      ))}
    </ul>
  ),
  ({ marks }) => [marks],
);
