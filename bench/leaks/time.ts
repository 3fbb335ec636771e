interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/**
 * Time that passes only when told to: timers wait for it, so that a history is the same however quick the machine is.
 * One for the whole program, since timers are.
 */
export class Time {
  now = 1_800_000_000_000;
  private readonly alarms = new Map<number, Alarm>();
  private count = 0;
  private readonly real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    now: performance.now,
  };

  begin(): void {
    const set = (ring: () => void, wait = 0): number => {
      this.alarms.set(++this.count, { at: this.now + wait, ring });
      return this.count;
    };
    Object.assign(globalThis, { setTimeout: set, clearTimeout: (id: number) => this.alarms.delete(id) });
    performance.now = () => this.now;
  }

  end(): void {
    const { setTimeout, clearTimeout, now } = this.real;
    Object.assign(globalThis, { setTimeout, clearTimeout });
    performance.now = now;
    this.alarms.clear();
  }

  /** Lets so many milliseconds pass, and everything ring that was set for then. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = [...this.alarms].filter(([, { at }]) => at <= this.now).sort(([, a], [, b]) => a.at - b.at);
    for (const [id, { ring }] of due) if (this.alarms.delete(id)) ring();
  }
}

/** Until nothing moves any more without time passing: everything here is in memory. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
