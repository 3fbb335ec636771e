import { quick } from '#table/chance.ts';
import type { Clock } from '#wire/messages.ts';
import { begin, sitDown } from '../seating.ts';
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

/** Some people who play one game after the other, and those who look on. */
export class Party {
  /** Everybody who ever looked at one of their tables. */
  readonly viewers: Viewer[] = [];
  private readonly kind: (typeof KINDS)[number];
  private readonly people: readonly Window[];
  private readonly audience: readonly Window[];
  private readonly seed: string;
  private games = 0;
  private now: readonly Viewer[] = [];

  constructor(n: number, people: readonly Window[], audience: readonly Window[], seed: string) {
    this.kind = KINDS[n % KINDS.length]!;
    this.people = people;
    this.audience = audience;
    this.seed = seed;
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
    const [owner] = this.people as readonly [Window, ...Window[]];
    const { game, seats, clock } = this.kind;
    const { table } = (await owner.insist('create', { game, seats, clock }))!;
    const sitters = this.people.map((window) => window.sitter);
    await sitDown(sitters, table);
    await begin(sitters, table);
    this.games += 1;
    this.now = [
      ...this.people.map(
        (window, seat) => new Player(window, table, seat, quick(`${this.seed} ${this.games} ${seat}`)),
      ),
      ...this.audience.map((window) => new Viewer(window, table)),
    ];
    this.viewers.push(...this.now);
  }
}
