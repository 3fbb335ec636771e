import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quick } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import { freePort } from '../../scripts/port.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { hideout, type Served } from '../server/process.ts';
import { type Checked, check } from './check.ts';
import { Player } from './player.ts';

export interface KillOptions {
  readonly kills: number;
  readonly clients: number;
  readonly seed: string;
  /** Told after each kill. */
  readonly progress?: (kill: number) => void;
}

export interface KillResult extends Checked {
  readonly kills: number;
  /** Milliseconds from the last restart until everybody agreed. */
  readonly agreedAfter: number;
}

const root = new URL('../../', import.meta.url).pathname;
/** Milliseconds between a start and the next kill. */
const LIFE = { least: 30, more: 500 };
/** Nobody may take longer than this to agree, in milliseconds. */
const PATIENCE = 30_000;
/** Seats of the tables, in turn; one of them with a bot. */
const TABLES = [
  { game: 'art-robbery', people: 4, seats: 4 },
  { game: 'beutezug', people: 3, seats: 3 },
  { game: 'art-robbery', people: 2, seats: 3 },
  { game: 'beutezug', people: 2, seats: 2 },
] as const;

/** Lets people play at random while the server is killed again and again, and looks for what was lost or doubled. */
export async function killRun({ kills, clients, seed, progress }: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(root, '.bench-'));
  const file = join(folder, 'hideout.db');
  const port = String(await freePort());
  const start = (): Promise<Served> => hideout({ PORT: port, HIDEOUT_DATA: file });
  const chance = quick(seed);
  const players: Player[] = [];
  const people: Guest[] = [];
  let served = await start();
  const { url: server } = served;
  try {
    for (let i = 0; i < clients; i++) people.push(await Guest.arrive(server, `Player ${i}`));
    const groups: Guest[][] = [];
    for (let i = 0, n = 0; i < people.length; n++) {
      const group = people.slice(i, i + TABLES[n % TABLES.length]!.people);
      groups.push(group);
      i += group.length;
    }
    const newTable = async (group: readonly Guest[], n: number): Promise<void> => {
      const players4 = await newGame(group, n);
      players.push(
        ...players4.map(({ guest, table, seat }) => new Player(guest, table, seat, quick(`${seed} ${table} ${seat}`))),
      );
    };
    await Promise.all(groups.map(newTable));
    let resting = false;
    const goingOn = (async () => {
      while (!resting) {
        await pause(50);
        for (const [n, group] of groups.entries()) {
          const mine = players.filter(({ guest }) => group.includes(guest)).slice(-group.length);
          if (!resting && mine.every(({ isOver }) => isOver)) await newTable(group, n);
        }
      }
    })();
    for (let kill = 1; kill <= kills; kill++) {
      await pause(LIFE.least + chance.below(LIFE.more));
      served.child.removeAllListeners('exit');
      const gone = new Promise((resolve) => served.child.once('exit', resolve));
      served.child.kill('SIGKILL');
      await gone;
      served = await start();
      progress?.(kill);
    }
    const restarted = performance.now();
    resting = true;
    await goingOn;
    for (const player of players) player.rest();
    await agreement(players);
    const agreedAfter = performance.now() - restarted;
    for (const { link } of people) link.close();
    await served.end();
    return { kills, agreedAfter, ...(await check(file, players)) };
  } finally {
    for (const { link } of people) link.close();
    served.child.removeAllListeners('exit');
    served.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new table for these people. Every step is asked until it is answered, also over a killed server. */
async function newGame(group: readonly Guest[], n: number) {
  const { game, seats } = TABLES[n % TABLES.length]!;
  const [owner] = group as [Guest, ...Guest[]];
  const { table } = granted(await owner.link.ask('create', { game, seats: Math.max(seats, group.length, 2) }));
  const sitters = group.map(sitting);
  await sitDown(sitters, table);
  await begin(sitters, table);
  return group.map((guest, seat) => ({ guest, table, seat }));
}

/** Until nobody waits for an answer and all at a table have seen the same. */
async function agreement(players: readonly Player[]): Promise<void> {
  const tables = [...Map.groupBy(players, ({ table }) => table).values()];
  const begun = performance.now();
  let calm = 0;
  // Bots may still be moving: everybody must agree for a while.
  while (calm < 20) {
    if (performance.now() - begun > PATIENCE) return;
    await pause(100);
    const agree = tables.every((seated) => new Set(seated.map(({ seen }) => seen?.frame?.at)).size === 1);
    calm = agree && players.every(({ isQuiet }) => isQuiet) ? calm + 1 : 0;
  }
}
