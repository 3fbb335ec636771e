import { createInterface, type Interface } from 'node:readline';
import { Interrupted } from './complaint.ts';
import type { Io } from './io.ts';

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

  /** The next line, or undefined when there are no more. */
  async ask(text: string): Promise<string | undefined> {
    this.lines.setPrompt(text);
    if (!this.ended) this.lines.prompt();
    else this.io.stdout.write(text);
    if (this.early.length === 0 && !this.ended) await new Promise<void>((resolve) => (this.waiting = resolve));
    this.waiting = undefined;
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
