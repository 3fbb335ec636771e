import { type OwnNats, startNats } from '../../scripts/nats.ts';
import { freePort } from '../../scripts/port.ts';
import { type OwnPostgres, startPostgres } from '../../scripts/postgres.ts';
import { hideout, type Served } from '../server/process.ts';

/** Several processes on one PostgreSQL and one NATS, each of which can be killed, and is started again at the same address. */
export class Fleet {
  readonly urls: readonly string[];
  /** Where all of it is kept. */
  readonly database: string;
  private readonly served: Served[];
  private readonly start: (n: number) => Promise<Served>;
  private readonly postgres: OwnPostgres;
  private readonly nats: OwnNats;

  static async launch(processes: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
    const postgres = await startPostgres();
    const nats = await startNats();
    const ports: number[] = [];
    for (let n = 0; n < processes; n++) ports.push(await freePort());
    const start = (n: number): Promise<Served> =>
      hideout({ ...env, PORT: String(ports[n]), DATABASE_URL: postgres.url, NATS_URL: nats.url });
    const served: Served[] = [];
    // One after the other, so that the first makes the tables of the database.
    for (let n = 0; n < processes; n++) served.push(await start(n));
    return new Fleet(served, start, postgres, nats);
  }

  private constructor(served: Served[], start: (n: number) => Promise<Served>, postgres: OwnPostgres, nats: OwnNats) {
    this.served = served;
    this.start = start;
    this.postgres = postgres;
    this.database = postgres.url;
    this.nats = nats;
    this.urls = served.map(({ url }) => url);
  }

  /** As when the power fails; it is there again a moment later. */
  async kill(n: number): Promise<void> {
    const { child } = this.served[n]!;
    child.removeAllListeners('exit');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.served[n] = await this.start(n);
  }

  async end(): Promise<void> {
    await Promise.all(this.served.map((each) => each.end()));
    await this.nats.stop();
    this.postgres.stop();
  }
}
