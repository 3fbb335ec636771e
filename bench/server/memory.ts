// What a table weighs while people play at it, how quickly one comes back that had left memory, and how quickly a server
// with 10,000 stored tables is ready. Exits with 1 if a budget of budgets.json is missed.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { granted } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import type { TableInfo } from '#wire/messages.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { median } from '../measure.ts';
import { judge, short } from '../report.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { hideout } from './process.ts';

const WARM_UP = 50;
const TABLES = 100;
const SEATS = 4;
const MOVES = 40;
const STORED = 10_000;
/** A little longer than a table stays in memory with nobody looking. */
const FORGOTTEN = 12_500;

const root = new URL('../../', import.meta.url).pathname;

const folder = mkdtempSync(join(root, '.bench-'));
const data = join(folder, 'hideout.db');
let server = '';
const seatNumbers = Array.from({ length: SEATS }, (_, seat) => seat);
try {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HIDEOUT_DATA: data, HIDEOUT_LIMITS: 'off' };
  const child = fork(join(root, 'bench/server/weighed.ts'), { env, execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  server = `http://127.0.0.1:${port}`;
  const heap = async (): Promise<number> => {
    child.send('heap');
    const [answer] = (await once(child, 'message')) as [{ heap: number }];
    return answer.heap;
  };

  // Some tables first, so that everything that is loaded and compiled once is there.
  for (let i = 0; i < WARM_UP; i++) {
    const group = await arrived(i);
    await seated(group);
    for (const { link } of group) link.close();
  }
  await pause(FORGOTTEN);
  const before = await heap();
  const people: Guest[] = [];
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const group = await arrived(i);
    people.push(...group);
    tables.push(await seated(group));
  }
  const perTable = ((await heap()) - before) / TABLES;

  // Then everybody looks away.
  for (const { link } of people) link.close();
  await pause(FORGOTTEN);
  const left = ((await heap()) - before) / TABLES;
  const visitor = Guest.again(server, people[0]!);
  granted(await visitor.link.ask('ping', {}));
  const times: number[] = [];
  for (const table of tables) {
    const begun = performance.now();
    granted(await visitor.link.ask('look', { table }));
    times.push(performance.now() - begun);
  }
  visitor.link.close();
  child.kill();

  // And many tables that nobody has looked at for long.
  const archive = await openSqlite(data);
  const row = (await archive.table(tables[0]!))!;
  for (let i = 0; i < STORED; i++) await archive.addTable({ ...row, id: `stored-table-${i}`, command: `stored-${i}` });
  await archive.close();
  const begun = performance.now();
  const served = await hideout({ HIDEOUT_DATA: data });
  const answer = await fetch(`${served.url}/health/ready`);
  const readyAfter = performance.now() - begun;
  await served.end();

  console.log(`${TABLES} tables of Art Robbery with ${SEATS} sockets each, ${MOVES} moves in
  ${short(perTable / 1024)} KB of heap per table with its sockets
  ${short(left / 1024)} KB per table when everybody has looked away
  back in ${short(median(times, (time) => time))} ms (median), ${short(Math.max(...times))} ms at most
  ready ${short(readyAfter)} ms after its start with ${STORED} stored tables: ${answer.status}`);
  judge('memory', {
    'KB of heap per table': perTable / 1024,
    'back at most, ms': Math.max(...times),
    'ready with 10,000 stored tables, ms': answer.ok ? readyAfter : Number.NaN,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Four people with a socket each. */
function arrived(group: number): Promise<Guest[]> {
  return Promise.all(seatNumbers.map((seat) => Guest.arrive(server, `Player ${group}-${seat}`)));
}

/** A table in the middle of a game, with somebody looking from every seat. */
async function seated(group: readonly Guest[]): Promise<string> {
  const [owner] = group as [Guest, ...Guest[]];
  const { table } = granted(await owner.link.ask('create', { game: 'art-robbery', seats: SEATS })) as TableInfo;
  const sitters = group.map(sitting);
  await sitDown(sitters, table);
  await begin(sitters, table);
  for (const [seat, { link }] of group.entries()) granted(await link.ask('look', { table, seat }));
  for (let at = 0; at < MOVES; at++) {
    const { toAct } = granted(await owner.link.ask('look', { table, seat: 0, since: at })).frame!;
    const seat = toAct[0]!;
    const { link } = group[seat]!;
    const { moves } = granted(await link.ask('look', { table, seat, since: at })).frame!;
    granted(await link.ask('move', { table, seat, at, move: moves[at % moves.length]!.name }));
  }
  return table;
}
