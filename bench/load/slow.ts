import type { Look, TableInfo } from '#wire/messages.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { anyOf, type Score } from '../server/crowd.ts';
import { arrived, Caller, connected } from '../server/hideout.ts';

const SEATS = 2;
/** So many tables are made at once. */
const AT_ONCE = 10;

interface SlowTable {
  readonly table: string;
  /** Whoever sits in each seat. */
  readonly cookies: readonly string[];
  isVisited: boolean;
}

/** Games over days: now and then somebody comes, looks, moves and goes again. Most of these tables rest on disk. */
export class SlowTables {
  private readonly ports: readonly number[];
  private readonly tables: SlowTable[] = [];

  static async prepared(ports: readonly number[], count: number): Promise<SlowTables> {
    const slow = new SlowTables(ports);
    while (slow.tables.length < count)
      slow.tables.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - slow.tables.length) }, () => slow.made()),
        )),
      );
    return slow;
  }

  private constructor(ports: readonly number[]) {
    this.ports = ports;
  }

  private async made(): Promise<SlowTable> {
    const people = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) => arrived(anyOf(this.ports), `Slow ${seat}`)),
    );
    const callers = people.map(({ socket }) => new Caller(socket));
    const [first] = callers as [Caller, ...Caller[]];
    const clock = { kind: 'slow', days: 3 };
    const { table } = (await first.ask('create', { game: 'beutezug', seats: SEATS, clock })) as TableInfo;
    const sitters = callers.map((caller, seat) => sitting({ name: `Slow ${seat}`, link: caller }));
    await sitDown(sitters, table);
    await begin(sitters, table);
    for (const { socket } of people) socket.terminate();
    return { table, cookies: people.map(({ cookie }) => cookie), isVisited: false };
  }

  /** Lets people come at this pace until it is ended; the last ones are waited for. */
  visit(perSecond: number, score: Score): { end(): Promise<void> } {
    const visits = new Set<Promise<void>>();
    const timer = setInterval(() => {
      const free = this.tables.filter(({ isVisited }) => !isVisited);
      if (free.length === 0) return;
      const visit = this.visited(anyOf(free), score).finally(() => visits.delete(visit));
      visits.add(visit);
    }, 1000 / perSecond);
    return {
      async end() {
        clearInterval(timer);
        await Promise.all(visits);
      },
    };
  }

  /** From the connection to the acknowledged move. */
  private async visited(slow: SlowTable, score: Score): Promise<void> {
    const { table, cookies } = slow;
    slow.isVisited = true;
    const begun = performance.now();
    // Whose turn it is can be seen from any seat; they then come from a process of their own choice.
    const seat = (await this.looked(table, cookies[0]!, 0)).frame?.toAct[0];
    if (seat === undefined) return; // this game is over
    const socket = await connected(anyOf(this.ports), cookies[seat]!);
    const caller = new Caller(socket);
    const { frame } = (await caller.ask('look', { table, seat })) as Look;
    const move = anyOf(frame!.moves).name;
    await caller.ask('move', { table, seat, at: frame!.at, move });
    score.made(begun);
    socket.terminate();
    slow.isVisited = false;
  }

  private async looked(table: string, cookie: string, seat: number): Promise<Look> {
    const socket = await connected(anyOf(this.ports), cookie);
    const look = (await new Caller(socket).ask('look', { table, seat })) as Look;
    socket.terminate();
    return look;
  }
}
