import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Part, Staging } from './contract.ts';

/** Whoever is further behind than this is not told everything one by one. */
export const LONGEST_QUEUE = 8;

/** So long a picture stays that would only have moved, in milliseconds: without motion nothing is left out. */
const STILL = 120;

/** A position, and what led to it from the one before. */
interface Moment {
  readonly frame: { readonly events: readonly unknown[] };
  /** The entry up to which things were known before. */
  readonly since: number;
}

/** What is being shown and has not been told yet. */
export interface Showing<M> {
  readonly moment: M;
  readonly part: Part;
  readonly beat: Beat;
}

/** In times the usual: how long pieces travel, and how long there is to read. Without motion there still is. */
export interface Tempo {
  readonly motion: number;
  readonly reading: number;
}

/** Goes along with what is shown, as sounds do. */
export interface Follower<M> {
  /**
   * A picture begins, or all is told: each in its turn, also where it takes no time. `motion` is how long travel takes, in
   * times the usual.
   */
  begins(moment: M, part: Part | 'told', motion: number, beat?: Beat): void;
  /** What was still to come is left out. */
  breaksOff(): void;
}

/**
 * Shows one thing after the other: three bots answer within a blink, and each of their moves is worth seeing. A board says
 * how long that takes; only then is it told, by the flag, the log, a sound and the next question. Nobody has to wait for
 * it: `skip` goes to the newest at once.
 */
export class Stage<M extends Moment> {
  /** What has been shown, and may be told. */
  readonly shown: ReadonlySignal<M | undefined>;
  readonly showing: ReadonlySignal<Showing<M> | undefined>;
  /** Whether something has yet to be shown, or still has the stage. */
  readonly playing: ReadonlySignal<boolean>;
  private readonly told = signal<M | undefined>(undefined);
  private readonly acting = signal<Showing<M> | undefined>(undefined);
  private readonly held = signal(false);
  private readonly tempo: () => Tempo;
  private readonly stagingOf: (before: M, next: M) => Staging;
  private readonly followers = new Set<Follower<M>>();
  private queue: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private goOn: (() => void) | undefined;

  constructor(tempo: () => Tempo, stagingOf: (before: M, next: M) => Staging) {
    this.tempo = tempo;
    this.stagingOf = stagingOf;
    this.shown = this.told;
    this.showing = this.acting;
    this.playing = computed(() => this.held.value);
  }

  /** From now on, until what this returns is called. */
  follow(follower: Follower<M>): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** The newest moment; it is shown when its turn has come. */
  offer(moment: M): void {
    this.queue.push(moment);
    if (this.queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.held.peek()) this.next();
  }

  /** Starts anew, as for another viewer. */
  reset(moment: M | undefined): void {
    clearTimeout(this.timer);
    for (const follower of this.followers) follower.breaksOff();
    this.queue = [];
    this.held.value = false;
    this.tell(moment);
  }

  /** On to the newest at once, with all that led there. */
  skip(): void {
    const acting = this.acting.peek();
    const rest = acting === undefined ? this.queue : [acting.moment, ...this.queue];
    const [first] = rest;
    const newest = rest.at(-1);
    if (first === undefined || newest === undefined) this.reset(this.told.peek());
    else if (first === newest) this.reset(newest);
    else {
      const events = rest.flatMap(({ frame }) => frame.events);
      this.reset({ ...newest, since: first.since, frame: { ...newest.frame, events } });
    }
  }

  /** A press: on from what is held up to be read, or else to the newest at once. */
  press(): void {
    const acting = this.acting.peek();
    if (acting?.beat.isHeld !== true || this.goOn === undefined) {
      this.skip();
      return;
    }
    clearTimeout(this.timer);
    this.goOn();
  }

  private next(): void {
    const moment = this.queue.shift();
    const before = this.told.peek();
    this.held.value = moment !== undefined;
    if (moment === undefined) return;
    const staging = before ? this.stagingOf(before, moment) : {};
    this.play(moment, beatsOf(staging), (staging.stay ?? 0) * this.tempo().reading);
  }

  private play(moment: M, [beat, ...rest]: readonly Beat[], stay: number): void {
    const { motion } = this.tempo();
    for (const follower of this.followers) follower.begins(moment, beat?.part ?? 'told', motion, beat);
    if (beat === undefined) {
      this.tell(moment);
      this.wait(stay, () => this.next());
      return;
    }
    const time = lasting(beat, this.tempo());
    if (time > 0) this.acting.value = { moment, part: beat.part, beat };
    this.wait(time, () => this.play(moment, rest, stay));
  }

  private tell(moment: M | undefined): void {
    batch(() => {
      this.acting.value = undefined;
      this.told.value = moment;
    });
  }

  private wait(time: number, then: () => void): void {
    this.goOn = then;
    if (time > 0) this.timer = setTimeout(then, time);
    else then();
  }
}

/** Dice in the air, dice to be read, pieces on their way: what a board shows that says no more than how long they take. */
const beatsOf = ({ beats, throw: air = 0, read = 0, travel = 0 }: Staging): readonly Beat[] =>
  beats ?? [
    { name: 'throw', part: 'throw', moves: air },
    { name: 'read', part: 'read', reads: read },
    { name: 'travel', part: 'travel', moves: travel },
  ];

/** How long a picture stays. Without motion whatever is drawn for it alone is seen all the same. */
export function lasting({ moves = 0, reads = 0, view }: Beat, { motion, reading }: Tempo): number {
  const still = motion === 0 && moves > 0 && view !== undefined ? STILL : 0;
  return moves * motion + Math.max(reads, still) * reading;
}
