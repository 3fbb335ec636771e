import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offered } from '#games/index.ts';
import { frozen } from '../../scripts/freeze.ts';
import { startNats } from '../../scripts/nats.ts';
import { freePort } from '../../scripts/port.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { hideout, type Served } from '../server/process.ts';
import { fileOf } from './bump.ts';

const root = new URL('../../', import.meta.url).pathname;
const PRELOAD = new URL('./preload.ts', import.meta.url).href;

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];

/** A place that is updated: which of its processes are there, and where. */
export interface House {
  /** Where a process of the old version answers, and one of the new. */
  readonly open: { readonly old?: string; readonly new?: string };
  /** What is kept, for whoever reads it afterwards. */
  readonly place: { readonly data: string; readonly database?: string };
  /** The frozen files of the old version. */
  readonly folder: string;
  /** The new version comes: beside the old one, or in its place where there can be only one. */
  update(): Promise<void>;
  /** The new version fails, and the old one is there alone again. */
  back(): Promise<void>;
  /** The old version goes for good. */
  complete(): Promise<void>;
  end(): Promise<void>;
}

export async function opened(engine: Engine): Promise<House> {
  const folder = mkdtempSync(join(root, '.bench-'));
  for (const id of offered()) writeFileSync(fileOf(folder, id), await frozen(id));
  const env = { HIDEOUT_FROZEN: folder, HIDEOUT_BOT_PAUSE: '0', HIDEOUT_REST: '0' };
  const house = await (engine === 'SQLite' ? onSqlite(folder, env) : onPostgres(folder, env));
  return {
    ...house,
    get open() {
      return house.open;
    },
    folder,
    async end() {
      await house.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Env = Readonly<Record<string, string>>;
type Built = Omit<House, 'folder'>;

/** Threads have what their process has, and so this too. */
const NEW = { NODE_OPTIONS: `--import ${PRELOAD}` };

/** As when the power fails. */
async function kill({ child }: Served): Promise<void> {
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** One server uses a file, so one takes the place of the other, at the same address. */
async function onSqlite(folder: string, env: Env): Promise<Built> {
  const data = join(folder, 'hideout.db');
  const usual = { ...env, HIDEOUT_DATA: data, PORT: String(await freePort()) };
  let served = await hideout(usual);
  let isNew = false;
  return {
    place: { data },
    get open() {
      return isNew ? { new: served.url } : { old: served.url };
    },
    async update() {
      await served.end();
      served = await hideout({ ...usual, ...NEW });
      isNew = true;
    },
    async back() {
      await kill(served);
      served = await hideout(usual);
      isNew = false;
    },
    async complete() {},
    end: () => served.end(),
  };
}

/** Old and new side by side, on one database. */
async function onPostgres(folder: string, env: Env): Promise<Built> {
  const postgres = await startPostgres();
  const nats = await startNats();
  const usual = { ...env, DATABASE_URL: postgres.url, NATS_URL: nats.url };
  const port = String(await freePort());
  let old: Served | undefined = await hideout(usual);
  let fresh: Served | undefined;
  return {
    place: { data: join(folder, 'none'), database: postgres.url },
    get open() {
      return { ...(old && { old: old.url }), ...(fresh && { new: fresh.url }) };
    },
    async update() {
      fresh = await hideout({ ...usual, ...NEW, PORT: port });
    },
    async back() {
      const failed = fresh!;
      fresh = undefined;
      await kill(failed);
    },
    async complete() {
      const last = old!;
      old = undefined;
      await last.end();
    },
    async end() {
      await Promise.all([old?.end(), fresh?.end()]);
      await nats.stop();
      postgres.stop();
    },
  };
}
