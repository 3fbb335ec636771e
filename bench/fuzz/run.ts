import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import { PROTOCOL } from '#wire/messages.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { hideout } from '../server/process.ts';
import { forged, garbage, type Known, request } from './messages.ts';

export interface FuzzResult {
  readonly messages: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Megabytes that the server held after the first tenth and at the end. */
  readonly memory: readonly [number, number];
  readonly faults: readonly string[];
}

const root = new URL('../../', import.meta.url).pathname;
/** Messages on their way at once. */
const AT_ONCE = 40;
/** Little room, so that what is not needed any more is cleared away, and what is never let go of shows. */
const TIGHT = '--max-old-space-size=64 --max-semi-space-size=4';
/** In a shorter run everything is still being loaded and compiled. */
const WARM = 20_000;
/** What a server may hold at the end, of what it held after the first tenth. */
const GROWTH = 1.2;
const SECRET = 'the salt that only Mira knows';

/** Sends so many bad messages to a server of its own, over HTTP and sockets, and looks whether it minds. */
export async function fuzzRun(messages: number, seed: string, progress: (sent: number) => void): Promise<FuzzResult> {
  const folder = mkdtempSync(join(root, '.bench-'));
  const served = await hideout({ HIDEOUT_DATA: join(folder, 'hideout.db'), NODE_OPTIONS: TIGHT });
  const { port, url: server } = served;
  const faults: string[] = [];
  const answers: Record<string, number> = {};
  const count = (what: string): void => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  served.child.once('exit', (code) => faults.push(`the server ended with ${code}`));
  served.child.stdout!.on('data', (text: Buffer) => faults.push(`logged: ${String(text).slice(0, 500)}`));
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served.child.pid}/status`, 'utf8'))![1]) / 1024;
  try {
    const known = await tables(server);
    const chance = quick(seed);
    let early = 0;
    for (let sent = 0; sent < messages; sent += AT_ONCE) {
      await Promise.all([
        viaSocket(port, chance, known, AT_ONCE / 2, count, faults),
        ...Array.from({ length: AT_ONCE / 2 }, () => viaHttp(server, chance, known, count, faults)),
      ]);
      if (early === 0 && sent >= messages / 10) early = memory();
      progress(sent + AT_ONCE);
    }
    const ready = await fetch(`${server}/health/ready`);
    if (!ready.ok) faults.push('not ready any more');
    const late = memory();
    if (messages >= WARM && late > GROWTH * early) faults.push('it holds more and more memory');
    return { messages, answers, memory: [Math.round(early), Math.round(late)], faults };
  } finally {
    served.child.removeAllListeners('exit');
    served.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A table being played and one that is filling, for the forger to disturb, who is a person like any other. */
async function tables(server: string): Promise<Known> {
  const mira = await Guest.arrive(server, 'Mira');
  const made: string[] = [];
  for (const isBegun of [true, false]) {
    const answer = await mira.link.ask('create', { game: 'art-robbery', seats: 2, public: true });
    if (isRefused(answer)) throw new Error(answer.refused);
    const { table } = answer as { readonly table: string };
    await sitDown([sitting(mira)], table, SECRET.replaceAll(' ', '-'));
    if (isBegun) await begin([sitting(mira)], table);
    made.push(table);
  }
  const mallory = await Guest.arrive(server, 'Mallory');
  for (const { link } of [mira, mallory]) link.close();
  return { tables: made, cookie: mallory.cookie };
}

async function viaSocket(
  port: number,
  chance: Chance,
  known: Known,
  count: number,
  tell: (what: string) => void,
  faults: string[],
): Promise<void> {
  const headers = [{ cookie: known.cookie }, { cookie: known.cookie }, { cookie: `hideout=${chance.below(1e6)}` }, {}][
    chance.below(4)
  ]!;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?v=${PROTOCOL}`, { headers });
  socket.on('error', () => tell('socket error'));
  await new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('close', resolve);
  });
  let answered = 0;
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes(SECRET.replaceAll(' ', '-'))) faults.push(`leaked: ${text.slice(0, 200)}`);
      const { refused, push } = JSON.parse(text) as { refused?: string; push?: string };
      if (push !== undefined) return;
      if (refused === 'failed') faults.push(`failed: ${text}`);
      tell(`socket ${refused ?? 'ok'}`);
      answered += 1;
      if (answered === count) resolve();
    });
    socket.once('close', () => resolve());
  });
  for (let n = 0; n < count; n++) socket.send(chance.below(4) === 0 ? garbage(chance) : forged(chance, known));
  await done;
  socket.terminate();
}

async function viaHttp(
  server: string,
  chance: Chance,
  known: Known,
  tell: (what: string) => void,
  faults: string[],
): Promise<void> {
  const { path, init } = request(chance, known);
  try {
    const answer = await fetch(`${server}${path}`, { ...init, redirect: 'manual' });
    const text = await answer.text();
    tell(`http ${answer.status}`);
    if (answer.status >= 500) faults.push(`${init.method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    if (text.includes(SECRET)) faults.push(`leaked at ${path}`);
  } catch (error) {
    // What the client itself cannot send does not count against the server.
    tell(`http not sent: ${(error as Error).message.slice(0, 30)}`);
  }
}
