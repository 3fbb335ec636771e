import type { Chance } from '#table/game.ts';
import type { Look, TableInfo } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import { begin, sitDown } from '../seating.ts';
import type { Person } from './person.ts';

/** `slow`: two people, who come, move and go. `live`: somebody who stays and looks on, and a bot. */
export const PACES = ['slow', 'live'] as const;
export type Pace = (typeof PACES)[number];

const CLOCKS = { slow: { kind: 'slow', days: 3 }, live: { kind: 'move', minutes: 60 } } as const;

/** An entry that the server has acknowledged. */
export interface Acknowledged {
  readonly at: number;
  readonly seat: number;
  readonly move: string;
}

/** One game at a place that is updated, and those who play it. */
export class UpdatedGame {
  readonly table: string;
  readonly game: string;
  /** The rules that it began with. */
  readonly version: number;
  readonly acknowledged: Acknowledged[] = [];
  isOver = false;
  private readonly pace: Pace;
  private readonly people: readonly Person[];
  private readonly chance: Chance;
  private window: Window | undefined;

  /** Sits down at a process and begins. */
  static async begin(
    url: string,
    terms: { readonly game: string; readonly pace: Pace; readonly people: readonly Person[]; readonly chance: Chance },
  ): Promise<UpdatedGame> {
    const { game, pace } = terms;
    const people = pace === 'live' ? terms.people.slice(0, 1) : terms.people;
    const [owner] = people as readonly [Person, ...Person[]];
    const { table } = (await owner.ask(url, 'create', { game, seats: 2, clock: CLOCKS[pace] }))!;
    const sitters = people.map((person) => ({
      name: person.name,
      ask: (doing: 'sit' | 'start' | 'open' | 'look' | 'unlook', body: object) =>
        person.at(url).link.ask(doing, body as never),
    }));
    await sitDown(sitters, table);
    if (pace === 'live') await owner.ask(url, 'bot', { table, seat: 1, strength: 'easy' });
    await begin(sitters, table);
    const { info } = (await owner.ask(url, 'look', { table })) as Look;
    await owner.ask(url, 'unlook', { table });
    return new UpdatedGame(info, { ...terms, people });
  }

  private constructor(
    { table, game, version }: TableInfo,
    { pace, people, chance }: { readonly pace: Pace; readonly people: readonly Person[]; readonly chance: Chance },
  ) {
    this.table = table;
    this.game = game;
    this.version = version;
    this.pace = pace;
    this.people = people;
    this.chance = chance;
  }

  /** Goes on at this process for so many moves, or to the end. */
  async play(url: string, moves: number): Promise<void> {
    for (let made = 0; made < moves && !this.isOver; made += 1)
      await (this.pace === 'slow' ? this.visit(url) : this.stay(url));
  }

  /** What somebody is shown of it there. */
  async look(url: string): Promise<Look> {
    const { table } = this;
    const look = (await this.people[0]!.ask(url, 'look', { table, seat: 0 })) as Look;
    await this.people[0]!.ask(url, 'unlook', { table, seat: 0 });
    return look;
  }

  /** How it stands there, for whoever looks for what is wrong. */
  async stands(url: string): Promise<string> {
    const { info, frame } = await this.look(url);
    const { phase, seats } = info;
    const shown = this.window?.shown ?? 'no window';
    return JSON.stringify({
      table: this.table,
      game: this.game,
      pace: this.pace,
      phase,
      at: frame?.at,
      toAct: frame?.toAct,
      seats,
      shown,
    });
  }

  end(): void {
    this.window?.end();
  }

  /** Whoever has to act comes, looks, moves and goes. */
  private async visit(url: string): Promise<void> {
    const { table } = this;
    for (const [seat, person] of this.people.entries()) {
      const { frame, info } = (await person.ask(url, 'look', { table, seat })) as Look;
      if (frame === undefined) throw new Error(`${table} is ${info.phase} at ${url}, and should go on`);
      this.isOver = frame.outcome !== undefined;
      if (frame.moves.length > 0) await this.move(url, frame, seat);
      await person.ask(url, 'unlook', { table, seat });
    }
  }

  /** Whoever stays moves when it is their turn. */
  private async stay(url: string): Promise<void> {
    if (this.window?.url !== url) {
      this.window?.end();
      this.window = new Window(this.people[0]!, this.table, url);
    }
    const { frame } = await this.window.turn();
    this.isOver = frame!.outcome !== undefined;
    if (!this.isOver) await this.move(url, frame!, 0);
  }

  private async move(url: string, frame: NonNullable<Look['frame']>, seat: number): Promise<void> {
    const { table } = this;
    const { at, moves, toAct, answers } = frame;
    // What is asked of the whole crew is answered by anyone, in the seat that is asked.
    const whose = answers?.some((each) => each === seat) ? toAct[0]! : seat;
    const move = moves[this.chance.below(moves.length)]!.name;
    const made = await this.people[seat]!.ask(url, 'move', { table, seat, at, move }, 'stale');
    if (made !== undefined) this.acknowledged.push({ at: made.at, seat: whose, move });
  }
}

/** Somebody's page, open at one process as long as they stay. */
class Window {
  readonly url: string;
  private readonly watch: Watch;
  private seen: Look | undefined;
  private asked = -1;
  private wake: () => void = () => {};

  constructor(person: Person, table: string, url: string) {
    this.url = url;
    this.watch = new Watch(
      person.at(url).link,
      { table, seat: 0 },
      {
        change: (seen) => {
          this.seen = seen;
          this.wake();
        },
        refused: ({ refused }) => {
          throw new Error(`${table} cannot be looked at: ${refused}`);
        },
      },
    );
  }

  /** What it shows, and what was asked for there. */
  get shown(): string {
    return `at ${this.seen?.frame?.at} ${this.seen?.info.phase}, asked at ${this.asked}`;
  }

  /** The next position in which they have to move, or the last one. */
  async turn(): Promise<Look> {
    for (;;) {
      const frame = this.seen?.frame;
      const isNext = frame !== undefined && frame.at !== this.asked;
      if (isNext && (frame.outcome !== undefined || frame.moves.length > 0)) {
        this.asked = frame.at;
        return this.seen!;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  end(): void {
    this.watch.end();
  }
}
