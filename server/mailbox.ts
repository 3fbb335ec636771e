/** How many commands of one socket are answered at a time. */
export const AT_ONCE = 8;

export interface Inlet {
  pause(): void;
  resume(): void;
}

/**
 * What somebody has sent and is not answered yet. While something waits its turn nothing more is read, so that whoever asks
 * faster than we answer waits at their end of the line and not in our memory. What had been read already, one piece of
 * the stream at most, waits here.
 */
export class Mailbox {
  private readonly inlet: Inlet;
  private readonly answer: (text: string) => Promise<void>;
  private readonly waiting: string[] = [];
  private atWork = 0;
  private isShut = false;
  private isOpen = false;

  constructor(inlet: Inlet, answer: (text: string) => Promise<void>) {
    this.inlet = inlet;
    this.answer = answer;
  }

  /** Nothing more is read at the moment. */
  get isFull(): boolean {
    return this.isShut;
  }

  put(text: string): void {
    this.waiting.push(text);
    this.serve();
  }

  /** Until somebody is known, their messages wait. */
  open(): void {
    this.isOpen = true;
    this.serve();
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.isOpen = false;
    this.waiting.length = 0;
  }

  private serve(): void {
    while (this.isOpen && this.atWork < AT_ONCE && this.waiting.length > 0) {
      this.atWork += 1;
      void this.answer(this.waiting.shift()!).finally(() => {
        this.atWork -= 1;
        this.serve();
      });
    }
    const full = this.waiting.length > 0;
    if (full === this.isShut) return;
    this.isShut = full;
    this.inlet[full ? 'pause' : 'resume']();
  }
}
