import { type Seat, seatsOf } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import type { Granted, Host } from '#table/host.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { TableRow } from './archive.ts';
import { botChoice } from './bot-choice.ts';
import { DEFAULT_STRENGTH, isAttended, isBotPlayed } from './places.ts';
import type { World } from './world.ts';

/** How often a bot may find the same before it again, while nobody else moves: then it goes in circles. */
const CIRCLES = 3;

/** The people who may answer for this seat what the whole crew is asked: those who play themselves, where a bot would. */
export const answerersFor = ({ places }: Pick<TableRow, 'places'>, asked: Seat): readonly Seat[] =>
  isBotPlayed(places[asked])
    ? seatsOf(places.length).filter((seat) => {
        const place = places[seat];
        return place?.kind === 'person' && !place.standIn && place.program !== true;
      })
    : [];

/** Where bots play. */
export interface Playground {
  readonly row: TableRow;
  /** The game, as long as it can be played. */
  readonly running: Host | undefined;
  /** Whether anybody looks. */
  readonly isWatched: boolean;
  /** Whether what a bot is asked is left to people for now. */
  isLeftToPeople(): boolean;
  move(seat: Seat, at: number, notation: string): Promise<Granted | Refused>;
  /** Those who look have been shown this entry, or are not waited for any longer. */
  untilShown(at: number): Promise<void>;
}

/** Lets bots move at one table until it is a person's turn. */
export class BotTurns {
  private readonly table: Playground;
  private readonly world: World;
  private isBusy = false;
  private readonly ended = new AbortController();

  constructor(table: Playground, world: World) {
    this.table = table;
    this.world = world;
  }

  /** A bot is thinking or moving. */
  get areOn(): boolean {
    return this.isBusy;
  }

  /** Nobody waits for what a bot here would do. */
  close(): void {
    this.ended.abort();
  }

  /** The bot that the table waits for. */
  get next(): Seat | undefined {
    const { running, row } = this.table;
    if (running === undefined || !isAttended(row)) return undefined;
    return running.toAct.find((seat) => isBotPlayed(row.places[seat]));
  }

  play(): void {
    if (this.isBusy || this.next === undefined || this.table.isLeftToPeople()) return;
    this.isBusy = true;
    this.playOn()
      .catch((error: unknown) => this.world.report({ type: 'failed', table: this.table.row.id, error }))
      .finally(() => {
        this.isBusy = false;
      });
  }

  private async playOn(): Promise<void> {
    const met = new Map<string, number>();
    for (let seat = this.next; seat !== undefined; seat = this.next) {
      if (this.table.isLeftToPeople()) return;
      const host = this.table.running!;
      const { at } = host;
      const [name] = await Promise.all([this.choice(host, seat, met), this.table.untilShown(at)]);
      // While the bot was thinking its owner may have come back, the last person left, or the place closed.
      if (this.next !== seat) continue;
      const answer = await this.table.move(seat, at, name);
      if (isRefused(answer) && answer.refused !== 'stale') return;
    }
  }

  private choice(host: Host, seat: Seat, met: Map<string, number>): Promise<string> {
    const { id, game, version, places, owner } = this.table.row;
    const place = places[seat];
    const bot = place?.kind === 'person' ? place.bot : place?.kind === 'bot' ? place : undefined;
    const strength = bot?.strength ?? DEFAULT_STRENGTH;
    const { view, moves } = host.frame(seat);
    const question = { game, version, seat, view, recalled: host.recalled(seat), moves, strength };
    const sight = sha256Hex(JSON.stringify(view));
    const times = met.get(sight) ?? 0;
    met.set(sight, times + 1);
    const asking = { who: owner || id, signal: this.ended.signal, isWaitedFor: () => this.table.isWatched };
    const choice = { question, harmless: host.harmless(moves), isCircling: times >= CIRCLES };
    return botChoice(this.world, choice, asking, (reason) => {
      if (this.table.running !== undefined) this.world.report({ type: 'bot-failed', table: id, game, reason });
    });
  }
}
