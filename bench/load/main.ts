// How many moves a second one process makes on SQLite, and one, two and three on PostgreSQL with NATS, with how many
// tables; live games with people who look on, and games over days beside them: `npm run load -- --tables 10,40`.

import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { short } from '../report.ts';
import { Score, Starter } from '../server/crowd.ts';
import { hideoutCrowd } from '../server/hideout.ts';
import { memoryOf } from '../server/usage.ts';
import { type Cpu, engines, type House, onPostgres, onSqlite } from './house.ts';
import { SlowTables } from './slow.ts';

const { values } = parseArgs({
  options: {
    /** Live tables of four, several numbers with commas between them. */
    tables: { type: 'string', default: '10,40' },
    /** How many look on at each. */
    spectators: { type: 'string', default: '2' },
    /** Games over days, and how many visits a second they get. */
    slow: { type: 'string', default: '100' },
    visits: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    /** Moves a second for the latency under a load that all can bear. */
    rate: { type: 'string', default: '100' },
    processes: { type: 'string', default: '1,2,3' },
  },
});
const numbers = (list: string): number[] => list.split(',').map(Number);
const WARM_UP = 3000;
const SPAN = Number(values.seconds) * 1000;
const CORES = availableParallelism();

interface Setup {
  readonly name: string;
  readonly together: boolean;
  open(): Promise<House>;
}

interface Measured {
  readonly movesPerSecond: number;
  readonly score: Score;
  readonly shown: Score;
  readonly slow: Score;
  /** Of each part, as a share of one core. */
  readonly cpu: Cpu;
  readonly megabytes: readonly number[];
}

async function measured(house: House, { together }: Setup, tables: number, rate?: number): Promise<Measured> {
  const ports = house.servers.map(({ port }) => port);
  const [score, shown, slow] = [new Score(), new Score(), new Score()];
  const crowd = hideoutCrowd(ports, { spectators: Number(values.spectators), shown, together });
  const slowTables = await SlowTables.prepared(ports, Number(values.slow));
  const playing = await crowd.play(tables, new Starter(rate), score);
  const visiting = slowTables.visit(Number(values.visits), slow);
  await pause(WARM_UP);
  const [begun, before] = [performance.now(), house.cpu()];
  for (const each of [score, shown, slow]) each.begin();
  await pause(SPAN);
  const [seconds, after, { moves }] = [(performance.now() - begun) / 1000, house.cpu(), score];
  const megabytes = house.servers.map(({ child }) => memoryOf(child.pid!));
  await visiting.end();
  playing.end();
  const share = (now: number, then: number): number => (now - then) / seconds;
  return {
    movesPerSecond: moves / seconds,
    score,
    shown,
    slow,
    cpu: {
      servers: after.servers.map((used, i) => share(used, before.servers[i]!)),
      postgres: share(after.postgres, before.postgres),
      nats: share(after.nats, before.nats),
      clients: share(after.clients, before.clients),
      machine: share(after.machine, before.machine),
    },
    megabytes,
  };
}

const sum = (items: readonly number[]): number => items.reduce((all, item) => all + item, 0);
const times = (score: Score): string => `${short(score.quantile(0.5))} / ${short(score.quantile(0.99))}`;
const percent = (share: number): string => `${Math.round(100 * share)}`;

/** What had nothing left to give. */
function limit({ servers, postgres, nats, clients, machine }: Cpu): string {
  const parts = { servers: sum(servers), PostgreSQL: postgres, NATS: nats, clients };
  const ours = sum(Object.values(parts));
  const [largest] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0]!;
  if (machine > 0.9 * CORES)
    return ours > machine / 2 ? `all cores, most of it the ${largest}` : 'all cores, most of it other programs';
  if (servers.some((used) => used > 0.9)) return 'the core of one server process';
  if (clients > 0.9) return 'the core of the clients';
  return `waiting for each other and the disk; ${percent(machine / CORES)} % of the cores busy`;
}

const HEAD = [
  'tables',
  'setup',
  'moves/s',
  'p50 / p99 ms',
  'seen p50 / p99 ms',
  'slow visit p50 / p99 ms',
  `at ${values.rate}/s: p50 / p99 ms`,
  'CPU % servers, PostgreSQL, NATS, clients',
  'ms CPU a move: servers, PostgreSQL, NATS',
  'MB each',
  'limit',
];
const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

console.log(
  `${values.spectators} look on at each table of four; ${values.slow} games over days, ${values.visits} visits a second; ${CORES} cores for everything\n`,
);
row(HEAD);
row(HEAD.map(() => '---'));
const own = await engines();
const setups: Setup[] = [
  { name: 'SQLite', together: true, open: onSqlite },
  ...numbers(values.processes).flatMap((processes): Setup[] => {
    const open = (): Promise<House> => onPostgres(own, processes);
    const name = `PostgreSQL × ${processes}`;
    return processes === 1
      ? [{ name, together: true, open }]
      : [
          { name: `${name}, tables together`, together: true, open },
          { name: `${name}, seats spread`, together: false, open },
        ];
  }),
];
let bytes = Number.NaN;
try {
  for (const tables of numbers(values.tables))
    for (const setup of setups) {
      const house = await setup.open();
      const fast = await measured(house, setup, tables);
      const steady = await measured(house, setup, tables, Number(values.rate));
      bytes = (await house.entryBytes()) ?? bytes;
      await house.end();
      const { cpu, megabytes } = fast;
      row([
        String(tables),
        setup.name,
        short(fast.movesPerSecond),
        times(fast.score),
        times(fast.shown),
        times(fast.slow),
        times(steady.score),
        [cpu.servers.map(percent).join(' + '), percent(cpu.postgres), percent(cpu.nats), percent(cpu.clients)].join(
          ', ',
        ),
        [sum(cpu.servers), cpu.postgres, cpu.nats]
          .map((share) => short((1000 * share) / fast.movesPerSecond))
          .join(', '),
        megabytes.map((size) => Math.round(size)).join(' + '),
        limit(cpu),
      ]);
    }
  console.log(`\nan entry takes ${short(bytes)} bytes in PostgreSQL, with its index`);
} finally {
  await own.stop();
}
process.exit();
