import { shuffle } from '#table/chance.ts';
import type { Chance, Seat, Tell } from '#table/game.ts';
import { EVENTS, type EventName, LOOT_CARDS, NOT_SOLO, TOOLS, tool } from '../components/cards.ts';
import { CHARACTERS, role, roleOf, SIDES, type Side, UNDECIDED } from '../components/characters.ts';
import { JOB, LOST_VISUAL, patrolDeck, STEALTH } from '../components/jobs.ts';
import { AREA, type Cell, cellAt, squareOf } from '../components/squares.ts';
import { TILES } from '../components/tiles.ts';
import type { Event } from '../event.ts';
import { characterOf, mayPlayAlone, type Options, sideOf } from '../options.ts';
import { BOX, NO_TILE, OFF, PILE, planAt, type State } from '../state.ts';
import { ALTERNATIVE, holePos, type Layout, layoutOf, randomLayout, STANDARD } from '../walls.ts';
import { takeOut, takeTop } from './decks.ts';
import { patrolName, setDestination, shufflePatrol } from './patrol.ts';
import { reveal } from './tiles.ts';

const DYNAMITE = tool('dynamite');

/** R85 — Everything is shuffled and laid out; R3 — the first guard stands, and the crew has to choose sides and an entrance. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyBuilding(options, seats, layouts(options, chance));
  layTiles(state, chance);
  for (let floor = 0; floor < state.layouts.length; floor++) shufflePatrol(state, floor, chance);
  for (const deck of [state.toolDeck, state.lootDeck, state.eventDeck]) shuffle(deck, chance);
  dealCharacters(state, chance);
  state.turn = chance.below(seats) as Seat;
  state.guard[0] = cellAt(0, drawFirst(state, chance));
  askBeforePlay(state);
  return state;
}

function layouts({ job, walls, hole }: Options, chance: Chance): Layout[] {
  if (walls === 'random') return JOB[job].dice.map(() => randomLayout(job, hole, chance));
  const lists = walls === 'standard' ? STANDARD[job] : walls === 'alternative' ? ALTERNATIVE : walls;
  return lists.map((list) => layoutOf(job, hole, list.split(' ')));
}

/** A building with walls, and everything else still in its pile, in the order of the box. */
export function emptyBuilding(options: Options, seats: number, walls: readonly Layout[]): State {
  const { job, hole, lostVisual } = options;
  const floors = walls.length;
  const cells = (fill: number): number[] => new Array<number>(floors * AREA).fill(fill);
  const perFloor = (fill: number): number[] => new Array<number>(floors).fill(fill);
  const solo = seats === 1;
  const lootIn = LOOT_CARDS.map((card) => !(solo && NOT_SOLO.loot.some((left) => left === card)));
  const eventIn = (name: EventName): boolean => !(solo && NOT_SOLO.events.some((left) => left === name));
  return {
    options: { ...options },
    seats,
    layouts: [...walls],
    tiles: cells(NO_TILE),
    marks: cells(0),
    tokens: cells(0),
    refuge: cells(0),
    guard: perFloor(OFF),
    goal: perFloor(OFF),
    die: [...JOB[job].dice],
    lostIn: perFloor(0),
    patrol: walls.map((_, floor) => [...patrolDeck(job, floor, holePos(hole)), ...(lostVisual ? [LOST_VISUAL] : [])]),
    patrolDiscard: walls.map(() => []),
    takenAway: walls.map(() => []),
    role: new Array<number>(seats).fill(UNDECIDED),
    at: new Array<number>(seats).fill(OFF),
    stealth: new Array<number>(seats).fill(STEALTH),
    toolAt: TOOLS.map(() => PILE),
    toolDeck: TOOLS.map((_, card) => card),
    toolDiscard: [],
    lootAt: lootIn.map((isIn) => (isIn ? PILE : BOX)),
    lootDeck: lootIn.flatMap((isIn, card) => (isIn ? [card] : [])),
    eventDeck: EVENTS.flatMap((name, card) => (eventIn(name) ? [card] : [])),
    eventDiscard: [],
    lasting: [OFF, OFF, OFF, OFF],
    crow: OFF,
    laptop: 0,
    juice: 0,
    slipped: 0,
    entrance: OFF,
    turn: 0 as Seat,
    turns: 0,
    left: 0,
    spent: 0,
    done: 0,
    suit: 0,
    mirrored: 0,
    entered: [],
    tries: [],
    pace: 0,
    shift: 0,
    extra: 0,
    skip: 0,
    rolled: [],
    result: 'playing',
    captured: OFF,
    pending: [],
  };
}

/**
 * R85 — One Safe and one Stairs are set aside for each floor, the other tiles of the job are shuffled and dealt; in
 * Fort Knox the third Safe and Stairs are among those. Then each floor is shuffled and laid out.
 */
function layTiles(state: State, chance: Chance): void {
  const floors = state.layouts.length;
  const box = jobTiles(state.options.job);
  const special = (kind: 'safe' | 'stairs'): number[] => {
    const tiles = box.filter((tile) => TILES[tile]!.kind === kind);
    shuffle(tiles, chance);
    return tiles.slice(0, floors);
  };
  const [safes, stairs] = [special('safe'), special('stairs')];
  const others = box.filter((tile) => !safes.includes(tile) && !stairs.includes(tile));
  shuffle(others, chance);
  for (let floor = 0; floor < floors; floor++) {
    const { places } = planAt(state, floor);
    const pile = [safes[floor]!, stairs[floor]!, ...others.splice(0, places.length - 2)];
    shuffle(pile, chance);
    for (const [i, pos] of places.entries()) state.tiles[cellAt(floor, pos)] = pile[i]!;
  }
}

/** S3 — The tiles a job is played with: the Office Job only those with the white circle, two Safes and two Stairs. */
export function jobTiles(job: Options['job']): number[] {
  const box = TILES.map((_, tile) => tile);
  if (job !== 'office') return box;
  const safes = box.filter((tile) => TILES[tile]!.kind === 'safe').slice(0, JOB.office.safes);
  return box.filter((tile) => TILES[tile]!.office || safes.includes(tile));
}

/** R85 — A character for each seat that has none by choice. R78 — No Rook alone. */
function dealCharacters(state: State, chance: Chance): void {
  const { characters } = state.options;
  const casts = state.role.map((_, seat) => (characters === 'dealt' ? 'dealt' : (characters[seat] ?? 'dealt')));
  if (state.seats === 1 && !mayPlayAlone(casts[0]!)) throw new Error(`${casts[0]} cannot play alone`);
  const named = casts.map(characterOf);
  const deck = CHARACTERS.filter(
    (character) =>
      !named.includes(character) && !(state.seats === 1 && NOT_SOLO.characters.some((left) => left === character)),
  );
  shuffle(deck, chance);
  for (const [seat, cast] of casts.entries()) {
    const character = CHARACTERS.indexOf(named[seat] ?? deck.pop()!);
    const side = sideOf(cast);
    state.role[seat] = UNDECIDED + character;
    if (side !== undefined) takeSide(state, seat as Seat, side);
  }
}

/** R85 — A side is chosen. R47 — The Rigger's normal side takes Dynamite out of the tool deck. */
export function takeSide(state: State, seat: Seat, side: Side): void {
  const character = state.role[seat]! - UNDECIDED;
  state.role[seat] = roleOf(character, SIDES.indexOf(side));
  if (state.role[seat] !== role('solution')) return;
  takeOut(state.toolDeck, DYNAMITE);
  state.toolAt[DYNAMITE] = seat;
}

/** R62 — A Lost Visual among the first two cards is put back and the deck shuffled again; the game has not begun. */
function drawFirst(state: State, chance: Chance): number {
  for (;;) {
    const card = takeTop(state.patrol[0]!, chance, state.takenAway[0]);
    if (card !== LOST_VISUAL) {
      state.patrolDiscard[0]!.push(card);
      return card;
    }
    state.patrol[0] = [...state.patrol[0]!, ...state.takenAway[0]!, card];
    shufflePatrol(state, 0, chance);
  }
}

/** R85, R86 — Everybody chooses a side, from the first player on; then that player chooses the entrance for the crew. */
function askBeforePlay(state: State): void {
  state.pending.push({ ask: 'entrance', seat: state.turn });
  for (let n = state.seats - 1; n >= 0; n--) {
    const seat = ((state.turn + n) % state.seats) as Seat;
    if (state.role[seat]! >= UNDECIDED) state.pending.push({ ask: 'side', seat });
  }
}

/** R3 — The entrance is turned up; then the first guard gets his destination, and the first turn begins. */
export function chooseEntrance(state: State, cell: Cell, chance: Chance, tell: Tell<Event>): void {
  state.entrance = cell;
  tell({ type: 'entranceChosen', seat: state.turn, at: squareOf(cell) });
  reveal(state, cell, chance, tell);
  const card = drawFirst(state, chance);
  tell({ type: 'patrolDrawn', floor: 1, card: patrolName(card) });
  setDestination(state, 0, { to: cellAt(0, card), because: 'card' }, tell);
  state.pending.push({ do: 'begin-turn' });
}
