import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quick } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { granted, isRefused } from '#table/refusal.ts';
import { Client, sockets } from '#wire/client.ts';
import { Guest } from '#wire/guest.ts';
import type { Look } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import type { Acknowledged } from '../kill/player.ts';
import { begin, sitDown, sitting } from '../seating.ts';
import { Delays } from './delays.ts';

/** Milliseconds between two moves of the quiet table, and two pings. */
const GAP = { move: 150, ping: 100, bot: 1000, past: 500 };
/** What is played, in turn. */
const GAMES = ['beutezug', 'art-robbery'] as const;

/** From an address of their own, which nobody attacks from. */
export const from = (address: string): Readonly<Record<string, string>> => ({ 'x-forwarded-for': address });

/** One seat that somebody of the quiet tables looks from. */
class Seat {
  readonly guest: Guest;
  readonly seat: number;
  seen: Look | undefined;
  private readonly watch: Watch;

  constructor(guest: Guest, table: string, seat: number, refused: (code: string) => void) {
    this.guest = guest;
    this.seat = seat;
    this.watch = new Watch(
      guest.link,
      { table, seat },
      {
        change: (seen) => {
          this.seen = seen;
        },
        refused: (refusal) => refused(`cannot look: ${refusal.refused}`),
      },
    );
  }

  /** Whether it is for this seat to move, as far as it knows. */
  get isOn(): boolean {
    const frame = this.seen?.frame;
    return frame !== undefined && frame.outcome === undefined && frame.moves.length > 0;
  }

  end(): void {
    this.watch.end();
  }
}

/** People who only want to play, whatever happens around them. */
abstract class Quiet {
  /** How long each move took, from asking for it until it was answered. */
  readonly moves = new Delays(GAP.move);
  readonly acknowledged: Acknowledged[] = [];
  /** Refusals that nobody should have got. */
  readonly wrongs: string[] = [];
  protected readonly people: readonly Guest[];
  protected seats: readonly Seat[] = [];
  protected isEnding = false;
  private readonly chance: Chance = quick('quiet');
  private playing: Promise<void> = Promise.resolve();

  constructor(people: readonly Guest[]) {
    this.people = people;
  }

  begin(): void {
    this.playing = this.play().catch((error: unknown) => void this.wrongs.push(String(error)));
  }

  /** When the last answer is there. */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.playing;
    for (const seat of this.seats) seat.end();
    for (const { link } of this.people) link.close();
  }

  protected abstract play(): Promise<void>;

  protected get isOver(): boolean {
    return this.seats.every(({ seen }) => seen?.frame?.outcome !== undefined);
  }

  protected look(table: string): void {
    for (const seat of this.seats) seat.end();
    this.seats = this.people.map((guest, seat) => new Seat(guest, table, seat, (code) => this.wrongs.push(code)));
  }

  /** Makes a move for this seat. */
  protected async move({ guest, seat, seen }: Seat): Promise<void> {
    const { table, at, moves } = seen!.frame!;
    const move = moves[this.chance.below(moves.length)]!.name;
    const answer = await this.moves.of(guest.link.ask('move', { table, seat, at, move }));
    if (!isRefused(answer)) this.acknowledged.push({ table, seat, at: answer.at, move });
    else if (answer.refused !== 'stale') this.wrongs.push(`${move}: ${answer.refused}`);
  }
}

/** Two people who make a move every so often, one game after the other; and one of them looks back now and then. */
export class QuietTable extends Quiet {
  /** How long it took to see how the game began. */
  readonly pasts = new Delays(GAP.past);
  private games = 0;

  static async of(server: string): Promise<QuietTable> {
    const people = await Promise.all(
      ['192.0.2.1', '192.0.2.2'].map((address, n) => Guest.arrive(server, `Quiet ${n}`, from(address))),
    );
    return new QuietTable(people);
  }

  protected override async play(): Promise<void> {
    void this.lookBack();
    while (!this.isEnding) {
      if (this.isOver) await this.sitDown();
      const mover = this.seats.find((seat) => seat.isOn);
      if (mover !== undefined) await this.move(mover);
      await pause(GAP.move);
    }
  }

  private async lookBack(): Promise<void> {
    while (!this.isEnding) {
      const [first] = this.seats;
      const table = first?.seen?.frame?.table;
      if (table !== undefined) {
        const answer = await this.pasts.of(first!.guest.link.ask('past', { table, at: 0 }));
        if (isRefused(answer)) this.wrongs.push(`past: ${answer.refused}`);
      }
      await pause(GAP.past);
    }
  }

  private async sitDown(): Promise<void> {
    const [owner] = this.people as readonly [Guest, Guest];
    const game = GAMES[this.games++ % GAMES.length]!;
    const { table } = granted(await owner.link.ask('create', { game, seats: 2 }));
    const sitters = this.people.map(sitting);
    await sitDown(sitters, table);
    await begin(sitters, table);
    this.look(table);
  }
}

/** Somebody with a hard bot, who notes how long it takes to answer. */
export class QuietBot extends Quiet {
  readonly answers = new Delays(GAP.bot);

  static async of(server: string): Promise<QuietBot> {
    return new QuietBot([await Guest.arrive(server, 'Quiet 2', from('192.0.2.3'))]);
  }

  protected override async play(): Promise<void> {
    while (!this.isEnding) {
      if (this.isOver) await this.sitDown();
      const [seat] = this.seats as readonly [Seat];
      if (seat.isOn) {
        await this.move(seat);
        if (!seat.isOn) await this.answers.of(this.answered(seat));
      }
      await pause(GAP.bot);
    }
  }

  private async answered(seat: Seat): Promise<void> {
    while (!this.isEnding && !seat.isOn && !this.isOver) await pause(10);
  }

  private async sitDown(): Promise<void> {
    const [{ link }] = this.people as readonly [Guest];
    const { table } = granted(await link.ask('create', { game: 'art-robbery', seats: 2 }));
    const sitters = this.people.map(sitting);
    await sitDown(sitters, table);
    granted(await link.ask('bot', { table, seat: 1, strength: 'hard' }));
    await begin(sitters, table);
    this.look(table);
  }
}

/** Asks for a sign of life, again and again. */
export class Pinger {
  readonly delays = new Delays(GAP.ping);
  private readonly link: Client;
  private isEnding = false;

  constructor(address: string) {
    this.link = new Client(
      sockets(() => new WebSocket(address, { headers: from('192.0.2.4') }) as unknown as globalThis.WebSocket),
    );
    void this.ping();
  }

  end(): void {
    this.isEnding = true;
    this.link.close();
  }

  private async ping(): Promise<void> {
    while (!this.isEnding) {
      await this.delays.of(this.link.ask('ping', {}));
      await pause(GAP.ping);
    }
  }
}
