import './marks.css';
import { kept } from '#look/kept.tsx';
import type { Mark } from '#table/board.ts';

/** So many stand side by side above the strip. */
const ABREAST = 30;

interface MarksProps {
  readonly marks: readonly Mark[];
  /** The last entry of the game. */
  readonly last: number;
}

/** What mattered, above the strip; the log says the same in words. */
export const Marks = kept(
  ({ marks, last }: MarksProps) => (
    <ul class="marks" aria-hidden="true">
      {spread(marks, last).map(({ at, picture, note }) => (
        <li key={at} style={{ '--at': at / Math.max(1, last) }}>
          {picture}
          {note !== undefined && <b>{note}</b>}
        </li>
      ))}
    </ul>
  ),
  ({ marks, last }) => [marks, last],
);

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

/** Those that can be told apart: where several are too close together, the last in the list stays. */
export function spread(marks: readonly Mark[], last: number): readonly Mark[] {
  const standing: Mark[] = [];
  for (const mark of marks.toReversed())
    if (standing.every(({ at }) => Math.abs(at - mark.at) * ABREAST >= last)) standing.push(mark);
  return standing.toSorted((one, other) => one.at - other.at);
}
