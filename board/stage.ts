import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Part, Staging } from './contract.ts';

/** No more scenes than these wait: of what others do faster, the oldest are put together to one. */
export const LONGEST_QUEUE = 8;

/** So many entries are more than a round of the longest game: whoever is further behind was elsewhere, and is told at once. */
const LONGEST_STORY = 60;

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
  /** How long travel takes now, in times the usual. */
  readonly motion: number;
}

/** In times the usual: how long pieces travel, and how long there is to read. Without motion there still is. */
export interface Tempo {
  readonly motion: number;
  readonly reading: number;
  /** How long there is to read what is held up. */
  readonly held: number;
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
 * how long that takes; only then is it told, by the flag, the log, a sound and the next question. The more waits, the
 * faster it goes, and nothing is left out. Nobody has to wait for it: a press ends a scene, `skip` goes to the newest at once.
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
  /** Goes on with the next picture of the scene that is held up; undefined where none is to come. */
  private toHeld: (() => void) | undefined;

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
    const [oldest, second, ...rest] = this.queue;
    if (this.queue.length > LONGEST_QUEUE) this.queue = [together([oldest!, second!]), ...rest];
    if (moment.since - this.queue[0]!.since > LONGEST_STORY) this.skip();
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
    this.reset(rest.length === 0 ? this.told.peek() : together(rest));
  }

  /** A press: on from what is held up to be read; or else to what is still to be held up in this scene, or to its end. */
  press(): void {
    const acting = this.acting.peek();
    clearTimeout(this.timer);
    if (acting?.beat.isHeld) {
      this.goOn?.();
      return;
    }
    for (const follower of this.followers) follower.breaksOff();
    if (acting !== undefined && this.toHeld !== undefined) {
      this.toHeld();
      return;
    }
    if (acting !== undefined) this.tell(acting.moment);
    this.next();
  }

  private next(): void {
    const moment = this.queue.shift();
    const before = this.told.peek();
    this.held.value = moment !== undefined;
    if (moment === undefined) return;
    const staging = before ? this.stagingOf(before, moment) : {};
    this.play(moment, beatsOf(staging), staging.stay ?? 0);
  }

  private play(moment: M, [beat, ...rest]: readonly Beat[], stay: number): void {
    const tempo = hastened(this.tempo(), this.queue.length);
    const { motion } = tempo;
    for (const follower of this.followers) follower.begins(moment, beat?.part ?? 'told', motion, beat);
    if (beat === undefined) {
      this.tell(moment);
      this.wait(stay * tempo.reading, () => this.next());
      return;
    }
    const time = lasting(beat, tempo);
    if (time > 0) this.acting.value = { moment, part: beat.part, beat, motion };
    const held = rest.findIndex(({ isHeld }) => isHeld);
    this.toHeld = held < 0 ? undefined : () => this.play(moment, rest.slice(held), stay);
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

/** Several moments as one, with all that led to it. */
function together<M extends Moment>(moments: readonly M[]): M {
  const [first] = moments;
  const last = moments.at(-1)!;
  if (first === last) return last;
  return {
    ...last,
    since: first!.since,
    frame: { ...last.frame, events: moments.flatMap(({ frame }) => frame.events) },
  };
}

/** Nobody reads what is held up in less than this, in times the usual, however much waits. */
const TO_READ = 2 / 3;

/** When more waits, everything goes faster: with four waiting moments twice as fast. What is held up is still read. */
const hastened = ({ motion, reading, held }: Tempo, waiting: number): Tempo => {
  const haste = 1 / (1 + waiting / 4);
  return { motion: motion * haste, reading: reading * haste, held: Math.min(held, Math.max(TO_READ, held * haste)) };
};

/** How long a picture stays. Without motion whatever is drawn for it alone is seen all the same. */
export function lasting({ moves = 0, reads = 0, view, isHeld }: Beat, { motion, reading, held }: Tempo): number {
  const still = motion === 0 && moves > 0 && view !== undefined ? STILL : 0;
  return moves * motion + Math.max(reads, still) * (isHeld ? held : reading);
}
