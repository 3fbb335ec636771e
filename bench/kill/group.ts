import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import type { Guest } from '#wire/guest.ts';
import { begin, isBots, sitDown, sitIn } from '../seating.ts';
import { insist, insisting } from './insist.ts';
import { Player } from './player.ts';

/** Who plays what, in turn; seats that no person takes go to bots. */
const KINDS = [
  { game: 'art-robbery', people: 4, seats: 4 },
  { game: 'beutezug', people: 3, seats: 3 },
  { game: 'art-robbery', people: 2, seats: 3 },
  { game: 'beutezug', people: 2, seats: 2 },
] as const;

/** One in so many times … */
const HABITS = {
  /** … the same people play again at the table's own rematch. */
  rematch: 2,
  /** … somebody gives the seat up before the start, and takes it again. */
  free: 3,
  /** … the last one comes late, to a seat that a bot has kept warm. */
  late: 3,
} as const;

/** People who play one game after the other. */
export class Group {
  /** Everybody who ever sat there, once for each game. */
  readonly players: Player[] = [];
  private readonly people: readonly Guest[];
  private readonly kind: (typeof KINDS)[number];
  private readonly seed: string;
  private readonly chance: Chance;
  private now: Player[] = [];
  private table: string | undefined;

  constructor(n: number, people: readonly Guest[], seed: string) {
    this.kind = KINDS[n % KINDS.length]!;
    this.people = people;
    this.seed = seed;
    this.chance = quick(`${seed} group ${n}`);
  }

  /** How many people the group of this number takes. */
  static size(n: number): number {
    return KINDS[n % KINDS.length]!.people;
  }

  get isOver(): boolean {
    return this.now.every(({ isOver }) => isOver);
  }

  /** A clock that jumps a day ahead takes tables away that have not begun: whoever finds theirs gone makes another. */
  async sitDown(): Promise<void> {
    for (;;)
      try {
        return await this.newGame();
      } catch (error) {
        if (!String(error).includes('no-such-table')) throw error;
        this.table = undefined;
      }
  }

  /** Sits down to a new game. Every step is asked until it is granted. */
  private async newGame(): Promise<void> {
    const { table, isRematch } = await this.newTable();
    this.table = table;
    const isLate = this.people.length > 2 && (this.oneIn(HABITS.late) || (isRematch && (await this.isReplaced(table))));
    const first = isLate ? this.people.slice(0, -1) : this.people;
    const sitters = first.map((guest) => insisting(guest));
    await sitDown(sitters, table);
    // A rematch is dealt as soon as everybody has sat down.
    if (!isRematch && first.length > 1 && this.oneIn(HABITS.free)) {
      // Asked again because the answer was lost, the seat is nobody's.
      await insist(first[1]!, 'free', { table, seat: 1 }, ['not-owner']);
      await sitIn(sitters[1]!, { table, seat: 1 });
    }
    await begin(sitters, table);
    this.now = first.map((guest, seat) => this.player(guest, table, seat, false));
    if (isLate) await this.comeLate(this.people.at(-1)!, table, first.length);
    this.players.push(...this.now);
  }

  private async newTable(): Promise<{ readonly table: string; readonly isRematch: boolean }> {
    const [owner] = this.people as readonly [Guest, ...Guest[]];
    const { game, seats } = this.kind;
    if (this.table !== undefined && this.oneIn(HABITS.rematch)) {
      const again = await insist(owner, 'rematch', { table: this.table }, ['not-seated', 'game-running']);
      if (again !== undefined) return { table: again.table, isRematch: true };
    }
    const most = Math.max(seats, this.people.length, 2);
    return { table: (await insist(owner, 'create', { game, seats: most }))!.table, isRematch: false };
  }

  private async comeLate(guest: Guest, table: string, seat: number): Promise<void> {
    // The others may have been so quick that there is nothing left to play.
    await sitIn(insisting(guest, ['game-over']), { table, seat });
    const looks = await insist(guest, 'look', { table, seat }, ['not-seated']);
    if (looks !== undefined) this.now.push(this.player(guest, table, seat, true));
  }

  private player(guest: Guest, table: string, seat: number, isLate: boolean): Player {
    return new Player(guest, table, seat, quick(`${this.seed} ${table} ${seat}`), isLate);
  }

  /** Whether a bot has played to the end for the last of them. */
  private isReplaced(table: string): Promise<boolean> {
    return isBots(insisting(this.people[0]!), table, this.people.length - 1);
  }

  private oneIn(times: number): boolean {
    return this.chance.below(times) === 0;
  }
}
