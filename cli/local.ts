import type { Player } from '#bots/match.ts';
import type { AnyGame, Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { granted, isRefused, type Refused } from '#table/refusal.ts';
import type { Names } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { located } from './bots.ts';
import { ME, type Seated } from './seating.ts';
import type { Venue } from './venue.ts';

/** Who sits at a table of this program. */
export interface Guests {
  readonly game: AnyGame;
  readonly names: Names;
  /** Of the seats after mine. */
  readonly bots: readonly Player[];
}

/** A table of this program: one person, and bots that move when it is their turn. */
export class LocalVenue implements Venue {
  readonly viewer = ME;
  readonly names: Names;
  readonly story: StoryEntry[] = [];
  frame: Frame;
  private readonly table: Seated;
  private readonly guests: Guests;

  constructor(table: Seated, guests: Guests) {
    this.table = table;
    this.guests = guests;
    this.names = guests.names;
    this.frame = table.host.frame(ME);
    table.host.watch(ME, (frame) => {
      this.frame = frame;
      if (frame.entry !== undefined) this.story.push({ at: frame.at, ...frame.entry, events: frame.events });
    });
  }

  /** Lets the bots move until it is the person's turn. */
  async letBotsMove(): Promise<void> {
    for (let bot = this.botToAct(); bot !== undefined; bot = this.botToAct()) await this.letBotMove(bot);
  }

  async move(name: string): Promise<Refused | undefined> {
    const answer = await this.table.host.move(ME, this.frame.at, name);
    if (isRefused(answer)) return answer;
    await this.letBotsMove();
    return undefined;
  }

  async undo(): Promise<Refused | undefined> {
    const answer = await this.table.host.undo(ME, this.frame.at);
    return isRefused(answer) ? answer : undefined;
  }

  async record(): Promise<GameRecord | Refused> {
    return this.table.host.record();
  }

  private botToAct(): Seat | undefined {
    return this.frame.toAct.find((seat) => seat !== ME);
  }

  private async letBotMove(seat: Seat): Promise<void> {
    const { host, botChance } = this.table;
    const { at, view, moves } = host.frame(seat);
    const player = this.guests.bots[seat - 1]!;
    try {
      const choice = await player.choose({
        seat,
        view,
        recalled: host.recalled(seat),
        moves: moves.map(({ move }) => move),
        chance: botChance(seat),
      });
      granted(await host.move(seat, at, this.guests.game.notate(choice), { by: 'bot' }));
    } catch (error) {
      throw located(error, player, `seat ${seat}, entry ${at + 1}`);
    }
  }
}
