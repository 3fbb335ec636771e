import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quick } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { hideout } from '../server/process.ts';
import { memoryOf } from '../server/usage.ts';
import { HttpLane, type Lane, type Notes, RawLane, SocketLane } from './lanes.ts';
import type { Known } from './messages.ts';

export interface FuzzResult {
  readonly messages: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Megabytes that the server held after the first tenth and at the end. */
  readonly memory: readonly [number, number];
  readonly faults: readonly string[];
}

const root = new URL('../../', import.meta.url).pathname;
/** The ways to the server: how many go on side by side, and which share of everything they carry. */
const WAYS = [
  { Lane: SocketLane, lanes: 6, share: 0.7 },
  { Lane: HttpLane, lanes: 8, share: 0.2 },
  { Lane: RawLane, lanes: 12, share: 0.1 },
] as const;
/** Little room, so that what is not needed any more is cleared away, and what is never let go of shows. */
const TIGHT = '--max-old-space-size=64 --max-semi-space-size=4';
/** In a shorter run everything is still being loaded and compiled. */
const WARM = 20_000;
/** What a server may hold at the end, of what it held after the first tenth. */
const GROWTH = 1.2;
/** More faults than this say nothing new. */
const ENOUGH = 200;
const SECRET = 'the-salt-that-only-Mira-knows';

/** Sends so many bad messages to a server of its own, over HTTP, sockets and bare lines, and looks whether it minds. */
export async function fuzzRun(messages: number, seed: string, progress: (sent: number) => void): Promise<FuzzResult> {
  const folder = mkdtempSync(join(root, '.bench-'));
  const served = await hideout({ HIDEOUT_DATA: join(folder, 'hideout.db'), NODE_OPTIONS: TIGHT });
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  let [isAlive, early, sent] = [true, 0, 0];
  const notes: Notes = {
    secret: SECRET,
    count: (what) => {
      answers[what] = (answers[what] ?? 0) + 1;
    },
    fault: (what) => void faults.push(what),
  };
  served.child.once('exit', (code) => {
    isAlive = false;
    faults.push(`the server ended with ${code}`);
  });
  served.child.stdout!.on('data', (text: Buffer) => faults.push(`logged: ${String(text).slice(0, 500)}`));
  const travel = async (lane: Lane, rest: { left: number }): Promise<void> => {
    while (isAlive && faults.length < ENOUGH && rest.left > 0) {
      const some = await lane.some();
      rest.left -= some;
      sent += some;
      if (early === 0 && isAlive && sent >= messages / 10) early = memoryOf(served.child.pid!);
      progress(sent);
    }
    lane.end();
  };
  try {
    const known = await tables(served.url);
    await Promise.all(
      WAYS.flatMap(({ Lane, lanes, share }) => {
        const rest = { left: messages * share };
        return Array.from({ length: lanes }, (_, n) =>
          travel(new Lane(served.port, quick(`${seed} ${Lane.name} ${n}`), known, notes), rest),
        );
      }),
    );
    if (!isAlive) return { messages: sent, answers, memory: [early, 0], faults };
    const ready = await fetch(`${served.url}/health/ready`);
    if (!ready.ok) faults.push('not ready any more');
    const late = memoryOf(served.child.pid!);
    if (messages >= WARM && late > GROWTH * early) faults.push('it holds more and more memory');
    return { messages: sent, answers, memory: [Math.round(early), Math.round(late)], faults };
  } finally {
    served.child.removeAllListeners('exit');
    served.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tables for the forger, who is a person like any other: somebody else's and some of their own, one of each being played
 * and one filling.
 */
async function tables(server: string): Promise<Known> {
  const [mira, mallory] = await Promise.all([Guest.arrive(server, 'Mira'), Guest.arrive(server, 'Mallory')]);
  const [made, badges]: [string[], string[]] = [[], []];
  for (const owner of [mira, mallory])
    for (const isBegun of [true, false]) {
      const { table } = granted(await owner.link.ask('create', { game: 'art-robbery', seats: 2, public: true }));
      await sitDown([sitting(owner)], table, owner === mira ? SECRET : undefined);
      if (isBegun) await begin([sitting(owner)], table);
      made.push(table);
      badges.push(granted(await owner.link.ask('look', { table })).badge!);
    }
  for (const { link } of [mira, mallory]) link.close();
  return { tables: made, cookie: mallory.cookie, badges };
}
