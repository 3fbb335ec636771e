import type { AnyValuing } from './account.ts';
import { type AnyGame, type Immutable, reading, type Seat } from './game.ts';
import { clearly, Mean, type Measure, NOTHING } from './measure.ts';
import { restart } from './play.ts';
import { type GameRecord, isUndo, type MoveEntry } from './record.ts';

/** Samples of a position before it is asked whether some move was clearly better. */
const LEAST = 16;
/** So many standard errors are clear … */
const CLEAR = 2;
/** … and so much of a win matters. */
const MATTERS = 0.01;

/** A position of a game as it stood: between two of its moves. */
export interface Juncture {
  readonly at: number;
  readonly state: Immutable<unknown>;
  /** What led there; nothing but the deal at the beginning. */
  readonly from: Deed | undefined;
  /** What was done there; nothing at the end. */
  readonly made: Deed | undefined;
  /** By seats: its chances there, and what came of luck and of what was done on the way there. */
  readonly worth: readonly Mean[];
  readonly lucks: readonly Mean[];
  readonly dones: readonly Mean[];
}

export interface Deed {
  readonly at: number;
  readonly seat: Seat;
  readonly move: unknown;
  /** Something was rolled, drawn or turned up. */
  readonly isChance: boolean;
  /** A bot made it in the place of the person whose seat it is: no decision of theirs. */
  readonly isStandIn: boolean;
  /** Found when they are first compared. */
  rivals: readonly Rival[] | undefined;
}

/** Another move, and by how much it was better, in two halves: one to find the best, one to measure it. */
interface Rival {
  readonly name: string;
  readonly move: unknown;
  readonly leads: readonly [Mean, Mean];
}

const means = (count: number): readonly Mean[] => Array.from({ length: count }, () => new Mean());

/** Every position that was not taken back. */
export function juncturesIn(game: AnyGame, record: GameRecord): readonly Juncture[] {
  const play = restart(game, record);
  const states: { readonly at: number; readonly state: Immutable<unknown>; readonly entry?: MoveEntry }[] = [
    { at: 0, state: reading(play.state) },
  ];
  for (const [i, entry] of record.entries.entries()) {
    play.redo(entry);
    if (isUndo(entry)) while (states.at(-1)!.at > entry.to) states.pop();
    else states.push({ at: i + 1, state: reading(play.state), entry });
  }
  const made = states.map(({ state }, n) => {
    const next = states[n + 1];
    return next?.entry && madeAt(game, state, { at: next.at, entry: next.entry, record });
  });
  return states.map(({ at, state }, n) => ({
    ...{ at, state, from: made[n - 1], made: made[n] },
    ...{ worth: means(record.seats), lucks: means(record.seats), dones: means(record.seats) },
  }));
}

function madeAt(
  game: AnyGame,
  state: Immutable<unknown>,
  { at, entry, record }: { readonly at: number; readonly entry: MoveEntry; readonly record: GameRecord },
): Deed {
  const { seat, move: name, rolls, final } = entry;
  const move = game.moves(state, seat).find((each) => game.notate(each) === name)!;
  const isStandIn = entry.by === 'bot' && record.seated?.[seat] === 'person';
  return { at, seat, move, isChance: final || rolls.length > 0, isStandIn, rivals: isStandIn ? [] : undefined };
}

export function rivalsOf(
  game: AnyGame,
  { rivals }: AnyValuing,
  state: Immutable<unknown>,
  { seat, move }: Deed,
): readonly Rival[] {
  const legal = game.moves(state, seat);
  if (legal.length === 1) return [];
  const name = game.notate(move);
  return (rivals?.(state, seat, legal) ?? legal)
    .filter((each) => game.notate(each) !== name)
    .map((each) => ({ name: game.notate(each), move: each, leads: [new Mean(), new Mean()] }));
}

/** So clearly worse that it need not be tried any more. */
export function isHopeless({ count, measure: { value, error } }: Mean): boolean {
  return count >= LEAST / 2 && clearly({ value: -value, error }, CLEAR);
}

/**
 * What was given away, and for which move. What was done stands unless another move is clearly better; and that is measured
 * in other worlds than those in which it was found, or the luckiest of many would always seem better than it is.
 */
export function bestOf({ rivals = [] }: Deed): { readonly loss: Measure; readonly name?: string } {
  let [best, most]: [Rival | undefined, number] = [undefined, 0];
  for (const rival of rivals) {
    const [found] = rival.leads;
    if (found.count < LEAST / 2 || !clearly(found.measure, CLEAR) || found.measure.value <= most) continue;
    [best, most] = [rival, found.measure.value];
  }
  if (best === undefined) return { loss: NOTHING };
  const { value, error } = best.leads[1].measure;
  const loss = { value: Math.min(0, -value), error };
  const isSure = value >= MATTERS && clearly({ value, error }, CLEAR);
  return isSure ? { loss, name: best.name } : { loss };
}
