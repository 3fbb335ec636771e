import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/port.ts';

/** As it is packed: what browsers are tested against is what hosts run. */
const PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js');

/** A server as a host runs it, with a file of its own; it can be killed and started again. */
export class TestServer {
  readonly url: string;
  /** How often the power has failed. */
  kills = 0;
  private readonly port: number;
  /** Where a test may listen for what the server calls people with. */
  readonly neighbour: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'hideout-e2e-'));
  /** The file that it keeps everything in. */
  readonly data = join(this.folder, 'hideout.db');
  private child: ChildProcess | undefined;

  private constructor(port: number, neighbour: number) {
    this.port = port;
    this.neighbour = neighbour;
    this.url = `http://localhost:${port}`;
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort(), await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { PATH = '' } = process.env;
    const env = {
      PATH,
      PORT: String(this.port),
      HIDEOUT_DATA: this.data,
      HIDEOUT_LIMITS: 'off',
      HIDEOUT_LOG: 'warn',
      HIDEOUT_BOT_PAUSE: '0',
      // Nobody in a test waits for a minute.
      HIDEOUT_GRACE: '6000',
      HIDEOUT_WEBHOOKS: 'on',
      HIDEOUT_NEIGHBOURS: `127.0.0.1:${this.neighbour}`,
    };
    const child = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (text: Buffer) => {
        if (String(text).includes('Hideout is open')) resolve();
      });
    });
    child.removeAllListeners('exit');
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    this.kills += 1;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
