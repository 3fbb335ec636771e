import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/port.ts';
import { cpuOf, memoryOf } from '../server/usage.ts';

const at = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;
/** How a server is started: from its sources, and as hosts do who have built it. */
export const SOURCES: readonly string[] = [at('server/main.ts')];
export const BUILT: readonly string[] = [at('dist/main.js'), 'serve'];
/** What Node takes by itself on a machine with a gigabyte. */
const HEAP = '--max-old-space-size=512';
/** Milliseconds before it is started again, so that the siege goes on. */
const AGAIN = 200;

/** The server under siege, with its usual limits; whenever it dies that is noted, and it is started again. */
export class House {
  readonly port: number;
  readonly file: string;
  /** The last words of each process that ended although nobody ended it. */
  readonly deaths: string[] = [];
  /** What it complained of: every line of its log, which has nothing but faults in it. */
  readonly complaints: string[] = [];
  private readonly start: readonly string[];
  private child: ChildProcess | undefined;
  private isWanted = true;

  static async open(file: string, start: readonly string[]): Promise<House> {
    const house = new House(await freePort(), file, start);
    await house.launch();
    return house;
  }

  private constructor(port: number, file: string, start: readonly string[]) {
    this.port = port;
    this.file = file;
    this.start = start;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Megabytes of memory. */
  get memory(): number {
    return this.known(memoryOf);
  }

  /** Seconds of processor time that this process of it has used. */
  get cpu(): number {
    return this.known(cpuOf);
  }

  /** Files and connections that it holds open. */
  get files(): number {
    return this.known((pid) => readdirSync(`/proc/${pid}/fd`).length);
  }

  /** 0 of one that is not there. */
  private known(read: (pid: number) => number): number {
    try {
      return read(this.child!.pid!);
    } catch {
      return 0;
    }
  }

  /** Another process in its place, as if nothing had been: what one attack has left behind is not the next one's. */
  async renew(): Promise<void> {
    await this.end();
    this.isWanted = true;
    await this.launch();
  }

  async end(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([gone, pause(5000)]);
    child.kill('SIGKILL');
    await gone;
  }

  private launch(): Promise<void> {
    const child = spawn(process.execPath, [...this.start], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        HIDEOUT_DATA: this.file,
        HIDEOUT_PROXY: 'yes',
        HIDEOUT_LOG: 'error',
        NODE_OPTIONS: HEAP,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let words = '';
    child.stderr.on('data', (text: Buffer) => {
      words = (words + String(text)).slice(-4000);
    });
    return new Promise((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        if (String(text).includes('Hideout is open')) resolve();
        else this.complaints.push(...String(text).trimEnd().split('\n'));
      });
      child.once('exit', (code, signal) => {
        if (!this.isWanted) return;
        const why = /^.*(?:Error|heap out of memory).*$/m.exec(words)?.[0] ?? words.trim().split('\n').at(-1);
        this.deaths.push(`${code ?? signal}: ${why}`);
        setTimeout(() => {
          if (this.isWanted) void this.launch().then(resolve);
        }, AGAIN);
      });
    });
  }
}
