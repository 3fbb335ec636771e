import { parentPort, workerData } from 'node:worker_threads';
import { openPostgres } from '../postgres.ts';
import { openSqliteThread } from '../sqlite-thread.ts';
import { made, TOGETHER, table } from './rows.ts';

/** What a thread is asked to do: open the place, make the tables, and try to be first with each of their entries. */
export interface Writing {
  readonly engine: keyof typeof OPEN;
  readonly where: string;
  readonly name: string;
  readonly tables: readonly string[];
  readonly entries: number;
}

const OPEN = { SQLite: openSqliteThread, PostgreSQL: (url: string) => openPostgres(url, TOGETHER) } as const;

const { engine, where, name, tables, entries } = workerData as Writing;
const archive = await OPEN[engine](where);
for (const id of tables) await archive.addTable(table(id));
const firsts: string[] = [];
for (let n = 1; n <= entries; n += 1) {
  const answers = await Promise.all(tables.map((id) => archive.append(id, n, made(`${n} by ${name}`))));
  firsts.push(...tables.flatMap((id, i) => (answers[i] ? [`${id}: ${n} by ${name}`] : [])));
}
await archive.close();
parentPort!.postMessage(firsts);
