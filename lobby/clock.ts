import type { Clock } from '#wire/messages.ts';
import type { TableRow } from './archive.ts';
import { awayUntil, isOnHoliday } from './holiday.ts';
import { DEFAULT_STRENGTH, isAttended, isBotPlayed, stoodIn } from './places.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type BankClock = Extract<Clock, { readonly kind: 'bank' }>;
type SlowClock = Extract<Clock, { readonly kind: 'slow' }>;

/** When something has to happen at a table by itself, and until when people have time. */
export interface Times {
  readonly due?: number;
  readonly deadline?: number;
  /** Where it is kept by seat. */
  readonly bank?: Bank;
}

/** What is left of each seat's time, in milliseconds, as it was when the time of those that are running began to run. */
export interface Bank {
  readonly left: readonly number[];
  readonly running: readonly number[];
  readonly since: number;
}

/** Who has just made an entry, and whether it took something back. */
export interface Made {
  readonly seat: number;
  readonly to?: number;
}

/** Whoever comes back after their bank was empty has so much again. */
const RETURN = MINUTE;

/** The same table, waiting for this and nothing else. */
export function withTimes<R extends TableRow>(row: R, { due, deadline, bank }: Times): R {
  const { due: _due, deadline: _deadline, bank: _bank, ...rest } = row;
  return {
    ...rest,
    ...(due === undefined ? {} : { due }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(bank === undefined ? {} : { bank }),
  } as R;
}

/**
 * What the table waits for now: a bot's move at once, the end of somebody's time later, or nothing. A person whose time
 * is already running keeps what is left of it, unless a move was made.
 */
export function timesOf(row: TableRow, toAct: readonly number[], now: number, made?: Made): Times {
  const times = playTimes(row, row.paused === undefined ? toAct : [], now, made);
  // A question to the people at the table ends by itself, and so does a pause.
  const ends = [times.due, row.asked?.until, pauseEnd(row)].filter((end) => end !== undefined);
  return ends.length === 0 ? times : { ...times, due: Math.min(...ends) };
}

/** When a pause ends by itself, unless all agree to a longer one: after a day, or after as many as a move may take. */
export const pauseEnd = ({ paused, clock }: Pick<TableRow, 'paused' | 'clock'>): number | undefined =>
  paused === undefined ? undefined : paused + graceAt(clock, DAY);

function playTimes(row: TableRow, toAct: readonly number[], now: number, made: Made | undefined): Times {
  const waited = isAttended(row) ? toAct : [];
  const people = waited.filter((seat) => !isBotPlayed(row.places[seat]));
  const bots = waited.length > people.length;
  const { clock } = row;
  switch (clock.kind) {
    case 'none':
      return bots ? { due: now } : {};
    case 'bank': {
      const bank = banked(row, clock, people, now, made);
      if (bots) return { due: now, bank };
      if (people.length === 0) return { bank };
      const deadline = now + Math.min(...people.map((seat) => bank.left[seat]!));
      return { due: deadline, deadline, bank };
    }
    case 'move': {
      if (bots) return { due: now };
      if (people.length === 0) return {};
      // Nobody has longer than that, also where the clock was put forward and back again.
      const end = now + clock.minutes * MINUTE;
      const deadline = isFresh(made) ? end : Math.min(row.deadline ?? end, end);
      return { due: deadline, deadline };
    }
    case 'slow': {
      const bank = spread(row, clock, people, now, made);
      if (bots) return { due: now, bank };
      const ends = bank.running.map((seat) => later(clock, now, bank.left[seat]!));
      const deadline = ends.length === 0 ? undefined : Math.min(...ends);
      // Whoever has been away has their clock running again from then on.
      const returns = people.flatMap((seat) => awayUntil(row.places[seat], now) ?? []);
      const due = Math.min(deadline ?? Number.POSITIVE_INFINITY, ...returns);
      return {
        ...(Number.isFinite(due) && { due }),
        ...(deadline !== undefined && { deadline }),
        bank,
      };
    }
  }
}

/**
 * How long somebody who has gone is waited for in a running game. Where a move may take days, people are away most of the time:
 * that is no reason to play for them, or to settle something without them, before their time is up.
 */
export const graceAt = (clock: Clock, grace: number): number => (clock.kind === 'slow' ? clock.days * DAY : grace);

/** A move was made, and not taken back. */
const isFresh = (made: Made | undefined): boolean => made !== undefined && made.to === undefined;

/** So much time of this clock later. */
const later = ({ weekendsOff }: SlowClock, from: number, time: number): number =>
  weekendsOff ? afterWorkdays(from, time) : from + time;

/** How much time of this clock has passed in between; one that was put back charges nobody, and gives nobody anything. */
function passed(clock: Clock, from: number, to: number): number {
  if (to <= from) return 0;
  return clock.kind === 'slow' && clock.weekendsOff ? workdaysIn(from, to) : to - from;
}

/**
 * What everybody has left for their move, where a move may take days: all of it anew for whoever is to move. Whoever has moved
 * keeps what they had left: if they take it back, that gives them no time.
 */
function spread(row: TableRow, clock: SlowClock, people: readonly number[], now: number, made: Made | undefined): Bank {
  const whole = clock.days * DAY;
  const running = people.filter((seat) => !isOnHoliday(row.places[seat], now));
  if (row.bank === undefined) {
    // Rows from before times were kept by seat have nothing but the end.
    const rest = isFresh(made) || row.deadline === undefined ? whole : passed(clock, now, row.deadline);
    return { left: row.places.map(() => Math.min(rest, whole)), running, since: now };
  }
  const before = leftOf(row.bank, clock, now).map((time) => Math.min(time, whole));
  const left = isFresh(made) ? before.map((time, seat) => (people.includes(seat) ? whole : time)) : before;
  return { left, running, since: now };
}

/** So much later, where Saturdays and Sundays, by the world's clock (UTC), do not count. */
function afterWorkdays(from: number, time: number): number {
  let [at, left] = [from, time];
  for (;;) {
    const midnight = (Math.floor(at / DAY) + 1) * DAY;
    if (isWeekend(at)) at = midnight;
    else if (at + left <= midnight) return at + left;
    else [at, left] = [midnight, left - (midnight - at)];
  }
}

/** How much of this time is on workdays. */
function workdaysIn(from: number, to: number): number {
  let [at, time] = [from, 0];
  while (at < to) {
    const end = Math.min(to, (Math.floor(at / DAY) + 1) * DAY);
    if (!isWeekend(at)) time += end - at;
    at = end;
  }
  return time;
}

const isWeekend = (when: number): boolean => [0, 6].includes(new Date(when).getUTCDay());

/** What everybody has left now, and whose time runs from now on. */
function banked(
  row: TableRow,
  { minutes, increment }: BankClock,
  people: readonly number[],
  now: number,
  made: Made | undefined,
): Bank {
  const before = row.bank ?? { left: row.places.map(() => minutes * MINUTE), running: [], since: now };
  const left = leftOf(before, row.clock, now);
  if (made !== undefined) {
    const [was, acts] = [before.running.includes(made.seat), people.includes(made.seat)];
    // The increment is for a turn that has passed on; what is taken back takes it back as well.
    if (made.to === undefined && was && !acts) left[made.seat]! += increment * SECOND;
    if (made.to !== undefined && !was && acts) left[made.seat] = Math.max(0, left[made.seat]! - increment * SECOND);
  }
  return { left, running: people, since: now };
}

function leftOf({ left, running, since }: Bank, clock: Clock, now: number): number[] {
  const gone = passed(clock, since, now);
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - gone) : time));
}

/** What one seat has left of a time that is kept over moves, for everybody to see. */
export function timeLeftOf(
  { bank, clock, phase }: Pick<TableRow, 'bank' | 'clock' | 'phase'>,
  seat: number,
  now: number,
): { readonly left?: number; readonly isRunning?: true } {
  if (bank === undefined || clock.kind !== 'bank' || phase !== 'playing') return {};
  return { left: leftOf(bank, clock, now)[seat]!, ...(bank.running.includes(seat) && { isRunning: true }) };
}

/** Whether those who look have to be told of another end, or that another's time is running. */
export const isOtherClock = (before: Times, after: Times): boolean =>
  before.deadline !== after.deadline || String(before.bank?.running) !== String(after.bank?.running);

/** Those whose time is over, of whom the table waits for. */
export function lateOf({ deadline, bank, clock }: TableRow, toAct: readonly number[], now: number): readonly number[] {
  if (deadline === undefined || now < deadline) return [];
  if (bank === undefined) return toAct;
  const left = leftOf(bank, clock, now);
  return bank.running.filter((seat) => left[seat] === 0);
}

/** Somebody's time is over: a bot plays, and whoever comes back has a minute, or as many days as anybody for a move. */
export function lapsed(row: TableRow, seat: number, now: number): TableRow {
  const { bank, clock } = row;
  const late = stoodIn(row, seat, { strength: DEFAULT_STRENGTH, since: now });
  if (bank === undefined) return late;
  const left = leftOf(bank, clock, now).with(seat, clock.kind === 'slow' ? clock.days * DAY : RETURN);
  return {
    ...late,
    bank: { left, running: bank.running.filter((other) => other !== seat), since: now },
  };
}
