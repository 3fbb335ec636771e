import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { granted, house, startedTable, Window } from '../../test/house.ts';
import { openPostgres, type Patience } from '../postgres.ts';
import { emptiedPostgres } from './databases.ts';
import { made, TOGETHER, table } from './rows.ts';

/** As short as a database takes that is well. */
const SHORT: Patience = { connection: 5000, statement: 500, answer: 5000, pause: 5000 };

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
  const archive = await openPostgres(url, TOGETHER, SHORT);
  onTestFinished(() => archive.close());
  await archive.addTable(table('vault'));
  const release = await locked(url);
  await expect(archive.append('vault', 1, made('go'))).rejects.toThrow('statement timeout');
  expect((await archive.read('vault'))!.record.entries).toEqual([]);
  await release();
  expect(await archive.append('vault', 1, made('go'))).toBe(true);
});

test('at a table that is a refusal, and the game goes on when the lock is gone', async () => {
  const url = await emptiedPostgres();
  const kept = await openPostgres(url, TOGETHER, SHORT);
  const there = await house({}, undefined, (unused) => {
    void unused.close();
    return kept;
  });
  const mira = await there.guest('Mira');
  const id = await startedTable([mira]);
  const window = new Window(mira, id, 0);
  const { at, moves } = await window.until(({ frame }) => (frame!.moves.length > 0 ? frame : undefined));
  const move = { table: id, seat: 0, at, move: moves[0]!.name };
  const release = await locked(url);
  expect(await mira.link.ask('move', move)).toEqual({ refused: 'failed' });
  await release();
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
  const line = await lineTo(await emptiedPostgres());
  const archive = await openPostgres(line.url, TOGETHER, { ...SHORT, answer: 500 });
  await archive.addTable(table('vault'));
  line.die();
  await expect(archive.table('vault')).rejects.toThrow('timeout');
  expect(await archive.table('vault')).toMatchObject({ id: 'vault' });
  void archive.close().catch(() => undefined);
});
