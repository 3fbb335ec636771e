import type { Told } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import type { Reason } from './bot/reason.ts';
import { isSquare, type Square } from './components/squares.ts';
import type { View } from './view.ts';

/** What anybody can draw: a step on the way, a look, a roll for a safe, or only "look here". */
export const MARKED = ['go', 'peek', 'crack', 'ping'] as const;
/** What a bot can be asked besides: to stay where it is, to leave its floor, to come to whoever asks. */
export const ASKED = ['wait', 'leave', 'come'] as const;
export const INTENTS = [...MARKED, ...ASKED] as const;
export type Intent = (typeof INTENTS)[number];

export interface Sketch {
  readonly intent: Intent;
  readonly at: Square;
}

/** Somebody's plan for somebody's turn. It has no effect, and is gone when that turn is over. */
export interface Ghost {
  readonly author: Seat;
  readonly actor: Seat;
  readonly sketches: readonly Sketch[];
  /** A bot's own, which says more. */
  readonly mind?: Mind;
}

/** What only a bot says: what it does next where there is nothing to draw, why, and what it answers to whoever has asked. */
export interface Mind {
  readonly next?: string;
  readonly why?: Reason | { readonly because: 'asked'; readonly seat: Seat };
  readonly replies: readonly Reply[];
}

/** A request to a bot, and its answer. It keeps its word. */
export interface Reply {
  readonly to: Seat;
  readonly wish: Sketch;
  readonly answer: Answer;
}

/** What needs no thought: it cannot be done, or there is nothing to do. */
export type Impossible = 'outside' | 'noWay' | 'known' | 'noSafe' | 'noDigit' | 'notAllowed';

/** Yes, this turn or as far as it comes; no, and why. Chances are played out a turn ahead, with the wish and without. */
export type Answer =
  | { readonly yes: true; readonly because: 'gladly' | 'asFar' }
  | { readonly yes: false; readonly because: Impossible }
  | { readonly yes: false; readonly because: 'promised'; readonly seat: Seat }
  | {
      readonly yes: false;
      readonly because: 'caught' | 'noticed';
      readonly chance: number;
      readonly other: number;
    }
  /** So much of the crew's chance to win it would cost. */
  | { readonly yes: false; readonly because: 'dear'; readonly chance: number };

/** As it is kept: bound to the turn it was made in, and to whoever played then. */
interface Sent {
  readonly turn: number;
  readonly seat: number;
  readonly actor: number;
  readonly plan: readonly string[];
  readonly mind?: Mind;
}

export type Turn = Pick<View, 'turn' | 'turns' | 'seats' | 'crew'>;

export const sent = ({ turn, turns }: Turn, { actor, sketches, mind }: Omit<Ghost, 'author'>): Sent => ({
  turn: turns,
  seat: turn,
  actor,
  plan: sketches.map(({ intent, at }) => `${intent} ${at}`),
  ...(mind && { mind }),
});

export const LONGEST = 24;

/** The plans that are still to be followed. What people send is read with care; a bot's comes from the table itself. */
export function ghostsIn(plans: readonly Told[], now: Turn): readonly Ghost[] {
  return plans.flatMap(({ seat: author, data, isBots }) => {
    const { turn, seat, actor, plan, mind } = (data ?? {}) as Partial<Record<keyof Sent, unknown>>;
    if (typeof turn !== 'number' || !Array.isArray(plan) || !isSeat(seat, now) || !isSeat(actor, now)) return [];
    if (isOvertaken({ turn, seat, actor }, now)) return [];
    const sketches = plan.slice(0, LONGEST).flatMap(sketchOf);
    if (isBots === true) return [{ author, actor, sketches, mind: mind as Mind }];
    return sketches.length === 0 ? [] : [{ author, actor, sketches }];
  });
}

const isSeat = (seat: unknown, { seats }: Turn): seat is Seat =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

interface Made {
  readonly turn: number;
  readonly seat: Seat;
  readonly actor: Seat;
}

/** Whether the turn that a plan was made for is over: play goes round, and whoever is out has no more turns. */
function isOvertaken({ turn, seat, actor }: Made, { turn: now, turns, seats, crew }: Turn): boolean {
  const since = turns - turn;
  if (since < 0 || since > seats || crew[actor]!.at === 'roof') return true;
  if (since === 0 || actor === now) return actor === seat && since > 0;
  const steps = (to: Seat): number => (to - seat + seats) % seats || seats;
  const inside = crew.filter(({ at }) => at !== 'roof').length;
  return actor === seat || steps(actor) < steps(now) || since >= inside;
}

function sketchOf(written: unknown): Sketch[] {
  const [intent, at] = String(written).split(' ');
  const known = INTENTS.find((each) => each === intent);
  return known === undefined || at === undefined || !isSquare(at) ? [] : [{ intent: known, at }];
}

/** The steps of a plan that are moves, in order. */
export const stepsIn = ({ sketches }: Pick<Ghost, 'sketches'>): readonly Sketch[] =>
  sketches.filter(({ intent }) => intent === 'go' || intent === 'peek' || intent === 'crack');

/** What a plan asks a bot for: the last of it that can be asked for. */
export const wishIn = ({ sketches }: Pick<Ghost, 'sketches'>): Sketch | undefined =>
  sketches.findLast(({ intent }) => intent !== 'ping');

export const isSame = (one: Sketch, other: Sketch): boolean => one.intent === other.intent && one.at === other.at;
