import { Bucket } from './bucket.ts';

/** So many letters of answers count as one message more. */
const LETTERS = 16 * 1024;
/** So many bytes that come in count as one message that should not have been sent. */
const BYTES = 4 * 1024;
/** Whoever sends for so many seconds as much again as they may is not just impatient. */
const FLOOD = 4;

/** How much one socket sends, and how much it is answered. */
export class Pace {
  private readonly own: Bucket;
  /** What is beyond; when this is used up too, the line is cut. */
  private readonly beyond: Bucket;
  private readonly now: () => number;

  constructor(perSecond: number, now: () => number) {
    this.own = new Bucket(perSecond, perSecond, now());
    this.beyond = new Bucket(FLOOD * perSecond, perSecond, now());
    this.now = now;
  }

  /** 0 if a message is still within what is allowed; otherwise the milliseconds after which one is. */
  take(): number {
    const now = this.now();
    const wait = this.own.take(1, now);
    if (wait > 0) this.beyond.charge(1, now);
    return wait;
  }

  /** Nobody needs control frames but for a sign of life. */
  control(): void {
    this.beyond.charge(1, this.now());
  }

  /** Bytes that came, whatever they are part of. */
  came(bytes: number): void {
    this.beyond.charge(bytes / BYTES, this.now());
  }

  /** A long answer is a part of what was asked for. */
  answered(letters: number): void {
    if (letters >= LETTERS) this.own.charge(letters / LETTERS, this.now());
  }

  get isFlood(): boolean {
    return this.beyond.wait(0, this.now()) > 0;
  }
}
