import { fair } from './chance.ts';
import { type AnyGame, type Outcome, type Seat, type Viewer, viewersOf } from './game.ts';
import { type AnyPlay, type Decision, replay } from './play.ts';
import { type Entry, type GameRecord, isUndo } from './record.ts';
import { isRefused, type Refused, refused } from './refusal.ts';
import { undoTarget } from './undo.ts';

/** A table's record as it is kept: the secret stays apart from the record until the game is over. */
export interface Stored {
  readonly record: GameRecord;
  readonly secret: string;
  /** The request that each entry answered, where it had a name. */
  readonly commands?: readonly (string | undefined)[];
}

/** An event as each viewer may know it: the same for all, or by seat with the audience last; null is not told. */
export type Telling = { readonly all: unknown } | { readonly each: readonly unknown[] };

/** An entry with what comes of it, to be kept as one. */
export interface Made {
  readonly entry: Entry;
  readonly told: readonly Telling[];
  /** Who has to act after it. */
  readonly toAct: readonly Seat[];
  /** The name of the request, if it had one: the same request sent again is not made twice. */
  readonly command?: string;
}

/** An entry as it is read again. */
export type Kept = Pick<Made, 'entry' | 'command'>;

/** Where records are kept. An answer means that it is safely there. */
export interface Store {
  read(table: string): Promise<Stored | undefined>;
  /** The entries after the first n. */
  after(table: string, n: number): Promise<readonly Kept[]>;
  /** False if the table is there already. */
  create(table: string, stored: Stored): Promise<boolean>;
  /** Entry n, counted from 1; false if that number is taken: somebody else was first. */
  append(table: string, n: number, made: Made): Promise<boolean>;
  /** Writes the result, with the secret, into the record. */
  finish(table: string, secret: string, outcome: Outcome): Promise<void>;
}

/** What one viewer gets when something has happened, and when he asks. */
export interface Frame {
  readonly table: string;
  /** How many entries lie behind this view; a move says which view it answers. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The viewer's own legal moves. */
  readonly moves: readonly Offer[];
  readonly canUndo: boolean;
  /** The entry that this frame tells of, by whom and, if it took something back, to where; missing when only asked for. */
  readonly entry?: { readonly seat: Seat; readonly to?: number };
  /** What this viewer may know of what happened in that entry. */
  readonly events: readonly unknown[];
  readonly outcome?: Outcome;
}

/** A legal move and the notation to ask for it by. */
export interface Offer<M = unknown> {
  readonly name: string;
  readonly move: M;
  /** What it would do, as the game's `foresight` part says; added where it was worked out, never by a host. */
  readonly meaning?: unknown;
  /** What follows if the turn is ended right after it, where that may be thought of. */
  readonly sequel?: unknown;
}

export type Listener = (frame: Frame) => void;

/** Hears of every entry once it is kept. */
export type Follower = (made: Made) => void;

/** How many entries there are now that the request is granted. */
export interface Granted {
  readonly at: number;
}

/** What this viewer may know of what was told. */
export const heard = (told: readonly Telling[], viewer: Viewer): readonly unknown[] =>
  told.flatMap((telling) => {
    const event = 'all' in telling ? telling.all : telling.each.at(viewer === 'audience' ? -1 : viewer);
    return event === null ? [] : [event];
  });

/** The rules do not accept what the store has. */
export class Broken extends Error {}

/**
 * Runs one table: one queue, and for each request decide → append → publish, in that order. A refusal changes
 * nothing. A bug in the rules stops this table with its record intact.
 */
export class Host {
  readonly table: string;
  private readonly store: Store;
  private readonly secret: string;
  private readonly play: AnyPlay;
  private readonly commands: (string | undefined)[];
  private stopped = false;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly followers = new Set<Follower>();

  /** Opens a table that the store knows; throws `Broken` if its record does not hold. */
  static async open(game: AnyGame, store: Store, table: string): Promise<Host | Refused> {
    const stored = await store.read(table);
    if (stored === undefined) return refused('no-such-table');
    const { game: id, version } = stored.record;
    if (id !== game.id || version !== game.version) return refused('other-game', `${id} v${version}`);
    const host = Host.replayed(game, store, table, stored);
    // Whoever appended the last entry may have gone before he could write the result.
    const outcome = host.play.outcome();
    if (outcome !== undefined && stored.record.outcome === undefined) await store.finish(table, stored.secret, outcome);
    return host;
  }

  private static replayed(game: AnyGame, store: Store, table: string, stored: Stored): Host {
    try {
      return new Host(game, store, table, stored);
    } catch (error) {
      throw new Broken('the record does not hold', { cause: error });
    }
  }

  private constructor(game: AnyGame, store: Store, table: string, stored: Stored) {
    this.table = table;
    this.store = store;
    this.secret = stored.secret;
    this.play = replay(game, stored.record);
    this.commands = [...(stored.commands ?? [])];
  }

  /** Makes a move in answer to the frame with this number. A command that was granted before is granted again. */
  move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    return this.handle({ seat, at, command }, () => {
      const { salts = [] } = this.play.head;
      return this.play.decide(seat, notation, fair(this.secret, salts, this.play.stream));
    });
  }

  /** Takes back this seat's last move. */
  undo(seat: Seat, at: number, command?: string): Promise<Granted | Refused> {
    return this.handle({ seat, at, command }, () => this.play.takeBack(seat));
  }

  /** Sends the viewer's frame now and after every entry, until the answer is called. */
  watch(viewer: Viewer, listener: Listener): () => void {
    listener(this.frame(viewer));
    return this.follow((made) => listener(this.frame(viewer, made)));
  }

  /** Tells of every entry from now on, until the answer is called; what to make of it is the follower's business. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** How many entries there are. */
  get at(): number {
    return this.play.at;
  }

  /** Who has to act now; nobody when the game is over. */
  get toAct(): readonly Seat[] {
    return this.play.game.toAct(this.play.state);
  }

  get outcome(): Outcome | undefined {
    return this.play.outcome();
  }

  /** A bug in the rules has stopped this table. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** How things stand for this viewer, after what was just made if that is to be told of. */
  frame(viewer: Viewer, made?: Made): Frame {
    return this.run(() => this.shown(viewer, made));
  }

  private shown(viewer: Viewer, made: Made | undefined): Frame {
    const { game, state, entries, at } = this.play;
    const outcome = game.outcome(state);
    const seated = viewer !== 'audience';
    return {
      table: this.table,
      at,
      viewer,
      view: game.view(state, viewer),
      toAct: game.toAct(state),
      moves: seated ? game.moves(state, viewer).map((move) => ({ name: game.notate(move), move })) : [],
      canUndo: seated && outcome === undefined && typeof undoTarget(entries, viewer) === 'number',
      ...(made === undefined ? {} : { entry: headline(made.entry) }),
      events: made === undefined ? [] : heard(made.told, viewer),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** The record as it stands, for whoever hosts: it tells everything but the secret. */
  soFar(): GameRecord {
    return this.play.record();
  }

  /** The view of somebody in this seat who has read the log, if that is more than a view shows. */
  recalled(seat: Seat): unknown {
    const { game, state } = this.play;
    return game.recall?.(state, seat);
  }

  /** The record as a player may have it now: whole when the game is over, and not at all before. */
  record(): GameRecord | Refused {
    return this.play.outcome() === undefined ? refused('game-running') : this.play.record(this.secret);
  }

  /** Reads what others have appended and shows it, entry by entry. */
  catchUp(): Promise<void> {
    return this.queued(() => this.readOn());
  }

  /** Somebody else says that he has appended this. If it does not follow what is known here, the store is asked. */
  hear(n: number, kept: Kept): Promise<void> {
    return this.queued(async () => {
      if (this.stopped || n <= this.play.at) return;
      if (n > this.play.at + 1 || !this.follows(kept)) await this.readOn();
    });
  }

  /** Takes an entry on trust: what the rules do not accept changes nothing. */
  private follows(kept: Kept): boolean {
    let decision: AnyDecision;
    try {
      decision = this.play.redo(kept.entry);
    } catch {
      return false;
    }
    this.show(decision, kept.command);
    return true;
  }

  private handle(request: Request, decide: () => AnyDecision | Refused): Promise<Granted | Refused> {
    return this.queued(() => this.answer(request, decide));
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(work);
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async answer(request: Request, decide: () => AnyDecision | Refused): Promise<Granted | Refused> {
    if (this.stopped) return refused('table-stopped');
    // Whoever asks has seen more than has been heard of here: entries of another host, their own among them perhaps.
    if (request.at > this.play.at) await this.readOn();
    if (this.wasMade(request)) return { at: request.at + 1 };
    if (request.at !== this.play.at) return refused('stale');
    const decision = this.run(decide);
    if (isRefused(decision)) return decision;
    const made = this.run(() => this.made(decision, request.command));
    if (!(await this.store.append(this.table, request.at + 1, made))) {
      await this.readOn();
      return this.wasMade(request) ? { at: request.at + 1 } : refused('stale');
    }
    this.accept(decision, made);
    const outcome = this.run(() => this.play.outcome());
    try {
      if (outcome !== undefined) await this.store.finish(this.table, this.secret, outcome);
    } finally {
      this.publish(made);
    }
    return { at: request.at + 1 };
  }

  /** Whether this very request was granted before, and only its answer got lost. */
  private wasMade({ seat, at, command }: Request): boolean {
    return command !== undefined && this.commands[at] === command && this.play.entries[at]?.seat === seat;
  }

  private made({ entry, state, events }: AnyDecision, command: string | undefined): Made {
    const { game } = this.play;
    const viewers = viewersOf(this.play.head.seats);
    const told = events.map((event): Telling => {
      const each = viewers.map((viewer) => game.redact(event, viewer) ?? null);
      return each.every((version) => version === event) ? { all: event } : { each };
    });
    return { entry, told, toAct: game.toAct(state), ...(command === undefined ? {} : { command }) };
  }

  private accept(decision: AnyDecision, made: Made): void {
    this.play.accept(decision);
    this.commands[this.play.at - 1] = made.command;
  }

  /** Runs rules; if they throw, the table stops. */
  private run<T>(rules: () => T): T {
    try {
      return rules();
    } catch (error) {
      this.stopped = true;
      throw error;
    }
  }

  private async readOn(): Promise<void> {
    const missed = await this.store.after(this.table, this.play.at);
    for (const { entry, command } of missed)
      this.show(
        this.run(() => this.play.redo(entry)),
        command,
      );
  }

  /** Tells of an entry that was redone. */
  private show(decision: AnyDecision, command: string | undefined): void {
    this.commands[this.play.at - 1] = command;
    this.publish(this.run(() => this.made(decision, command)));
  }

  /** A follower that cannot be told is let go: the move is made, and the others must hear of it. */
  private publish(made: Made): void {
    for (const follower of [...this.followers]) {
      try {
        follower(made);
      } catch (error) {
        if (this.stopped) throw error;
        this.followers.delete(follower);
      }
    }
  }
}

/** Who asks, in answer to which frame, and the name of the request. */
interface Request {
  readonly seat: Seat;
  readonly at: number;
  readonly command: string | undefined;
}

type AnyDecision = Decision<unknown, unknown>;

/** Who made an entry, and where it went back to if it took something back. */
export const headline = (entry: Entry): NonNullable<Frame['entry']> =>
  isUndo(entry) ? { seat: entry.seat, to: entry.to } : { seat: entry.seat };

/** Keeps records in memory: for tests, and for tables that need not outlive the program. */
export function memoryStore(): Store {
  const tables = new Map<string, Stored>();
  return {
    async read(table) {
      return tables.get(table);
    },
    async after(table, n) {
      const { record, commands = [] } = tables.get(table)!;
      return record.entries.slice(n).map((entry, i) => kept(entry, commands[n + i]));
    },
    async create(table, stored) {
      if (tables.has(table)) return false;
      tables.set(table, stored);
      return true;
    },
    async append(table, n, { entry, command }) {
      const { record, secret, commands = [] } = tables.get(table)!;
      if (n !== record.entries.length + 1) return false;
      const entries = [...record.entries, entry];
      tables.set(table, { secret, record: { ...record, entries }, commands: [...commands, command] });
      return true;
    },
    async finish(table, secret, outcome) {
      const stored = tables.get(table)!;
      tables.set(table, { ...stored, record: { ...stored.record, secret, outcome } });
    },
  };
}

const kept = (entry: Entry, command: string | undefined): Kept => ({
  entry,
  ...(command === undefined ? {} : { command }),
});
