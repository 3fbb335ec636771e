import { useEffect, useState } from 'preact/hooks';

const SECOND = 1000;

/** The clock of whoever hosts, as far as it has been heard: this device's own may be hours wrong. */
export class Clock {
  private ahead = 0;

  hear(now: number): void {
    this.ahead = now - Date.now();
  }

  readonly now = (): number => Date.now() + this.ahead;
}

/** The time by this clock, again and again as long as somebody needs it. */
export function useNow(isNeeded: boolean, clock: () => number = Date.now): number {
  const [, beat] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => beat((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return clock();
}
