import { AREA, columnOf, type Grid, type Pos, posOfGrid, rowOf } from './squares.ts';

export const JOBS = ['bank', 'office', 'fort-knox'] as const;
export type Job = (typeof JOBS)[number];

export interface JobTable {
  readonly floors: number;
  /** Squares along one side of a floor. */
  readonly size: number;
  readonly walls: number;
  readonly safes: number;
  /** What the guards' dice show at the start, from the lowest floor. */
  readonly dice: readonly number[];
  /** One square of each floor is left empty. */
  readonly hole: boolean;
}

/** S2 bank, S3 office, S4 Fort Knox. */
export const JOB = {
  bank: { floors: 3, size: 4, walls: 8, safes: 3, dice: [2, 3, 4], hole: false },
  office: { floors: 2, size: 4, walls: 8, safes: 2, dice: [2, 3], hole: false },
  'fort-knox': { floors: 2, size: 5, walls: 12, safes: 3, dice: [3, 4], hole: true },
} as const satisfies Record<Job, JobTable>;

export const MAX_DIE = 6;
/** What a guard's die shows once he has sped up. */
export const faster = (die: number): number => Math.min(die + 1, MAX_DIE);
export const STEALTH = 3;
export const ACTIONS = 4;
/** R1 — Whoever spends no more than this draws an event. */
export const IDLE = 2;
export const MAX_HACK_TOKENS = 6;
export const MAX_SAFE_DICE = 6;
/** Tokens on a Lavatory when it is revealed, and from a Smoke Bomb. */
export const ROOM_STEALTH = 3;
export const VIRUS_TOKENS = 3;

/** S6 — Patrol cards taken away unseen at every shuffle, by number of players. */
export const TAKEN_AWAY: readonly number[] = [0, 9, 6, 3, 0];

/** A patrol card as the state keeps it: the place it names within its floor, or this one. */
export type PatrolIndex = Pos;
export const LOST_VISUAL: PatrolIndex = AREA;
export type PatrolCard = Grid | 'lost-visual';

/** The places of a floor, in reading order. */
export const floorPlaces = (size: number, hole: Pos | undefined): readonly Pos[] =>
  Array.from({ length: AREA }, (_, pos) => pos).filter(
    (pos) => rowOf(pos) < size && columnOf(pos) < size && pos !== hole,
  );

export interface PatrolPrint {
  /** The floor on the card, and the square; the two blanks have neither. */
  readonly floor: number;
  readonly square: Grid | 'blank';
  /** Fort Knox: white cards are for the first floor, black ones for the second. */
  readonly circle: 'white' | 'black';
  /** Fort Knox: the square that counts instead. */
  readonly triangle: Grid | 'none';
}

const FIRST_FOUR = [
  'A1',
  'B1',
  'C1',
  'D1',
  'A2',
  'B2',
  'C2',
  'D2',
  'A3',
  'B3',
  'C3',
  'D3',
  'A4',
  'B4',
  'C4',
  'D4',
] as const;
const TRIANGLES = {
  white: { A1: 'E1', D1: 'D5', B2: 'E2', C2: 'C5', B3: 'B5', C3: 'E3', A4: 'A5', D4: 'E4' },
  black: { B1: 'B5', C1: 'E1', A2: 'A5', D2: 'E2', A3: 'E3', D3: 'D5', B4: 'E4', C4: 'C5' },
} as const satisfies Record<string, Partial<Record<Grid, Grid>>>;

/** C8 — The 48 patrol cards and the two blanks of Fort Knox. */
export const PATROL_CARDS: readonly PatrolPrint[] = [
  ...FIRST_FOUR.map((square) => ({ floor: 1, square, circle: 'white', triangle: 'none' }) as const),
  ...FIRST_FOUR.map((square) => ({ floor: 2, square, circle: 'black', triangle: 'none' }) as const),
  ...(['white', 'black'] as const).flatMap((circle) =>
    Object.entries(TRIANGLES[circle]).map(
      ([square, triangle]) => ({ floor: 3, square: square as Grid, circle, triangle }) as const,
    ),
  ),
  { floor: 0, square: 'blank', circle: 'white', triangle: 'E5' },
  { floor: 0, square: 'blank', circle: 'black', triangle: 'E5' },
];

/** R101 — The patrol deck of a floor, as places: by floor number, or in Fort Knox by circle, where a triangle counts instead of the square. */
export function patrolDeck(job: Job, floor: number, hole: Pos | undefined): PatrolIndex[] {
  const circle = floor === 0 ? 'white' : 'black';
  const cards =
    job === 'fort-knox'
      ? PATROL_CARDS.filter((card) => card.circle === circle).map(({ square, triangle }) =>
          triangle === 'none' ? square : triangle,
        )
      : PATROL_CARDS.filter((card) => card.floor === floor + 1).map(({ square }) => square);
  return cards
    .map((square) => posOfGrid(square as Grid))
    .filter((pos) => pos !== hole)
    .sort((a, b) => a - b);
}
