import type { TableRow } from '#lobby/archive.ts';
import { quick } from '#table/chance.ts';
import type { AnyGame } from '#table/game.ts';
import type { Command } from '#wire/messages.ts';
import { Audit, type Fault } from './audit.ts';
import { PostOffice } from './post-office.ts';
import { type Deed, randomSteps, type Step, settled } from './steps.ts';
import { settle, Time } from './time.ts';
import { Twins } from './twins.ts';

/** What happens, one after the other, and where: in one process or in two that share an archive. */
export interface History {
  readonly seed: string;
  readonly processes: 1 | 2;
  /** As in the lobby's world. */
  readonly rest: number;
  readonly steps: readonly Step[];
}

export interface Games {
  readonly marked: ReadonlyMap<string, AnyGame>;
  readonly twins: ReadonlyMap<string, AnyGame>;
}

export interface Played {
  readonly fault: Fault | undefined;
  /** How many letters were sent, and how many of them compared with the twin's. */
  readonly letters: number;
  readonly compared: number;
  /** The command of each deed, or what else it was. */
  readonly deeds: readonly string[];
}

const LENGTH = 90;
/** Bots move after a millisecond each; whoever waits, waits for so many. */
const BOT_MOVES = 12;
/** Long enough for lists to be sent and for a rest to be over, in milliseconds. */
const WHILE = 300;
const MINUTE = 60_000;

export function randomHistory(seed: string): History {
  const chance = quick(seed);
  return {
    seed,
    processes: chance.below(3) === 0 ? 2 : 1,
    rest: chance.below(3) === 0 ? 100 : 0,
    steps: randomSteps(chance, LENGTH),
  };
}

/** Lets everything happen, in both worlds, and stops at the first thing that somebody should not have been sent. */
export async function play({ seed, processes, rest, steps }: History, games: Games): Promise<Played> {
  const time = new Time();
  const terms = { time, processes, rest, seed };
  time.begin();
  const audit = new Audit(
    (person, table) => stage.presence.of(person, table),
    () => time.now,
  );
  const stage: PostOffice = new PostOffice({ ...terms, games: games.marked, noted: (row) => audit.note(row) });
  const twin = new PostOffice({ ...terms, games: games.twins, noted: (_: TableRow) => undefined });
  const twins = new Twins(stage, twin, audit);
  const done: string[] = [];
  let letters = 0;
  let waiting: Deed[] = [];
  let fault: Fault | undefined;
  try {
    for (const step of steps) {
      const deed = await settled(step, [stage, twin]);
      if (deed !== undefined) waiting.push(deed);
      if (step.together || waiting.length === 0) continue;
      const deeds = waiting;
      waiting = [];
      const first = done.length;
      done.push(...deeds.map(worded));
      audit.begin(
        deeds.flatMap((each) =>
          'ask' in each ? [{ person: stage.windows[each.window]!.person?.id, ...each.ask }] : [],
        ),
      );
      for (const each of [stage, twin]) {
        each.begin();
        await perform(each, deeds, first);
      }
      await passing(deeds, time, [stage, twin]);
      letters += stage.letters.length;
      fault = audit.check(stage) ?? (await twins.check());
      if (fault !== undefined) break;
    }
    await stage.end();
    await twin.end();
  } finally {
    time.end();
  }
  return { fault, letters, compared: twins.compared, deeds: done };
}

/** Does all that at once, and lets it come to rest. */
async function perform(stage: PostOffice, deeds: readonly Deed[], first: number): Promise<void> {
  const all = deeds.map(async (deed, i) => {
    if ('ask' in deed) return stage.ask(deed.window, { id: `c${first + i}`, ...deed.ask } as Command);
    if (deed.act === 'open') return stage.open(deed.window, deed.process);
    if (deed.act === 'hangUp') return stage.close(deed.window);
    if (deed.act === 'forget') return stage.forget(deed.window);
    return deed.act === 'restart' ? stage.restart() : undefined;
  });
  await Promise.all(all);
  await settle();
}

/** What takes time takes it in both worlds at once. */
async function passing(deeds: readonly Deed[], time: Time, stages: readonly PostOffice[]): Promise<void> {
  const acts = deeds.flatMap((deed) => ('act' in deed ? [deed.act] : []));
  if (acts.includes('tick')) {
    time.pass(MINUTE + 1);
    await settle();
    for (const stage of stages) await stage.tick();
    await settle();
  }
  if (!acts.includes('wait')) return;
  for (let n = 0; n < BOT_MOVES; n++) {
    time.pass(1);
    await settle();
  }
  time.pass(WHILE);
  await settle();
}

const worded = (deed: Deed): string =>
  'ask' in deed
    ? `window ${deed.window}: ${JSON.stringify(deed.ask)}`
    : `${'window' in deed ? `window ${deed.window}: ` : ''}${deed.act}`;
