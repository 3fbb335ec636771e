import type { PassThrough } from 'node:stream';
import { main } from '../main.ts';
import { type Performance, type Setting, stage } from './perform.ts';

/** Somebody at a terminal, who reads until something has been printed and types when they like. */
export class Terminal {
  readonly ended: Promise<Performance>;
  private readonly stdin: PassThrough;
  private readonly out: () => string;
  private read = 0;
  private isOver = false;
  private wake: () => void = () => {};

  constructor(argv: readonly string[], env: Setting['env'] = {}) {
    // A window without a cursor: what is typed is heard at any time, and what is printed is plain text.
    const { io, out, err } = stage({
      env: { TERM: 'dumb', LANG: 'en', ...env },
      window: { columns: 100, rows: 40 },
      input: () => {
        this.wake();
        return [];
      },
    });
    this.stdin = io.stdin as unknown as PassThrough;
    this.out = out;
    this.ended = main(argv, io).then((code) => ({ code, out: out(), err: err() }));
    void this.ended.finally(() => {
      this.isOver = true;
      this.wake();
    });
  }

  type(line: string): void {
    this.stdin.write(`${line}\n`);
  }

  /** Everything that is printed up to the prompt after these words, from where the last reading ended. */
  async until(words: string | RegExp): Promise<string> {
    for (;;) {
      const fresh = this.out().slice(this.read);
      if (typeof words === 'string' ? fresh.includes(words) : words.test(fresh)) {
        this.read += fresh.length;
        return fresh;
      }
      if (this.isOver) throw new Error(`ended without “${words}”:\n${this.out()}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
