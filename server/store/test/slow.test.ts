import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { granted, house, startedTable, Window } from '../../test/house.ts';
import type { ServerArchive } from '../archive.ts';
import { openPostgres, type Patience } from '../postgres.ts';
import { emptiedPostgres } from './databases.ts';
import { made, TOGETHER, table } from './rows.ts';

/** Longer than a database takes that is well, on a machine that has much to do. */
const PATIENT: Patience = { connection: 30_000, statement: 30_000, answer: 30_000, pause: 30_000 };
/** Only for what is never answered, or asked for as often as it takes. */
const SHORT = 500;

/** Two on one database: one that waits as long as it takes, and one that soon has waited too long for what is locked. */
async function both(url: string): Promise<readonly [ServerArchive, ServerArchive]> {
  const patient = await openPostgres(url, TOGETHER, PATIENT);
  onTestFinished(() => patient.close());
  const hurried = await openPostgres(url, TOGETHER, { ...PATIENT, statement: SHORT });
  onTestFinished(() => hurried.close());
  return [patient, hurried];
}

/** Somebody who has locked the tables' rows, until they let go. */
async function locked(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; select * from progress for update');
  return async () => void (await client.query('rollback'));
}

test('whoever waits too long for what somebody else has locked hears so, and nothing is half done', async () => {
  const url = await emptiedPostgres();
  const [patient, hurried] = await both(url);
  await patient.addTable(table('vault'));
  const release = await locked(url);
  await expect(hurried.append('vault', 1, made('go'))).rejects.toThrow('statement timeout');
  expect((await patient.read('vault'))!.record.entries).toEqual([]);
  await release();
  while (!(await hurried.append('vault', 1, made('go')).catch(() => false)));
  expect((await patient.read('vault'))!.record.entries).toHaveLength(1);
});

test('at a table that is a refusal, and the game goes on when the lock is gone', async () => {
  const url = await emptiedPostgres();
  const [patient, hurried] = await both(url);
  let isLocked = false;
  const there = await house({}, undefined, (unused) => {
    void unused.close();
    return { ...patient, append: (...asked) => (isLocked ? hurried : patient).append(...asked), close: async () => {} };
  });
  const mira = await there.guest('Mira');
  const id = await startedTable([mira]);
  const window = new Window(mira, id, 0);
  const { at, moves } = await window.until(({ frame }) => (frame!.moves.length > 0 ? frame : undefined));
  const move = { table: id, seat: 0, at, move: moves[0]!.name };
  const release = await locked(url);
  isLocked = true;
  expect(await mira.link.ask('move', move)).toEqual({ refused: 'failed' });
  await release();
  isLocked = false;
  expect(granted(await mira.link.ask('move', move)).at).toBe(at + 1);
});

/** A line to the database that can go dead: it stays open, and nothing comes through. */
async function lineTo(url: string) {
  const { hostname, port } = new URL(url);
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const die = (): void => {
    for (const [near, far] of pairs) {
      near.unpipe();
      far.unpipe();
    }
  };
  return { url: through.href, die };
}

test('a line that has gone dead is given up for another one', async () => {
  const url = await emptiedPostgres();
  const [patient] = await both(url);
  await patient.addTable(table('vault'));
  const line = await lineTo(url);
  const archive = await openPostgres(line.url, TOGETHER, { ...PATIENT, answer: SHORT });
  const looked = async (): Promise<void> => {
    while ((await archive.table('vault').catch(() => undefined))?.id !== 'vault');
  };
  await looked();
  line.die();
  await expect(archive.table('vault')).rejects.toThrow('timeout');
  await looked();
  void archive.close().catch(() => undefined);
});
