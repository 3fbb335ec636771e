import type { Clock } from '#wire/messages.ts';
import type { Deed } from './habit.ts';

/** What can happen to people at a table. `called`, `lent` and `lapsed` tell why somebody else played for them. */
export type Happening = Deed | 'returned' | 'seated' | 'called' | 'lent' | 'lapsed';

/** How long somebody waited, and may have had to. */
export interface Wait {
  readonly waited: number;
  readonly allowed: number;
}

/** What has happened at one table. */
export class Tally {
  readonly faults: string[] = [];
  readonly happened = new Map<Happening, number>();
  /** The longest wait of somebody who was there. */
  longest: Wait = { waited: 0, allowed: 0 };

  count(what: Happening): void {
    this.happened.set(what, this.of(what) + 1);
  }

  of(what: Happening): number {
    return this.happened.get(what) ?? 0;
  }

  waited(wait: Wait): void {
    if (wait.waited > this.longest.waited) this.longest = wait;
  }
}

/** The clock as somebody would say it. */
export function nameOf(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return 'none';
    case 'move':
      return `${clock.minutes} min a move`;
    case 'bank':
      return `${clock.minutes} min, ${clock.increment} s more`;
    case 'slow':
      return `${clock.days} d${clock.weekendsOff === true ? ', weekends off' : ''}`;
  }
}
