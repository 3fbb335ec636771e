import type { Clock } from '#wire/messages.ts';
import { HOLIDAY_DAYS } from '#wire/protocol.ts';
import type { Words } from '../words/index.ts';

/** How long a move may take, in a sentence or two: for a table before its game, and where people are asked about another clock. */
export function clockWords(clock: Clock, say: Words['seating']): string {
  switch (clock.kind) {
    case 'none':
      return say.clockWords.none;
    case 'move':
      return say.clockWords.move(clock.minutes);
    case 'bank':
      return say.clockWords.bank(clock.minutes, clock.increment);
    case 'slow':
      return say.clockWords.slow(clock.days, clock.weekendsOff === true, HOLIDAY_DAYS);
  }
}
