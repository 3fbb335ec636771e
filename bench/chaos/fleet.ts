import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OwnNats, startNats } from '../../scripts/nats.ts';
import { freePort } from '../../scripts/port.ts';
import { type OwnPostgres, startPostgres } from '../../scripts/postgres.ts';
import { jump, setRight } from './hurry.ts';
import { Line } from './line.ts';

const MAIN = new URL('../../server/main.ts', import.meta.url).pathname;
const PRELOAD = new URL('./preload.ts', import.meta.url).href;
/** Milliseconds before a process that could not start is started again, as whoever watches over it would. */
const AGAIN = 300;
/** How many lines of a process's log are kept for whoever looks for a fault. */
const LINES = 400;

/** One process of the server, with a line between it and each of those it talks to. */
export class Instance {
  readonly name: string;
  /** Between clients and it. */
  readonly clients: Line;
  readonly bus: Line;
  readonly database: Line;
  /** What it said, the latest last. */
  readonly log: string[] = [];
  /** How often it ended although nobody ended it. */
  crashes = 0;
  /** How often it ended while it had too little memory, which is no wonder. */
  starved = 0;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;
  private isWanted = false;
  private heap: number | undefined;
  private starting: Promise<void> | undefined;

  constructor(
    name: string,
    lines: { readonly clients: Line; readonly bus: Line; readonly database: Line },
    env: Readonly<Record<string, string>>,
  ) {
    this.name = name;
    this.clients = lines.clients;
    this.bus = lines.bus;
    this.database = lines.database;
    this.env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.clients.port}`;
  }

  get pid(): number {
    return this.child!.pid!;
  }

  /** Starts it, again and again until it is there; with so many megabytes for its heap, if that is said. */
  start(heap?: number): Promise<void> {
    this.isWanted = true;
    this.heap = heap;
    this.starting ??= this.launches().finally(() => {
      this.starting = undefined;
    });
    return this.starting;
  }

  private async launches(): Promise<void> {
    while (this.isWanted && !(await this.launch())) await pause(AGAIN);
  }

  private launch(): Promise<boolean> {
    const child = spawn(process.execPath, ['--import', PRELOAD, MAIN], {
      env: { ...process.env, ...this.env, ...this.room() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    return new Promise((resolve) => {
      let isOpen = false;
      const hear = (text: Buffer): void => {
        this.log.push(...String(text).trimEnd().split('\n').map(readable));
        this.log.splice(0, this.log.length - LINES);
        if (String(text).includes('Hideout is open')) {
          isOpen = true;
          resolve(true);
        }
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => {
        resolve(false);
        if (!this.isWanted) return;
        if (this.heap !== undefined) this.starved += 1;
        if (!isOpen) return;
        if (this.heap === undefined) this.crashes += 1;
        void this.start(this.heap);
      });
    });
  }

  private room(): Readonly<Record<string, string>> {
    return this.heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${this.heap}` };
  }

  async kill(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    await this.starting;
  }

  freeze(): void {
    this.child!.kill('SIGSTOP');
  }

  thaw(): void {
    this.child!.kill('SIGCONT');
  }

  /** Its clock may have been set. */
  lookAtClock(): void {
    this.child!.kill('SIGUSR2');
  }
}

/** A line of the log without what makes it long. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  const { time, msg, table = '', err } = JSON.parse(line) as Record<string, unknown> & { time: number };
  const { message = '', stack = '' } = (err ?? {}) as { message?: string; stack?: string };
  const where = /at (?:async )?([\w.]+) \(file/.exec(stack)?.[1] ?? '';
  return [new Date(time).toISOString().slice(11, 23), msg, table, message, where].join(' ');
}

/** Several processes over one PostgreSQL and one NATS, all of them our own. */
export interface Fleet {
  readonly postgres: OwnPostgres;
  readonly nats: OwnNats;
  readonly instances: readonly Instance[];
  /** Puts all clocks forward, or back. */
  jump(by: number): void;
  end(): Promise<void>;
}

export async function launch(instances: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
  const postgres = await startPostgres({ durable: true });
  const nats = await startNats();
  const fleet: Instance[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'hideout-chaos-'));
  const jumped = join(folder, 'jumped');
  writeFileSync(jumped, '0');
  setRight();
  const end = async (): Promise<void> => {
    await Promise.all(fleet.map((instance) => instance.kill()));
    for (const { clients, bus, database } of fleet) for (const line of [clients, bus, database]) line.close();
    await nats.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // PostgreSQL would outlive us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  try {
    for (let n = 0; n < instances; n++)
      fleet.push(await instance(`process ${n}`, postgres.url, nats.url, { ...env, HIDEOUT_JUMPED: jumped }));
    // One after the other, so that the first makes the tables of the database.
    for (const each of fleet) await each.start();
  } catch (error) {
    await end();
    throw error;
  }
  const set = (by: number): void => {
    // Whole or not at all: somebody may be starting just now.
    writeFileSync(`${jumped}.new`, String(jump(by)));
    renameSync(`${jumped}.new`, jumped);
    for (const each of fleet) each.lookAtClock();
  };
  return { postgres, nats, instances: fleet, jump: set, end };
}

async function instance(
  name: string,
  postgres: string,
  nats: string,
  env: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort();
  const lines = {
    clients: await Line.to(port),
    bus: await Line.to(Number(new URL(nats).port)),
    database: await Line.to(Number(new URL(postgres).port)),
  };
  return new Instance(name, lines, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: through(postgres, lines.database),
    NATS_URL: through(nats, lines.bus),
    HIDEOUT_LIMITS: 'off',
    HIDEOUT_LOG: 'error',
    ...env,
  });
}

/** The same address, over a line. */
function through(url: string, { port }: Line): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
