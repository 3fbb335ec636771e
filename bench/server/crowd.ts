/** A player who has to move waits here for their turn to do so: all at once, or so many a second. */
export class Starter {
  private readonly gap: number | undefined;
  private next = 0;
  private begun = performance.now();

  constructor(movesPerSecond?: number) {
    this.gap = movesPerSecond === undefined ? undefined : 1000 / movesPerSecond;
  }

  /** Calls back when the move may be made. */
  wait(go: () => void): void {
    if (this.gap === undefined) {
      go();
      return;
    }
    const now = performance.now();
    const at = Math.max(now, this.begun + this.next++ * this.gap);
    if (at - now < 1) go();
    else setTimeout(go, at - now);
  }
}

/** What a crowd of players has done. */
export class Score {
  readonly latencies: number[] = [];
  private from = Number.POSITIVE_INFINITY;

  /** From now on it counts. */
  begin(): void {
    this.from = performance.now();
  }

  /** A move that was asked for then is made now. */
  made(asked: number): void {
    if (asked >= this.from) this.latencies.push(performance.now() - asked);
  }

  get moves(): number {
    return this.latencies.length;
  }

  quantile(share: number): number {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }
}

/** People at tables of four who play one game after the other, at random. */
export interface Crowd {
  /** Sits everybody down and lets them play until it is ended. */
  play(tables: number, starter: Starter, score: Score): Promise<{ end(): void }>;
}

export const SEATS = 4;

export const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
