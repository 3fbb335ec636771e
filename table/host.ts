import { fair } from './chance.ts';
import type { AnyGame, Outcome, Seat, Viewer } from './game.ts';
import { type AnyPlay, type Decision, replay } from './play.ts';
import { Queue } from './queue.ts';
import { type GameRecord, type Head, type Headline, headline, isUndo, type MoveEntry } from './record.ts';
import { isRefused, type RefusalCode, type Refused, refused } from './refusal.ts';
import { heard, type KeptEntry, type NewEntry, type Store, type StoredRecord, tellingsOf } from './store.ts';
import type { TriedMove } from './tried.ts';
import type { Crossing } from './undo.ts';

/** What one viewer gets when something has happened, and on request. */
export interface Frame {
  readonly table: string;
  /** How many entries lie behind this view; a move says which view it answers. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** Who may answer for whoever is to act: it is for the whole crew to settle, and a bot is asked. */
  readonly answers?: readonly Seat[];
  /** The viewer's own legal moves, or those of the bot for which they may answer. */
  readonly moves: readonly Offer[];
  readonly canUndo: boolean;
  /** … or why not. */
  readonly whyNoUndo?: RefusalCode;
  /** The entry that this frame tells of; missing when only asked for. */
  readonly entry?: Headline;
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
}

export type FrameListener = (frame: Frame) => void;

/** Hears of every entry once it is kept. */
export type EntryListener = (made: NewEntry) => void;

/** How a move is asked for: under which name, if it has one, and whether a bot makes it. */
export interface AskedMove {
  readonly command?: string | undefined;
  readonly by?: MoveEntry['by'];
}

/** For whom some seats may answer what the whole crew is asked. */
interface Answering {
  readonly for: Seat;
  readonly by: readonly Seat[];
}

/** Who may answer for a seat what the whole crew is asked: whoever runs the table knows who sits there. */
export type Crew = (asked: Seat) => readonly Seat[];

/** How many entries there are now that the request is granted. */
export interface Granted {
  readonly at: number;
}

/** So often moves are taken back in one game: the longer a record is, the longer it takes to open it, which others wait for. */
export const MOST_UNDONE = 200;

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
  private attempt: TriedMove | undefined;
  private readonly crew: Crew;
  /** Who has answered for somebody else, by entry. */
  private readonly answered = new Map<number, Seat>();
  private readonly queue = new Queue();
  private readonly followers = new Set<EntryListener>();

  /** Opens a table that the store knows; throws `Broken` if its record does not hold. */
  static async open(game: AnyGame, store: Store, table: string, crew: Crew = () => []): Promise<Host | Refused> {
    const stored = await store.read(table);
    if (stored === undefined) return refused('no-such-table');
    const { game: id, version } = stored.record;
    if (id !== game.id || version !== game.version) return refused('other-game', `${id} v${version}`);
    const host = Host.replayed(game, store, table, stored, crew);
    // The process that appended the last entry may have gone before it could write the result.
    const outcome = host.play.outcome();
    if (outcome !== undefined && stored.record.outcome === undefined) await store.finish(table, stored.secret, outcome);
    return host;
  }

  private static replayed(game: AnyGame, store: Store, table: string, stored: StoredRecord, crew: Crew): Host {
    try {
      return new Host(game, store, table, stored, crew);
    } catch (error) {
      throw new Broken('the record does not hold', { cause: error });
    }
  }

  private constructor(game: AnyGame, store: Store, table: string, stored: StoredRecord, crew: Crew) {
    this.table = table;
    this.store = store;
    this.crew = crew;
    this.secret = stored.secret;
    this.play = replay(game, stored.record);
    this.commands = [...(stored.commands ?? [])];
  }

  /** Makes a move in answer to the frame with this number. A command that was granted before is granted again. */
  move(seat: Seat, at: number, notation: string, { command, by }: AskedMove = {}): Promise<Granted | Refused> {
    return this.handle({ seat, at, command, move: notation }, () => {
      const { salts = [] } = this.play.head;
      return this.play.decide(
        by === undefined ? this.actorFor(seat) : seat,
        notation,
        fair(this.secret, salts, this.play.stream),
        by,
      );
    });
  }

  /** Takes back this seat's last move, with what bots did since; or with what anybody did, if all have agreed. */
  undo(seat: Seat, at: number, { command, over = 'bots' }: Undoing = {}): Promise<Granted | Refused> {
    return this.handle({ seat, at, command }, () => {
      const target = this.undoTarget(seat, over);
      return isRefused(target) ? target : this.play.takeBack(seat, this.crossing(over));
    });
  }

  /** Whether this seat's last move could be taken back if everybody agreed, or why not. */
  mayTakeBack(seat: Seat): true | Refused {
    const target = this.undoTarget(seat, 'all');
    return isRefused(target) ? target : true;
  }

  /** A record that has more taken back in it, from before there was a limit, is played on. */
  private undoTarget(viewer: Viewer, over: 'bots' | 'all'): number | Refused {
    const target = this.play.undoTarget(viewer, this.crossing(over));
    if (isRefused(target)) return target;
    return this.play.entries.filter(isUndo).length < MOST_UNDONE ? target : refused('undo-enough');
  }

  /** Requests of people have a name, those of bots have none. */
  private crossing(over: 'bots' | 'all'): Crossing {
    return (n) => over === 'all' || this.commands[n - 1] === undefined;
  }

  /** Sends the viewer's frame now and after every entry, until the answer is called. */
  watch(viewer: Viewer, listener: FrameListener): () => void {
    listener(this.frame(viewer));
    return this.follow((made) => listener(this.frame(viewer, made)));
  }

  /** Tells of every entry from now on, until the answer is called; what to make of it is the follower's business. */
  follow(follower: EntryListener): () => void {
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

  /** Whether whoever has to act is only asked something in the turn of another. */
  get isAsking(): boolean {
    const inTurn = this.play.game.turn?.(this.play.state);
    return inTurn !== undefined && !this.toAct.includes(inTurn);
  }

  /** Whether what is asked now is for the whole crew to settle. */
  get isAskingCrew(): boolean {
    const { game, state } = this.play;
    return game.asksCrew?.(state) === true;
  }

  /** Who may answer for whoever is asked now, if it is for the whole crew to settle and somebody may. */
  get answering(): Answering | undefined {
    const [asked] = this.toAct;
    if (asked === undefined || !this.isAskingCrew) return undefined;
    const by = this.crew(asked);
    return by.length === 0 ? undefined : { for: asked, by };
  }

  /** Whose move it is that the person in this seat may make: their own, or that of a bot for which they may answer. */
  actorFor(seat: Seat): Seat {
    const { answering } = this;
    return answering?.by.includes(seat) ? answering.for : seat;
  }

  /** What a bot may do though it cannot say why: anything but to give up what others play for. */
  harmless(moves: readonly Offer[]): readonly Offer[] {
    const { game } = this.play;
    const others = moves.filter(({ move }) => game.givesUp?.(move) !== true);
    return others.length === 0 ? moves : others;
  }

  get outcome(): Outcome | undefined {
    return this.play.outcome();
  }

  /** A bug in the rules has stopped this table. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** The move at which they threw, if it was one: what was asked for is in no record. */
  get tried(): TriedMove | undefined {
    return this.attempt;
  }

  /** How things stand for this viewer, after what was just made if that is to be told of. */
  frame(viewer: Viewer, made?: NewEntry): Frame {
    return this.run(() => this.shown(viewer, made));
  }

  private shown(viewer: Viewer, made: NewEntry | undefined): Frame {
    const { game, state, at } = this.play;
    const outcome = game.outcome(state);
    const undo = this.undoTarget(viewer, 'bots');
    const { answering } = this;
    const whose = viewer === 'audience' ? viewer : this.actorFor(viewer);
    return {
      table: this.table,
      at,
      viewer,
      view: game.view(state, viewer),
      toAct: game.toAct(state),
      ...(answering && { answers: answering.by }),
      moves: whose === 'audience' ? [] : game.moves(state, whose).map((move) => ({ name: game.notate(move), move })),
      canUndo: typeof undo === 'number',
      ...(isRefused(undo) && { whyNoUndo: undo.refused as RefusalCode }),
      ...(made === undefined ? {} : { entry: headline(made.entry) }),
      events: made === undefined ? [] : heard(made.told, viewer),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /** What was settled before the first card was shuffled. */
  get head(): Head {
    return this.play.head;
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
    return this.queue.do(() => this.readOn());
  }

  /** Another process says it has appended this. If it does not follow what is known here, the store is asked. */
  hear(n: number, kept: KeptEntry): Promise<void> {
    return this.queue.do(async () => {
      if (this.stopped || n <= this.play.at) return;
      if (n > this.play.at + 1 || !this.follows(kept)) await this.readOn();
    });
  }

  /** Takes an entry on trust: what the rules do not accept changes nothing. */
  private follows(kept: KeptEntry): boolean {
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
    return this.queue.do(() => this.answer(request, decide));
  }

  private async answer(request: Request, decide: () => AnyDecision | Refused): Promise<Granted | Refused> {
    if (this.stopped) return refused('table-stopped');
    // Whoever asks has seen more than has been heard of here: entries of another host, their own among them perhaps.
    if (request.at > this.play.at) await this.readOn();
    if (this.wasMade(request)) return { at: request.at + 1 };
    if (request.at !== this.play.at) return refused('stale');
    const decision = this.trying(request, decide);
    if (isRefused(decision)) return decision;
    const made = this.trying(request, () => this.madeBy(request, decision));
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
    const by = this.answered.get(at + 1) ?? this.play.entries[at]?.seat;
    return command !== undefined && this.commands[at] === command && by === seat;
  }

  private madeBy({ seat, command, move }: Request, decision: AnyDecision): NewEntry {
    const made = this.made(decision, command);
    return move === undefined || made.entry.seat === seat ? made : { ...made, answeredBy: seat };
  }

  private made({ entry, state, events }: AnyDecision, command: string | undefined): NewEntry {
    const { game } = this.play;
    const told = tellingsOf(game, this.play.head.seats, events);
    return { entry, told, toAct: game.toAct(state), ...(command === undefined ? {} : { command }) };
  }

  private accept(decision: AnyDecision, made: NewEntry): void {
    this.play.accept(decision);
    this.commands[this.play.at - 1] = made.command;
    if (made.answeredBy !== undefined) this.answered.set(this.play.at, made.answeredBy);
  }

  /** Runs rules for what was asked; if they throw, it is remembered, for nothing of it is kept. */
  private trying<T>({ seat, move }: Request, rules: () => T): T {
    try {
      return this.run(rules);
    } catch (error) {
      if (move !== undefined) this.attempt = { seat, move };
      throw error;
    }
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
  private publish(made: NewEntry): void {
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

interface Undoing {
  readonly command?: string | undefined;
  /** Whose moves may go with it. */
  readonly over?: 'bots' | 'all';
}

/** Who asks, in answer to which frame, for what, and the name of the request. */
interface Request {
  readonly seat: Seat;
  readonly at: number;
  readonly command: string | undefined;
  /** The move that is asked for; none if something is to be taken back. */
  readonly move?: string;
}

type AnyDecision = Decision<unknown, unknown>;
