import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { verify } from '#table/verify.ts';
import { type House, opened } from './house.ts';
import { type Setting, Table } from './table.ts';
import { nameOf, type Tally, type Wait } from './tally.ts';
import { type Pace, paceOf, termsOf } from './terms.ts';

export interface WaitsOptions {
  readonly tables: number;
  /** Over PostgreSQL and NATS; none for one process over a file. */
  readonly processes: number;
  readonly seed: string;
  readonly progress?: (pace: Pace, days: number, open: number) => void;
}

/** What became of the tables with one clock. */
export interface Row {
  readonly clock: string;
  readonly tables: number;
  readonly ended: number;
  /** How many games were played by their people alone … */
  readonly alone: number;
  /** … how many of the others with bots or friends that others called, with bots to which somebody left their seat … */
  readonly called: number;
  readonly left: number;
  /** … and where a bot played because somebody's time was over. */
  readonly lapsed: number;
  /** The longest that somebody who was there waited, and what was allowed there. */
  readonly longest: Wait;
  readonly returned: number;
  readonly seated: number;
}

export interface WaitsResult {
  readonly rows: readonly Row[];
  /** How often time was let pass, and how much of it, in days. */
  readonly steps: number;
  readonly days: number;
  readonly verified: number;
  /** Whatever does not hold, in words. */
  readonly faults: readonly string[];
}

const DAY = 24 * 60 * 60 * 1000;
/** So many tables begin at once. */
const AT_ONCE = 20;
/** So often it is looked whether the servers do what they have to do, before they are said not to. */
const PATIENCE = 200;
const SECOND = 1000;
/** No game lasts longer than this, in days: nobody is away for more than four of them. */
const LONGEST = 200;

/** People play, go away and come back, while time passes only when nothing happens any more without it. */
export async function waitsRun({ tables: count, processes, seed, progress }: WaitsOptions): Promise<WaitsResult> {
  const house = await opened(processes);
  const all: Table[] = [];
  const begun = house.time.now;
  let steps = 0;
  const faults: string[] = [];
  try {
    const terms = Array.from({ length: count }, (_, n) => termsOf(n, quick(`${seed} terms ${n}`)));
    for (const pace of ['quick', 'slow'] as const) {
      const era = new Era(house);
      const here: Table[] = [];
      const mine = [...terms.entries()].filter(([, each]) => paceOf(each.clock) === pace);
      for (let i = 0; i < mine.length; i += AT_ONCE)
        here.push(
          ...(await Promise.all(mine.slice(i, i + AT_ONCE).map(([n, each]) => Table.begun(n, each, era, seed)))),
        );
      all.push(...here);
      const since = house.time.now;
      steps += await era.pass(here, (open) => {
        const days = (house.time.now - since) / DAY;
        progress?.(pace, days, open);
        return days < LONGEST;
      });
      for (const table of here) table.end();
      faults.push(...era.faults);
    }
    const days = (house.time.now - begun) / DAY;
    const { ended, wrong } = await checked(house, all);
    const told = all.flatMap(({ tally }) => tally.faults);
    return {
      rows: rowsOf(all, ended),
      steps,
      days,
      verified: all.length - wrong.length,
      faults: [...faults, ...told, ...wrong],
    };
  } finally {
    for (const table of all) table.end();
    await house.end();
  }
}

/** Time as it passes for some tables. */
class Era implements Setting {
  readonly urls: readonly string[];
  readonly time: House['time'];
  readonly faults: string[] = [];
  private readonly house: House;
  private stirred = 0;
  private schedules: { readonly when: number; readonly work: () => Promise<void> }[] = [];

  constructor(house: House) {
    this.house = house;
    this.urls = house.urls;
    this.time = house.time;
  }

  stir(): void {
    this.stirred += 1;
  }

  schedule(when: number, work: () => Promise<void>): void {
    this.schedules.push({ when, work });
  }

  /** Lets time pass until nothing more will happen; answers in how many steps. */
  async pass(tables: readonly Table[], goesOn: (open: number) => boolean): Promise<number> {
    for (let steps = 0; ; steps++) {
      const due = await this.quiet(tables);
      if (this.faults.length > 0) return steps;
      const next = [due, ...this.schedules.map(({ when }) => when), ...tables.map((table) => table.settled())];
      const when = Math.min(...next.filter((each) => each !== undefined));
      if (!Number.isFinite(when) || !goesOn(tables.filter(({ isOver }) => !isOver).length)) return steps;
      this.time.put(when);
      await this.time.round();
      const now = this.schedules.filter((each) => each.when <= when);
      this.schedules = this.schedules.filter((each) => each.when > when);
      await Promise.all(now.map(({ work }) => work()));
      await Promise.all(tables.map((table) => table.wake()));
    }
  }

  /** Until nothing happens any more without time passing; answers when the servers have something to do next. */
  private async quiet(tables: readonly Table[]): Promise<number | undefined> {
    let before = '';
    let made = 0;
    for (let idle = 0; ; idle++) {
      await this.time.round();
      await Promise.all(tables.map((table) => table.heard()));
      const { due, next, changes, entries, at } = await this.house.standing();
      if (entries !== made) idle = 0;
      made = entries;
      const now = `${this.stirred} ${changes}`;
      // What bots leave to people for a while they do as soon as that is over, and nothing says when.
      const left = tables.filter(({ isLeftToPeople }) => isLeftToPeople).length;
      const open = [
        ...(due > left ? [`${due} tables wait for the servers, which do nothing there`] : []),
        ...tables.flatMap((table) => [...table.unaware(at.get(table.id)), ...table.unanswered]),
      ];
      if (now === before && open.length === 0)
        return due === 0 ? next : Math.min(next ?? Number.POSITIVE_INFINITY, this.time.now + SECOND);
      before = now;
      if (idle < PATIENCE) continue;
      this.faults.push(...(open.length > 0 ? open : ['there is no end to what happens without time passing']));
      return next;
    }
  }
}

/** Whether every game is over, and every record holds. */
async function checked(house: House, tables: readonly Table[]) {
  const archive = await house.archive();
  const ended = new Set<string>();
  const wrong: string[] = [];
  for (const { id, terms } of tables) {
    const row = await archive.table(id);
    const stored = await archive.read(id);
    if (row?.phase === 'over' || row?.phase === 'abandoned') ended.add(id);
    const verdict = stored && verify((await catalogue[terms.game]!.rules()).game, stored.record);
    if (verdict?.holds !== true) wrong.push(`${id}: the record does not hold: ${JSON.stringify(verdict)}`);
    else if (!ended.has(id))
      wrong.push(
        `${id} (${nameOf(terms.clock)}): is ${row?.phase} for ever, at ${row?.at}, ${JSON.stringify(row?.places)}`,
      );
  }
  await archive.close();
  return { ended, wrong };
}

function rowsOf(tables: readonly Table[], ended: ReadonlySet<string>): readonly Row[] {
  return [...Map.groupBy(tables, ({ terms }) => nameOf(terms.clock))].map(([clock, here]) => {
    const tallies = here.map(({ tally }) => tally);
    const having = (has: (tally: Tally) => number): number => tallies.filter((tally) => has(tally) > 0).length;
    const sum = (of: (tally: Tally) => number): number => tallies.reduce((all, tally) => all + of(tally), 0);
    return {
      clock,
      tables: here.length,
      ended: here.filter(({ id }) => ended.has(id)).length,
      alone: tallies.filter((tally) => byOthers(tally) === 0).length,
      called: having((tally) => tally.of('called') + tally.of('lent')),
      left: having((tally) => tally.of('leaves') + tally.of('resigns')),
      lapsed: having((tally) => tally.of('lapsed')),
      longest: tallies.map(({ longest }) => longest).reduce((a, b) => (b.waited > a.waited ? b : a)),
      returned: sum((tally) => tally.of('returned')),
      seated: sum((tally) => tally.of('seated')),
    };
  });
}

const byOthers = (tally: Tally): number =>
  (['called', 'lent', 'leaves', 'resigns', 'lapsed'] as const).reduce((sum, what) => sum + tally.of(what), 0);
