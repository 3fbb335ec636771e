import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Occupied } from './occupied.ts';

/** What is locked: a number of ours, the same in every version. */
const KEY = 4_600_460_046;
/** One that is just leaving, or whose connection is just being cleared away, is waited for, in milliseconds. */
const PATIENCE = 3000;
const PAUSE = 250;
/** What PostgreSQL says while it starts, stops or recovers, and how long that is waited for. */
const STARTING = '57P03';
const STARTING_PATIENCE = 30_000;

/** A database that does not say a word is given up after so many milliseconds. */
const CONNECTING = 10_000;

/**
 * A process's place in the database, held by a connection of its own for as long as the process lives: one that dies has
 * left. Those that can tell each other share it; one that cannot has it alone.
 */
export class Tenancy {
  private readonly url: string;
  private readonly shared: boolean;
  private readonly evicted: (reason: Error) => void;
  private client: pg.Client | undefined;
  private ended = false;

  /** Moves in, or says why not. `evicted` is called if the place is lost later and somebody else has taken it. */
  static async take(url: string, shared: boolean, evicted: (reason: Error) => void): Promise<Tenancy> {
    const tenancy = new Tenancy(url, shared, evicted);
    await tenancy.enter();
    return tenancy;
  }

  private constructor(url: string, shared: boolean, evicted: (reason: Error) => void) {
    this.url = url;
    this.shared = shared;
    this.evicted = evicted;
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.client?.end();
  }

  private async enter(): Promise<void> {
    const client = await this.connected();
    const lock = this.shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    for (let waited = 0; ; waited += PAUSE) {
      const { rows } = await client.query<{ entered: boolean }>(`select ${lock}($1) as entered`, [KEY]);
      if (rows[0]!.entered) break;
      if (waited >= PATIENCE) {
        await client.end();
        throw new Occupied(
          this.shared
            ? 'another Hideout without NATS_URL uses it alone; give that one NATS_URL too'
            : 'another Hideout uses it; several on one database need NATS_URL, each of them',
        );
      }
      await pause(PAUSE);
    }
    this.client = client;
    client.once('end', () => void this.enterAgain());
  }

  /** A database that is just starting is waited for. */
  private async connected(): Promise<pg.Client> {
    for (let waited = 0; ; waited += PAUSE) {
      const client = new pg.Client({
        connectionString: this.url,
        keepAlive: true,
        connectionTimeoutMillis: CONNECTING,
      });
      // What there is to do about it is done when it has ended.
      client.on('error', () => {});
      try {
        await client.connect();
        return client;
      } catch (error) {
        if ((error as { code?: string }).code !== STARTING || waited >= STARTING_PATIENCE) throw error;
        await pause(PAUSE);
      }
    }
  }

  /** The connection is gone: the database was restarted, or the line was cut. */
  private async enterAgain(): Promise<void> {
    while (!this.ended) {
      try {
        return await this.enter();
      } catch (error) {
        if (error instanceof Occupied) return this.evicted(error);
        await pause(PAUSE);
      }
    }
  }
}
