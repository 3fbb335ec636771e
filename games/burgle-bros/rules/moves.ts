import type { Immutable, Seat } from '#table/game.ts';
import { loot, TOOLS, type Tool, tool } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { MAX_HACK_TOKENS } from '../components/jobs.ts';
import { type Cell, posOf } from '../components/squares.ts';
import { CAN_BE_FORCED, isComputer } from '../components/tiles.ts';
import type { Move } from '../move.ts';
import { isQuestion } from '../pending.ts';
import {
  ABILITY_USED,
  CROWBARRED,
  guardOn,
  has,
  isInside,
  isUp,
  kindAt,
  NO_TILE,
  onCell,
  planFor,
  type State,
} from '../state.ts';
import {
  climbEnds,
  crowTargets,
  cryTargets,
  enhanceTargets,
  mayPlaceAlarm,
  mayTakeAlarm,
  spottedFloor,
  xRayTargets,
} from './characters.ts';
import { mayEscape, mayGiveUp } from './escape.ts';
import { carriesAnything } from './loot.ts';
import { connections, peekEdges, price, slipPrice } from './moving.ts';
import * as offer from './offers.ts';
import { answers } from './questions.ts';
import { mayAddDie, mayRoll, safesInReach } from './safes.ts';
import { bombEnds } from './tools.ts';
import { CARD_COUNT, cardName, mayGet, placeOf } from './trade.ts';

type Look = Immutable<State>;

const BUST = loot('bust');
const FLEXIBILITY = role('flexibility');

/** S7, R1, R87 — What a seat may do now: answer the question put to it, or act in its turn. */
export function legalMoves(state: Look, seat: Seat): readonly Move[] {
  if (state.result !== 'playing') return [];
  const { pending } = state;
  if (pending.length > 0) {
    const top = pending[pending.length - 1]!;
    return isQuestion(top) && top.seat === seat ? answers(state, top) : [];
  }
  if (state.turn !== seat) return [];
  const moves: Move[] = [];
  offerSteps(state, seat, moves);
  if (state.left > 0) offerPeeks(state, seat, moves);
  offerWork(state, seat, moves);
  ABILITY[state.role[seat]!]?.(state, seat, moves);
  offerTools(state, seat, moves);
  offerCards(state, seat, moves);
  moves.push(offer.END);
  if (mayGiveUp(state)) moves.push(offer.GIVE_UP);
  return moves;
}

/** R8, R15 — Every connection that can be paid for. R40 — The Acrobat may slip in beside a guard. */
function offerSteps(state: Look, seat: Seat, moves: Move[]): void {
  const slips = state.role[seat] === FLEXIBILITY;
  if (state.left === 0 && !slips) return;
  for (const to of connections(state, seat, state.at[seat]!)) {
    if (state.left >= price(state, seat, to)) moves.push(offer.GO[to]!);
    if (slips && guardOn(state, to) && state.left >= slipPrice(state, seat, to)) moves.push(offer.SLIP[to]!);
  }
}

/** R6, R7 — Face-down tiles only. */
function offerPeeks(state: Look, seat: Seat, moves: Move[]): void {
  for (const cell of peekEdges(state, state.at[seat]!)) if (!isUp(state, cell)) moves.push(offer.PEEK[cell]!);
}

/** Computer Room, safe, roof. */
function offerWork(state: Look, seat: Seat, moves: Move[]): void {
  const at = state.at[seat]!;
  if (state.left > 0 && isComputer(kindAt(state, at)) && state.tokens[at]! < MAX_HACK_TOKENS) moves.push(offer.HACK);
  for (const safe of safesInReach(state, seat)) {
    if (mayAddDie(state, safe)) moves.push(offer.ADD_DIE[safe]!);
    if (mayRoll(state, seat, safe)) moves.push(offer.CRACK[safe]!);
  }
  if (mayEscape(state, seat)) moves.push(offer.ESCAPE);
}

type Offer = (state: Look, seat: Seat, moves: Move[]) => void;

const unused = (state: Look): boolean => (state.done & ABILITY_USED) === 0;

/** R40–R50 — What each side adds, by role. */
const ABILITY: Readonly<Record<number, Offer>> = {
  [role('climb-window')]: (state, seat, moves) => {
    for (const cell of climbEnds(state, seat)) moves.push(offer.CLIMB[cell]!);
  },
  [role('laptop')]: (state, _, moves) => {
    if (state.left > 0 && state.laptop === 0) moves.push(offer.LAPTOP);
  },
  [role('x-ray')]: (state, seat, moves) => {
    if (unused(state)) for (const cell of xRayTargets(state, state.at[seat]!)) moves.push(offer.X_RAY[cell]!);
  },
  [role('enhance')]: (state, seat, moves) => {
    if (unused(state)) for (const cell of enhanceTargets(state, state.at[seat]!)) moves.push(offer.ENHANCE[cell]!);
  },
  [role('crybaby')]: (state, seat, moves) => {
    for (const cell of cryTargets(state, state.at[seat]!)) moves.push(offer.CRYBABY[cell]!);
  },
  [role('reroute')]: (state, seat, moves) => {
    if (!unused(state)) return;
    if (mayTakeAlarm(state, seat)) moves.push(offer.REROUTE_TAKE);
    if (mayPlaceAlarm(state, seat)) moves.push(offer.REROUTE_PLACE);
  },
  [role('distract')]: (state, seat, moves) => {
    for (const cell of crowTargets(state, state.at[seat]!, 2)) moves.push(offer.CROW[cell]!);
  },
  [role('disrupt')]: (state, seat, moves) => {
    for (const cell of crowTargets(state, state.at[seat]!, 0)) moves.push(offer.CROW[cell]!);
  },
  [role('tinker')]: (state, seat, moves) => {
    if (state.stealth[seat]! > 0) moves.push(offer.TINKER);
  },
  [role('orders')]: offerOrders,
  [role('disguise')]: (state, seat, moves) => {
    if (state.spent > 0 || state.left === 0) return;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && isInside(state, other)) moves.push(offer.DISGUISE[other]!);
  },
  [role('clairvoyance')]: offerSpot,
  [role('precognition')]: offerSpot,
};

/** R48 — Any step of any other player on the board. */
function offerOrders(state: Look, seat: Seat, moves: Move[]): void {
  if (state.left === 0 || !unused(state)) return;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !isInside(state, other)) continue;
    for (const to of connections(state, other, state.at[other]!)) moves.push(offer.ORDER[other]![to]!);
  }
}

/** R50 — Not into an empty deck. */
function offerSpot(state: Look, seat: Seat, moves: Move[]): void {
  if (state.left === 0 || !unused(state)) return;
  const floor = spottedFloor(state, seat);
  const deck = floor < 0 ? state.eventDeck : state.patrol[floor]!;
  if (deck.length > 0) moves.push(offer.SPOT);
}

type Targets = (state: Look, at: Cell) => Iterable<Cell>;

const everyCell = (state: Look, fits: (cell: Cell) => boolean): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < state.tiles.length; cell++) if (fits(cell)) cells.push(cell);
  return cells;
};

const isTile = (state: Look, cell: Cell): boolean => state.tiles[cell] !== NO_TILE;

/** Tools that are used on a cell, and on which ones. */
const TARGETS: Readonly<Partial<Record<Tool, Targets>>> = {
  blueprints: (state) => everyCell(state, (cell) => isTile(state, cell) && !isUp(state, cell)),
  /** R51 — Next to oneself, face up, something to disable. R106 — As for a peek, so up and down from an Atrium too. */
  crowbar: (state, at) =>
    peekEdges(state, at).filter(
      (cell) => isUp(state, cell) && CAN_BE_FORCED[kindAt(state, cell)]! && !has(state, cell, CROWBARRED),
    ),
  donuts: (state) => state.guard.filter((guard) => guard >= 0),
  dynamite: (state, at) => planFor(state, at).walled[posOf(at)]!.map((pos) => at - posOf(at) + pos),
  virus: (state) =>
    everyCell(
      state,
      (cell) => isUp(state, cell) && isComputer(kindAt(state, cell)) && state.tokens[cell]! < MAX_HACK_TOKENS,
    ),
};
const STETHOSCOPE = tool('stethoscope');
const THERMAL_BOMB = tool('thermal-bomb');

/** R87, R103 — One's own tools, without the Bust. */
function offerTools(state: Look, seat: Seat, moves: Move[]): void {
  if (state.lootAt[BUST] === seat) return;
  const at = state.at[seat]!;
  for (let card = 0; card < TOOLS.length; card++) {
    if (state.toolAt[card] !== seat || card === STETHOSCOPE) continue;
    const targets = TARGETS[TOOLS[card]!];
    if (card === THERMAL_BOMB) offerBomb(state, at, moves);
    else if (targets === undefined) moves.push(offer.USE[card]!);
    else for (const cell of targets(state, at)) moves.push(offer.USE_AT[card]![cell]!);
  }
}

function offerBomb(state: Look, at: Cell, moves: Move[]): void {
  for (const end of bombEnds(state, at))
    moves.push(end === 'roof' ? offer.BOMB_TO_ROOF : offer.USE_AT[THERMAL_BOMB]![end]!);
}

/** R74 — Cards to and from everybody on one's tile, and what lies there. R56 — No second Gold Bar. */
function offerCards(state: Look, seat: Seat, moves: Move[]): void {
  const at = state.at[seat]!;
  const here = onCell(at);
  if (state.toolAt.includes(here) || state.lootAt.includes(here)) offerPickUps(state, seat, moves);
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.at[other] === at) offerTrades(state, seat, other, moves);
}

function offerTrades(state: Look, seat: Seat, other: number, moves: Move[]): void {
  if (!carriesAnything(state, seat) && !carriesAnything(state, other)) return;
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = placeOf(state, card);
    if (place === seat && mayGet(state, other, card)) moves.push(offer.GIVE[other]!.get(cardName(card))!);
    if (place === other && mayGet(state, seat, card)) moves.push(offer.TAKE[other]!.get(cardName(card))!);
  }
}

/** Two Gold Bars on one tile are one offer. */
function offerPickUps(state: Look, seat: Seat, moves: Move[]): void {
  const here = onCell(state.at[seat]!);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (placeOf(state, card) !== here || !mayGet(state, seat, card)) continue;
    const move = offer.PICK_UP.get(cardName(card))!;
    if (!moves.includes(move)) moves.push(move);
  }
}
