import type { Chance } from '#table/game.ts';
import type { Look, TableInfo } from '#wire/messages.ts';
import { plausible } from '../fuzz/messages.ts';
import { raw, send } from '../fuzz/raw.ts';
import { ANSWERING, type Count, type Crew, type Member, Wire } from './crew.ts';
import { Halves } from './halves.ts';
import { from } from './quiet.ts';
import { busyTable, finished, LET_GO, longTable, tableOf, tablesOf } from './tables.ts';

/** What attackers do with what they are given. */
interface Scene {
  readonly crew: Crew;
  readonly chance: Chance;
  readonly count: Count;
}

/** One attempt; `end` lets go of what was held. */
export interface Strike {
  (): void;
  end?(): void;
}

interface Attack {
  /** Attempts a second, by all of them together: attackers and server share this machine's processors. */
  readonly perSecond: number;
  /** Whatever is needed before the first attempt. */
  arm(scene: Scene): Promise<Strike>;
}

const any = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;
const NOTHING: Strike = () => undefined;

export const ATTACKS = {
  /** Every command there is, at tables of their own. */
  commands: {
    perSecond: 2000,
    async arm({ crew, chance }) {
      const tables = await tablesOf(crew, { game: 'beutezug', seats: 2, own: 1 });
      const known = { tables: tables.map(({ table }) => table), cookie: '' };
      return () => crew.next()?.send(JSON.stringify(plausible(chance, known)));
    },
  },
  /** As many tables with hard bots as one may have, and every move made at once. */
  bots: {
    perSecond: 0,
    async arm({ crew }) {
      const each = { 1: 45, 20: 5 }[crew.members.length] ?? 3;
      await Promise.all(
        crew.members.map(async (member) => {
          for (let n = 0; n < each; n++) await busyTable(member, n).catch(() => undefined);
        }),
      );
      return NOTHING;
    },
  },
  /** Hints and looks at the past, more than anybody can work out. */
  hints: {
    perSecond: 1000,
    async arm({ crew }) {
      const tables = await tablesOf(crew, { game: 'art-robbery', seats: 2, own: 2 });
      const toAct = new Map<string, number>();
      for (const { table, owner } of tables) {
        const look = await owner.wires[0]!.ask<Look>('look', { table, seat: 0 });
        toAct.set(table, look?.frame?.toAct[0] ?? 0);
      }
      let n = 0;
      return () => {
        if (tables.length === 0) return;
        const { table, owner } = tables[n++ % tables.length]!;
        const wire = owner.wires[Math.floor(n / tables.length) % owner.wires.length]!;
        const where = { table, seat: toAct.get(table)!, at: 0 };
        wire.tell(n % 3 === 0 ? 'past' : 'hint', where);
      };
    },
  },
  /** Everybody reads the lists, and public tables change all the time. */
  lists: {
    perSecond: 16,
    async arm({ crew }) {
      for (const wire of crew.wires) wire.tell('lobby', { on: true });
      const wanted = { game: 'beutezug', seats: 3, own: 1, public: true, isBegun: false };
      const tables = await tablesOf(crew, wanted);
      let n = 0;
      return () => {
        if (tables.length === 0) return;
        const { table, owner } = tables[n++ % tables.length]!;
        owner.wires[n % owner.wires.length]!.tell('set', { table, odds: n % 2 === 0 });
      };
    },
  },
  /** Long answers, which every third window does not read. */
  looks: {
    perSecond: 2000,
    async arm({ crew }) {
      const [first] = crew.members;
      const table = first === undefined ? undefined : await tableOf(first, { game: 'beutezug', seats: 2, own: 1 });
      if (first === undefined || table === undefined) return NOTHING;
      const line = 'x'.repeat(500);
      for (let n = 0; n < 200; n += first.wires.length)
        await Promise.all(first.wires.map((wire) => wire.ask('say', { table, text: line })));
      let n = 0;
      return () => {
        // Not before others have got ready over the same windows.
        if (n++ === 0) for (const { wires } of crew.members) for (const wire of wires.slice(ANSWERING)) wire.deafen();
        crew.next()?.tell('look', { table });
      };
    },
  },
  /** Tables with records as long as they get, which nobody has open. */
  openings: {
    perSecond: 50,
    async arm({ crew }) {
      const each = crew.members.length === 1 ? 4 : 1;
      const long = await Promise.all(
        crew.members.flatMap((member) => Array.from({ length: each }, (_, n) => longTable(member, n))),
      );
      const tables = long.flatMap((each) => each ?? []);
      let n = 0;
      return () => {
        const next = tables[n++ % Math.max(1, tables.length)];
        if (next === undefined || performance.now() - next.left < LET_GO) return;
        next.wire.tell('look', { table: next.table });
        next.wire.tell('unlook', { table: next.table });
        next.left = performance.now();
      };
    },
  },
  /** Control frames, which are no messages. */
  pings: {
    perSecond: 4000,
    async arm({ crew }) {
      const bytes = Buffer.alloc(125, 'x');
      return () => crew.next()?.ping(bytes);
    },
  },
  /** Messages as long as they may be, and now and then longer. */
  big: {
    perSecond: 1500,
    async arm({ crew, chance }) {
      const text = (length: number): string => `{"id":"b","do":"say","table":"a-b-c","text":"${'x'.repeat(length)}"}`;
      const [long, tooLong] = [text(16_000), text(20_000)];
      return () => crew.next()?.send(chance.below(200) === 0 ? tooLong : long);
    },
  },
  /** Walls that are nothing but blanks. */
  walls: {
    perSecond: 33,
    async arm({ crew }) {
      const wanted = { game: 'burgle-bros', seats: 2, own: 1, isBegun: false };
      const tables = await tablesOf(crew, wanted);
      const options = { walls: [`${' '.repeat(15_500)}x`, '', ''] };
      let n = 0;
      return () => {
        if (tables.length === 0) return;
        const { table, owner } = tables[n++ % tables.length]!;
        owner.wires[n % owner.wires.length]!.tell('set', { table, options });
      };
    },
  },
  /** Upgrades that are none, and lines that are reset in every phase. */
  upgrades: {
    perSecond: 150,
    async arm({ crew, chance, count }) {
      const kinds = ['address', 'refused', 'otherwise', 'half', 'frames', 'noise'] as const;
      return () => void send(crew.port, raw(chance, any(chance, kinds))).then((answer) => count(`raw ${answer}`));
    },
  },
  /** Requests that are as they should be, for everything that is kept of somebody, and the record of a game. */
  http: {
    perSecond: 300,
    async arm({ crew, chance, count }) {
      const [first] = crew.members;
      const [over] = (first && (await finished(first).catch(() => undefined))) ?? [];
      const paths = [
        'me/export',
        'me/games',
        'me/finished',
        'me/calls',
        'me',
        `tables/${over?.table ?? 'none'}/record`,
      ];
      let waiting = 0;
      return () => {
        const member = any(chance, crew.members);
        if (member === undefined || waiting >= MOST_REQUESTS) return;
        waiting += 1;
        void requested(crew.port, member, `/api/${any(chance, paths)}`)
          .then(
            (status) => count(`http ${status}`),
            () => count('http not answered'),
          )
          .finally(() => {
            waiting -= 1;
          });
      };
    },
  },
  /** Requests that never end. */
  halves: {
    perSecond: 100,
    async arm({ crew, chance, count }) {
      const halves = new Halves(crew.port, chance, count);
      return Object.assign(() => halves.more(), { end: () => halves.end() });
    },
  },
  /** Coming and going, some of them new each time. */
  churn: {
    perSecond: 100,
    async arm({ crew, chance, count }) {
      return () => {
        const member = crew.members[chance.below(crew.members.length)];
        if (member === undefined) return;
        if (chance.below(10) === 0) void crew.join('Mallory', member.address);
        const wire = new Wire(crew.port, member, count);
        void wire.open().then(() => {
          wire.tell('lobby', { on: true });
          setTimeout(() => wire.end(), chance.below(100));
        });
      };
    },
  },
  /** Tables out of a game that is over, each given up at once. */
  branches: {
    perSecond: 40,
    async arm({ crew, chance }) {
      const some = crew.members.slice(0, 3);
      const over = await Promise.all(some.map((member) => finished(member).catch(() => undefined)));
      const tables = over.flatMap((each) => each ?? []);
      return () => {
        if (tables.length === 0) return;
        const { owner, table, entries } = tables[chance.below(tables.length)]!;
        const wire = owner.wires[chance.below(ANSWERING)]!;
        void wire.ask<TableInfo>('branch', { table, at: chance.below(entries) }).then((made) => {
          if (made !== undefined) for (const seat of [0, 1]) wire.tell('resign', { table: made.table, seat });
        });
      };
    },
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;
export const ATTACK_NAMES = Object.keys(ATTACKS) as readonly AttackName[];

/** As many requests as an attacker waits for. */
const MOST_REQUESTS = 200;
/** … for so many milliseconds. */
const PATIENCE = 5000;

/** Asks as a page does, and reads the answer. */
async function requested(port: number, { cookie, address }: Member, path: string): Promise<number | string> {
  const headers = { cookie, ...from(address) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(PATIENCE) });
  await answer.arrayBuffer();
  return answer.status;
}
