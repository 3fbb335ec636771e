import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house.ts';
import type { Pinger, QuietBot, QuietTable } from './quiet.ts';

/** What must be so for a second until everything counts as normal. */
const NORMAL = {
  /** Milliseconds that a ping or a move takes at most. */
  answer: 250,
  /** … and a look at the past, which a bot of the same moment may hold up. */
  past: 500,
  /** … and a hard bot, which thinks for a second at most. */
  bot: 3000,
  /** Seconds of processor time in a second, beside what the quiet tables need. */
  cpu: 0.4,
  /** Megabytes that it may have grown. */
  growth: 8,
  /** Files and connections more than in peace. */
  files: 40,
} as const;
const SECOND = 1000;

/** What peace is like here. */
export interface Peace {
  readonly cpu: number;
  readonly files: number;
}

/** A second of it. */
export async function peace(house: House): Promise<Peace> {
  const cpu = house.cpu;
  await pause(SECOND);
  return { cpu: house.cpu - cpu, files: house.files };
}

/** Milliseconds until everything is as in peace for a second, that second not counted; or as long as one waits. */
export async function calmAfter(
  house: House,
  quiet: { readonly table: QuietTable; readonly bot: QuietBot; readonly pinger: Pinger },
  usual: Peace,
  patience: number,
): Promise<{ readonly after: number; readonly why: string }> {
  const begun = performance.now();
  for (;;) {
    for (const delays of [quiet.table.moves, quiet.table.pasts]) delays.taken();
    quiet.pinger.delays.taken();
    const [memory, from] = [house.memory, performance.now()];
    const { cpu, files } = await peace(house);
    const [moves, pings] = [quiet.table.moves.taken(), quiet.pinger.delays.taken()];
    const pasts = quiet.table.pasts.taken();
    const after = from - begun;
    const { waiting } = quiet.bot.answers;
    const why = [
      ...(moves.count === 0 || moves.most > NORMAL.answer ? [`moves take ${Math.round(moves.most)} ms`] : []),
      ...(pings.count === 0 || pings.most > NORMAL.answer ? [`pings take ${Math.round(pings.most)} ms`] : []),
      ...(pasts.most > NORMAL.past ? [`a look at the past takes ${Math.round(pasts.most)} ms`] : []),
      ...(waiting > NORMAL.bot ? [`a bot takes ${Math.round(waiting)} ms`] : []),
      ...(cpu > usual.cpu + NORMAL.cpu || cpu < 0 ? [`it works ${Math.round(100 * cpu)} %`] : []),
      ...(house.memory > memory + NORMAL.growth ? ['its memory grows'] : []),
      ...(files > usual.files + NORMAL.files ? [`${files} files are open`] : []),
    ].join(', ');
    if (why === '' || after > patience) return { after, why };
  }
}
