import { commitment, fair } from './chance.ts';
import { type AnyGame, type Outcome, type Seat, seatsOf, type Viewer } from './game.ts';
import { type AnyPlay, type Decision, Play, replay } from './play.ts';
import type { Entry, GameRecord } from './record.ts';
import { isRefused, type Refused, refused } from './refusal.ts';
import { undoTarget } from './undo.ts';

/** A table's record as it is kept: the secret stays apart from the record until the game is over. */
export interface Stored {
  readonly record: GameRecord;
  readonly secret: string;
}

/** Where records are kept. An answer means that it is safely there. */
export interface Store {
  read(table: string): Promise<Stored | undefined>;
  /** False if the table is there already. */
  create(table: string, stored: Stored): Promise<boolean>;
  /** Entry n, counted from 1; false if that number is taken: somebody else was first. */
  append(table: string, n: number, entry: Entry): Promise<boolean>;
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
  /** What this viewer may know of what led here from the frame before. */
  readonly events: readonly unknown[];
  readonly outcome?: Outcome;
}

/** A legal move and the notation to ask for it by. */
export interface Offer {
  readonly name: string;
  readonly move: unknown;
}

export type Listener = (frame: Frame) => void;

/** A table before its game: the commitment is public, salts come in, the game starts when each seat has given one. */
export class Seating {
  readonly commitment: string;
  private readonly secret: string;
  private readonly seats: number;
  private readonly salts: (string | undefined)[] = [];

  constructor(secret: string, seats: number) {
    this.secret = secret;
    this.seats = seats;
    this.commitment = commitment(secret);
  }

  salt(seat: Seat, salt: string): Refused | undefined {
    if (!seatsOf(this.seats).includes(seat)) return refused('no-such-seat');
    if (this.salts[seat] !== undefined) return refused('salt-given');
    this.salts[seat] = salt;
    return undefined;
  }

  /** The first state of the game, ready to be stored. */
  start(game: AnyGame, raw: unknown): Stored | Refused {
    if (this.seats < game.seats.min || this.seats > game.seats.max)
      return refused('bad-options', `${this.seats} seats`);
    const options = game.options(raw, this.seats);
    if (isRefused(options)) return options;
    const salts = this.salts.filter((salt) => salt !== undefined);
    if (salts.length < this.seats) return refused('not-started');
    const head = { options, seats: this.seats, commitment: this.commitment, salts };
    return { record: new Play(game, head, fair(this.secret, salts, 0)).record(), secret: this.secret };
  }
}

/**
 * Runs one table: one queue, and for each request decide → append → publish, in that order. A refusal changes
 * nothing. A bug in the rules stops this table with its record intact.
 */
export class Host {
  readonly table: string;
  private readonly store: Store;
  private readonly secret: string;
  private play: AnyPlay;
  private stopped = false;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly watchers = new Set<{ readonly viewer: Viewer; readonly listener: Listener }>();

  /** Opens a table that the store knows. */
  static async open(game: AnyGame, store: Store, table: string): Promise<Host | Refused> {
    const stored = await store.read(table);
    if (stored === undefined) return refused('no-such-table');
    const host = new Host(game, store, table, stored);
    // Whoever appended the last entry may have gone before he could write the result.
    const outcome = host.play.outcome();
    if (outcome !== undefined && stored.record.outcome === undefined) await store.finish(table, stored.secret, outcome);
    return host;
  }

  private constructor(game: AnyGame, store: Store, table: string, stored: Stored) {
    this.table = table;
    this.store = store;
    this.secret = stored.secret;
    this.play = replay(game, stored.record);
  }

  /** Makes a move in answer to the frame with this number. */
  move(seat: Seat, at: number, notation: string): Promise<Frame | Refused> {
    return this.handle(seat, at, () => {
      const { salts = [] } = this.play.head;
      return this.play.decide(seat, notation, fair(this.secret, salts, this.play.at + 1));
    });
  }

  /** Takes back this seat's last move. */
  undo(seat: Seat, at: number): Promise<Frame | Refused> {
    return this.handle(seat, at, () => this.play.takeBack(seat));
  }

  /** Sends the viewer's frame now and after every entry, until the answer is called. */
  watch(viewer: Viewer, listener: Listener): () => void {
    const watcher = { viewer, listener };
    this.watchers.add(watcher);
    listener(this.frame(viewer));
    return () => this.watchers.delete(watcher);
  }

  frame(viewer: Viewer, events: readonly unknown[] = []): Frame {
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
      events: events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** The record as a player may have it now: whole when the game is over, and not at all before. */
  record(): GameRecord | Refused {
    return this.play.outcome() === undefined ? refused('game-running') : this.play.record(this.secret);
  }

  private handle(seat: Seat, at: number, decide: () => Decision<unknown, unknown> | Refused): Promise<Frame | Refused> {
    const answer = this.queue.then(() => this.answer(seat, at, decide));
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async answer(seat: Seat, at: number, decide: () => Decision<unknown, unknown> | Refused) {
    if (this.stopped) return refused('table-stopped');
    if (at !== this.play.at) return refused('stale');
    const decision = this.run(decide);
    if (isRefused(decision)) return decision;
    if (!(await this.store.append(this.table, at + 1, decision.entry))) return this.catchUp();
    this.play.accept(decision);
    const outcome = this.run(() => this.play.outcome());
    try {
      if (outcome !== undefined) await this.store.finish(this.table, this.secret, outcome);
    } finally {
      this.publish(decision.events);
    }
    return this.run(() => this.frame(seat, decision.events));
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

  /** Somebody else appended first: read what happened, show it, and refuse. */
  private async catchUp(): Promise<Refused> {
    const stored = await this.store.read(this.table);
    if (stored === undefined) return refused('no-such-table');
    const missed = stored.record.entries.slice(this.play.at);
    this.publish(this.run(() => missed.flatMap((entry) => this.play.redo(entry).events)));
    return refused('stale');
  }

  private publish(events: readonly unknown[]): void {
    const watchers = [...this.watchers];
    const frames = this.run(() => watchers.map(({ viewer }) => this.frame(viewer, events)));
    for (const [i, { listener }] of watchers.entries()) listener(frames[i]!);
  }
}

/** Keeps records in memory: for tests, and for tables that need not outlive the program. */
export function memoryStore(): Store {
  const tables = new Map<string, Stored>();
  return {
    async read(table) {
      return tables.get(table);
    },
    async create(table, stored) {
      if (tables.has(table)) return false;
      tables.set(table, stored);
      return true;
    },
    async append(table, n, entry) {
      const { record, secret } = tables.get(table)!;
      if (n !== record.entries.length + 1) return false;
      tables.set(table, { secret, record: { ...record, entries: [...record.entries, entry] } });
      return true;
    },
    async finish(table, secret, outcome) {
      const { record } = tables.get(table)!;
      tables.set(table, { secret, record: { ...record, secret, outcome } });
    },
  };
}
