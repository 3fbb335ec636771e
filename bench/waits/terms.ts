import type { Chance } from '#table/game.ts';
import type { Clock } from '#wire/messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever comes back after their time was over has so much again, where time is kept over moves. */
const RETURN = MINUTE;

/** Whoever has a table before their eyes may think so many times as long as somebody who has gone is waited for. */
const THINKING = 5;

/** What is settled at a table before anybody sits down, and who will sit there. */
export interface Terms {
  readonly game: string;
  readonly seats: number;
  /** The last seat is a bot's. */
  readonly bot: boolean;
  readonly clock: Clock;
  /** Whoever made the table goes before it begins. */
  readonly isDeserted: boolean;
}

/** By what somebody's time at a table is counted here: moves take minutes, or days. */
export type Pace = 'quick' | 'slow';

export const paceOf = (clock: Clock): Pace => (clock.kind === 'slow' ? 'slow' : 'quick');

/**
 * People go, think and stay away for so many of these, in milliseconds. Whatever happens then happens at moments that many
 * tables share, and the clock need not be put forward to each table's own.
 */
export const UNIT: Readonly<Record<Pace, number>> = { quick: 30 * SECOND, slow: 6 * HOUR };

/** As often as each is wanted among the others. */
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'slow', days: 1 },
  { kind: 'none' },
  { kind: 'slow', days: 3, weekendsOff: true },
  { kind: 'move', minutes: 1 },
  { kind: 'none' },
  { kind: 'slow', days: 7 },
  { kind: 'bank', minutes: 2, increment: 30 },
  { kind: 'none' },
  { kind: 'slow', days: 1, weekendsOff: true },
  { kind: 'move', minutes: 3 },
  { kind: 'bank', minutes: 3, increment: 0 },
];

/** One game in so many is a long one, which people play together. */
const LONG = 25;

export function termsOf(n: number, chance: Chance): Terms {
  const clock = CLOCKS[n % CLOCKS.length]!;
  const game = n % LONG === LONG - 1 ? 'burgle-bros' : (['art-robbery', 'beutezug'] as const)[chance.below(2)]!;
  const people = game === 'burgle-bros' ? 2 : 2 + chance.below(2);
  const bot = chance.below(4) === 0;
  const isDeserted = paceOf(clock) === 'quick' && chance.below(8) === 0;
  return { game, seats: people + Number(bot), bot, clock, isDeserted };
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is known of somebody for whom a table waits. */
export interface Awaited {
  /** Since when the table has waited for them and nobody plays for them. */
  readonly since: number;
  /** Since when they have not been there, or done nothing; missing for somebody who is there. */
  readonly gone: number | undefined;
  /** Their page is open: before the eyes of somebody who may be thinking, or behind other windows. */
  readonly page: 'in sight' | 'behind' | undefined;
  /** What they had left then, where the table shows that, and how many moves they have made. */
  readonly left: number;
  readonly turns: number;
  /** When they were away and had said so. */
  readonly holidays: readonly Span[];
  /** Since when somebody has been there who may call a bot for them. */
  readonly helper: number;
}

/** Until when, at the latest, by what is settled at the table, somebody has to wait for one other. */
export function latest(clock: Clock, grace: number, awaited: Awaited): number {
  const { since, gone, page, left, turns, holidays, helper } = awaited;
  switch (clock.kind) {
    case 'none':
      if (gone === undefined) return Number.POSITIVE_INFINITY;
      // Nobody is silent before somebody waits.
      return page === undefined
        ? Math.max(since, helper, gone + grace)
        : Math.max(since, helper, gone) + grace * (page === 'in sight' ? THINKING : 1);
    case 'move':
      return since + clock.minutes * MINUTE;
    case 'bank':
      return since + Math.min(left, clock.minutes * MINUTE + turns * clock.increment * SECOND + RETURN);
    case 'slow':
      return counted(since, clock.days * DAY, holidays, clock.weekendsOff === true);
  }
}

/** So much later, where holidays do not count; nor, with weekends off, Saturdays and Sundays by UTC. */
function counted(from: number, time: number, holidays: readonly Span[], isOff: boolean): number {
  let [at, left] = [from, time];
  while (left > 0) {
    const holiday = holidays.find(({ from: first, to: last }) => first <= at && at < last);
    const day = (Math.floor(at / DAY) + 1) * DAY;
    if (holiday !== undefined) at = holiday.to;
    else if (isOff && [0, 6].includes(new Date(at).getUTCDay())) at = day;
    else {
      const end = Math.min(at + left, day, ...holidays.map((each) => each.from).filter((first) => first > at));
      left -= end - at;
      at = end;
    }
  }
  return at;
}
