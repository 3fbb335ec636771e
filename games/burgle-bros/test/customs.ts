import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, seatsOf, type Viewer } from '#table/game.ts';
import type { Customs } from '#table/walk.ts';
import { EVENTS, GOLD_BAR, LASTING, LOOT_CARDS, NOT_SOLO, SECOND_BAR, TOOLS } from '../components/cards.ts';
import { ROLES, UNDECIDED } from '../components/characters.ts';
import { LOST_VISUAL, MAX_HACK_TOKENS, MAX_SAFE_DICE, TAKEN_AWAY } from '../components/jobs.ts';
import { cellAt, floorOf } from '../components/squares.ts';
import { DIGIT, isComputer, KIND, KINDS, SAFE, TILES } from '../components/tiles.ts';
import type { Move } from '../move.ts';
import { type Options, parseOptions } from '../options.ts';
import { isQuestion, type Pending, type Question } from '../pending.ts';
import { LIVELY, pick } from '../playout.ts';
import { isComplete } from '../rules/safes.ts';
import {
  ALARM,
  BOX,
  CRACKED,
  CROWBARRED,
  cardIn,
  clone,
  EMP,
  floorsOf,
  has,
  IN_FORCE,
  inForce,
  isOnCell,
  isUp,
  jobOf,
  LOST,
  NO_TILE,
  OFF,
  PILE,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  seenBy,
  TAKEN,
  UNDER_GUARD,
  UNLOCKED,
} from '../state.ts';
import { wallsOf } from '../walls.ts';

const parsed = (raw: unknown): Options => {
  const options = parseOptions(raw);
  if ('wrong' in options) throw new Error(options.wrong.type);
  return options;
};

/** What the laws need to know about Burgle Bros. */
export const customs: Customs<State, Options, Move> = {
  options: [
    parsed({}),
    parsed({ job: 'office', lostVisual: true }),
    parsed({ job: 'fort-knox', walls: 'alternative' }),
    parsed({ job: 'bank', walls: 'random', lostVisual: true }),
    parsed({ job: 'fort-knox', walls: 'random', hole: 'B2', lostVisual: true }),
    parsed({ job: 'office', characters: ['acrobat advanced', 'hacker advanced', 'juicer advanced', 'rook advanced'] }),
    parsed({ job: 'bank', characters: ['spotter advanced', 'rigger normal', 'raven', 'rook normal'] }),
  ],
  bound: 5000,
  scramble,
  flaw,
  /** Random moves never open a safe: mostly what gets on, sometimes anything. */
  choose(s, seat, legal, chance) {
    const any = chance.below(8) === 0 ? legal[chance.below(legal.length)]! : undefined;
    // Whoever gives up as often as that sees little of a game.
    return any === undefined || (any.type === 'give-up' && chance.below(8) > 0)
      ? pick(s, seat, legal, { taste: LIVELY, chance })
      : any;
  },
  /**
   * Half of the games are played with the usual Stealth, the others with enough to see safes open or the roof. In every
   * third some cards are in hand from the beginning: few games get to all of them, and to several at a time.
   */
  favour(state, chance) {
    const spare = [0, 0, 20, 50][chance.below(4)]!;
    state.stealth = state.stealth.map((stealth) => stealth + spare);
    if (chance.below(3) > 0) return;
    for (let n = chance.below(5); n > 0; n--) handTool(state, chance.below(state.seats));
    for (let n = chance.below(4); n > 0; n--) handLoot(state, chance.below(state.seats));
  },
  inPlay,
  buries: ({ type }) => type.endsWith('Reshuffled'),
};

/** The top tool, but not the Dynamite while a side is still to be chosen: with one of them it comes out of the deck. */
function handTool(state: State, seat: number): void {
  const card = state.toolDeck.at(-1)!;
  if (TOOLS[card] === 'dynamite' && state.role.some((role) => ROLES[role] === undefined)) return;
  state.toolAt[state.toolDeck.pop()!] = seat;
}

/** The top loot card. R56 — With one Gold Bar comes the other, and nobody carries both. */
function handLoot(state: State, seat: number): void {
  const card = state.lootDeck.pop()!;
  state.lootAt[card] = seat;
  if (LOOT_CARDS[card] !== 'gold-bar') return;
  const other = card === GOLD_BAR ? SECOND_BAR : GOLD_BAR;
  state.lootDeck.splice(state.lootDeck.indexOf(other), 1);
  state.lootAt[other] = (seat + 1) % state.seats;
}

/** Jobs, seats, sides of characters; cards in hand, on the floor or in force; and rooms that somebody stands in or beside. */
function inPlay(s: Immutable<State>): readonly string[] {
  const isOut = (place: number): boolean => place !== PILE && place !== BOX;
  return [
    s.options.job,
    `${s.seats} seats`,
    ...s.role.map((role) => ROLES[role] ?? 'undecided'),
    ...TOOLS.filter((_, card) => isOut(s.toolAt[card]!)),
    ...new Set(LOOT_CARDS.filter((_, card) => isOut(s.lootAt[card]!))),
    ...LASTING.filter((_, i) => inForce(s, i)),
    ...(s.crow === OFF ? [] : ['crow']),
    ...(s.suit === 1 ? ['suit worn'] : []),
    ...(s.slipped === 1 ? ['slipped'] : []),
    ...(s.marks.some((mark) => (mark & ALARM) !== 0) ? ['alarm'] : []),
    ...new Set(s.at.filter((at) => at >= 0).map((at) => `on ${KINDS[KIND[s.tiles[at]!]!]}`)),
    ...new Set(s.pending.flatMap((one) => (isQuestion(one as Pending) ? [`asked ${(one as Question).ask}`] : []))),
  ];
}

/** R91 — Face-down tiles, the order of all decks but for what this viewer has looked at, and cards taken away. */
function scramble(s: Immutable<State>, viewer: Viewer, chance: Chance): State {
  const state = clone(s);
  scrambleTiles(state, chance);
  const hidden = (entry: number): boolean => viewer === 'audience' || !seenBy(entry, viewer);
  for (let floor = 0; floor < floorsOf(state); floor++)
    mix([state.patrol[floor]!, state.takenAway[floor]!], hidden, chance);
  mix([state.eventDeck], hidden, chance);
  shuffle(state.toolDeck, chance);
  shuffle(state.lootDeck, chance);
  return state;
}

/** Face-down tiles that are neither Safe nor Stairs go anywhere; then each floor is mixed within itself. */
function scrambleTiles(state: State, chance: Chance): void {
  const down = state.tiles.map((_, cell) => cell).filter((cell) => state.tiles[cell] !== NO_TILE && !isUp(state, cell));
  const isSpecial = (cell: number): boolean => ['safe', 'stairs'].includes(TILES[state.tiles[cell]!]!.kind);
  permute(
    state.tiles,
    down.filter((cell) => !isSpecial(cell)),
    chance,
  );
  for (let floor = 0; floor < floorsOf(state); floor++)
    permute(
      state.tiles,
      down.filter((cell) => floorOf(cell) === floor),
      chance,
    );
}

function permute(values: number[], places: readonly number[], chance: Chance): void {
  const moved = places.map((place) => values[place]!);
  shuffle(moved, chance);
  places.forEach((place, i) => {
    values[place] = moved[i]!;
  });
}

/** Cards that fit change places over all piles; who has seen which place does not change. */
function mix(piles: readonly number[][], fits: (entry: number) => boolean, chance: Chance): void {
  const spots = piles.flatMap((pile) => pile.map((_, i) => ({ pile, i }))).filter(({ pile, i }) => fits(pile[i]!));
  const cards = spots.map(({ pile, i }) => cardIn(pile[i]!));
  shuffle(cards, chance);
  spots.forEach(({ pile, i }, n) => {
    pile[i] = pile[i]! - cardIn(pile[i]!) + cards[n]!;
  });
}

type Check = (s: Immutable<State>) => string | undefined;

/** Law 11: everything of the box is somewhere, once, and nothing is where it cannot be. */
function flaw(s: Immutable<State>): string | undefined {
  for (const check of [tilesFlaw, marksFlaw, patrolFlaw, guardFlaw, cardsFlaw, eventsFlaw, crewFlaw, pendingFlaw]) {
    const wrong = check(s);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Nothing is half done. */
const isAtRest = (s: Immutable<State>): boolean => s.pending.length === 0 && s.result === 'playing';

const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length;

const tilesFlaw: Check = (s) => {
  const laid = s.tiles.filter((tile) => tile !== NO_TILE);
  if (new Set(laid).size !== laid.length) return 'a tile is there twice';
  const { safes } = jobOf(s);
  if (laid.length !== (s.options.job === 'office' ? 32 : 48)) return `${laid.length} tiles`;
  if (laid.filter((tile) => KIND[tile] === SAFE).length !== safes) return 'not every Safe is there';
  for (let floor = 0; floor < floorsOf(s); floor++) {
    const { places } = planAt(s, floor);
    const kinds = places.map((pos) => KINDS[KIND[s.tiles[cellAt(floor, pos)]!]!]);
    if (!kinds.includes('safe') || !kinds.includes('stairs')) return `floor ${floor + 1} has no Safe or no Stairs`;
    if (s.options.job !== 'fort-knox' && (count(kinds, 'safe') > 1 || count(kinds, 'stairs') > 1))
      return `floor ${floor + 1} has two Safes or Stairs`;
    const walls = wallsOf(s.layouts[floor]!).length;
    if (walls > jobOf(s).walls) return `${walls} walls`;
    if (places.some((pos) => planAt(s, floor).steps[places[0]! * 25 + pos]! > 100)) return 'a square is cut off';
  }
  return undefined;
};

const marksFlaw: Check = (s) => {
  for (let cell = 0; cell < s.tiles.length; cell++) {
    const kind = KIND[s.tiles[cell]!];
    const name = kind === undefined ? 'none' : KINDS[kind]!;
    const marked = (mark: number, ...kinds: string[]): boolean => has(s, cell, mark) && !kinds.includes(name);
    if (kind === undefined && s.marks[cell] !== 0) return 'marks on no tile';
    if (has(s, cell, ALARM) && s.guard[floorOf(cell)] === cell && isAtRest(s)) return 'an alarm rings beside a guard';
    if (has(s, cell, ALARM) && inForce(s, EMP)) return 'an alarm rings under E.M.P.';
    if (has(s, cell, CRACKED) && (!isUp(s, cell) || DIGIT[s.tiles[cell]!] === 0))
      return 'cracked, but no digit in sight';
    if (marked(UNLOCKED, 'keypad')) return 'unlocked, but no Keypad';
    if (marked(TAKEN, 'laboratory')) return 'taken, but no Laboratory';
    if (marked(SAFE_OPEN, 'safe')) return 'open, but no Safe';
    if (kind === SAFE && isUp(s, cell) && !has(s, cell, SAFE_OPEN) && isComplete(s, cell))
      return 'nothing is missing, but the Safe is closed';
    if (has(s, cell, CROWBARRED) && !isUp(s, cell)) return 'a Crowbar on a face-down tile';
    const tokens = s.tokens[cell]!;
    const most =
      kind === undefined || !isUp(s, cell) ? 0 : kind === SAFE ? MAX_SAFE_DICE : isComputer(kind) ? MAX_HACK_TOKENS : 0;
    if (tokens < 0 || tokens > most) return `${tokens} tokens on ${name}`;
    if (s.refuge[cell]! < 0 || (s.refuge[cell]! > 0 && !isUp(s, cell))) return `${s.refuge[cell]} Stealth on ${name}`;
  }
  return undefined;
};

const patrolFlaw: Check = (s) => {
  for (let floor = 0; floor < floorsOf(s); floor++) {
    const cards = [...s.patrol[floor]!.map(cardIn), ...s.patrolDiscard[floor]!, ...s.takenAway[floor]!];
    const all = [...planAt(s, floor).places, ...(s.options.lostVisual ? [LOST_VISUAL] : [])];
    if (cards.sort((a, b) => a - b).join() !== all.sort((a, b) => a - b).join())
      return `the patrol cards of floor ${floor + 1} are ${cards.join()}`;
    if (s.takenAway[floor]!.length !== TAKEN_AWAY[s.seats]) return `${s.takenAway[floor]!.length} cards taken away`;
  }
  return undefined;
};

const guardFlaw: Check = (s) => {
  const atRest = isAtRest(s);
  for (let floor = 0; floor < floorsOf(s); floor++) {
    const [guard, goal, die] = [s.guard[floor]!, s.goal[floor]!, s.die[floor]!];
    const away = guard === OFF || guard === LOST;
    if (!away && (floorOf(guard) !== floor || s.tiles[guard] === NO_TILE)) return `a guard at ${guard}`;
    if (goal !== OFF && (floorOf(goal) !== floor || s.tiles[goal] === NO_TILE)) return `a destination at ${goal}`;
    if (away !== (goal === OFF) && atRest) return 'a guard without destination, or the other way round';
    if (die < 1 || die > 6) return `die ${die}`;
    const alarms = planAt(s, floor).places.filter((pos) => has(s, cellAt(floor, pos), ALARM));
    if (atRest && !away && alarms.length > 0 && !has(s, goal, ALARM))
      return 'an alarm rings, and the guard goes elsewhere';
    if (atRest && guard === OFF && s.at.some((at) => at >= 0 && floorOf(at) === floor)) return 'nobody guards a floor';
  }
  return undefined;
};

const cardsFlaw: Check = (s) => {
  const shown = s.pending.flatMap((one) => ('ask' in one && one.ask === 'keep-tool' ? [one.first, one.second] : []));
  const piled = [...s.toolDeck, ...s.toolDiscard, ...shown];
  for (let card = 0; card < TOOLS.length; card++) {
    const place = s.toolAt[card]!;
    if (count(piled, card) !== (place === PILE ? 1 : 0))
      return `${TOOLS[card]} is ${count(piled, card)} times in a pile`;
    const held = place === PILE || (place >= 0 && place < s.seats) || isOnCell(place);
    const special = TOOLS[card] === 'donuts' ? place - UNDER_GUARD : TOOLS[card] === 'emp' ? place - IN_FORCE : -1;
    if (!held && !(special >= 0 && special < 3)) return `${TOOLS[card]} is at ${place}`;
  }
  for (let card = 0; card < LOOT_CARDS.length; card++) {
    const place = s.lootAt[card]!;
    if (count(s.lootDeck, card) !== (place === PILE ? 1 : 0)) return `${LOOT_CARDS[card]} is lost or doubled`;
    if ((place === BOX) !== (s.seats === 1 && NOT_SOLO.loot.some((left) => left === LOOT_CARDS[card])))
      return `${LOOT_CARDS[card]} is in the box`;
  }
  const bars = s.lootAt.filter((place, card) => LOOT_CARDS[card] === 'gold-bar' && place >= 0 && place < s.seats);
  if (new Set(bars).size !== bars.length) return 'somebody carries two Gold Bars';
  if ((s.lootAt[GOLD_BAR] === PILE) !== (s.lootAt[SECOND_BAR] === PILE)) return 'one Gold Bar came without the other';
  return undefined;
};

const eventsFlaw: Check = (s) => {
  const lasting = LASTING.flatMap((name, i) => (s.lasting[i] === OFF ? [] : [EVENTS.indexOf(name)]));
  const cards = [...s.eventDeck.map(cardIn), ...s.eventDiscard, ...lasting].sort((a, b) => a - b);
  const all = EVENTS.flatMap((name, card) =>
    s.seats === 1 && NOT_SOLO.events.some((left) => left === name) ? [] : [card],
  );
  return cards.join() === all.join() ? undefined : `the events are ${cards.join()}`;
};

const crewFlaw: Check = (s) => {
  for (const seat of seatsOf(s.seats)) {
    const at = s.at[seat]!;
    if (at !== OFF && at !== ROOF && (s.tiles[at] === NO_TILE || !isUp(s, at))) return `seat ${seat} is at ${at}`;
    if (s.stealth[seat]! < 0) return `seat ${seat} has ${s.stealth[seat]} Stealth`;
    if (s.role[seat]! >= UNDECIDED && s.turns > 0) return `seat ${seat} has no side`;
  }
  const characters = s.role.map((role) => (role >= UNDECIDED ? role - UNDECIDED : Math.floor(role / 2)));
  if (new Set(characters).size !== s.seats) return 'a character is there twice';
  if (s.left < 0) return `${s.left} actions left`;
  const open = s.marks.filter((_, cell) => has(s, cell, SAFE_OPEN)).length;
  if (s.at.includes(ROOF) && open < jobOf(s).safes) return 'somebody left before all safes were open';
  return undefined;
};

const pendingFlaw: Check = (s) => {
  const top = s.pending.at(-1) as Pending | undefined;
  if (s.result !== 'playing') return s.pending.length === 0 ? undefined : 'something is pending after the end';
  return top === undefined || isQuestion(top) ? undefined : `${top.do} was not done`;
};
