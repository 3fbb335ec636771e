import { quick, shuffle } from '#table/chance.ts';
import type { Chance, Veiled } from '#table/game.ts';
import { EVENTS, LASTING, LOOT_CARDS, TOOLS, tool } from './components/cards.ts';
import { CHARACTERS, roleOf, SIDES, UNDECIDED } from './components/characters.ts';
import { LOST_VISUAL, patrolDeck } from './components/jobs.ts';
import { type Cell, cellOf, floorOf, type Grid, posOfGrid, type Square } from './components/squares.ts';
import { KIND, SAFE, STAIRS, TILE_NAMES } from './components/tiles.ts';
import { emptyBuilding, jobTiles } from './rules/setup.ts';
import { MARKS } from './seen.ts';
import {
  ABILITY_USED,
  EMP,
  FACE_UP,
  IN_FORCE,
  LOST,
  leaveOpen,
  markSeen,
  OFF,
  ORDERS_DECLINED,
  onCell,
  PILE,
  PROPOSED_TO_GIVE_UP,
  ROOF,
  type State,
  UNDER_GUARD,
} from './state.ts';
import type { DeckView, View } from './view.ts';
import { holePos, layoutOf } from './walls.ts';

/** Deals what the viewer cannot see at random among the places where it can be; everything else is as he sees it. */
export function determinize(v: View, chance: Chance): State {
  const layouts = v.floors.map(({ walls }) => layoutOf(v.options.job, v.options.hole, walls));
  const state = emptyBuilding(v.options, v.seats, layouts);
  layTiles(state, v, chance);
  setGuards(state, v, chance);
  setCrew(state, v);
  setCards(state, v, chance);
  setTurn(state, v);
  return state;
}

/** Some world, in which every card that the viewer does not know may change places with others; what is face down, too. */
export function imagine(v: View): State {
  const state = determinize(v, quick('imagined'));
  const open = (deck: number[], cards: readonly Veiled<unknown>[]): void => {
    for (const [i, card] of cards.toReversed().entries()) if (card === '?') deck[i] = leaveOpen(deck[i]!);
  };
  for (const [floor, { deck }] of v.floors.entries()) {
    open(state.patrol[floor]!, deck.cards);
    state.takenAway[floor] = state.takenAway[floor]!.map((card) => leaveOpen(card));
  }
  open(state.eventDeck, v.events.deck.cards);
  state.toolDeck = state.toolDeck.map((card) => leaveOpen(card));
  state.lootDeck = state.lootDeck.map((card) => leaveOpen(card));
  return state;
}

const cell = (square: Square | 'none'): Cell => (square === 'none' ? OFF : cellOf(square));

/**
 * Face-down tiles. Every floor has a Safe and a Stairs, which are placed first: on free cells at random, again until
 * each floor has what it needs; the rest of the box fills what is left. This makes every possible building equally likely.
 */
function layTiles(state: State, v: View, chance: Chance): void {
  const box = new Set(jobTiles(v.options.job));
  const hidden: Cell[] = [];
  for (const tile of v.floors.flatMap(({ tiles }) => tiles)) {
    const at = cellOf(tile.at);
    state.tokens[at] = tile.tokens;
    state.refuge[at] = tile.refuge;
    state.marks[at] = tile.tile === '?' ? 0 : FACE_UP;
    for (const [name, mark] of Object.entries(MARKS)) if (tile[name as keyof typeof MARKS]) state.marks[at]! |= mark;
    if (tile.tile === '?') hidden.push(at);
    else state.tiles[at] = takeNamed(box, tile.tile);
  }
  const rest = [...box];
  const special = rest.filter((tile) => KIND[tile] === SAFE || KIND[tile] === STAIRS);
  const others = rest.filter((tile) => !special.includes(tile));
  const places = placeSpecial(state, hidden, special, chance);
  for (const [i, tile] of special.entries()) state.tiles[places[i]!] = tile;
  shuffle(others, chance);
  for (const at of hidden) if (!places.includes(at)) state.tiles[at] = others.pop()!;
}

function takeNamed(box: Set<number>, name: string): number {
  for (const tile of box) {
    if (TILE_NAMES[tile] !== name) continue;
    box.delete(tile);
    return tile;
  }
  throw new Error(`no ${name} left in the box`);
}

/** Different free cells for the Safes and Stairs still hidden, so that no floor is without. */
function placeSpecial(state: State, hidden: readonly Cell[], special: readonly number[], chance: Chance): Cell[] {
  const kindsOn = (floor: number, kind: number): boolean =>
    state.tiles.some((tile, at) => floorOf(at) === floor && KIND[tile] === kind);
  const needs = state.layouts.flatMap((_, floor) =>
    [SAFE, STAIRS].filter((kind) => !kindsOn(floor, kind)).map((kind) => ({ floor, kind })),
  );
  // With one of a kind for every floor that lacks it (always, but in Fort Knox), the floors are known: no need to try.
  if (needs.length === special.length) return placeOnePerFloor(hidden, special, needs, chance);
  for (;;) {
    const free = hidden.slice();
    const places = special.map(() => free.splice(chance.below(free.length), 1)[0]!);
    const met = needs.every(({ floor, kind }) =>
      places.some((at, i) => floorOf(at) === floor && KIND[special[i]!] === kind),
    );
    if (met) return places;
  }
}

function placeOnePerFloor(
  hidden: readonly Cell[],
  special: readonly number[],
  needs: readonly { readonly floor: number; readonly kind: number }[],
  chance: Chance,
): Cell[] {
  const open = needs.slice();
  shuffle(open, chance);
  const free = hidden.slice();
  return special.map((tile) => {
    const need = open.findIndex(({ kind }) => kind === KIND[tile]);
    const { floor } = open.splice(need, 1)[0]!;
    const here = free.filter((at) => floorOf(at) === floor);
    const at = here[chance.below(here.length)]!;
    free.splice(free.indexOf(at), 1);
    return at;
  });
}

function setGuards(state: State, v: View, chance: Chance): void {
  const patrolIndex = (name: string): number => (name === 'lost-visual' ? LOST_VISUAL : posOfGrid(name as Grid));
  for (const [floor, seen] of v.floors.entries()) {
    state.guard[floor] = seen.guard === 'unplaced' ? OFF : seen.guard === 'lost' ? LOST : cellOf(seen.guard);
    state.goal[floor] = cell(seen.destination);
    state.die[floor] = seen.die;
    state.lostIn[floor] = seen.lostIn;
    state.patrolDiscard[floor] = seen.discard.map(patrolIndex);
    const all = patrolDeck(v.options.job, floor, holePos(v.options.hole));
    if (v.options.lostVisual) all.push(LOST_VISUAL);
    const unknown = without(all, [...state.patrolDiscard[floor]!, ...known(seen.deck.cards).map(patrolIndex)]);
    shuffle(unknown, chance);
    state.patrol[floor] = deal(seen.deck, patrolIndex, unknown);
    state.takenAway[floor] = unknown;
  }
}

const known = <C>(cards: readonly Veiled<C>[]): C[] => cards.filter((card) => card !== '?') as C[];

/** All of these but those, each once. */
function without(all: readonly number[], gone: readonly number[]): number[] {
  const left = all.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** A deck as the view shows it, its unknown cards taken from these. */
function deal<C>({ cards, seenBy }: DeckView<C>, index: (name: C) => number, unknown: number[]): number[] {
  return cards
    .map((card, i) => seenBy[i]!.reduce<number>(markSeen, card === '?' ? unknown.pop()! : index(card)))
    .reverse();
}

function setCrew(state: State, v: View): void {
  for (const [seat, { character, side, at, stealth, tools, loot }] of v.crew.entries()) {
    const who = CHARACTERS.indexOf(character);
    state.role[seat] = side === 'undecided' ? UNDECIDED + who : roleOf(who, SIDES.indexOf(side));
    state.at[seat] = at === 'roof' ? ROOF : at === 'outside' ? OFF : cellOf(at);
    state.stealth[seat] = stealth;
    for (const card of [...tools, ...loot]) putCard(state, card, seat);
  }
}

/** A tool or loot card comes to a place; of two Gold Bars one that is still in its pile. */
function putCard(state: State, name: string, place: number): void {
  const asTool = (TOOLS as readonly string[]).indexOf(name);
  if (asTool >= 0) state.toolAt[asTool] = place;
  else state.lootAt[LOOT_CARDS.findIndex((card, i) => card === name && state.lootAt[i] === PILE)] = place;
}

function setCards(state: State, v: View, chance: Chance): void {
  for (const { at, cards } of v.floors.flatMap(({ tiles }) => tiles))
    for (const card of cards) putCard(state, card, onCell(cellOf(at)));
  for (const [floor, { donuts }] of v.floors.entries()) if (donuts) state.toolAt[tool('donuts')] = UNDER_GUARD + floor;
  for (const [i, name] of LASTING.entries()) state.lasting[i] = v.lasting[name] === 'none' ? OFF : v.lasting[name];
  state.lasting[EMP] = v.lasting.emp === 'none' ? OFF : v.lasting.emp;
  if (v.lasting.emp !== 'none') state.toolAt[tool('emp')] = IN_FORCE;
  state.toolDiscard = v.tools.discard.map(tool);
  state.toolDeck = without(
    TOOLS.flatMap((_, card) => (state.toolAt[card] === PILE ? [card] : [])),
    [...state.toolDiscard, ...shownTools(v)],
  );
  state.lootDeck = LOOT_CARDS.flatMap((_, card) => (state.lootAt[card] === PILE ? [card] : []));
  shuffle(state.toolDeck, chance);
  shuffle(state.lootDeck, chance);
  setEvents(state, v, chance);
}

/** R47 — Two tools just drawn are in nobody's hand yet. */
const shownTools = (v: View): number[] =>
  v.agenda.flatMap((pending) =>
    'ask' in pending && pending.ask === 'keep-tool' ? [pending.first, pending.second] : [],
  );

function setEvents(state: State, v: View, chance: Chance): void {
  const index = (name: (typeof EVENTS)[number]): number => EVENTS.indexOf(name);
  state.eventDiscard = v.events.discard.map(index);
  const lasting = LASTING.flatMap((name) => (v.lasting[name] === 'none' ? [] : [index(name)]));
  const out = [...state.eventDiscard, ...lasting, ...known(v.events.deck.cards).map(index)];
  const unknown = without(state.eventDeck, out);
  shuffle(unknown, chance);
  state.eventDeck = deal(v.events.deck, index, unknown);
}

function setTurn(state: State, v: View): void {
  state.crow = cell(v.crow);
  state.laptop = v.laptop ? 1 : 0;
  state.juice = v.heldAlarm ? 1 : 0;
  state.slipped = v.slipped ? 1 : 0;
  state.entrance = cell(v.entrance);
  state.turn = v.turn;
  state.turns = v.turns;
  state.left = v.left;
  state.spent = v.spent;
  state.done =
    (v.abilityUsed ? ABILITY_USED : 0) |
    (v.proposedToGiveUp ? PROPOSED_TO_GIVE_UP : 0) |
    (v.ordersDeclined ? ORDERS_DECLINED : 0);
  state.suit = v.suit ? 1 : 0;
  state.mirrored = v.mirrored ? 1 : 0;
  state.entered = v.entered.map(cellOf);
  state.tries = v.tries.map(cellOf);
  state.pace = v.pace;
  state.shift = v.shiftChange ? 1 : 0;
  state.extra = v.headsUp ? 1 : 0;
  state.skip = v.jumpTheGun ? 1 : 0;
  state.rolled = v.rolled.slice();
  state.result = v.result;
  state.captured = v.captured === 'none' ? OFF : v.captured;
  state.pending = v.agenda.map((pending) => ({ ...pending }));
}
