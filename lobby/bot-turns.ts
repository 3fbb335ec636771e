import { type Seat, seatsOf } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import type { Granted, Host } from '#table/host.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { TableRow } from './archive.ts';
import { botChoice } from './bot-choice.ts';
import type { Minds } from './minds.ts';
import { DEFAULT_STRENGTH, isAttended, isBotPlayed } from './places.ts';
import type { Asking, Thought, World } from './world.ts';

/** How often a bot may find the same before it again, while nobody else moves: then it goes in circles. */
const CIRCLES = 3;

/** What a bot lays open is read, which takes so many times as long as following a move. */
const READING = 3;
/** How often a bot thinks again about one move because it was asked for something meanwhile. */
const RETHINKS = 3;

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
  /** What bots lay open here, if they do. */
  readonly minds?: Minds | undefined;
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
      const name = await this.decided(host, seat, met);
      // While the bot was thinking its owner may have come back, the last person left, or the place closed.
      if (this.next !== seat) continue;
      const answer = await this.table.move(seat, at, name);
      if (isRefused(answer) && answer.refused !== 'stale') return;
    }
  }

  /** What a bot does, shown before it is done; where it was asked for something meanwhile it thinks again. */
  private async decided(host: Host, seat: Seat, met: Map<string, number>): Promise<string> {
    const { minds } = this.table;
    const times = timesSeen(host, seat, met);
    for (let left = RETHINKS; ; left--) {
      const laid = minds?.laid;
      const thought = await this.thoughtOf(host, seat);
      const [move] = await Promise.all([this.choice(host, thought, times), this.table.untilShown(host.at)]);
      if (minds === undefined || this.next !== seat) return move;
      const isNew = await minds.show({ ...thought, move }, this.asking);
      if (isNew) await new Promise((resolve) => setTimeout(resolve, READING * this.world.botPause));
      if (minds.laid === laid || left === 0 || this.next !== seat) return move;
    }
  }

  private async thoughtOf(host: Host, seat: Seat): Promise<Thought> {
    const { game, version, places } = this.table.row;
    const place = places[seat];
    const bot = place?.kind === 'person' ? place.bot : place?.kind === 'bot' ? place : undefined;
    const strength = bot?.strength ?? DEFAULT_STRENGTH;
    const { view, moves } = host.frame(seat);
    const told = await this.table.minds?.told();
    const thought = { game, version, seat, view, recalled: host.recalled(seat), moves, strength };
    return { ...thought, ...(told && { told }), seed: this.world.secret() };
  }

  private get asking(): Asking {
    const { id, owner } = this.table.row;
    return { who: owner || id, signal: this.ended.signal, isWaitedFor: () => this.table.isWatched };
  }

  private choice(host: Host, question: Thought, times: number): Promise<string> {
    const { id, game } = this.table.row;
    const choice = { question, harmless: host.harmless(question.moves), isCircling: times >= CIRCLES };
    return botChoice(this.world, choice, this.asking, (reason) => {
      if (this.table.running !== undefined) this.world.report({ type: 'bot-failed', table: id, game, reason });
    });
  }
}

/** How often a bot has found the same before it already. */
function timesSeen(host: Host, seat: Seat, met: Map<string, number>): number {
  const sight = sha256Hex(JSON.stringify(host.frame(seat).view));
  const times = met.get(sight) ?? 0;
  met.set(sight, times + 1);
  return times;
}
