import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Sight } from './sight.ts';

/** How long something that happened has the stage before the next, in milliseconds at the usual pace. */
const SCENE = 900;
/** Whoever is further behind than this is not told everything one by one. */
export const LONGEST_QUEUE = 8;

/**
 * Shows one thing after the other: three bots answer within a blink, and each of their moves is worth seeing. Nobody has
 * to wait for it: `skip` goes to the newest at once.
 */
export class Stage {
  readonly shown: ReadonlySignal<Sight | undefined>;
  /** Whether something has yet to be shown, or still has the stage. */
  readonly playing: ReadonlySignal<boolean>;
  private readonly current = signal<Sight | undefined>(undefined);
  private readonly held = signal(false);
  private readonly pace: () => number;
  private queue: Sight[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => number) {
    this.pace = pace;
    this.shown = this.current;
    this.playing = computed(() => this.held.value);
  }

  /** The newest sight; it is shown when its turn has come. */
  offer(sight: Sight): void {
    this.queue.push(sight);
    if (this.queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.held.peek()) this.next();
  }

  /** Starts anew, as for another viewer. */
  reset(sight: Sight | undefined): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.held.value = false;
    this.current.value = sight;
  }

  /** On to the newest at once. */
  skip(): void {
    const [first] = this.queue;
    const newest = this.queue.at(-1);
    const events = this.queue.flatMap(({ frame }) => frame.events);
    if (first === undefined || newest === undefined) this.reset(this.current.peek());
    else this.reset({ ...newest, since: first.since, frame: { ...newest.frame, events } });
  }

  private next(): void {
    const sight = this.queue.shift();
    this.held.value = sight !== undefined;
    if (sight === undefined) return;
    this.current.value = sight;
    const wait = sight.frame.events.length === 0 ? 0 : SCENE * this.pace();
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }
}
