import { setTimeout as pause } from 'node:timers/promises';
import { quick } from '#table/chance.ts';
import { Ear, type Heard } from '../../server/calls/ear.ts';
import { Fleet } from './fleet.ts';
import { type Manner, Pair, type Result } from './pair.ts';

export interface CallsOptions {
  /** After which somebody is waited for. */
  readonly moves: number;
  readonly kills: number;
  readonly pairs: number;
  readonly processes: number;
  readonly seed: string;
  readonly progress?: (moves: number, kills: number) => void;
}

export interface CallsResult {
  /** Of those who were away: how many, how many were called within five seconds, and how long it took. */
  readonly away: number;
  readonly inTime: number;
  readonly median: number;
  readonly slowest: number;
  readonly lost: number;
  /** How often a browser rang twice for the same; and how often the same came twice, of which the browser shows one. */
  readonly twice: number;
  readonly repeated: number;
  readonly watched: number;
  readonly whileInSight: number;
  readonly answered: number;
  readonly afterAnswer: number;
  /** Of those two, rings that say nothing: the servers did not keep up just then. */
  readonly late: number;
  readonly withdrawn: number;
  readonly kills: number;
  readonly faults: readonly string[];
}

/** How soon somebody should be called, in milliseconds. */
const IN_TIME = 5000;
/** Of so many moves one is made while the other looks, and one is answered at once. */
const OF = 7;
/** A process is killed within so many milliseconds of a move: while it decides, claims, rings. */
const WITHIN = 3000;

/** Lets people move while processes are killed, and counts who was called, how soon and how often. */
export async function callsRun(options: CallsOptions): Promise<CallsResult> {
  const ear = await Ear.open();
  const fleet = await Fleet.launch(options.processes, { HIDEOUT_NEIGHBOURS: ear.host, HIDEOUT_LOG: 'silent' });
  const pairs: Pair[] = [];
  try {
    const chance = quick(options.seed);
    for (let n = 0; n < options.pairs; n++)
      pairs.push(await Pair.meet(n, fleet.urls, ear, quick(`${options.seed} ${n}`)));
    let [begun, moved, kills] = [0, 0, 0];
    let killing: Promise<void> = Promise.resolve();
    const everyMoves = options.moves / Math.max(1, options.kills);
    /** One after the other: there is always a process left. */
    const hit = (): void => {
      moved += 1;
      if (kills >= options.kills || moved < (kills + 1) * everyMoves * 0.9) return;
      kills += 1;
      killing = killing.then(async () => {
        await pause(chance.below(WITHIN));
        await fleet.kill(chance.below(options.processes));
      });
      options.progress?.(moved, kills);
    };
    const results: Result[] = [];
    await Promise.all(
      pairs.map(async (pair) => {
        while (begun < options.moves) {
          begun += 1;
          const manner: Manner = begun % OF === 1 ? 'watches' : begun % OF === 2 ? 'answers' : 'away';
          results.push(await pair.move(manner, hit));
        }
      }),
    );
    await killing;
    return { kills, ...counted(results), ...heardBy(ear.heard), faults: ear.faults };
  } finally {
    for (const pair of pairs) pair.close();
    await fleet.end();
    await ear.close();
  }
}

function counted(results: readonly Result[]) {
  const of = (manner: Manner): readonly Result[] => results.filter((result) => result.manner === manner);
  const prompt = (some: readonly Result[]): readonly Result[] => some.filter(({ isLate }) => !isLate);
  const rang = (some: readonly Result[]): readonly number[] => some.flatMap(({ after }) => after ?? []);
  const times = rang(of('away')).toSorted((a, b) => a - b);
  return {
    away: of('away').length,
    inTime: times.filter((time) => time <= IN_TIME).length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    slowest: times.at(-1) ?? 0,
    lost: of('away').length - times.length,
    watched: of('watches').length,
    whileInSight: rang(prompt(of('watches'))).length,
    answered: of('answers').length,
    afterAnswer: rang(prompt(of('answers'))).length,
    late: rang([...of('watches'), ...of('answers')].filter(({ isLate }) => isLate)).length,
  };
}

/** What browsers made of it: one that shows the same already does not ring again. */
function heardBy(heard: readonly Heard[]) {
  const shown = new Map<string, string>();
  const rung = new Map<string, number>();
  let repeated = 0;
  let withdrawn = 0;
  for (const { browser, message } of heard) {
    if ('close' in message) {
      withdrawn += 1;
      shown.delete(`${browser} ${message.close}`);
      continue;
    }
    const place = `${browser} ${message.tag}`;
    const id = `${browser} ${message.id}`;
    if (shown.get(place) === message.id) repeated += 1;
    else rung.set(id, (rung.get(id) ?? 0) + 1);
    shown.set(place, message.id);
  }
  const twice = [...rung.values()].filter((times) => times > 1).length;
  return { twice, repeated, withdrawn };
}
