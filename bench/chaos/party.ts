import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import type { Clock } from '#wire/messages.ts';
import { begin, isBots, sitDown, sitIn } from '../seating.ts';
import { Player, Viewer } from './player.ts';
import type { Window } from './window.ts';

/** Who plays what, in turn: seats that no person takes go to bots. */
const KINDS: readonly {
  readonly game: string;
  readonly people: number;
  readonly seats: number;
  readonly clock: Clock;
}[] = [
  { game: 'art-robbery', people: 2, seats: 3, clock: { kind: 'none' } },
  { game: 'beutezug', people: 2, seats: 2, clock: { kind: 'move', minutes: 1 } },
  { game: 'beutezug', people: 1, seats: 3, clock: { kind: 'none' } },
  { game: 'art-robbery', people: 2, seats: 2, clock: { kind: 'move', minutes: 1 } },
  { game: 'beutezug', people: 2, seats: 3, clock: { kind: 'none' } },
];

/** One in so many times … */
const HABITS = {
  /** … the same people play again at the table's own rematch. */
  rematch: 2,
  /** … somebody gives the seat up before the start, and takes it again. */
  free: 3,
  /** … somebody seals a salt and does not open it, so that the start is void. */
  withhold: 6,
  /** … the last one comes late, to a seat that a bot has kept warm. */
  late: 3,
} as const;

/** Some people who play one game after the other, and those who look on. */
export class Party {
  /** Everybody who ever looked at one of their tables. */
  readonly viewers: Viewer[] = [];
  private readonly kind: (typeof KINDS)[number];
  private readonly people: readonly Window[];
  private readonly audience: readonly Window[];
  private readonly seed: string;
  private readonly chance: Chance;
  private games = 0;
  private table: string | undefined;
  private now: readonly Viewer[] = [];

  constructor(n: number, people: readonly Window[], audience: readonly Window[], seed: string) {
    this.kind = KINDS[n % KINDS.length]!;
    this.people = people;
    this.audience = audience;
    this.seed = seed;
    this.chance = quick(`${seed} habits`);
  }

  /** How many people the party of this number takes. */
  static size(n: number): number {
    return KINDS[n % KINDS.length]!.people;
  }

  get isOver(): boolean {
    return this.now.every((viewer) => viewer.isOver);
  }

  /** Sits down at a new table. Every step is asked until it is granted, whatever happens. */
  async sitDown(): Promise<void> {
    for (const viewer of this.now) viewer.end();
    const { table, isRematch } = await this.newTable();
    this.table = table;
    const isLate = this.people.length > 1 && (this.oneIn(HABITS.late) || (isRematch && (await this.isReplaced(table))));
    const first = isLate ? this.people.slice(0, -1) : this.people;
    const sitters = first.map((window) => window.sitter);
    await sitDown(sitters, table);
    // A rematch is dealt as soon as everybody has sat down.
    if (!isRematch && first.length > 1 && this.oneIn(HABITS.free)) {
      // Asked again because the answer was lost, the seat is nobody's.
      await first[1]!.insist('free', { table, seat: 1 }, ['not-owner']);
      await sitIn(sitters[1]!, { table, seat: 1 });
    }
    const withholds = first.length > 1 && this.oneIn(HABITS.withhold) ? sitters.at(-1) : undefined;
    await begin(sitters, table, { withholds });
    this.games += 1;
    const player = (window: Window, seat: number): Player =>
      new Player(window, table, seat, quick(`${this.seed} ${this.games} ${seat}`));
    this.now = [...first.map(player), ...this.audience.map((window) => new Viewer(window, table))];
    this.viewers.push(...this.now);
    if (!isLate) return;
    const last = this.people.at(-1)!;
    // The others may have been so quick that there is nothing left to play.
    if (!(await last.sits(table, first.length))) return;
    const late = player(last, first.length);
    this.now = [...this.now, late];
    this.viewers.push(late);
  }

  private async newTable(): Promise<{ readonly table: string; readonly isRematch: boolean }> {
    const [owner] = this.people as readonly [Window, ...Window[]];
    const { game, seats, clock } = this.kind;
    if (this.table !== undefined && this.oneIn(HABITS.rematch)) {
      const again = await owner.insist('rematch', { table: this.table }, ['not-seated', 'game-running']);
      if (again !== undefined) return { table: again.table, isRematch: true };
    }
    return { table: (await owner.insist('create', { game, seats, clock }))!.table, isRematch: false };
  }

  /** Whether a bot has played to the end for the last of them. */
  private isReplaced(table: string): Promise<boolean> {
    return isBots(this.people[0]!.sitter, table, this.people.length - 1);
  }

  private oneIn(times: number): boolean {
    return this.chance.below(times) === 0;
  }
}
