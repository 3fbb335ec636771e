import type { Chance } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import type { Answers, CommandOf, Doing, Look, StandIn } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import { type Deed, type Habit, IDLE } from './habit.ts';
import type { Span } from './terms.ts';

/** `idle`: the page is open, and nobody does anything there. `done`: they have nothing to do with the table any more. */
type Whereabouts = 'here' | 'idle' | 'gone' | 'done';

/** What somebody at a table has to know of it, and tells. */
export interface Company {
  readonly id: string;
  readonly now: number;
  /** Something has happened, so that it is not quiet yet. */
  stir(): void;
  wrong(what: string): void;
  /** When so many units of time have passed; as many as may be, where nobody says how many. */
  after(units: number | undefined): number;
  /** Somebody will be back after so many units of time. */
  later(person: Person, units: number): void;
  /** When all servers have had their round. */
  soon(work: () => Promise<void>): void;
  /** Begins the game, if this one is to do it. */
  begins(person: Person, look: Look): Promise<void>;
  /** Sees to a seat whose person is not there, if this one is to do it. */
  helps(person: Person, look: Look): Promise<void>;
  /** Somebody has done this, or it has happened to them. */
  did(what: Deed | 'returned' | 'seated'): void;
  /** Any address of the server. */
  anyUrl(): string;
}

/** Somebody in a seat: moves at once when it is their turn, has habits, and sees to it that the game goes on. */
export class Person {
  readonly seat: number;
  readonly isFriend: boolean;
  where: Whereabouts = 'here';
  /** Since when they have not been there, or done nothing. */
  gone: number | undefined;
  /** Since when they have been there without anything having happened, by how it stood then. */
  since: number;
  /** Their page is open behind others. */
  isBehind = false;
  /** When they were away and had said so. */
  readonly holidays: Span[] = [];
  /** Until when they have to wait at the latest, if they wait at all. */
  until: number;
  seen: Look | undefined;
  private guest: Guest;
  private readonly table: Company;
  private readonly chance: Chance;
  private readonly habits: Habit[];
  private watch: Watch | undefined;
  private turns = 0;
  private turnAt = -1;
  /** The entry after which they have moved: what is shown of it still is old. */
  private movedAt = -1;
  /** The bot that was told to go: whoever is back says so once. */
  private dismissed: number | undefined;
  isBusy = false;
  private isAgain = false;

  constructor(
    guest: Guest,
    seat: number,
    table: Company,
    how: { readonly chance: Chance; readonly habits?: readonly Habit[]; readonly isFriend?: boolean },
  ) {
    this.guest = guest;
    this.seat = seat;
    this.table = table;
    this.chance = how.chance;
    this.habits = [...(how.habits ?? [])];
    this.isFriend = how.isFriend === true;
    this.since = table.now;
    this.until = table.now;
  }

  get name(): string {
    return this.guest.name;
  }

  /** They have asked for something, by themselves or their page or their seals, and wait for the answer. */
  get isWaiting(): boolean {
    const { link } = this.guest;
    return this.isBusy || (link.state !== 'closed' && link.asking > 0);
  }

  /** There, and at it. */
  get isHere(): boolean {
    return this.where === 'here' && this.seen !== undefined;
  }

  /** How an open page is looked at by somebody who does nothing there. */
  get page(): 'in sight' | 'behind' | undefined {
    if (this.where !== 'idle') return undefined;
    return this.isBehind ? 'behind' : 'in sight';
  }

  /** What was said to them before this is answered has come, on the same line; whoever goes meanwhile is told nothing more. */
  async heard(): Promise<void> {
    const { link } = this.guest;
    if (link.state === 'closed') return;
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const end = link.onState((state) => state === 'closed' && resolve());
    await Promise.race([link.ask('ping', {}), gone]);
    end();
  }

  ask<D extends Doing>(doing: D, body: Omit<CommandOf<D>, 'id' | 'do'>) {
    this.table.stir();
    return this.guest.link.ask(doing, body);
  }

  /** Opens a page of the table, and answers when there is something on it. */
  open(): Promise<void> {
    const { table, seat } = this;
    const { promise: shown, resolve: show } = Promise.withResolvers<void>();
    this.watch = new Watch(
      this.guest.link,
      { table: table.id, seat },
      {
        change: (seen) => {
          this.seen = seen;
          table.stir();
          show();
          void this.consider();
        },
        refused: ({ refused }) => {
          // Whoever was idle has found somebody else in their seat.
          if (this.where !== 'here') return show();
          table.wrong(`${this.name} may not look from seat ${seat}: ${refused}`);
          this.where = 'done';
          show();
        },
      },
    );
    return shown;
  }

  /** Starts the game, with their part in the dice. */
  async starts(): Promise<void> {
    this.table.stir();
    const answer = await this.guest.seals.start(this.table.id);
    if (isRefused(answer)) this.table.wrong(`${this.name} may not start: ${answer.refused}`);
  }

  /** Goes for good, and does not wait for answers any more. */
  close(): void {
    this.where = 'done';
    this.seen = undefined;
    this.isBusy = false;
    this.guest.link.close();
  }

  /** Does whatever there is to do now. */
  async consider(): Promise<void> {
    this.isAgain = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isAgain) {
      this.isAgain = false;
      while (await this.acts());
    }
    this.isBusy = false;
  }

  /** Does one thing; false if there is nothing to do. */
  private async acts(): Promise<boolean> {
    const { seen } = this;
    if (this.where !== 'here' || seen === undefined) return false;
    if (seen.info.phase === 'seating') await this.table.begins(this, seen);
    if (seen.info.phase !== 'playing') return false;
    const own = seen.info.seats[this.seat];
    if (own?.kind === 'person' && own.bot !== undefined) return this.takesBack(own.bot);
    const { frame } = seen;
    if (frame === undefined || frame.outcome !== undefined || frame.at <= this.movedAt) return false;
    if (frame.moves.length > 0) return this.hasTurn(frame);
    await this.table.helps(this, seen);
    return false;
  }

  /** A bot plays for somebody who is there: their time was over, or others have called it. */
  private async takesBack({ since }: StandIn): Promise<boolean> {
    if (since === this.dismissed) return false;
    this.dismissed = since;
    this.table.did('returned');
    const info = await this.granted('back', { table: this.table.id, seat: this.seat });
    const own = info?.seats[this.seat];
    if (own?.kind === 'person' && own.you && !own.standIn) this.table.did('seated');
    return false;
  }

  private async hasTurn(frame: Frame): Promise<boolean> {
    if (frame.at !== this.turnAt) this.turns += 1;
    this.turnAt = frame.at;
    const habit = this.habits[0];
    const isDue = habit !== undefined && habit.turn <= this.turns;
    if (isDue) this.habits.shift();
    if (isDue && !habit.isAfter) return this.does(habit);
    this.movedAt = frame.at;
    const { name: move } = frame.moves[this.chance.below(frame.moves.length)]!;
    const answer = await this.ask('move', { table: this.table.id, seat: this.seat, at: frame.at, move });
    if (isRefused(answer) && answer.refused === 'stale') this.table.soon(() => this.triesAgain(frame.at));
    else if (isRefused(answer) && !this.isReplaced(answer.refused))
      this.table.wrong(`${this.name}: ${move}: ${answer.refused}`);
    return isDue ? this.does(habit) : true;
  }

  /** Something else came first. Whoever sees nothing of that asks once more. */
  private triesAgain(at: number): Promise<void> {
    if (this.movedAt === at) this.movedAt = -1;
    return this.consider();
  }

  /** Does what they are in the habit of. */
  async does({ deed, units }: Pick<Habit, 'deed' | 'units'>): Promise<boolean> {
    const { table, seat } = this;
    table.did(deed);
    const chair = { table: table.id, seat };
    // What is still on its way to them is not theirs any more.
    if (deed === 'resigns') this.where = 'done';
    if (deed === 'leaves') await this.granted('leave', { ...chair, strength: 'easy' }, ['game-over']);
    if (deed === 'resigns') await this.granted('resign', chair, ['game-over']);
    if (deed === 'says until when') {
      const to = table.after(units);
      await this.granted('holiday', { ...chair, until: to }, ['game-over']);
      this.holidays.push({ from: table.now, to });
    }
    this.gone = table.now;
    this.where = IDLE.has(deed) ? 'idle' : deed === 'resigns' ? 'done' : 'gone';
    this.isBehind = deed === 'turns to another window';
    if (this.isBehind) await this.granted('sight', { on: false });
    if (deed === 'goes') this.watch!.end();
    else if (!IDLE.has(deed)) this.guest.link.close();
    if (!IDLE.has(deed)) this.seen = undefined;
    table.stir();
    if (units !== undefined) table.later(this, units);
    return false;
  }

  /** Is back, and has the seat again. */
  async returns(): Promise<void> {
    const { table, seat } = this;
    if (this.where === 'idle') this.watch!.end();
    if (this.isBehind) await this.granted('sight', { on: true });
    this.isBehind = false;
    if (this.guest.link.state === 'closed') this.guest = Guest.again(table.anyUrl(), this.guest);
    table.did('returned');
    const chair = { table: table.id, seat };
    let look: Look | undefined;
    // While they come a friend may still use the key to their seat.
    while (look === undefined && this.where !== 'done') {
      const before = await this.granted('look', { table: table.id });
      const place = before?.info.seats[seat];
      const isLent = place?.kind === 'person' && !place.you;
      const isLeft = place?.kind === 'person' && place.bot?.left === true;
      if (isLent && place.yours !== true) {
        table.wrong(`${this.name} may not have seat ${seat} back`);
        this.where = 'done';
      }
      if (isLent || isLeft) await this.granted('back', chair);
      look = await this.granted('look', chair, ['not-seated']);
    }
    const last = this.holidays.pop();
    if (last !== undefined) {
      await this.granted('holiday', chair, ['game-over']);
      this.holidays.push({ ...last, to: Math.min(last.to, table.now) });
    }
    await this.granted('unlook', { table: table.id });
    let own = look?.info.seats[seat];
    // Their time was over at this very moment.
    if (own?.kind === 'person' && own.bot?.since === table.now)
      own = (await this.granted('back', chair, ['game-over']))?.seats[seat];
    if (own?.kind === 'person' && own.you && !own.standIn) table.did('seated');
    else table.wrong(`${this.name} is back and does not have seat ${seat}: ${JSON.stringify(own)}`);
    this.where = 'here';
    this.arrived();
    await this.open();
  }

  private arrived(): void {
    this.gone = undefined;
    this.since = this.table.now;
    this.until = this.table.now;
  }

  /** A friend whose seat has gone back to its owner at this very moment, and who has not heard of it yet. */
  private readonly isReplaced = (refused: string): boolean => this.isFriend && refused === 'not-seated';

  /** Asks, and notes it as wrong if it is refused for a reason that is not `enough`. */
  async granted<D extends Doing>(
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
    enough: readonly string[] = [],
  ): Promise<Exclude<Answers[D], { readonly refused: string }> | undefined> {
    const answer = await this.ask(doing, body);
    if (!isRefused(answer)) return answer as Exclude<Answers[D], { readonly refused: string }>;
    if (!enough.includes(answer.refused) && !this.isReplaced(answer.refused))
      this.table.wrong(`${this.name}: ${doing} ${JSON.stringify(body)}: ${answer.refused}`);
    return undefined;
  }
}
