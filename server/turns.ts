import type { Asking } from '#lobby/world.ts';
import { type Refused, refused } from '#table/refusal.ts';

/** When to come back, in milliseconds: by then a few of those who wait will have been served. */
export const LATER = 1000;

interface Job {
  readonly asking: Asking;
  begin(): Promise<void>;
  drop(): void;
}

export interface Room {
  /** How many are served at a time. */
  readonly atOnce: number;
  /** How many of one asker's may wait, and how many in all. */
  readonly perAsker: number;
  readonly inAll: number;
}

/** After something that nobody waits for, so many times as long as it took is left to others. */
const REST = 9;

/**
 * A queue that serves askers in turn: whoever asks for much waits for themselves, not others for them. What nobody waits
 * for any more leaves it without being done; what is to be done though nobody is there for it, as a bot's move at a table
 * that nobody looks at, is done when there is nothing else, and takes a tenth of one place at most.
 */
export class Turns {
  private readonly room: Room;
  private readonly dropped: () => void;
  /** Who comes next is first. */
  private readonly askers = new Map<string, Job[]>();
  private atWork = 0;
  private count = 0;
  private isClosed = false;
  private isResting = false;

  constructor(room: Room, dropped: () => void = () => {}) {
    this.room = room;
    this.dropped = dropped;
  }

  /** How many wait. */
  get waiting(): number {
    return this.count;
  }

  /** Does it when it is this asker's turn. */
  run<T>(asking: Asking, work: () => Promise<T>): Promise<T | Refused> {
    const { who, signal, stands } = asking;
    if (this.count >= this.room.inAll && !this.askers.has(who)) this.makeRoom();
    const own = this.askers.get(who) ?? [];
    if (own.length >= this.room.perAsker || this.count >= this.room.inAll || signal.aborted || this.isClosed) {
      this.dropped();
      return Promise.resolve({ ...refused('busy'), after: LATER });
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => this.leave(job);
      const job: Job = {
        asking,
        begin: async () => {
          signal.removeEventListener('abort', leave);
          if (stands?.() === false) resolve(refused('stale'));
          else await work().then(resolve, reject);
        },
        drop: () => resolve({ ...refused('busy'), after: LATER }),
      };
      signal.addEventListener('abort', leave);
      own.push(job);
      this.count += 1;
      this.askers.set(who, own);
      this.serve();
    });
  }

  /** From now on nothing more is begun. */
  close(): void {
    this.isClosed = true;
    for (const job of [...this.askers.values()].flat()) this.leave(job);
  }

  /** Whoever waits for most gives way to somebody who waits for nothing yet. */
  private makeRoom(): void {
    let most: readonly Job[] = [];
    for (const jobs of this.askers.values()) if (jobs.length > most.length) most = jobs;
    if (most.length > 1) this.leave(most.at(-1)!);
  }

  private serve(): void {
    while (this.atWork < this.room.atOnce) {
      const job = this.next();
      if (job === undefined) return;
      this.atWork += 1;
      const begun = performance.now();
      const isSpare = !isWaitedFor(job);
      if (isSpare) this.isResting = true;
      void job.begin().finally(() => {
        this.atWork -= 1;
        if (isSpare) this.rest(REST * (performance.now() - begun));
        this.serve();
      });
    }
  }

  private rest(milliseconds: number): void {
    const wake = (): void => {
      this.isResting = false;
      this.serve();
    };
    setTimeout(wake, milliseconds).unref();
  }

  private next(): Job | undefined {
    return this.first(isWaitedFor) ?? (this.isResting ? undefined : this.first(() => true));
  }

  /** The first such of whoever is first, who then stands at the end. */
  private first(fits: (job: Job) => boolean): Job | undefined {
    for (const [who, jobs] of this.askers) {
      const i = jobs.findIndex(fits);
      if (i < 0) continue;
      this.askers.delete(who);
      const [job] = jobs.splice(i, 1);
      if (jobs.length > 0) this.askers.set(who, jobs);
      this.count -= 1;
      return job;
    }
    return undefined;
  }

  private leave(job: Job): void {
    const { who } = job.asking;
    const waiting = this.askers.get(who) ?? [];
    if (!waiting.includes(job)) return;
    const left = waiting.filter((each) => each !== job);
    if (left.length === 0) this.askers.delete(who);
    else this.askers.set(who, left);
    this.count -= 1;
    this.dropped();
    job.drop();
  }
}

const isWaitedFor = ({ asking }: Job): boolean => asking.isWaitedFor?.() !== false;
