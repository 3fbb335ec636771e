import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '#wire/messages.ts';
import { kept } from '../kill/check.ts';
import type { Orders, Tally } from './attacker.ts';
import { ATTACK_NAMES, type AttackName } from './attacks.ts';
import { calmAfter, peace } from './calm.ts';
import type { Scale } from './crew.ts';
import type { Figures } from './delays.ts';
import { Gauge, type Reading } from './gauge.ts';
import { House, SOURCES } from './house.ts';
import { Pinger, QuietBot, QuietTable } from './quiet.ts';

const root = new URL('../../', import.meta.url).pathname;
const program = (name: string): string => new URL(`./${name}.ts`, import.meta.url).pathname;

/** One stretch of the siege: who does what, for how long. */
export interface Phase {
  readonly attacks: readonly AttackName[];
  readonly scale: Scale;
  readonly seconds: number;
}

/** How it went. */
export interface Row extends Tally {
  readonly name: string;
  readonly scale: Scale | 'nobody';
  readonly moves: Figures;
  /** … and looks at the past, which wait for the thread that hints wait for. */
  readonly pasts: Figures;
  readonly pings: Figures;
  /** The same pings to a server that does nothing, and how late this process itself was: what is the machine's. */
  readonly echo: Figures;
  readonly own: number;
  readonly bot: Figures;
  readonly server: Reading;
  readonly deaths: readonly string[];
  /** Milliseconds until everything was as before, and what was not if it took too long. */
  readonly calm: { readonly after: number; readonly why: string };
}

export interface Siege {
  readonly rows: readonly Row[];
  /** Moves of quiet people that were acknowledged. */
  readonly acknowledged: number;
  readonly botFailures: number;
  /** Hints and looks back that were given up because they took too long: a matter of speed, unlike faults. */
  readonly timeouts: number;
  /** Whatever must never be: moves lost, refusals to the quiet, complaints of the server. */
  readonly faults: readonly string[];
}

/** What nobody may notice of a siege: milliseconds for 99 of 100 moves, megabytes. */
export const BARS = { moves: 250, memory: 512 } as const;
/** Nobody waits longer than this for peace, in milliseconds. */
export const PATIENCE = 10_000;
/** Milliseconds that attackers may take to get ready, where they are let. */
const ARMING = 40_000;
/** Milliseconds of peace at first. */
const PEACE = 3000;

/** Each attack by itself from everywhere, then everything at once: so many minutes in all. */
export function plan(minutes: number): readonly Phase[] {
  const scales = ['person', 'address', 'many'] as const satisfies readonly Scale[];
  const seconds = Math.max(2, (60 * minutes * 0.55) / (scales.length * ATTACK_NAMES.length));
  const mixed = (60 * minutes * 0.25) / scales.length;
  return [
    ...ATTACK_NAMES.flatMap((name) => scales.map((scale) => ({ attacks: [name], scale, seconds }))),
    ...scales.map((scale) => ({ attacks: ATTACK_NAMES, scale, seconds: mixed })),
  ];
}

/** Besieges a server of its own while some people quietly play there. */
export async function siegeRun(
  phases: readonly Phase[],
  told: (row: Row) => void,
  start: readonly string[] = SOURCES,
): Promise<Siege> {
  const folder = mkdtempSync(join(root, '.bench-'));
  const house = await House.open(join(folder, 'hideout.db'), start);
  // The server would outlive us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void house.end().then(() => process.exit(1)));
  const echo = fork(program('echo'));
  const gauge = new Gauge(house);
  try {
    const table = await QuietTable.of(house.url);
    const bot = await QuietBot.of(house.url);
    const pinger = new Pinger(`ws://127.0.0.1:${house.port}/socket?v=${PROTOCOL}`);
    const echoPort = await new Promise((resolve) => echo.once('message', resolve));
    const echoes = new Pinger(`ws://127.0.0.1:${echoPort}`);
    const own = monitorEventLoopDelay({ resolution: 10 });
    own.enable();
    table.begin();
    bot.begin();
    /** Figures of one stretch; whatever was before is left out. */
    const measured = async <T>(work: () => Promise<T>) => {
      for (const delays of [table.moves, table.pasts, pinger.delays, echoes.delays, bot.answers]) delays.taken();
      gauge.taken();
      own.reset();
      const died = house.deaths.length;
      const result = await work();
      return {
        ...{
          moves: table.moves.taken(),
          pasts: table.pasts.taken(),
          pings: pinger.delays.taken(),
          echo: echoes.delays.taken(),
        },
        ...{ bot: bot.answers.taken(), own: own.percentile(99) / 1e6, server: gauge.taken() },
        deaths: house.deaths.slice(died),
        result,
      };
    };
    const { result: usual, ...before } = await measured(async () => {
      await pause(PEACE);
      return peace(house);
    });
    const calm = { after: 0, why: '' };
    const rows: Row[] = [];
    const add = (row: Row): void => {
      rows.push(row);
      told(row);
    };
    add({ name: 'peace', scale: 'nobody', attempts: 0, answers: {}, calm, ...before });
    for (const [place, phase] of phases.entries()) {
      const { result, ...figures } = await measured(() => assault(house, { ...phase, port: house.port, place }));
      add({
        name: phase.attacks.length === 1 ? phase.attacks[0]! : 'everything',
        scale: phase.scale,
        ...result,
        ...figures,
        calm: await calmAfter(house, { table, bot, pinger }, usual, PATIENCE),
      });
      if (isSpent(rows.at(-1)!)) await house.renew();
    }
    for (const each of [pinger, echoes, gauge]) each.end();
    await Promise.all([table.end(), bot.end()]);
    await house.end();
    const acknowledged = [...table.acknowledged, ...bot.acknowledged];
    const others = house.complaints.filter((line) => !line.includes('aborted due to timeout'));
    const faults = [
      ...(await kept(house.file, acknowledged)),
      ...[...table.wrongs, ...bot.wrongs].map((wrong) => `somebody quiet was told: ${wrong}`),
      ...others.map((line) => `the server complained: ${line.slice(0, 300)}`),
    ];
    const timeouts = house.complaints.length - others.length;
    return { rows, acknowledged: acknowledged.length, botFailures: gauge.botFailures, timeouts, faults };
  } finally {
    gauge.end();
    await house.end();
    echo.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is left of it is no measure for what comes next. */
const isSpent = ({ calm, server }: Row): boolean => calm.why !== '' || server.memory >= BARS.memory;

/** Until the attackers have done what they were to do, or the server is dead, which is enough. */
async function assault(house: House, orders: Orders): Promise<Tally> {
  const attackers = fork(program('attacker'));
  const died = house.deaths.length;
  let tally: Tally = { attempts: 0, answers: {} };
  const over = new Promise<void>((resolve) => {
    attackers.on('message', (message) => {
      tally = message as Tally;
    });
    attackers.once('exit', () => resolve());
  });
  attackers.send(orders);
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const end = performance.now() + 1000 * orders.seconds + ARMING;
  while (!isOver && house.deaths.length === died && performance.now() < end) await pause(50);
  if (!isOver) attackers.kill('SIGKILL');
  await over;
  return tally;
}
