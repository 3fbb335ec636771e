import { type Seat, seatsOf } from '#table/game.ts';
import type { Meaning } from '../foresight.ts';
import type { Move } from '../move.ts';
import { type Losses, type Reckoning, STAKES } from '../reckoning.ts';
import type { Risk } from './reason.ts';

/** A move with all that is known of it. */
export interface Weighed {
  readonly move: Move;
  /** Actions that it costs the crew more than the best, as the planner counts; or just worse; undefined where it is not rated. */
  readonly price: number | 'ranked' | undefined;
  readonly meaning: Meaning;
  readonly cost: Reckoning;
}

/** Less than this is not worth saying. */
export const SLIGHT = 0.05;

interface Compared {
  readonly by: Risk['by'];
  readonly losses: Losses;
  readonly others: Losses;
  readonly error: number;
}

/** What both reach: the end of the turn, or else only what they do by themselves. */
function compared(one: Reckoning, other: Reckoning): Compared | undefined {
  const [mine, theirs] = [one.byEnd, other.byEnd];
  if (mine !== 'open' && theirs !== 'open')
    return { by: 'end', losses: mine.losses, others: theirs.losses, error: mine.error + theirs.error };
  if (one.now === 'open' || other.now === 'open') return undefined;
  return { by: 'move', losses: one.now, others: other.now, error: one.error + other.error };
}

/** What is clearly likelier to be lost with one move than with another, of one's own first, and how likely then. */
export function gap(worse: Reckoning, better: Reckoning, me: Seat): (Risk & { readonly other: number }) | undefined {
  const both = compared(worse, better);
  if (both === undefined) return undefined;
  const { by, losses, others, error } = both;
  const seats = seatsOf(losses.caught.length).toSorted((a, b) => Number(b === me) - Number(a === me));
  for (const seat of seats)
    for (const stake of STAKES) {
      const [chance, other] = [losses[stake][seat]!, others[stake][seat]!];
      if (chance - other > SLIGHT + error) return { seat, stake, chance, other, error, by };
      // Whoever may be caught does not count Stealth.
      if (other - chance > SLIGHT) break;
    }
  return undefined;
}

/** What a seat risks by the end of the turn, if that is much, whatever the move is compared with. */
export function riskOf({ byEnd }: Reckoning, seat: Seat): Risk | undefined {
  if (byEnd === 'open') return undefined;
  for (const stake of STAKES) {
    const chance = byEnd.losses[stake][seat]!;
    if (chance >= MUCH) return { seat, stake, chance, error: byEnd.error, by: 'end' };
  }
  return undefined;
}

/** So much is said of a move that is best all the same. */
const MUCH = 0.25;
