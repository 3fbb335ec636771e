import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Files by which the bench and the servers tell each other of time. */
export const CLOCK = 'clock';
export const ROUNDS = 'rounds-';

const PRELOAD = new URL('./preload.ts', import.meta.url).href;
/** A Friday: the weekend is near. */
const BEGINNING = Date.UTC(2026, 0, 2);
const OFTEN = 10;

/** The servers' clock, which stands still but for what it is put forward. */
export class Time {
  now = BEGINNING;
  /** So late it is for every process at least: each hears of the time by itself. */
  heard = BEGINNING;
  private readonly folder = mkdtempSync(join(tmpdir(), 'hideout-waits-'));
  private readonly processes: number;

  constructor(processes: number) {
    this.processes = processes;
    this.put(BEGINNING);
  }

  /** What a server needs to go by it. */
  get env(): Readonly<Record<string, string>> {
    return { HIDEOUT_CLOCK: this.folder, NODE_OPTIONS: `--import ${PRELOAD}` };
  }

  /** From each server's next round on it is so late. */
  put(now: number): void {
    this.now = now;
    const file = join(this.folder, CLOCK);
    writeFileSync(`${file}.new`, String(now));
    renameSync(`${file}.new`, file);
  }

  /** Until every process has begun a round and ended it: two, for it may have been in the middle of one. */
  async round(): Promise<void> {
    let before = this.rounds();
    // One that has just been started has not ended any yet.
    for (; before.size < this.processes; before = this.rounds()) await pause(OFTEN);
    while (
      this.rounds()
        .entries()
        .some(([each, count]) => count < (before.get(each) ?? 0) + 2)
    )
      await pause(OFTEN);
    this.heard = this.now;
  }

  private rounds(): ReadonlyMap<string, number> {
    const files = readdirSync(this.folder).filter((name) => name.startsWith(ROUNDS) && !name.endsWith('.new'));
    return new Map(files.map((name) => [name, Number(readFileSync(join(this.folder, name), 'utf8'))]));
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
