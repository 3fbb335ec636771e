// 50 tables of Art Robbery with four sockets each, on loopback: our server, with every move on disk before it is
// acknowledged, and boardgame.io's and Colyseus', which keep them in memory. First as fast as they can, then 100 moves a second. A
// server with nothing behind it shows what clients and sockets leave room for on this machine. Exits with 1 if a budget
// of budgets.json is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/port.ts';
import { judge, short } from '../report.ts';
import { boardgameIoCrowd } from './boardgame-io.ts';
import { colyseusCrowd } from './colyseus.ts';
import { type Crowd, Score, Starter } from './crowd.ts';
import { hideoutCrowd } from './hideout.ts';
import { hideout, type Served, started } from './process.ts';

const TABLES = 50;
const WARM_UP = 3000;
const SPAN = Number(process.env.BENCH_SECONDS ?? 10) * 1000;
const STEADY = 100;

const root = new URL('../../', import.meta.url).pathname;
interface Measured {
  readonly movesPerSecond: number;
  readonly cpuPerMove: number;
  readonly p50: number;
  readonly p99: number;
}

async function measured(served: Served, crowd: Crowd, rate?: number): Promise<Measured> {
  const score = new Score();
  const playing = await crowd.play(TABLES, new Starter(rate), score);
  await pause(WARM_UP);
  const [begun, cpu] = [performance.now(), served.cpu()];
  score.begin();
  await pause(SPAN);
  const [seconds, used, { moves }] = [(performance.now() - begun) / 1000, served.cpu() - cpu, score];
  playing.end();
  return {
    movesPerSecond: moves / seconds,
    cpuPerMove: (1000 * used) / moves,
    p50: score.quantile(0.5),
    p99: score.quantile(0.99),
  };
}

/** How another server does, which keeps everything in memory. */
async function peerOf(name: string, crowd: (port: number) => Crowd): Promise<Measured> {
  const port = await freePort();
  const args = [join(root, `bench/peers/${name}.mjs`), String(port)];
  const served = await started(args, { NODE_ENV: 'production' }, port, /ready/);
  try {
    return await measured(served, crowd(port));
  } finally {
    await served.end();
  }
}

// Not the folder for temporary files, which is often in memory: this is about disks.
const folder = mkdtempSync(join(root, '.bench-'));

try {
  const ours = await hideout({ HIDEOUT_DATA: join(folder, 'usual.db') });
  const fast = await measured(ours, hideoutCrowd([ours.port]));
  const steady = await measured(ours, hideoutCrowd([ours.port]), STEADY);
  await ours.end();
  const singly = await hideout({ HIDEOUT_DATA: join(folder, 'singly.db'), HIDEOUT_REST: '0' });
  const each = await measured(singly, hideoutCrowd([singly.port]));
  await singly.end();
  const barePort = await freePort();
  const bare = await started([join(root, 'bench/server/bare.ts'), String(barePort)], {}, barePort, /ready/);
  const most = await measured(bare, hideoutCrowd([bare.port]));
  await bare.end();
  const peer = await peerOf('boardgame-io', boardgameIoCrowd);
  const colyseus = await peerOf('colyseus', colyseusCrowd);
  const line = ({ movesPerSecond, cpuPerMove, p50, p99 }: Measured): string =>
    `${short(movesPerSecond)} moves/s   ${short(cpuPerMove)} ms CPU/move   p50 ${short(p50)} ms   p99 ${short(p99)} ms`;
  const ratio = ({ movesPerSecond }: Measured): string => short(movesPerSecond / peer.movesPerSecond);
  console.log(`${TABLES} tables of Art Robbery with 4 sockets each, on loopback
  hideout, on disk           ${line(fast)}   ${ratio(fast)} times boardgame.io's
    as it comes: whoever has nothing to do hears of what follows within 100 ms as one
  … each entry by itself     ${line(each)}   ${ratio(each)} times boardgame.io's
  … nothing behind it        ${line(most)}   ${ratio(most)} times boardgame.io's
    the same clients, told only what they need to move, by a server without rules, views and disk
  boardgame.io, in memory    ${line(peer)}
  Colyseus, in memory        ${line(colyseus)}   ${ratio(colyseus)} times boardgame.io's
    which deals the next game in the same room: ours makes a table for it, where people sit down and seal the dice
  hideout at ${STEADY} moves/s    ${line(steady)}`);
  judge('server', {
    'moves/s vs boardgame.io': fast.movesPerSecond / peer.movesPerSecond,
    'moves/s vs Colyseus': fast.movesPerSecond / colyseus.movesPerSecond,
    'ms of CPU a move': fast.cpuPerMove,
    'p99 at 100 moves/s, ms': steady.p99,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
