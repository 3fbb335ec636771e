import type { Immutable, Seat } from '#table/game.ts';
import { JOB, type JobTable } from './components/jobs.ts';
import { AREA, type Cell, floorOf } from './components/squares.ts';
import { KIND, type KindIndex, TILES } from './components/tiles.ts';
import type { Options } from './options.ts';
import { type Plan, planOf } from './path.ts';
import type { Pending } from './pending.ts';
import type { Layout } from './walls.ts';

/** Small integers in flat arrays, because bots play millions of games; what leaves the state speaks names. */
export interface State {
  readonly options: Options;
  readonly seats: number;

  /** The walls of each floor. */
  layouts: Layout[];
  /** The tile on each cell; `NO_TILE` where the floor has none. */
  tiles: number[];
  /** What is true of each cell, as a sum of the marks below. */
  marks: number[];
  /** Hack tokens on a Computer Room, dice on a Safe. */
  tokens: number[];
  /** Stealth tokens lying on a tile (Lavatory, Smoke Bomb). */
  refuge: number[];

  /** By floor: the guard's cell, `OFF` before the floor is entered, `LOST` while he is out of sight. */
  guard: Cell[];
  /** By floor: where his die lies, or `OFF`. */
  goal: Cell[];
  /** By floor: what his die shows. */
  die: number[];
  /** By floor: the turn in which he was lost from sight. */
  lostIn: number[];
  /** By floor: face down, drawn from the end. An entry is a card and who has seen it, see `cardIn`. */
  patrol: number[][];
  /** By floor: face up, the last one on top. */
  patrolDiscard: number[][];
  /** By floor: taken away unseen for fewer players. */
  takenAway: number[][];

  /** By seat: the side played, see `components/characters.ts`. */
  role: number[];
  /** By seat: a cell, `OFF` before the first turn, `ROOF` after the escape. */
  at: Cell[];
  stealth: number[];

  /** Where each of the 13 tools is. */
  toolAt: Whereabouts[];
  toolDeck: number[];
  toolDiscard: number[];
  /** Where each of the 13 loot cards is. */
  lootAt: Whereabouts[];
  lootDeck: number[];
  /** Drawn from the end; entries as in `patrol`. */
  eventDeck: number[];
  eventDiscard: number[];
  /** Whose Gymnastics, Time Lock, Video Loop and E.M.P. are in force, in this order: a seat or `OFF`. */
  lasting: number[];

  /** The Raven's crow: a cell, or `OFF`. */
  crow: Cell;
  /** A hack token on the Hacker's laptop. */
  laptop: number;
  /** An alarm token on the Juicer's card. */
  juice: number;
  /** R40 — The Acrobat stands unnoticed beside a guard. */
  slipped: number;

  entrance: Cell;
  turn: Seat;
  /** Turns begun so far. */
  turns: number;
  /** Actions left in this turn, and spent (R2). */
  left: number;
  spent: number;
  /** What may be done once a turn and has been done: a sum of the bits below. */
  done: number;
  /** R54 — The Invisible Suit is worn. */
  suit: number;
  /** The Mirror was in hand when the turn began. */
  mirrored: number;
  /** R18 — Motion tiles entered in this turn. */
  entered: Cell[];
  /** R16 — Keypads tried in this turn, once for each attempt. */
  tries: Cell[];
  /** Espresso and Daydreaming: what the guard's steps change by in this turn. */
  pace: number;
  /** Shift Change: the other guards move in this turn. */
  shift: number;
  /** Heads Up: the next turn has so many actions more. */
  extra: number;
  /** Jump the Gun: the next turn is left out. */
  skip: number;
  /** Safe dice just rolled, while the Stethoscope may change one. */
  rolled: number[];

  result: Result;
  /** R32 — Who was captured: a seat or `OFF`. */
  captured: number;
  pending: Pending[];
}

/** How it stands; the reasons for a loss are in R77. */
const RESULTS = ['playing', 'won', 'captured', 'loot-left', 'gave-up'] as const;
export type Result = (typeof RESULTS)[number];

export const NO_TILE = TILES.length;
/** Nowhere: not placed yet, not in play. No floor is there, no mark, no piece, and nothing is near. */
export const OFF = -1;
/** A player who has escaped. */
export const ROOF = -2;
/** A guard who is out of sight (Lost Visual). */
export const LOST = -2;

/** Marks on a cell. */
export const FACE_UP = 1;
export const ALARM = 2;
export const CRACKED = 4;
/** A Keypad's Open marker. */
export const UNLOCKED = 8;
export const CROWBARRED = 16;
/** A Laboratory's tool is gone. */
export const TAKEN = 32;
/** A Safe is open. */
export const SAFE_OPEN = 64;
/** R55 — Stairs by Thermal Bomb from here to the floor above, or to the roof. */
export const BOMB_STAIRS = 128;

/** Where a card is: with a seat, or one of these, or on a cell (`onCell`). */
export type Whereabouts = number;
/** In its deck or discard pile. */
export const PILE: Whereabouts = -1;
/** Not in this game. */
export const BOX: Whereabouts = -2;
/** Donuts under the guard of floor 0; that of floor n is n further on. */
export const UNDER_GUARD: Whereabouts = 10;
/** E.M.P. while it lasts. */
export const IN_FORCE: Whereabouts = 20;
const ON_CELL: Whereabouts = 100;
export const onCell = (cell: Cell): Whereabouts => ON_CELL + cell;
export const cellOfPlace = (place: Whereabouts): Cell => place - ON_CELL;
export const isOnCell = (place: Whereabouts): boolean => place >= ON_CELL;

/** Places in `lasting`. */
export const GYMNASTICS = 0;
export const TIME_LOCK = 1;
export const VIDEO_LOOP = 2;
export const EMP = 3;

/** Bits of `done`: the one ability a character may use once a turn; R104, that giving up was proposed in it; R79, that somebody declined Orders. */
export const ABILITY_USED = 1;
export const PROPOSED_TO_GIVE_UP = 2;
export const ORDERS_DECLINED = 4;

/** A card in a deck, and who has seen it there: R50, what one player learns alone stays with him. */
const SEEN_SHIFT = 6;
const CARD_MASK = (1 << SEEN_SHIFT) - 1;
export const cardIn = (entry: number): number => entry & CARD_MASK;
export const seenBy = (entry: number, seat: number): boolean => ((entry >> (SEEN_SHIFT + seat)) & 1) === 1;
export const markSeen = (entry: number, seat: number): number => entry | (1 << (SEEN_SHIFT + seat));

/** In an imagined world (`imagine`) only: a card that lies somewhere among the others that are open, here or elsewhere. */
const OPEN = 1 << 16;
export const isOpen = (entry: number): boolean => (entry & OPEN) !== 0;
export const leaveOpen = (entry: number, open = true): number => (open ? entry | OPEN : entry & ~OPEN);

export const jobOf = (state: Immutable<State>): JobTable => JOB[state.options.job];
export const floorsOf = (state: Immutable<State>): number => state.layouts.length;
export const topFloor = (state: Immutable<State>): number => state.layouts.length - 1;
export const planAt = (state: Immutable<State>, floor: number): Plan => planOf(state.layouts[floor]!);
export const planFor = (state: Immutable<State>, cell: Cell): Plan => planOf(state.layouts[floorOf(cell)]!);

export const has = (state: Immutable<State>, cell: Cell, mark: number): boolean => (state.marks[cell]! & mark) !== 0;
export const isUp = (state: Immutable<State>, cell: Cell): boolean => (state.marks[cell]! & FACE_UP) !== 0;
export const put = (state: State, cell: Cell, mark: number): void => {
  state.marks[cell]! |= mark;
};
export const remove = (state: State, cell: Cell, mark: number): void => {
  state.marks[cell]! &= ~mark;
};

/** What lies on a cell, face up or not: only for rules that know it is face up. */
export const kindAt = (state: Immutable<State>, cell: Cell): KindIndex => KIND[state.tiles[cell]!]!;
/** Is this kind face up here? */
export const shows = (state: Immutable<State>, cell: Cell, kind: KindIndex): boolean =>
  isUp(state, cell) && KIND[state.tiles[cell]!] === kind;

export const above = (state: Immutable<State>, cell: Cell): Cell =>
  floorOf(cell) < topFloor(state) ? cell + AREA : OFF;
export const below = (cell: Cell): Cell => (cell >= AREA ? cell - AREA : OFF);

export const guardOn = (state: Immutable<State>, cell: Cell): boolean => state.guard[floorOf(cell)] === cell;
export const inForce = (state: Immutable<State>, what: number): boolean => state.lasting[what] !== OFF;
export const isInside = (state: Immutable<State>, seat: number): boolean => state.at[seat]! >= 0;

/** Is somebody other than this seat on the cell? */
export function othersOn(state: Immutable<State>, cell: Cell, seat: number): boolean {
  for (let other = 0; other < state.seats; other++) if (other !== seat && state.at[other] === cell) return true;
  return false;
}

/** The seat that plays this side, or `OFF`. */
export const playedBy = (state: Immutable<State>, role: number): number => state.role.indexOf(role);

/** Does somebody with this role stand on the cell? */
export function roleOn(state: Immutable<State>, cell: Cell, role: number): boolean {
  const seat = state.role.indexOf(role);
  return seat >= 0 && state.at[seat] === cell;
}

export function clone(s: Immutable<State>): State {
  const { walls, characters } = s.options;
  return {
    options: {
      ...s.options,
      walls: typeof walls === 'string' ? walls : walls.slice(),
      characters: typeof characters === 'string' ? characters : characters.slice(),
    },
    seats: s.seats,
    layouts: s.layouts.slice(),
    tiles: s.tiles.slice(),
    marks: s.marks.slice(),
    tokens: s.tokens.slice(),
    refuge: s.refuge.slice(),
    guard: s.guard.slice(),
    goal: s.goal.slice(),
    die: s.die.slice(),
    lostIn: s.lostIn.slice(),
    patrol: copies(s.patrol),
    patrolDiscard: copies(s.patrolDiscard),
    takenAway: copies(s.takenAway),
    role: s.role.slice(),
    at: s.at.slice(),
    stealth: s.stealth.slice(),
    toolAt: s.toolAt.slice(),
    toolDeck: s.toolDeck.slice(),
    toolDiscard: s.toolDiscard.slice(),
    lootAt: s.lootAt.slice(),
    lootDeck: s.lootDeck.slice(),
    eventDeck: s.eventDeck.slice(),
    eventDiscard: s.eventDiscard.slice(),
    lasting: s.lasting.slice(),
    crow: s.crow,
    laptop: s.laptop,
    juice: s.juice,
    slipped: s.slipped,
    entrance: s.entrance,
    turn: s.turn,
    turns: s.turns,
    left: s.left,
    spent: s.spent,
    done: s.done,
    suit: s.suit,
    mirrored: s.mirrored,
    entered: s.entered.slice(),
    tries: s.tries.slice(),
    pace: s.pace,
    shift: s.shift,
    extra: s.extra,
    skip: s.skip,
    rolled: s.rolled.slice(),
    result: s.result,
    captured: s.captured,
    pending: s.pending.length === 0 ? [] : s.pending.map((one) => ({ ...one })),
  };
}

/** A loop, because this is done for every way that is looked at. */
function copies(piles: readonly (readonly number[])[]): number[][] {
  const all: number[][] = [];
  for (const pile of piles) all.push(pile.slice());
  return all;
}
