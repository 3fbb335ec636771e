import { type ReadonlySignal, signal } from '@preact/signals';
import type { Sight } from './sight.ts';

/** How long something that happened has the stage before the next, in milliseconds at the usual pace. */
const SCENE = 900;
/** Whoever is further behind than this is not told everything one by one. */
const LONGEST_QUEUE = 8;

/**
 * Shows one thing after the other: three bots answer within a blink, and each of their moves is worth seeing. Nobody has
 * to wait for it: `skip` goes to the newest at once.
 */
export class Stage {
  readonly shown: ReadonlySignal<Sight | undefined>;
  private readonly current = signal<Sight | undefined>(undefined);
  private readonly pace: () => number;
  private queue: Sight[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => number) {
    this.pace = pace;
    this.shown = this.current;
  }

  /** The newest sight; it is shown when its turn has come. */
  offer(sight: Sight): void {
    this.queue.push(sight);
    if (this.queue.length > LONGEST_QUEUE) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Starts anew, as another viewer does. */
  reset(sight: Sight | undefined): void {
    this.stop();
    this.queue = [];
    this.current.value = sight;
  }

  /** On to the newest. */
  skip(): void {
    const newest = this.queue.at(-1);
    if (newest === undefined) return;
    const events = this.queue.flatMap(({ frame }) => frame.events);
    this.reset({ ...newest, frame: { ...newest.frame, events } });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const sight = this.queue.shift();
    if (sight === undefined) return;
    this.current.value = sight;
    const wait = sight.frame.events.length === 0 || document.hidden ? 0 : SCENE * this.pace();
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }
}
