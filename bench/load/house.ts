import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type OwnNats, startNats } from '../../scripts/nats.ts';
import { type OwnPostgres, startPostgres } from '../../scripts/postgres.ts';
import { hideout, type Served } from '../server/process.ts';
import { cpuOf, machineCpu } from '../server/usage.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The parts of a setup that use processor time. */
export interface Cpu {
  readonly servers: readonly number[];
  readonly postgres: number;
  readonly nats: number;
  /** This program, which plays everybody. */
  readonly clients: number;
  /** The whole machine, whoever used it. */
  readonly machine: number;
}

/** Servers that are measured, and what they need. */
export interface House {
  readonly servers: readonly Served[];
  /** Seconds of processor time so far. */
  cpu(): Cpu;
  /** Bytes that an entry takes in the database, with its index; nothing is known of a file. */
  entryBytes(): Promise<number | undefined>;
  end(): Promise<void>;
}

/** PostgreSQL and NATS of our own, every commit on disk. */
export interface Engines {
  readonly postgres: OwnPostgres;
  readonly nats: OwnNats;
  stop(): Promise<void>;
}

export async function engines(): Promise<Engines> {
  const postgres = await startPostgres({ durable: true });
  const nats = await startNats();
  const stop = async (): Promise<void> => {
    await nats.stop();
    postgres.stop();
  };
  // PostgreSQL would outlive us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  return { postgres, nats, stop };
}

const own = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** One process over a file. */
export async function onSqlite(): Promise<House> {
  // Not the folder for temporary files, which is often in memory: this is about disks.
  const folder = mkdtempSync(join(root, '.bench-'));
  const server = await hideout({ HIDEOUT_DATA: join(folder, 'hideout.db') });
  return {
    servers: [server],
    cpu: () => ({ servers: [server.cpu()], postgres: 0, nats: 0, clients: own(), machine: machineCpu() }),
    entryBytes: async () => undefined,
    async end() {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** So many processes over a database of their own. */
export async function onPostgres({ postgres, nats }: Engines, processes: number): Promise<House> {
  const name = `load_${randomBytes(4).toString('hex')}`;
  await asked(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const servers: Served[] = [];
  for (let n = 0; n < processes; n++) servers.push(await hideout({ DATABASE_URL: url.href, NATS_URL: nats.url }));
  return {
    servers,
    cpu: () => ({
      servers: servers.map((server) => server.cpu()),
      postgres: cpuOf(postgres.pid),
      nats: cpuOf(nats.pid),
      clients: own(),
      machine: machineCpu(),
    }),
    async entryBytes() {
      const [row] = await asked(url.href, `select pg_total_relation_size('entries') / count(*) as bytes from entries`);
      return Number(row?.bytes);
    },
    async end() {
      for (const server of servers) await server.end();
    },
  };
}

async function asked(url: string, query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
