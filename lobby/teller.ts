import type { Viewer } from '#table/game.ts';
import type { Host } from '#table/host.ts';
import { headline } from '#table/record.ts';
import { heard, type NewEntry } from '#table/store.ts';
import type { Push } from '#wire/client.ts';
import type { StoryEntry } from '#wire/messages.ts';

/** What a teller says to, and what it does not know how to deal with. */
export interface Audience {
  tell(push: Push): void;
  /** The rules have thrown. */
  fault(error: unknown): void;
}

/**
 * Tells all who look at a table from one side what happens there: at once when this side has acted or has to act, when
 * the game is over, and when it has been quiet. When entries follow each other faster than anybody can see, several are told as one.
 */
export class Teller {
  private readonly host: Host;
  private readonly viewer: Viewer;
  private readonly rest: number;
  private readonly to: Audience;
  private readonly unfollow: () => void;
  /** Entries up to number `at` that have not been told. */
  private untold: NewEntry[] = [];
  private at = 0;
  private lastTold = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The rest is how long, in milliseconds, a side that has nothing to do is left in peace. */
  constructor(host: Host, viewer: Viewer, rest: number, to: Audience) {
    this.host = host;
    this.viewer = viewer;
    this.rest = rest;
    this.to = to;
    this.unfollow = host.follow((made) => this.hear(made));
  }

  close(): void {
    this.unfollow();
    clearTimeout(this.timer);
  }

  private hear(made: NewEntry): void {
    this.untold.push(made);
    this.at = this.host.at;
    const isOver = made.toAct.length === 0;
    const isWaiting = made.entry.seat === this.viewer || made.toAct.some((seat) => seat === this.viewer);
    if (isOver || isWaiting) this.tell();
    else this.tellAfterRest();
  }

  private tellAfterRest(): void {
    const left = this.lastTold + this.rest - performance.now();
    if (left <= 0) this.tell();
    else this.timer ??= setTimeout(() => this.wake(), left);
  }

  private wake(): void {
    this.timer = undefined;
    // A host that is further on is just about to say so.
    if (this.untold.length === 0 || this.host.at !== this.at) return;
    try {
      this.tellAfterRest();
    } catch (error) {
      this.to.fault(error);
    }
  }

  private tell(): void {
    const untold = this.untold;
    this.untold = [];
    const frame = this.host.frame(this.viewer, untold.pop());
    const before = untold.map(
      ({ entry, told }, i): StoryEntry => ({
        at: this.at - untold.length + i,
        ...headline(entry),
        events: heard(told, this.viewer),
      }),
    );
    this.lastTold = performance.now();
    this.to.tell({ push: 'frame', frame, ...(before.length === 0 ? {} : { before }) });
  }
}
