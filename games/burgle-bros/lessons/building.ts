import type { Grid } from '../components/squares.ts';
import { drawn } from '../drawn.ts';
import type { State } from '../state.ts';

/** The Office Job with its printed walls; the name of a square stands for what is in it. */
const FLOORS = [
  `1  A1 |  B1 |  C1    D1
      .     .     .     -
   2  A2 |  B2    C2 |  D2
      .     .     .     .
   3  A3    B3 |  C3    D3
      .     -     .     -
   4  A4    B4    C4    D4`,
  `1  A1    B1    C1    D1
      .     .     .     -
   2  A2 |  B2 |  C2 |  D2
      -     .     .     .
   3  A3 |  B3 |  C3    D3
      .     .     .     -
   4  A4    B4    C4    D4`,
] as const;

/** A floor: what is said of its guard, and its rooms as they are drawn; the others are dark. */
export type Floor = { readonly guard: string } & Readonly<Partial<Record<Grid, string>>>;

/** A building of which only what matters is written, as `drawn` reads it. */
export const office =
  (head: string, ...floors: readonly Floor[]) =>
  (): State =>
    drawn(['entrance 1C4', ...head.split('\n'), ...floors.flatMap(plan)].join('\n'), { job: 'office' });

const plan = (floor: Floor, i: number): readonly string[] => [
  `floor ${i + 1} · ${floor.guard}`,
  ...FLOORS[i]!.replaceAll(/[A-D][1-4]/g, (square) => floor[square as Grid] ?? '?').split('\n'),
];
