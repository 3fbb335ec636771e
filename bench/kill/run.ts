import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quick, shuffle } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { Guest } from '#wire/guest.ts';
import { freePort } from '../../scripts/port.ts';
import { hideout, type Served } from '../server/process.ts';
import { type Checked, check } from './check.ts';
import { clear, fill } from './disk.ts';
import { Group } from './group.ts';
import type { Player } from './player.ts';

export interface KillOptions {
  readonly kills: number;
  readonly clients: number;
  readonly seed: string;
  /** Told after each kill. */
  readonly progress?: (kill: number) => void;
}

export interface KillResult extends Checked {
  readonly kills: number;
  readonly lives: Readonly<Record<Life, number>>;
  /** Milliseconds from the last restart until everybody agreed. */
  readonly agreedAfter: number;
}

const root = new URL('../../', import.meta.url).pathname;
/** Milliseconds between a start and the next kill. */
const LIFE = { least: 30, more: 500 };
const CLOCK = new URL('./clock.ts', import.meta.url).href;

/** What happens to a server before it is killed. */
const LIVES = {
  plain: async (_served, last) => last(),
  /** The disk is full for a while. */
  full: async ({ child }, last) => {
    await last();
    fill(child.pid!);
    await last();
    clear(child.pid!);
    await last();
  },
  /** … and still is when it is killed. */
  fullAtDeath: async ({ child }, last) => {
    await last();
    fill(child.pid!);
    await last();
  },
  /** Its clock jumps a day ahead, then an hour back. */
  clock: async ({ child }, last) => {
    for (let jump = 0; jump < 2; jump++) {
      await last();
      child.kill('SIGUSR2');
    }
    await last();
  },
} satisfies Record<string, (served: Served, last: () => Promise<void>) => Promise<void>>;

type Life = keyof typeof LIVES;
const ALL_LIVES = Object.keys(LIVES) as readonly Life[];

/** Kinds of lives, each as often as the others. */
function* lives(chance: Chance): Generator<Life, never> {
  for (;;) {
    const deck = [...ALL_LIVES];
    shuffle(deck, chance);
    yield* deck;
  }
}
/** Nobody may take longer than this to agree, in milliseconds. */
const PATIENCE = 120_000;

/** Lets people play at random while the server is killed again and again, and looks for what was lost or doubled. */
export async function killRun({ kills, clients, seed, progress }: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(root, '.bench-'));
  const file = join(folder, 'hideout.db');
  const port = String(await freePort());
  // Whatever is refused because the disk is full is a line in the log, rightly.
  const env = { PORT: port, HIDEOUT_DATA: file, HIDEOUT_LOG: 'silent', NODE_OPTIONS: `--import ${CLOCK}` };
  const start = (): Promise<Served> => hideout(env);
  const chance = quick(seed);
  const people: Guest[] = [];
  const counts: Record<Life, number> = { plain: 0, full: 0, fullAtDeath: 0, clock: 0 };
  let served = await start();
  const { url: server } = served;
  try {
    for (let i = 0; i < clients; i++) people.push(await Guest.arrive(server, `Player ${i}`));
    const groups: Group[] = [];
    for (let i = 0; i < people.length; ) {
      const group = people.slice(i, i + Group.size(groups.length));
      groups.push(new Group(groups.length, group, seed));
      i += group.length;
    }
    await Promise.all(groups.map((group) => group.sitDown()));
    let resting = false;
    const goingOn = Promise.all(
      groups.map(async (group) => {
        while (!resting) {
          await pause(50);
          if (!resting && group.isOver) await group.sitDown();
        }
      }),
    );
    const kinds = lives(chance);
    for (let kill = 1; kill <= kills; kill++) {
      const life = kinds.next().value;
      counts[life] += 1;
      await LIVES[life](served, () => pause(LIFE.least + chance.below(LIFE.more)));
      served.child.removeAllListeners('exit');
      if (served.child.exitCode !== null) throw new Error(`it ended by itself with ${served.child.exitCode}`);
      const gone = new Promise((resolve) => served.child.once('exit', resolve));
      served.child.kill('SIGKILL');
      await gone;
      served = await start();
      progress?.(kill);
    }
    const restarted = performance.now();
    resting = true;
    await goingOn;
    const players = groups.flatMap((group) => group.players);
    for (const player of players) player.rest();
    await agreement(players);
    const agreedAfter = performance.now() - restarted;
    for (const { link } of people) link.close();
    await served.end();
    return { kills, lives: counts, agreedAfter, ...(await check(file, players)) };
  } finally {
    for (const { link } of people) link.close();
    served.child.removeAllListeners('exit');
    served.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until nobody waits for an answer and all at a table have seen the same. */
async function agreement(players: readonly Player[]): Promise<void> {
  const tables = [
    ...Map.groupBy(
      players.filter(({ isGone }) => !isGone),
      ({ table }) => table,
    ).values(),
  ];
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
