import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './port.ts';
import { install, mayInstall, type Runner, run, runBeside } from './program.ts';

/** A PostgreSQL that answers. */
export interface Postgres {
  /** Of somebody who may make databases. */
  readonly url: string;
  /** Ends it if it was started for us. */
  stop(): void;
}

/** One of our own, which may be ended and started again at the same address. */
export interface OwnPostgres extends Postgres {
  readonly pid: number;
  /** Ends it: `fast` hangs up on everybody, `immediate` is a crash. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  resume(): Promise<void>;
}

/** Where one usually listens. */
const USUAL_PORT = 5432;

const SUPERUSER = 'postgres';

const HOW = `Hideout's tests need a PostgreSQL in which they may make databases of their own. Either
  - start one on 127.0.0.1:${USUAL_PORT} that lets the user postgres in (PGUSER and PGPASSWORD say otherwise), or
  - say where one is: DATABASE_URL=postgres://user:password@host:port/database npm test, or
  - install the server's programs (Debian, Ubuntu: apt-get install postgresql) so that they can be started here.`;

/** The one in DATABASE_URL, the one at the usual place, or one that is started for this run. */
export async function findPostgres(port: number = USUAL_PORT): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') {
    const wrong = await complaint(given);
    if (wrong !== undefined) throw new Error(`DATABASE_URL does not answer: ${wrong}\n${HOW}`);
    return { url: given, stop() {} };
  }
  const usual = urlOf(process.env.PGUSER ?? SUPERUSER, port);
  if ((await complaint(usual)) === undefined) return { url: usual, stop() {} };
  return startPostgres();
}

/**
 * Starts one from the system's programs in a folder that goes away with it, installing them where that is allowed. What
 * it keeps need not outlive the tests, so nothing waits for the disk, unless it is to be `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<OwnPostgres> {
  const programs = programFolder() ?? installed();
  if (programs === undefined) throw new Error(HOW);
  const runner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'hideout-postgres-'));
  if (runner !== undefined) chownSync(folder, runner.uid, runner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'}`;
  const program = join(programs, 'pg_ctl');
  const resume = (): Promise<void> =>
    runBeside(program, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], runner);
  const stop = () => {
    spawnSync(program, ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...runner, cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run(join(programs, 'initdb'), ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], runner);
    await resume();
  } catch (error) {
    stop();
    throw new Error(`A PostgreSQL could not be started. ${HOW}`, { cause: error });
  }
  return {
    url: urlOf(SUPERUSER, port),
    stop,
    get pid() {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    },
    halt: (how) => runBeside(program, ['-D', data, '-w', '-m', how, 'stop'], runner),
    resume,
  };
}

const urlOf = (user: string, port: number): string =>
  `postgres://${encodeURIComponent(user)}@127.0.0.1:${port}/postgres`;

/** Why there is no use in this address. */
async function complaint(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
  } finally {
    await client.end();
  }
}

/** The folder with the server's programs: on the path, or where Debian keeps them, the newest first. */
function programFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const kept = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...kept.map((version) => join(versions, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Installs them if we may, without the server that Debian would otherwise set up and start for the whole machine. */
function installed(): string | undefined {
  if (!mayInstall()) return undefined;
  const settings = '/etc/postgresql-common/createcluster.d';
  const setting = join(settings, 'hideout-tests.conf');
  mkdirSync(settings, { recursive: true });
  writeFileSync(setting, 'create_main_cluster = false\n');
  try {
    install('postgresql');
  } catch (error) {
    throw new Error(`apt-get could not install PostgreSQL. ${HOW}`, { cause: error });
  } finally {
    rmSync(setting, { force: true });
  }
  return programFolder();
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function unprivileged(): Runner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((what) => Number(run('id', [what, 'postgres'])));
  return { uid: uid!, gid: gid! };
}
