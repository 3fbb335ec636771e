/** Less than this is lacking only because fractions are rounded. */
const TINY = 1e-6;

/**
 * A share that fills again all the time: whoever has used it up waits until there is enough. Times are milliseconds of a
 * clock that only runs forward; a wall clock that is set back would shut everybody out.
 */
export class Bucket {
  private readonly capacity: number;
  /** What comes back in a millisecond. */
  private readonly rate: number;
  private level: number;
  private at: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.capacity = capacity;
    this.rate = perSecond / 1000;
    this.level = capacity;
    this.at = now;
  }

  /** Milliseconds until there is this much; 0 if there is now. Nobody waits for more than a full one. */
  wait(cost: number, now: number): number {
    this.fill(now);
    const lacking = Math.min(cost, this.capacity) - this.level;
    return lacking <= TINY ? 0 : Math.ceil((lacking - TINY) / this.rate);
  }

  /** Takes this much, also what is not there yet. */
  charge(cost: number, now: number): void {
    this.fill(now);
    this.level -= cost;
  }

  /** Takes this much if it is there; otherwise the milliseconds until it is. */
  take(cost: number, now: number): number {
    const wait = this.wait(cost, now);
    if (wait === 0) this.level -= cost;
    return wait;
  }

  /** Nothing has to be remembered of a full one. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.level >= this.capacity;
  }

  private fill(now: number): void {
    if (now <= this.at) return;
    this.level = Math.min(this.capacity, this.level + (now - this.at) * this.rate);
    this.at = now;
  }
}

/** How many buckets are kept; beyond that the oldest go, and whoever they belonged to begins with a full one. */
const MOST_KEPT = 20_000;

/** A bucket for each. */
export class Buckets {
  private readonly capacity: number;
  private readonly perSecond: number;
  private readonly kept = new Map<string, Bucket>();

  constructor(capacity: number, perSecond: number) {
    this.capacity = capacity;
    this.perSecond = perSecond;
  }

  get size(): number {
    return this.kept.size;
  }

  of(who: string, now: number): Bucket {
    const known = this.kept.get(who);
    if (known !== undefined) return known;
    if (this.kept.size >= MOST_KEPT) this.makeRoom(now);
    const fresh = new Bucket(this.capacity, this.perSecond, now);
    this.kept.set(who, fresh);
    return fresh;
  }

  /** Full ones first, which costs nobody anything; a tenth at least, so that this is rare. */
  private makeRoom(now: number): void {
    for (const [who, bucket] of this.kept) if (bucket.isFull(now)) this.kept.delete(who);
    for (const who of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT * 0.9) return;
      this.kept.delete(who);
    }
  }
}
