import type { Mark } from '#board/contract.ts';

/** So many stand side by side above the strip. */
const ABREAST = 30;

/** Those that can be told apart: where several are too close together, the last in the list stays. */
export function spread(marks: readonly Mark[], last: number): readonly Mark[] {
  const standing: Mark[] = [];
  for (const mark of marks.toReversed())
    if (standing.every(({ at }) => Math.abs(at - mark.at) * ABREAST >= last)) standing.push(mark);
  return standing.toSorted((one, other) => one.at - other.at);
}
