import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How this process does. */
export interface Reading {
  /** How late, in milliseconds, things have been done lately that were due. */
  readonly delay: number;
  /** The part of its memory, and of what its heap may grow to, that is in use. */
  readonly memory: number;
  readonly heap: number;
}

/** When it is too much for the memory. Beyond this Node spends its time tidying up, and then ends. */
const MOST_MEMORY = 0.9;
const MOST_HEAP = 0.85;
/** It is over when everything is below this part of what was too much. */
const RELIEF = 0.8;

/** When whoever is refused comes back, in milliseconds. */
export const LATER = 2000;

/**
 * Whether this process has more to do than it can. Then what has not begun is refused, so that what has goes on: a queue
 * that only grows serves nobody.
 */
export class Strain {
  private readonly most: Reading;
  private readonly read: () => Reading;
  private readonly changed: (isOver: boolean, reading: Reading) => void;
  private over = false;
  private cramped = false;

  /** `delay` is what is too late, in milliseconds. */
  constructor(delay: number, read: () => Reading, changed: (isOver: boolean, reading: Reading) => void) {
    this.most = { delay, memory: MOST_MEMORY, heap: MOST_HEAP };
    this.read = read;
    this.changed = changed;
  }

  get isOver(): boolean {
    return this.over;
  }

  /** It is memory that is short: then nobody gets anything that can wait. */
  get isCramped(): boolean {
    return this.cramped;
  }

  /** To be called every second or so. */
  look(): void {
    const reading = this.read();
    const bar = this.over ? RELIEF : 1;
    const isMuch = (what: keyof Reading): boolean => reading[what] > bar * this.most[what];
    this.cramped = isMuch('memory') || isMuch('heap');
    const over = this.cramped || isMuch('delay');
    if (over === this.over) return;
    this.over = over;
    this.changed(over, reading);
  }
}

/** Milliseconds between two looks at the clock. */
const RESOLUTION = 20;

/** Reads how this process does since it was read last. */
export function gauges(): () => Reading {
  const lateness = monitorEventLoopDelay({ resolution: RESOLUTION });
  lateness.enable();
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  // Until it is read first everything is being loaded, and nobody waits yet.
  let isBegun = false;
  return () => {
    const delay = !isBegun || Number.isNaN(lateness.mean) ? 0 : Math.max(0, lateness.mean / 1e6 - RESOLUTION);
    isBegun = true;
    lateness.reset();
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
    return { delay, memory: process.memoryUsage.rss() / memory, heap: used / most };
  };
}
