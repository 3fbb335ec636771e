import { networkOf } from './address.ts';
import { Buckets } from './bucket.ts';

/** How often something may be done by one person, or from one network, in a span of time in milliseconds. */
export class Quota {
  private readonly buckets: Buckets;
  private readonly now: () => number;

  constructor(most: number, span: number, now: () => number) {
    this.buckets = new Buckets(most, (most / span) * 1000);
    this.now = now;
  }

  /** Whether this one is still within the quota. */
  take(who: string): boolean {
    return this.wait(who) === 0;
  }

  /** The same, as the milliseconds after which it would be. */
  wait(who: string): number {
    const now = this.now();
    return this.buckets.of(networkOf(who), now).take(1, now);
  }
}

/** How many of something each one holds at the moment. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(who: string, change: 1 | -1): number {
    const count = (this.counts.get(who) ?? 0) + change;
    if (count <= 0) this.counts.delete(who);
    else this.counts.set(who, count);
    return count;
  }
}
