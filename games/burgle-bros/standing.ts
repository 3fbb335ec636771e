import { branches } from '#table/chance.ts';
import { type Immutable, reading, type Seat } from '#table/game.ts';
import { type Cell, cellOf, type Square, squareOf } from './components/squares.ts';
import { CAMERA, COMPUTER_FOR, KIND } from './components/tiles.ts';
import { type Meaning, meanings } from './foresight.ts';
import { game } from './index.ts';
import type { Card, Move } from './move.ts';
import { omensIn } from './omens.ts';
import { END } from './repertoire.ts';
import { canRing, isJammed } from './rules/alarms.ts';
import { nextSeat } from './rules/eventful.ts';
import { isWatched, isWorkingCamera, moveGuards, nextStep, patrol } from './rules/guard.ts';
import { jobTiles } from './rules/setup.ts';
import { isInSuit } from './rules/stealth.ts';
import { isBolted } from './rules/tiles.ts';
import { CROWBARRED, clone, EMP, guardOn, has, inForce, isUp, kindAt, OFF, type State } from './state.ts';
import type { View } from './view.ts';
import { burdensIn, dealIn, usesIn } from './worth.ts';

/** A guard, as things stand. */
export interface GuardStanding {
  /** Every step to where he heads now. */
  readonly way: readonly Square[];
  /** The steps of his coming movement, and what it fails for. */
  readonly steps: number;
  readonly heldBy: 'donuts' | 'crow' | 'nothing';
  /** At the end of whose turn he moves, as long as everybody stays on their floor. */
  readonly after: Seat | 'nobody';
}

/** What is true of a room that is face up. */
export interface RoomStanding {
  /** A Camera through which a guard sees whoever comes. */
  readonly live: boolean;
  /** A Deadbolt that nobody holds open. */
  readonly bolted: boolean;
  /** Why nothing can ring there, if so. */
  readonly quiet: 'forced' | 'ringing' | 'guard' | 'emp' | 'jammed' | 'suit' | 'no';
  /** Tokens that could stop its alarm: where its Computer Room is, with how many, and how many are on the laptop. */
  readonly tokens: { readonly at: Square | 'dark'; readonly there: number; readonly laptop: number } | 'none';
  /** Other rooms of its kind: those that are face up, and how many are not. */
  readonly alike: { readonly known: readonly Square[]; readonly dark: number };
}

/** What is so before anybody moves, as the rules see it. Plain data. */
export interface Standing {
  /** What the end of this turn would do, while nobody is asked anything. */
  readonly end: Meaning | undefined;
  readonly guards: readonly GuardStanding[];
  /** Who plays now, and who after that. */
  readonly order: readonly Seat[];
  readonly rooms: Readonly<Partial<Record<Square, RoomStanding>>>;
  /** What tools could do in their holders' turns, and what loot costs whoever is in turn. */
  readonly uses: ReturnType<typeof usesIn>;
  readonly burdens: ReturnType<typeof burdensIn>;
  /** To whom each card could be handed now, as the moves say that are legal. */
  readonly trades: Readonly<Partial<Record<Card, readonly Seat[]>>>;
  /** Of a trade that is asked for; of events that are being put in an order. */
  readonly deal: ReturnType<typeof dealIn>;
  readonly omens: ReturnType<typeof omensIn>;
}

/** Nobody but the seat in turn ends a turn; what follows from it is what this viewer knows, whoever they are. */
export function standing(view: View): Standing {
  const world = game.imagine!(view);
  const seat = view.viewer === 'audience' ? view.turn : view.viewer;
  const moves = view.question === 'none' ? game.moves(reading(world), view.turn) : [];
  const order = orderIn(reading(world));
  return {
    end: moves.includes(END) ? meanings({ ...view, viewer: view.turn }, [END])[0] : undefined,
    guards: view.floors.map((_, floor) => guardIn(reading(world), floor, order)),
    order,
    rooms: Object.fromEntries(
      view.floors.flatMap(({ tiles }) =>
        tiles.flatMap(({ at }) =>
          isUp(reading(world), cellOf(at)) ? [[at, roomIn(reading(world), cellOf(at), seat)]] : [],
        ),
      ),
    ),
    uses: usesIn(view),
    burdens: burdensIn(view),
    trades: tradesIn(moves, view.turn),
    deal: dealIn(view),
    omens: omensIn(view),
  };
}

/** R74 — What is given goes to the other, what is taken to whoever is in turn. */
function tradesIn(moves: readonly Move[], turn: Seat): Standing['trades'] {
  const takers: Partial<Record<Card, readonly Seat[]>> = {};
  for (const move of moves)
    if (move.type === 'give' || move.type === 'take')
      takers[move.card] = [...(takers[move.card] ?? []), move.type === 'give' ? move.to : turn];
  return takers;
}

/** R83 — Everybody once, beginning with whoever is in turn, without the one whom Jump the Gun leaves out. */
function orderIn(state: Immutable<State>): readonly Seat[] {
  const order: Seat[] = [state.turn];
  const after = (seat: Seat): Seat => nextSeat(state, seat, 1);
  for (let seat = after(state.turn), skips = state.skip; !order.includes(seat); seat = after(seat), skips = 0)
    if (skips === 0) order.push(seat);
  return order;
}

const nothing = (): void => undefined;

function guardIn(state: Immutable<State>, floor: number, order: readonly Seat[]): GuardStanding {
  const after = order.find((seat) => movesAfter(state, seat).includes(floor)) ?? 'nobody';
  if (state.guard[floor]! < 0) return { way: [], steps: 0, heldBy: 'nothing', after };
  const world = clone(state);
  world.pending = [];
  if (after !== state.turn) world.pace = 0;
  let heldBy: GuardStanding['heldBy'] = 'nothing';
  patrol(world, floor, branches().chance, (event) => {
    if (event.type === 'guardHeld' && event.by !== 'shift-change') heldBy = event.by;
  });
  const [walk] = world.pending;
  return { way: wayIn(state, floor), steps: walk !== undefined && 'steps' in walk ? walk.steps : 0, heldBy, after };
}

/** R72 — The floors whose guards move when this seat's turn ends; a Shift Change is over by the next. */
function movesAfter(state: Immutable<State>, seat: Seat): readonly number[] {
  const world = clone(state);
  world.pending = [];
  if (seat !== state.turn) world.shift = 0;
  world.turn = seat;
  moveGuards(world, nothing);
  return world.pending.flatMap((task) => ('do' in task && task.do === 'patrol' ? [task.floor] : []));
}

/** R64 — Step by step, each as he would take it. */
function wayIn(state: Immutable<State>, floor: number): readonly Square[] {
  const world = clone(state);
  const goal = world.goal[floor]!;
  const way: Square[] = [];
  while (goal !== OFF && world.guard[floor] !== goal) {
    world.guard[floor] = nextStep(reading(world), floor, goal);
    way.push(squareOf(world.guard[floor]!));
  }
  return way;
}

const roomIn = (state: Immutable<State>, cell: Cell, seat: Seat): RoomStanding => ({
  live: isWorkingCamera(state, cell) && canRing(state, cell) && isWatched(state, cell),
  bolted: isBolted(state, cell, seat),
  quiet: quietIn(state, cell, seat),
  tokens: tokensFor(state, cell),
  alike: alikeIn(state, cell),
});

/** R24 — One Computer Room can stop it, and the laptop any. */
function tokensFor(state: Immutable<State>, cell: Cell): RoomStanding['tokens'] {
  const computer = COMPUTER_FOR[kindAt(state, cell)];
  if (computer === undefined) return 'none';
  const found = faceUp(state).find((other) => kindAt(state, other) === computer);
  const { laptop } = state;
  return found === undefined
    ? { at: 'dark', there: 0, laptop }
    : { at: squareOf(found), there: state.tokens[found]!, laptop };
}

/** S3 — Every tile that a job is played with lies somewhere. */
function alikeIn(state: Immutable<State>, cell: Cell): RoomStanding['alike'] {
  const kind = kindAt(state, cell);
  const known = faceUp(state).filter((other) => other !== cell && kindAt(state, other) === kind);
  const all = jobTiles(state.options.job).filter((tile) => KIND[tile] === kind).length;
  return { known: known.map(squareOf), dark: all - 1 - known.length };
}

const faceUp = (state: Immutable<State>): readonly Cell[] =>
  state.tiles.flatMap((_, cell) => (isUp(state, cell) ? cell : []));

/** R23, R42, R51, R54 — The first reason that applies. */
function quietIn(state: Immutable<State>, cell: Cell, seat: Seat): RoomStanding['quiet'] {
  if (has(state, cell, CROWBARRED)) return 'forced';
  if (!canRing(state, cell)) return guardOn(state, cell) ? 'guard' : inForce(state, EMP) ? 'emp' : 'ringing';
  if (kindAt(state, cell) === CAMERA && isInSuit(state, seat)) return 'suit';
  return COMPUTER_FOR[kindAt(state, cell)] !== undefined && isJammed(state, seat, cell) ? 'jammed' : 'no';
}
