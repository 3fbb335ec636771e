import { setTimeout as pause } from 'node:timers/promises';
import { quick } from '#table/chance.ts';
import { disagreements } from './agreement.ts';
import { type Checked, check } from './check.ts';
import { giveDisk } from './disk.ts';
import { type Fleet, launch } from './fleet.ts';
import { Party } from './party.ts';
import { type Kind, makeTrouble } from './trouble.ts';
import { beginNoting, truths } from './truth.ts';
import { Window } from './window.ts';

export interface ChaosOptions {
  readonly faults: number;
  readonly parties: number;
  readonly processes: number;
  readonly seed: string;
  /** Told at each fault. */
  readonly progress?: (fault: number, kind: Kind) => void;
}

export interface ChaosResult extends Checked {
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly clients: number;
  /** How often a process died of too little memory, and was started again. */
  readonly starved: number;
  /** Milliseconds from the end of the last fault until everybody saw the same, as far as the database. */
  readonly agreedAfter: number;
  /** The last words of the processes. */
  readonly log: readonly string[];
}

/** How long people play before the first fault, and after the last, in milliseconds. */
const PEACE = 1500;
/** Nobody may take longer than this to agree, in milliseconds. */
const PATIENCE = 120_000;

/** Lets people play while everything around them breaks, and looks for what was lost, doubled or made up. */
export async function chaosRun(options: ChaosOptions): Promise<ChaosResult> {
  const fleet = await launch(options.processes, {
    HIDEOUT_BOT_PAUSE: '100',
  });
  const windows: Window[] = [];
  try {
    await beginNoting(fleet.postgres.url);
    await giveDisk(fleet.postgres.url);
    return await play(fleet, windows, options);
  } finally {
    for (const { link } of windows) link.close();
    await fleet.end();
  }
}

async function play(
  fleet: Fleet,
  windows: Window[],
  { faults, parties: count, seed, progress }: ChaosOptions,
): Promise<ChaosResult> {
  const { url } = fleet.postgres;
  const chance = quick(seed);
  const parties = await gathered(fleet, windows, count, seed);
  await Promise.all(parties.map((party) => party.sitDown()));
  let goesOn = true;
  const failures: string[] = [];
  const games = Promise.all(
    parties.map(async (party) => {
      while (goesOn) {
        await pause(50);
        if (goesOn && party.isOver) await party.sitDown();
      }
    }),
  ).catch((error: unknown) => failures.push(String(error)));
  await pause(PEACE);
  const kinds = await makeTrouble({ fleet, chance }, faults, progress ?? (() => undefined));
  const begun = performance.now();
  goesOn = false;
  await games;
  const viewers = parties.flatMap((party) => party.viewers);
  for (const viewer of viewers) viewer.rest();
  const seated = viewers.filter(({ isGone }) => !isGone);
  let wrong = await disagreements(url, seated);
  while (wrong.length > 0 && performance.now() - begun < PATIENCE) {
    await pause(50);
    wrong = await disagreements(url, seated);
  }
  const agreedAfter = performance.now() - begun;
  // Bots may go on where somebody's time runs out now; whatever is shown from here on is not compared.
  for (const { link } of windows) link.close();
  const checked = check(
    windows.map(({ history }) => history),
    await truths(url, [...new Set(viewers.map(({ table }) => table))]),
  );
  const crashes = fleet.instances.filter(({ crashes }) => crashes > 0);
  return {
    ...checked,
    kinds,
    clients: windows.length,
    starved: fleet.instances.reduce((sum, { starved }) => sum + starved, 0),
    agreedAfter,
    log: fleet.instances.flatMap(({ name, log }) => log.map((line) => `${name}: ${line}`)),
    faults: [
      ...crashes.map(({ name, crashes: times }) => `${name} ended by itself, ${times} times`),
      ...failures,
      ...viewers.flatMap(({ wrongs }) => wrongs),
      ...wrong.map((what) => `not agreed after ${PATIENCE} ms: ${what}`),
      ...checked.faults,
    ],
  };
}

/** People in parties, each party with somebody of the next one in its audience. */
async function gathered(fleet: Fleet, windows: Window[], count: number, seed: string): Promise<readonly Party[]> {
  const servers = fleet.instances.map(({ url }) => url);
  const groups: Window[][] = [];
  for (let n = 0; n < count; n++) {
    const group: Window[] = [];
    for (let i = 0; i < Party.size(n); i++) {
      const name = `Player ${windows.length}`;
      const window = await Window.open(name, servers, quick(`${seed} ${name}`));
      windows.push(window);
      group.push(window);
    }
    groups.push(group);
  }
  return groups.map((group, n) => new Party(n, group, [groups[(n + 1) % count]![0]!], `${seed} party ${n}`));
}
