import type { Clock } from '#wire/messages.ts';
import type { TableRow } from './archive.ts';
import { isAttended, isBotPlayed } from './places.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const duration = (clock: Clock): number | undefined => {
  if (clock.kind === 'move') return clock.minutes * MINUTE;
  return clock.kind === 'slow' ? clock.days * DAY : undefined;
};

/** When something has to happen at a table by itself, and until when people have time. */
export interface Times {
  readonly due?: number;
  readonly deadline?: number;
}

/** The same table, waiting for this and nothing else. */
export function withTimes<R extends TableRow>(row: R, { due, deadline }: Times): R {
  const { due: _due, deadline: _deadline, ...rest } = row;
  return {
    ...rest,
    ...(due === undefined ? {} : { due }),
    ...(deadline === undefined ? {} : { deadline }),
  } as R;
}

/**
 * What the table waits for now: a bot's move at once, the end of somebody's time later, or nothing. A person whose time
 * is already running keeps what is left of it, unless a move was made.
 */
export function timesOf(row: TableRow, toAct: readonly number[], now: number, afterMove: boolean): Times {
  if (toAct.length === 0 || !isAttended(row)) return {};
  if (toAct.some((seat) => isBotPlayed(row.places[seat]))) return { due: now };
  const time = duration(row.clock);
  if (time === undefined) return {};
  // Nobody has longer than that, also where the clock was put forward and back again.
  const deadline = Math.min((afterMove ? undefined : row.deadline) ?? Number.POSITIVE_INFINITY, now + time);
  return { due: deadline, deadline };
}
