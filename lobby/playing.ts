import type { AnyGame, Outcome, Seat, Viewer } from '#table/game.ts';
import { Broken, type Frame, type Granted, Host } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Store } from '#table/store.ts';
import type { TriedMove } from '#table/tried.ts';
import type { Advised } from '#wire/messages.ts';
import { answerersFor } from './bot-turns.ts';
import { copied } from './copying.ts';
import type { Ledger } from './ledger.ts';
import { hasHints } from './places.ts';
import type { Asking, World } from './world.ts';

/** How many entries a table can have, many times those of any game. */
const MOST_ENTRIES = 10_000;

/** What a game is part of, which has its rules and is told of it. */
export interface Observer {
  /** Whoever started it may have been of another version than this process: it is played by theirs. */
  rules(): Promise<AnyGame | undefined>;
  /** There is a game to show. */
  begun(): void;
  /** Something was played here. */
  played(): void;
  /** It has come to its end. */
  ended(outcome: Outcome): Promise<void>;
  /** It cannot go on. */
  stopped(): void;
  /** What became of something, only the archive knows. */
  doubted(): void;
}

/** The game of one table, from the start on: opened as soon as there is one, played on, or in trouble for good. */
export class Playing {
  private readonly ledger: Ledger;
  private readonly world: World;
  private readonly around: Observer;
  private opened: Host | undefined;
  private opening: Promise<void> | undefined;
  private fault: 'outdated' | 'stopped' | undefined;

  constructor(ledger: Ledger, world: World, around: Observer) {
    this.ledger = ledger;
    this.world = world;
    this.around = around;
  }

  /** The game, as soon as there is one. */
  get host(): Host | undefined {
    return this.opened;
  }

  /** Why it cannot go on here, if it cannot. */
  get trouble(): 'outdated' | 'stopped' | undefined {
    return this.fault;
  }

  /** The move that stopped it, if it was one. */
  get tried(): TriedMove | undefined {
    return this.fault === 'stopped' ? this.opened?.tried : undefined;
  }

  /** There is a game, and it could not be opened yet. */
  get isUnopened(): boolean {
    return this.row.head !== undefined && this.host === undefined && this.fault === undefined;
  }

  /** Nobody can play on here: neither this process nor, while versions change, another. */
  get isStuck(): boolean {
    return this.fault === 'stopped' || (this.fault === 'outdated' && !this.world.bus.shared);
  }

  private get row(): Ledger['row'] {
    return this.ledger.row;
  }

  // Opening

  /** Opens the game, and shows it to whoever is here. If that fails, whoever needs it tries again. */
  begin(): Promise<void> {
    this.opening ??= this.open().then(
      () => this.around.begun(),
      (error: unknown) => {
        this.opening = undefined;
        throw error;
      },
    );
    return this.opening;
  }

  private async open(): Promise<void> {
    const game = await this.around.rules();
    if (game === undefined) {
      this.fault = 'outdated';
      return;
    }
    let host: Host | Refused | undefined;
    try {
      await copied(game, this.ledger, this.world);
      host = await Host.open(game, this.store(), this.row.id, (asked) => answerersFor(this.row, asked));
      if (isRefused(host)) throw new Broken(host.refused);
      if (host.at < (this.row.from?.at ?? 0)) throw new Broken('it was left before its beginning was copied');
      while (this.row.at > host.at) await host.catchUp();
      this.opened = host;
      this.ledger.begun();
    } catch (error) {
      // An archive that is away for a moment stops nothing.
      if (!(error instanceof Broken) && !(host instanceof Host && host.isStopped)) throw error;
      this.stop(error);
    }
  }

  /** What the host appends goes through the ledger, with what the table waits for afterwards. */
  private store(): Store {
    const { archive } = this.world;
    return {
      read: (table) => archive.read(table),
      after: (table, n) => archive.after(table, n),
      append: (_table, n, made) => this.ledger.append(n, made),
      finish: (_table, _secret, outcome) => this.around.ended(outcome),
    };
  }

  // Moving

  async move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    if (at >= MOST_ENTRIES) return refused('too-long');
    if (this.row.paused !== undefined) return refused('paused');
    // A bot has no command.
    const asked = command === undefined ? ({ by: 'bot' } as const) : { command };
    return this.play((host) => host.move(seat, at, notation, asked));
  }

  async undo(seat: Seat, at: number, command?: string): Promise<Granted | Refused> {
    if (this.row.paused !== undefined) return refused('paused');
    return this.play((host) => host.undo(seat, at, { command }));
  }

  /** Takes back what all have agreed to take back. */
  undoAgreed(seat: Seat, at: number): Promise<Granted | Refused> {
    return this.play((host) => host.undo(seat, at, { command: `agreed-${at}`, over: 'all' }));
  }

  private async play(ask: (host: Host) => Promise<Granted | Refused>): Promise<Granted | Refused> {
    const { host, row } = this;
    if (host === undefined || row.phase === 'abandoned') return this.refusal();
    const begun = performance.now();
    try {
      const answer = await ask(host);
      if (isRefused(answer)) return answer;
      const milliseconds = performance.now() - begun;
      const winners = host.outcome?.winners;
      const ended = winners && (winners.length > 0 ? 'won' : 'lost');
      this.world.report({ type: 'moved', table: row.id, game: row.game, milliseconds, ...(ended && { ended }) });
      this.around.played();
      return answer;
    } catch (error) {
      if (host.isStopped) return this.stop(error);
      this.world.report({ type: 'failed', table: row.id, error });
      this.around.doubted();
      return refused('failed');
    }
  }

  // Asking

  /** What this viewer saw after an earlier entry, and may see again: it was theirs to know then. */
  async past(viewer: Viewer, at: number, asking: Asking): Promise<Frame | Refused> {
    if (this.host === undefined) return this.refusal();
    if (at > this.host.at) return refused('stale');
    const frame = await this.world.recall({ record: this.host.soFar(), viewer, at }, asking);
    return isRefused(frame) ? frame : { ...frame, table: this.row.id };
  }

  /**
   * What the hard bot would do in this seat, and why; to the same question always the same answer. What is asked of the crew it
   * thinks about with the eyes of this side, too, whoever's move it is: nobody is told what another has seen.
   */
  async hint(side: Seat, at: number, asking: Asking): Promise<Advised | Refused> {
    if (this.host === undefined || this.fault !== undefined || this.row.phase !== 'playing') return this.refusal();
    if (!hasHints(this.row)) return refused('no-hints');
    if (at !== this.host.at) return refused('stale');
    const seat = this.host.actorFor(side);
    const { view, moves } = this.host.frame(side);
    const recalled = this.host.recalled(side);
    if (moves.length === 0) return refused('not-your-turn');
    const seed = `${this.row.id} ${seat} ${at}`;
    const advised = await this.world.advise(
      { game: this.row.game, version: this.row.version, seat, view, recalled, moves, seed },
      { ...asking, stands: () => at === this.host?.at },
    );
    return advised ?? refused('no-hints');
  }

  /** The record, as soon as nothing follows any more; that of an older version, too, which nobody here can play again. */
  async record(): Promise<GameRecord | Refused> {
    const playable = this.playable();
    if (!isRefused(playable) || (this.row.phase !== 'over' && this.row.phase !== 'abandoned')) return playable;
    return (await this.world.archive.read(this.row.id))?.record ?? playable;
  }

  /** The record of a game that is over and can be played again. */
  playable(): GameRecord | Refused {
    return this.host?.record() ?? this.refusal();
  }

  /** Why there is no game to play. */
  refusal(): Refused {
    if (this.fault === 'outdated') return refused('outdated', `${this.row.game} v${this.row.version}`);
    if (this.fault === 'stopped') return refused('table-stopped');
    return refused(this.row.phase === 'seating' ? 'not-started' : 'game-over');
  }

  /** A fault stops this table alone; what was played stays. */
  stop(error: unknown): Refused {
    if (this.fault === undefined) {
      this.fault = 'stopped';
      this.world.report({ type: 'table-stopped', table: this.row.id, error });
      this.around.stopped();
    }
    return refused('table-stopped');
  }
}
