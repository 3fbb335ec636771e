/** Milliseconds that answers took. */
export class Delays {
  private values: number[] = [];
  private readonly gap: number;

  private asked: number | undefined;
  private since: number | undefined;

  /** Somebody asks again this many milliseconds after an answer. */
  constructor(gap: number) {
    this.gap = gap;
  }

  /** The time that this takes. */
  async of<T>(work: Promise<T>): Promise<T> {
    this.asked = performance.now();
    this.since = this.asked;
    const result = await work;
    this.add(performance.now() - this.asked);
    this.asked = undefined;
    this.since = undefined;
    return result;
  }

  /** How long an answer has been waited for by now. */
  get waiting(): number {
    return this.since === undefined ? 0 : performance.now() - this.since;
  }

  /**
   * Whoever waits for an answer asks nothing meanwhile: a server that stands still for ten seconds would have been slow
   * just once. So everything counts that would have been asked in that time, too.
   */
  add(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= this.gap) this.values.push(left);
  }

  /** What was noted since the last time, which begins now; of what is not answered yet, the time so far. */
  taken(): Figures {
    if (this.asked !== undefined) {
      const now = performance.now();
      this.add(now - this.asked);
      this.asked = now;
    }
    const sorted = this.values.toSorted((a, b) => a - b);
    this.values = [];
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
  }
}

export interface Figures {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}
