import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import { Watch } from '#wire/watch.ts';
import { GRACE } from '../../server/calls/decision.ts';
import type { Ear, Heard } from '../../server/calls/ear.ts';
import { insist, insisting } from '../kill/insist.ts';
import { begin, sitDown } from '../seating.ts';

/** What whoever is waited for does. */
const MANNERS = ['away', 'watches', 'answers'] as const;
export type Manner = (typeof MANNERS)[number];

/** What was expected of one move, and what came. */
export interface Result {
  readonly manner: Manner;
  /** Milliseconds from the acknowledgement until it rang; missing if it never did. */
  readonly after?: number;
  /**
   * The servers did not keep up with whoever was called: nobody can have known in time that they looked on, or had answered. It
   * says nothing then that it rang.
   */
  readonly isLate?: boolean;
}

/** Nobody is waited for longer than this before a call counts as lost, in milliseconds. */
const PATIENCE = 60_000;
/** So soon somebody answers who is quick: before anybody is called. */
const QUICK = 200;
/** So long somebody looks at a table before they have seen what happened: longer than a call takes. */
const LONG_LOOK = 4000;
const OFTEN = 50;

/** Two people who move in turn, and are called. */
export class Pair {
  private readonly people: readonly [Guest, Guest];
  private readonly ear: Ear;
  private readonly chance: Chance;
  private table = '';

  static async meet(n: number, urls: readonly string[], ear: Ear, chance: Chance): Promise<Pair> {
    const people: Guest[] = [];
    for (const i of [0, 1]) {
      const guest = await Guest.arrive(urls[chance.below(urls.length)]!, `Player ${2 * n + i}`);
      await subscribe(guest, ear);
      people.push(guest);
    }
    return new Pair(people as [Guest, Guest], ear, chance);
  }

  private constructor(people: readonly [Guest, Guest], ear: Ear, chance: Chance) {
    this.people = people;
    this.ear = ear;
    this.chance = chance;
  }

  close(): void {
    for (const { link } of this.people) link.close();
  }

  /** Moves until it is the other's turn, who behaves like this, and tells what came of it. `moved` hears of the last move. */
  async move(manner: Manner, moved: () => void): Promise<Result> {
    const frame = await this.current();
    const seat = frame.toAct[0]!;
    const other = 1 - seat;
    const watch = manner === 'watches' ? await this.watch(other) : undefined;
    const line = listenFor(this.people[other]!.link);
    const asked = Date.now();
    const at = await this.play(seat);
    const when = Date.now();
    moved();
    const result = at === undefined ? undefined : await MANNER[manner](this, { seat: other, at, asked, when });
    watch?.end();
    line.end();
    if (result === undefined) return this.move(manner, () => undefined);
    return { manner, ...result, isLate: line.wasLate || result.isLate === true };
  }

  /** Looks as pages do, which look again whenever they are connected anew. */
  private async watch(seat: number): Promise<Watch> {
    const { promise: seen, resolve: change } = Promise.withResolvers<void>();
    const refused = ({ refused: code }: Refused): never => {
      throw new Error(`refused: ${code}`);
    };
    const watch = new Watch(this.people[seat]!.link, { table: this.table, seat }, { change: () => change(), refused });
    await seen;
    return watch;
  }

  /** The frame of a game that goes on; a new one is begun if need be. */
  private async current(): Promise<Frame> {
    for (;;) {
      const frame = this.table === '' ? undefined : await this.look(0);
      if (frame !== undefined && frame.outcome === undefined) return frame;
      const { table } = (await insist(this.people[0], 'create', { game: 'art-robbery', seats: 2 }))!;
      const sitters = this.people.map((guest) => insisting(guest));
      await sitDown(sitters, table);
      await begin(sitters, table);
      this.table = table;
    }
  }

  private async look(seat: number): Promise<Frame> {
    const { table } = this;
    const looked = await insist(this.people[seat]!, 'look', { table, seat });
    await insist(this.people[seat]!, 'unlook', { table });
    return looked!.frame!;
  }

  /** Moves from this seat until it is the other's turn: after which entry. Undefined if the game is over by that. */
  private async play(seat: number): Promise<number | undefined> {
    const guest = this.people[seat]!;
    for (;;) {
      const frame = await this.look(seat);
      if (frame.outcome !== undefined) return undefined;
      if (!frame.toAct.some((each) => each === seat)) return frame.at;
      await insist(guest, 'seen', { table: this.table, seat, at: frame.at });
      const { name } = frame.moves[this.chance.below(frame.moves.length)]!;
      const answer = await guest.link.ask('move', { table: this.table, seat, at: frame.at, move: name });
      if (isRefused(answer) && answer.refused !== 'stale' && answer.refused !== 'failed')
        throw new Error(`refused: ${answer.refused}`);
    }
  }

  /** Whether this seat was called for that entry, and when. */
  rung(seat: number, at: number): Heard | undefined {
    const { name } = this.people[seat]!;
    return this.ear.heard.find(
      ({ browser, message }) =>
        browser === name && 'id' in message && message.tag === this.table && message.id.endsWith(` ${at}`),
    );
  }

  /** Until it was called for. */
  async called({ seat, at, when }: Waiting): Promise<Came> {
    for (let waited = 0; waited < PATIENCE; waited += OFTEN) {
      const heard = this.rung(seat, at);
      if (heard !== undefined) return { after: Math.max(0, heard.when - when) };
      await pause(OFTEN);
    }
    return {};
  }

  /** Looks for a while, and only then has seen it. */
  async watched({ seat, at, when }: Waiting): Promise<Came> {
    for (let waited = 0; waited < LONG_LOOK; waited += OFTEN) {
      await pause(OFTEN);
      await this.people[seat]!.link.ask('ping', {});
    }
    await insist(this.people[seat]!, 'seen', { table: this.table, seat, at });
    return this.heardBy({ seat, at, when });
  }

  /** Answers at once, and is not called for it after that; before, if a process was killed meanwhile and it took a while. */
  async answered({ seat, at, asked }: Waiting): Promise<Came> {
    await pause(QUICK);
    await this.play(seat);
    const when = Date.now();
    await pause(LONG_LOOK);
    const { after = 0 } = this.heardBy({ seat, at, when });
    return { isLate: when - asked > GRACE, ...(after > 0 && { after }) };
  }

  private heardBy({ seat, at, when }: Pick<Waiting, 'seat' | 'at' | 'when'>): Came {
    const heard = this.rung(seat, at);
    return heard === undefined ? {} : { after: heard.when - when };
  }
}

type Came = Pick<Result, 'after' | 'isLate'>;

interface Waiting {
  readonly seat: number;
  readonly at: number;
  /** When the move was begun, and when it was acknowledged. */
  readonly asked: number;
  readonly when: number;
}

/** Notes whether a line breaks, or an answer takes long. */
function listenFor(link: Guest['link']) {
  let wasLate = link.state !== 'open';
  const late = (): void => {
    wasLate = true;
  };
  const ends = [link.onState(late), link.onWait(late)];
  return {
    get wasLate(): boolean {
      return wasLate;
    },
    end: (): void => {
      for (const end of ends) end();
    },
  };
}

const MANNER = {
  away: (pair: Pair, waiting: Waiting) => pair.called(waiting),
  watches: (pair: Pair, waiting: Waiting) => pair.watched(waiting),
  answers: (pair: Pair, waiting: Waiting) => pair.answered(waiting),
} as const;

/** Asks until it is granted, whatever happens to the process that is asked. */
async function subscribe(guest: Guest, ear: Ear): Promise<void> {
  const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(guest.server + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await ask('POST', '/api/me/bells/push', { ...ear.subscribe(guest.name), language: 'en', zone: 'UTC' });
  const { wishes } = (await ask('GET', '/api/me/calls')) as { readonly wishes: object };
  await ask('PUT', '/api/me/calls', { ...wishes, quiet: false });
}
