import { createInterface, type Interface } from 'node:readline';
import { Interrupted } from './complaint.ts';
import type { Io } from './io.ts';

/** Something happened while a line was waited for. */
export const NEWS = Symbol('news');

const ERASE_LINE = '\r\u001b[K';

/** Asks for a line at a time. Lines that come early are kept, so a whole game can be piped in. */
export class Prompt {
  /** Rejects when somebody presses Ctrl-C. */
  readonly interrupted: Promise<never>;
  private readonly io: Io;
  private readonly lines: Interface;
  private readonly early: string[] = [];
  private ended = false;
  private waiting: (() => void) | undefined;

  /** `complete` lists what the Tab key may fill in at the moment. */
  constructor(io: Io, complete: () => readonly string[]) {
    this.io = io;
    this.lines = createInterface({
      input: io.stdin,
      output: io.stdout,
      terminal: io.stdin.isTTY === true && io.stdout.isTTY === true && io.env.TERM !== 'dumb',
      completer: (start: string) => [complete().filter((word) => word.startsWith(start)), start],
    });
    this.interrupted = new Promise((_, reject) => {
      this.lines.on('SIGINT', () => {
        io.stdout.write('\n');
        reject(new Interrupted());
      });
    });
    // Whoever does not wait for it does not want to know.
    this.interrupted.catch(() => {});
    this.lines.on('line', (line) => {
      this.early.push(line);
      this.waiting?.();
    });
    this.lines.on('close', () => {
      this.ended = true;
      this.waiting?.();
    });
  }

  /** The next line, or undefined when there are no more; NEWS if that came first. What is half typed is kept. */
  async ask(text: string, news?: Promise<void>): Promise<string | undefined | typeof NEWS> {
    this.lines.setPrompt(text);
    if (!this.ended) this.lines.prompt(true);
    else this.io.stdout.write(text);
    if (this.early.length === 0 && !this.ended) {
      const line = new Promise<void>((resolve) => (this.waiting = resolve));
      await (news === undefined ? line : Promise.race([line, news]));
    }
    this.waiting = undefined;
    if (this.early.length === 0 && !this.ended) {
      this.io.stdout.write(this.lines.terminal ? ERASE_LINE : '\n');
      return NEWS;
    }
    const line = this.early.shift();
    // A terminal shows what is typed and what is only read from a file is shown here, so that both read alike.
    if (line === undefined) this.io.stdout.write('\n');
    else if (this.io.stdin.isTTY !== true) this.io.stdout.write(`${line}\n`);
    return line;
  }

  /** Whoever is still waiting for a line will not get one. */
  close(): void {
    this.waiting = undefined;
    this.lines.close();
  }
}
