import { setImmediate } from 'node:timers/promises';
import type { Out } from './io.ts';

const EVERY_MS = 50;
const BAR = 30;

/** A bar on a terminal; elsewhere nothing. Lets signals through now and then, which a long computation would hold up. */
export class Progress {
  private readonly out: Out;
  private readonly total: number;
  private readonly started = performance.now();
  private last = this.started;

  constructor(out: Out, total: number) {
    this.out = out;
    this.total = total;
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  async at(done: number): Promise<void> {
    const now = performance.now();
    if (now - this.last < EVERY_MS) return;
    this.last = now;
    this.draw(done);
    await setImmediate();
  }

  /** Takes the bar away. */
  end(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }

  private draw(done: number): void {
    if (!this.out.isTTY) return;
    const filled = Math.floor((BAR * done) / this.total);
    const left = Math.ceil((this.seconds * (this.total - done)) / done);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    this.out.write(`\r\u001b[K${bar} ${done}/${this.total} games, ${left} s left`);
  }
}
