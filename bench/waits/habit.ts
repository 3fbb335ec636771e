import type { Chance } from '#table/game.ts';
import { paceOf, type Terms } from './terms.ts';

/** What somebody does instead of moving, or right after it. */
const DEEDS = [
  'vanishes',
  'goes',
  'falls silent',
  'turns to another window',
  'leaves',
  'says until when',
  'resigns',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Their page stays open, and nobody does anything there. */
export const IDLE: ReadonlySet<Deed> = new Set(['falls silent', 'turns to another window']);

/** Something that somebody will do. */
export interface Habit {
  /** At their turn of this number, the first being 1. */
  readonly turn: number;
  readonly deed: Deed;
  /** After their move, so that others are to act. */
  readonly isAfter: boolean;
  /** For how many units of time; for ever where that is missing. */
  readonly units?: number;
}

/** Of a hundred. */
const [ODDS_OF_GOING, ODDS_OF_FOR_EVER, ODDS_OF_AGAIN] = [75, 30, 40];
const LATEST_TURN = 6;
const LONGEST = { quick: 10, slow: 16 } as const;

/** What somebody will do at a table; whoever is faithful comes back in the end. */
export function habitsOf(terms: Terms, isFaithful: boolean, chance: Chance): readonly Habit[] {
  const is = (odds: number): boolean => chance.below(100) < odds;
  const habits: Habit[] = [];
  let turn = 0;
  for (let odds = ODDS_OF_GOING; is(odds); odds = ODDS_OF_AGAIN) {
    turn += 1 + chance.below(LATEST_TURN);
    const deed = oneOf(deedsAt(terms, isFaithful), chance);
    const isAfter = !IDLE.has(deed) && is(40);
    if (deed === 'resigns' || (!isFaithful && is(ODDS_OF_FOR_EVER))) return [...habits, { turn, deed, isAfter }];
    habits.push({ turn, deed, isAfter, units: 1 + chance.below(LONGEST[paceOf(terms.clock)]) });
  }
  return habits;
}

const deedsAt = ({ clock }: Terms, isFaithful: boolean): readonly Deed[] =>
  DEEDS.filter(
    (deed) => (deed !== 'resigns' || !isFaithful) && (deed !== 'says until when' || paceOf(clock) === 'slow'),
  );

const oneOf = <T>(some: readonly T[], chance: Chance): T => some[chance.below(some.length)]!;
