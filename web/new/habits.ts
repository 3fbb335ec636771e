import { STRENGTHS, type Strength } from '#table/bot.ts';
import type { CommandOf, TableInfo } from '#wire/messages.ts';
import { keep, kept } from '../keep.ts';
import { type GameId, POSTERS } from '../posters.ts';

/** Whom one plays against at once. */
export interface Opponents {
  readonly bots: number;
  readonly strength: Strength;
}

export const USUAL_STRENGTH: Strength = 'normal';

/** The terms of one's last table. */
export type HabitualTerms = Partial<
  Pick<CommandOf<'create'>, 'seats' | 'options' | 'clock' | 'public' | 'odds' | 'hints' | 'discreet'>
>;

interface Habits {
  readonly opponents?: Opponents;
  readonly terms?: HabitualTerms;
  /** Won at least once, on this device. */
  readonly won?: true;
}

const keyOf = (game: string): string => `hideout.habits.${game}`;

function habitsOf(game: string): Habits {
  try {
    return Object(JSON.parse(kept(keyOf(game)) ?? '{}'));
  } catch {
    return {}; // whatever it was, it is not ours
  }
}

const learn = (game: string, more: Habits): void =>
  keep(keyOf(game), JSON.stringify({ ...habitsOf(game), ...more } satisfies Habits));

/** As chosen last, or as many as the game is usually played with. */
export function opponentsOf(game: GameId): Opponents {
  const { seats, atOnce } = POSTERS[game];
  const { bots, strength } = { ...habitsOf(game).opponents };
  const isPossible = Number.isInteger(bots) && bots! + 1 >= seats.min && bots! < seats.max;
  return {
    bots: isPossible ? bots! : atOnce - 1,
    strength: STRENGTHS.find((each) => each === strength) ?? USUAL_STRENGTH,
  };
}

export const keepOpponents = (game: GameId, opponents: Opponents): void => learn(game, { opponents });

/** What a new table begins with: the terms of the last one; for whoever has never won, what the game has for beginners. */
export function termsOf(game: GameId): HabitualTerms {
  const { terms = {}, won } = habitsOf(game);
  const { beginners } = POSTERS[game];
  return { ...(beginners !== undefined && won !== true && { options: beginners }), ...terms };
}

/**
 * These are the terms from now on. What the game has for beginners is no choice of theirs, and goes with the first win;
 * on this device there is neither a clock nor anybody else.
 */
export function keepTerms(
  { game, seats, options, clock, public: isPublic, odds, hints, discreet }: TableInfo,
  here: boolean,
): void {
  const { terms: { options: _, ...before } = {}, won } = habitsOf(game);
  const isForBeginners = won !== true && isSame(options, POSTERS[game as GameId]?.beginners);
  const terms = { ...before, seats: seats.length, odds, hints, ...(!isForBeginners && { options }) };
  learn(game, { terms: here ? terms : { ...terms, clock, public: isPublic, discreet } });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Somebody at this device has won. */
export const keepWin = (game: string): void => learn(game, { won: true });
