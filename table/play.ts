import { chainOf, concluded, headOf, type Said } from './chain.ts';
import { type Roll, recording, scripted } from './chance.ts';
import {
  type AnyGame,
  type AnyView,
  type Chance,
  type Game,
  type Outcome,
  reading,
  type Seat,
  type Tagged,
  type Viewer,
} from './game.ts';
import { canonical } from './hash.ts';
import {
  type Entry,
  type GameRecord,
  type Head,
  isUndo,
  type Linked,
  type MoveEntry,
  type Origin,
  RECORD_VERSION,
} from './record.ts';
import { isRefused, type Refused, refused } from './refusal.ts';
import { ALL, type Crossing, NONE, undoTarget } from './undo.ts';

/** An entry that would hold, and where it leads. Nothing has happened yet: it becomes true by `accept`. */
export interface Decision<S, E> {
  readonly entry: Entry;
  readonly state: S;
  readonly events: readonly E[];
}

/** What happens when a move is made on a copy of the state. */
export interface Effect<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly rolls: readonly Roll[];
  readonly final: boolean;
}

/** Steps a copy. A move is final if it consumed a roll or told an event that reveals something. */
export function turn<S, M, E extends Tagged, V extends AnyView, O>(
  game: Game<S, M, E, V, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Effect<S, E> {
  const next = game.clone(reading(state));
  const kept = recording(chance);
  const events: E[] = [];
  game.step(next, seat, move, kept, (event) => events.push(event));
  const final = kept.rolls.length > 0 || events.some((event) => game.reveals[event.type as E['type']]);
  return { state: next, events, rolls: kept.rolls.length === 0 ? NO_ROLLS : kept.rolls, final };
}

/** One for all moves without a roll: tables keep their entries in memory, and most are such. */
const NO_ROLLS: readonly Roll[] = [];

/**
 * A game being played: the record so far and the state it leads to. `decide` and `takeBack` work out what would
 * happen, `accept` makes it so; whoever keeps records stores the entry in between.
 */
export class Play<S, M, E extends Tagged, V extends AnyView, O> {
  readonly game: Game<S, M, E, V, O>;
  readonly head: Head;
  /** The rolls of the setup, bound and value in turn: a pair each would take four times the memory. */
  private readonly rolled: readonly number[];
  readonly start: Linked;
  readonly entries: Entry[] = [];
  state: S;
  private finals = 0;
  /** States after each entry that an undo can still reach: from the last final one on. */
  private readonly back = new Map<number, S>();

  /** Starts a game. The chance is asked for the setup's rolls. */
  constructor(game: Game<S, M, E, V, O>, terms: Terms, chance: Chance) {
    const { hideout = RECORD_VERSION, options, seats, ...fairness } = terms;
    const kept = recording(chance);
    this.game = game;
    this.head = { hideout, game: game.id, version: game.version, options, seats, ...fairness };
    this.state = game.setup(options as O, seats, kept);
    this.rolled = kept.rolls.flat();
    this.start = chainOf(this.head).start(this.head, kept.rolls, this.state);
    this.back.set(0, this.state);
  }

  get setup(): readonly Roll[] {
    return Array.from({ length: this.rolled.length / 2 }, (_, i) => [this.rolled[2 * i]!, this.rolled[2 * i + 1]!]);
  }

  /** How many entries there are. */
  get at(): number {
    return this.entries.length;
  }

  /**
   * The number of the stream that the next rolls come from: one more than there are final moves. Moves that could be
   * taken back do not count, or somebody who knows the secret could go back and forth until a good roll comes next.
   */
  get stream(): number {
    return 1 + this.finals;
  }

  get hash(): string {
    return this.entries.at(-1)?.hash ?? this.start.hash;
  }

  /** What this move would do, the move being named as the game notates it; and whether a bot makes it. */
  decide(seat: Seat, notation: string, chance: Chance, by?: MoveEntry['by']): Decision<S, E> | Refused {
    const acting = this.game.toAct(reading(this.state));
    if (acting.length === 0) return refused('game-over');
    if (!acting.includes(seat)) return refused('not-your-turn');
    const move = this.game.moves(reading(this.state), seat).find((legal) => this.game.notate(legal) === notation);
    if (move === undefined) return refused(this.game.refusal(this.game.view(reading(this.state), seat), notation));
    const { state, events, rolls, final } = turn(this.game, this.state, seat, move, chance);
    // Records of the first format do not say it.
    const maker = by !== undefined && this.head.hideout > 1 ? { by } : {};
    return { entry: this.link({ seat, move: notation, ...maker, rolls, final }, state), state, events };
  }

  /** Where this viewer may go back to now, or why nowhere. */
  undoTarget(viewer: Viewer, mayCross: Crossing = NONE): number | Refused {
    if (this.game.toAct(reading(this.state)).length === 0) return refused('game-over');
    return undoTarget(this.entries, viewer, mayCross);
  }

  /** What taking back this seat's last move would do, with those moves of others that may be taken back with it. */
  takeBack(seat: Seat, mayCross: Crossing = NONE): Decision<S, E> | Refused {
    const to = this.undoTarget(seat, mayCross);
    if (typeof to !== 'number') return to;
    const state = this.back.get(to)!;
    return { entry: this.link({ seat, to }, state), state, events: [] };
  }

  accept({ entry, state }: Decision<S, E>): void {
    this.entries.push(entry);
    this.state = state;
    if (!isUndo(entry) && entry.final) {
      this.finals += 1;
      this.back.clear();
    }
    this.back.set(this.at, state);
  }

  /** Does again what a record says, with exactly its rolls; throws where the record does not hold. */
  redo(entry: Entry): Decision<S, E> {
    const decision = this.again(entry);
    if (entry.state !== decision.entry.state) throw new Error('it leads to another state');
    if (entry.hash !== decision.entry.hash) throw new Error('its hash does not continue the chain');
    this.accept(decision);
    return decision;
  }

  /** Does again what another game's record says, which has a chain of its own. */
  repeat(entry: Entry): void {
    this.accept(this.again(entry));
  }

  private again(entry: Entry): Decision<S, E> {
    // Whose moves went with it was for the table to say; that nobody had learnt anything from them is checked.
    const decision = isUndo(entry) ? this.takeBack(entry.seat, ALL) : this.redoMove(entry);
    if (isRefused(decision)) throw new Error(`refused: ${decision.refused}`);
    const { hash: _told, state: _there, ...said } = entry;
    const { hash: _found, state: _here, ...done } = decision.entry;
    if (canonical(said) !== canonical(done)) throw new Error('it does not say what happened');
    return decision;
  }

  private redoMove({ seat, move, rolls, by }: MoveEntry): Decision<S, E> | Refused {
    const script = scripted(rolls);
    const decision = this.decide(seat, move, script, by);
    if (!isRefused(decision)) script.end();
    return decision;
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(reading(this.state));
  }

  record(secret?: string): GameRecord {
    const outcome = this.outcome();
    const record = { ...this.head, setup: this.setup, ...this.start, entries: [...this.entries] };
    return outcome === undefined ? record : concluded(record, { ...(secret !== undefined && { secret }), outcome });
  }

  /** What is said, with what vouches for it: it continues the chain. */
  private link(said: Said, state: S): Entry {
    return { ...said, ...chainOf(this.head).next(this.hash, said, state) };
  }
}

/** What a game begins with; of the newest format, if none is named. */
type Terms = Omit<Head, 'hideout' | 'game' | 'version'> & Partial<Pick<Head, 'hideout'>>;

/** A game that is only known by name. */
// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyPlay = Play<any, any, any, any, any>;

/** The start of a recorded game, with exactly its setup rolls; throws where the record does not hold. */
export function restart(game: AnyGame, record: GameRecord): AnyPlay {
  const { game: _g, version: _v, ...terms } = headOf(record);
  const play = beginning(game, terms, record.setup);
  if (play.start.state !== record.state) throw new Error('the setup leads to another state');
  if (play.start.hash !== record.hash) throw new Error('the hash of the setup does not fit');
  return play;
}

/** The start of a game with exactly these setup rolls. */
function beginning(game: AnyGame, terms: Terms, setup: readonly Roll[]): AnyPlay {
  const script = scripted(setup);
  const play = new Play(game, terms, script);
  script.end();
  return play;
}

/**
 * A game that goes on from another, whose record this is: the same setup and the same first moves with the same rolls,
 * and after those dice of its own.
 */
export function branch(
  game: AnyGame,
  { options, seats, setup, entries }: GameRecord,
  from: Origin,
  dice: Required<Pick<Head, 'commitment' | 'salts' | 'seated'>> & Pick<Head, 'seals'>,
): AnyPlay {
  const play = beginning(game, { options, seats, ...dice, from }, setup);
  for (const entry of entries.slice(0, from.at)) play.repeat(entry);
  return play;
}

/** A recorded game up to entry `to`. */
export function replay(game: AnyGame, record: GameRecord, to = record.entries.length): AnyPlay {
  const play = restart(game, record);
  for (const entry of record.entries.slice(0, to)) play.redo(entry);
  return play;
}

/** Plays a state to the end, in place and without a record: for searches, simulations and measurements. Answers the number of moves. */
export function playout<S, M, E extends Tagged, V extends AnyView, O>(
  game: Game<S, M, E, V, O>,
  state: S,
  choose: (moves: readonly M[], seat: Seat, state: S) => M,
  chance: Chance,
): number {
  for (let count = 0; ; count++) {
    const seat = game.toAct(reading(state))[0];
    if (seat === undefined) return count;
    game.step(state, seat, choose(game.moves(reading(state), seat), seat, state), chance, silence);
  }
}

const silence = (): void => {};
