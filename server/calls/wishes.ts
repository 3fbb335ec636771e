import Type, { type Static } from 'typebox';
import type { What } from './book.ts';

const DAY = 24 * 60;
const MINUTE = 60_000;

const MinuteOfDay = Type.Integer({ minimum: 0, maximum: DAY - 1 });

/** What somebody wants to be called for, and when not. */
export const Wishes = Type.Object(
  {
    turn: Type.Boolean(),
    rematch: Type.Boolean(),
    over: Type.Boolean(),
    chat: Type.Boolean(),
    quiet: Type.Boolean(),
    /** Minutes of the day between which nobody rings; the end may be on the next day. */
    from: MinuteOfDay,
    to: MinuteOfDay,
    /** Days on which nobody rings at all, Sunday being 0. */
    daysOff: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6, uniqueItems: true }),
    /** Where these hours are meant, as in `Europe/Berlin`. */
    zone: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type Wishes = Static<typeof Wishes>;

/** What is so until somebody says otherwise. */
export const USUAL: Wishes = {
  turn: true,
  rematch: true,
  over: false,
  chat: false,
  quiet: true,
  from: 22 * 60,
  to: 8 * 60,
  daysOff: [],
  zone: 'UTC',
};

/** The bell of a table is heard by all who read it there: it has no hours. */
export const ALWAYS: Wishes = { ...USUAL, over: true, quiet: false };

/** The switch that each belongs to. */
const SWITCH = {
  turn: 'turn',
  answer: 'turn',
  invitation: 'rematch',
  rematch: 'rematch',
  over: 'over',
  chat: 'chat',
} as const satisfies Record<What, keyof Wishes>;

export const isWished = (what: What, wishes: Wishes): boolean => wishes[SWITCH[what]];

export const readWishes = (text: string | undefined): Wishes =>
  text === undefined ? USUAL : { ...USUAL, ...JSON.parse(text) };

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows there: the minute of the day, and which day of the week. */
interface WallTime {
  readonly minute: number;
  readonly day: number;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function wallTime(when: number, zone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(when);
  const part = (type: string): string => parts.find((each) => each.type === type)!.value;
  return { minute: Number(part('hour')) * 60 + Number(part('minute')), day: DAYS.indexOf(part('weekday')) };
}

/** Minutes until it is loud again, as far as one reason for quiet goes; 0 if it is not quiet. */
function quietFor({ minute, day }: WallTime, { from, to, daysOff }: Wishes): number {
  if (daysOff.includes(day)) return DAY - minute;
  const since = (minute - from + DAY) % DAY;
  const length = (to - from + DAY) % DAY;
  return since < length ? length - since : 0;
}

/** How often quiet hours and days off can follow each other in a week. */
const MOST = 16;

/** When somebody may be called again: now, or the first minute that is not quiet where they are. */
export function quietUntil(now: number, wishes: Wishes): number {
  if (!wishes.quiet) return now;
  let when = now;
  for (let i = 0; i < MOST; i++) {
    const there = wallTime(when, wishes.zone);
    const minutes = quietFor(there, wishes);
    if (minutes === 0) return when;
    const next = Math.floor(when / MINUTE) * MINUTE + minutes * MINUTE;
    // Where clocks were put forward in between they show more than was waited for, and that much less has to be.
    const ahead = (wallTime(next, wishes.zone).minute - there.minute - minutes + 2 * DAY) % DAY;
    when = ahead > 0 && ahead <= 2 * 60 ? next - ahead * MINUTE : next;
  }
  return when;
}
