import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house.ts';
import { from } from './quiet.ts';

/** Milliseconds between two looks at the server. */
const GAP = 250;
/** … and between two questions for its own figures. */
const ASK = 1000;
const PATIENCE = 2000;

/** What one stretch of time was like for the server. */
export interface Reading {
  /** Megabytes, at most. */
  readonly memory: number;
  /** Milliseconds that its event loop was late, at most, as it says itself. */
  readonly lag: number;
  /** Files and connections, at most. */
  readonly files: number;
}

/** Looks at the server from outside, and asks it now and then. */
export class Gauge {
  /** Bots that failed, as the server counts them; over all its processes. */
  botFailures = 0;
  private readonly house: House;
  private memory = 0;
  private lag = 0;
  private files = 0;
  private failed = 0;
  private isEnding = false;

  constructor(house: House) {
    this.house = house;
    void this.watch();
    void this.ask();
  }

  end(): void {
    this.isEnding = true;
  }

  /** What was seen since the last time, which begins now. */
  taken(): Reading {
    const reading = { memory: this.memory, lag: this.lag, files: this.files };
    [this.memory, this.lag, this.files] = [0, 0, 0];
    return reading;
  }

  private async watch(): Promise<void> {
    while (!this.isEnding) {
      this.memory = Math.max(this.memory, this.house.memory);
      this.files = Math.max(this.files, this.house.files);
      await pause(GAP);
    }
  }

  private async ask(): Promise<void> {
    while (!this.isEnding) {
      const text = await fetch(`${this.house.url}/metrics`, {
        headers: from('192.0.2.5'),
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        (answer) => answer.text(),
        () => '',
      );
      this.lag = Math.max(this.lag, 1000 * figure(text, 'nodejs_eventloop_lag_max_seconds'));
      const failed = figure(text, 'hideout_bot_failures_total');
      if (failed > this.failed) this.botFailures += failed - this.failed;
      this.failed = failed;
      await pause(ASK);
    }
  }
}

/** The sum over its labels, of everything with this name. */
const figure = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? ([\\d.e+-]+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
