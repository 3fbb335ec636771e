/** Counts what somebody does in a span of time, and says when it is too much. */
export class Quota {
  private readonly most: number;
  private readonly span: number;
  private readonly now: () => number;
  private readonly counts = new Map<string, { since: number; count: number }>();

  constructor(most: number, span: number, now: () => number) {
    this.most = most;
    this.span = span;
    this.now = now;
  }

  /** Whether this one is still within the quota. */
  take(who: string): boolean {
    const now = this.now();
    const known = this.counts.get(who);
    if (known === undefined || now - known.since >= this.span) {
      if (this.counts.size > 10_000) this.forgetOld(now);
      this.counts.set(who, { since: now, count: 1 });
      return this.most >= 1;
    }
    known.count += 1;
    return known.count <= this.most;
  }

  private forgetOld(now: number): void {
    for (const [who, { since }] of this.counts) if (now - since >= this.span) this.counts.delete(who);
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

/** Whoever goes on this far beyond his messages per second is not just impatient. */
const FLOOD = 20;

/** How many messages somebody sends in a second. */
export class Pace {
  private readonly most: number;
  private readonly now: () => number;
  private since = 0;
  private count = 0;

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Whether this one is still within what is allowed. */
  take(): boolean {
    const now = this.now();
    if (now - this.since >= 1000) {
      this.since = now;
      this.count = 0;
    }
    this.count += 1;
    return this.count <= this.most;
  }

  get isFlood(): boolean {
    return this.count > FLOOD * this.most;
  }
}
