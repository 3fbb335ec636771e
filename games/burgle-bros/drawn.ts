import type { Seat } from '#table/game.ts';
import { EVENTS, LOOT_CARDS, TOOLS } from './components/cards.ts';
import { CHARACTERS, roleOf, SIDES } from './components/characters.ts';
import { floorPlaces, LOST_VISUAL, TAKEN_AWAY } from './components/jobs.ts';
import { type Cell, cellAt, columnOf, type Grid, posOfGrid, rowOf } from './components/squares.ts';
import { TILES } from './components/tiles.ts';
import { parseOptions } from './options.ts';
import { emptyBuilding, jobTiles } from './rules/setup.ts';
import {
  ALARM,
  BOMB_STAIRS,
  CRACKED,
  CROWBARRED,
  FACE_UP,
  NO_TILE,
  OFF,
  onCell,
  PILE,
  planAt,
  SAFE_OPEN,
  type State,
  TAKEN,
  UNLOCKED,
} from './state.ts';
import { holePos, layoutOf, type Wall, wallOf } from './walls.ts';

/**
 * A building drawn as text, for tests and lessons. Lines in any order:
 *
 * - `turn s1 · left 2 · spent 2 · turns 9`: who is in turn; otherwise s0 with 4 actions.
 * - `s0 hawk advanced · stealth 2 · emp gold-bar`: a seat, its side, and what it has. Seats not drawn on a floor are outside.
 * - `floor 1 · die 3 · deck A1 D4 · discard B2 · lost`: what follows is that floor. Deck from the top; the rest lies below in order.
 * - `1  laser2/0  ?/G |  (camera)  ./X!`: a row. `?` is any face-down tile, `(laser)` a certain one, `.` any Computer Room
 *   or other harmless tile face up, `safe`, `laser2`, … face up; `#` is the empty spot. A bar is a wall. After the slash: seats, `G`uard, `X` his die, `!` alarm,
 *   `*` cracked, `o`pen (Keypad, Safe), `c`rowbar, `t`aken, `u`p by bomb stairs, `=3` tokens (hack, dice), `+3` Stealth on the tile.
 * - `   .  -  .  .`: a line without a number: walls below that row.
 * - `events crash lampshade`, `tools emp`, `loot tiara`: decks from the top. `lies gold-bar 1A1`: a card on a tile.
 * - `entrance 1B2`.
 *
 * A guard without `X` heads for the last square of his floor.
 */
export function drawn(text: string, raw: Readonly<Record<string, unknown>> = {}): State {
  const options = parseOptions(raw);
  if ('wrong' in options) throw new Error(options.wrong.type);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const seats = Math.max(1, ...lines.flatMap((line) => (/^s(\d) /.test(line) ? [Number(line[1]) + 1] : [])));
  const { job, hole } = options;
  const floorPlans = drawings(lines);
  const size = job === 'fort-knox' ? 5 : 4;
  const floors = job === 'bank' ? 3 : 2;
  const layouts = Array.from({ length: floors }, (_, floor) =>
    layoutOf(job, hole, wallsIn(floorPlans[floor]?.rows ?? [])),
  );
  const state = emptyBuilding(options, seats, layouts);
  state.role = state.role.map((_, seat) => roleOf(seat === 0 ? 2 : seat + 2, 0));
  Object.assign(state, { turn: 0 as Seat, left: 4, turns: 5, entrance: cellAt(0, 0) });
  layFloors(state, floorPlans, { size, hole: holePos(hole) });
  for (const line of lines) readLine(state, line);
  for (const [floor, { head }] of floorPlans.entries()) setPatrol(state, floor, head);
  for (let floor = floorPlans.length; floor < floors; floor++) setPatrol(state, floor, []);
  return state;
}

interface Drawing {
  readonly head: readonly string[];
  readonly rows: string[];
}

/** The lines of each floor, `floor 1` first. */
function drawings(lines: readonly string[]): Drawing[] {
  const found: Drawing[] = [];
  let current: Drawing = { head: [], rows: [] };
  for (const line of lines) {
    const floor = /^floor (\d)/.exec(line);
    if (floor !== null) {
      while (found.length < Number(floor[1])) found.push({ head: [], rows: [] });
      current = { head: line.split(' · ').slice(1), rows: [] };
      found[Number(floor[1]) - 1] = current;
    } else if (/^([1-5] |[.-]( |$))/.test(line)) current.rows.push(line);
  }
  return found;
}

const isRow = (line: string): boolean => /^[1-5] /.test(line);

function wallsIn(lines: readonly string[]): Wall[] {
  const walls: Wall[] = [];
  let row = -1;
  for (const line of lines) {
    if (isRow(line)) {
      row = Number(line[0]) - 1;
      let column = -1;
      for (const word of words(line)) {
        if (word === '|') walls.push(wallOf(row * 5 + column, row * 5 + column + 1));
        else column += 1;
      }
    } else
      for (const [column, word] of words(line).entries())
        if (word.startsWith('-')) walls.push(wallOf(row * 5 + column, (row + 1) * 5 + column));
  }
  return walls;
}

/** The words of a line, without its number; what is in brackets or has a digit stays together. */
const words = (line: string): string[] =>
  line
    .replace(/^[1-5] /, '')
    .replaceAll(/\(([^)]*)\)/g, (_, name: string) => `(${name.replace(' ', '')})`)
    .split(/\s+/)
    .filter(Boolean);

/** Harmless when entered; used for `.`. */
const HARMLESS = [
  'computer-fingerprint 4',
  'computer-laser 5',
  'computer-motion 6',
  'secret-door 1',
  'secret-door 2',
  'service-duct 5',
];

function layFloors(
  state: State,
  floorPlans: readonly Drawing[],
  { size, hole }: { size: number; hole: number | undefined },
): void {
  const box = new Set(jobTiles(state.options.job));
  const later: Cell[] = [];
  const plain: Cell[] = [];
  for (let floor = 0; floor < state.layouts.length; floor++) {
    const rows = (floorPlans[floor]?.rows ?? []).filter(isRow);
    for (const pos of floorPlaces(size, hole)) {
      const line = rows.find((each) => Number(each[0]) === rowOf(pos) + 1);
      const word = line === undefined ? '?' : words(line).filter((each) => each !== '|')[columnOf(pos)]!;
      const cell = cellAt(floor, pos);
      const [tile, marks = ''] = word.split('/') as [string, string?];
      if (tile === '?') later.push(cell);
      else if (tile === '.') plain.push(cell);
      else state.tiles[cell] = takeTile(box, tile.replaceAll(/[()]/g, ''));
      if (tile !== '?' && !tile.startsWith('(')) state.marks[cell]! |= FACE_UP;
      setMarks(state, cell, marks);
    }
  }
  for (const cell of plain) state.tiles[cell] = takeTile(box, HARMLESS.find((name) => holds(box, name)) ?? 'none');
  fill(state, later, box);
}

const nameOf = (tile: number): string => `${TILES[tile]!.kind} ${TILES[tile]!.digit}`;
const holds = (box: Set<number>, name: string): boolean => [...box].some((tile) => nameOf(tile) === name);

function takeTile(box: Set<number>, word: string): number {
  const [, kind, digit] = /^(.*?) ?(\d?)$/.exec(word)!;
  for (const tile of box) {
    if (TILES[tile]!.kind !== kind || (digit !== '' && TILES[tile]!.digit !== Number(digit))) continue;
    box.delete(tile);
    return tile;
  }
  throw new Error(`no ${word} left in the box`);
}

/** Face-down tiles that the scene leaves open: on each floor a Safe and Stairs at the end if they are missing, then the box in order. */
function fill(state: State, later: readonly Cell[], box: Set<number>): void {
  const open = [...later];
  for (let floor = 0; floor < state.layouts.length; floor++) {
    for (const kind of ['safe', 'stairs']) {
      const there = planAt(state, floor).places.some((pos) => TILES[state.tiles[cellAt(floor, pos)]!]?.kind === kind);
      if (there) continue;
      const at = open.findLastIndex((cell) => Math.floor(cell / 25) === floor);
      if (at < 0) throw new Error(`no room for ${kind} on floor ${floor + 1}`);
      state.tiles[open.splice(at, 1)[0]!] = takeTile(box, kind);
    }
  }
  const rest = [...box];
  for (const cell of open) state.tiles[cell] = rest.shift()!;
}

const MARKS: Readonly<Record<string, number>> = { '!': ALARM, '*': CRACKED, c: CROWBARRED, t: TAKEN, u: BOMB_STAIRS };

function setMarks(state: State, cell: Cell, marks: string): void {
  const floor = Math.floor(cell / 25);
  const kind = TILES[state.tiles[cell]!]?.kind;
  for (const [, mark, amount] of marks.matchAll(/([^=+]|[=+](\d+))/g)) {
    if (mark!.startsWith('=')) state.tokens[cell] = Number(amount);
    else if (mark!.startsWith('+')) state.refuge[cell] = Number(amount);
    else if (/\d/.test(mark!)) state.at[Number(mark)] = cell;
    else if (mark === 'G') state.guard[floor] = cell;
    else if (mark === 'X') state.goal[floor] = cell;
    else if (mark === 'o') state.marks[cell]! |= kind === 'safe' ? SAFE_OPEN : UNLOCKED;
    else if (MARKS[mark!] !== undefined) state.marks[cell]! |= MARKS[mark!]!;
    else throw new Error(`what is ${mark} in ${marks}?`);
  }
}

function readLine(state: State, line: string): void {
  const [first = '', ...others] = line.split(' · ');
  const [word = '', ...rest] = first.split(' ');
  if (/^s\d$/.test(word))
    readSeat(
      state,
      Number(word[1]),
      rest,
      others.flatMap((other) => other.split(' ')),
    );
  else if (word === 'turn') {
    state.turn = Number(rest[0]![1]) as Seat;
    for (const [key, value] of others.map((other) => other.split(' '))) Object.assign(state, { [key!]: Number(value) });
  } else if (word === 'events')
    onTop(
      state.eventDeck,
      rest.map((name) => EVENTS.indexOf(name as never)),
    );
  else if (word === 'tools')
    onTop(
      state.toolDeck,
      rest.map((name) => TOOLS.indexOf(name as never)),
    );
  else if (word === 'loot')
    onTop(
      state.lootDeck,
      rest.map((name) => LOOT_CARDS.indexOf(name as never)),
    );
  else if (word === 'lies') putCard(state, rest[0]!, onCell(cellNamed(rest[1]!)));
  else if (word === 'entrance') state.entrance = cellNamed(rest[0]!);
}

const cellNamed = (square: string): Cell => cellAt(Number(square[0]) - 1, posOfGrid(square.slice(1) as Grid));

function readSeat(
  state: State,
  seat: number,
  [character, side = 'normal']: readonly string[],
  more: readonly string[],
): void {
  state.role[seat] = roleOf(CHARACTERS.indexOf(character as never), SIDES.indexOf(side as never));
  const rest = [...more];
  if (rest[0] === 'stealth') state.stealth[seat] = Number(rest.splice(0, 2)[1]);
  for (const card of rest) putCard(state, card, seat);
}

function putCard(state: State, name: string, place: number): void {
  const asTool = (TOOLS as readonly string[]).indexOf(name);
  const card = asTool >= 0 ? asTool : LOOT_CARDS.findIndex((one, i) => one === name && state.lootAt[i] === PILE);
  if (card < 0) throw new Error(`no ${name}`);
  const [at, deck] = asTool >= 0 ? [state.toolAt, state.toolDeck] : [state.lootAt, state.lootDeck];
  at[card] = place;
  deck.splice(deck.indexOf(card), 1);
}

/** These cards, the first one on top; the others stay below in order. */
function onTop(deck: number[], cards: readonly number[]): void {
  for (const card of cards.toReversed()) {
    deck.splice(deck.indexOf(card), 1);
    deck.push(card);
  }
}

function setPatrol(state: State, floor: number, head: readonly string[]): void {
  const deck = state.patrol[floor]!;
  const named = (list: string): number[] =>
    list.split(' ').map((name) => (name === 'lost-visual' ? LOST_VISUAL : posOfGrid(name as Grid)));
  for (const part of head) {
    const [key, list] = [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')];
    if (key === 'die') state.die[floor] = Number(list);
    else if (key === 'lost') state.guard[floor] = -2;
    else if (key === 'deck') onTop(deck, list === 'end' ? [] : named(list));
    else if (key === 'discard')
      for (const card of named(list)) state.patrolDiscard[floor]!.push(...deck.splice(deck.indexOf(card), 1));
    else throw new Error(`what is ${part}?`);
  }
  state.takenAway[floor] = deck.splice(0, TAKEN_AWAY[state.seats]!);
  if (head.includes('deck end')) state.patrolDiscard[floor]!.push(...deck.splice(0));
  const last = planAt(state, floor).places.findLast((pos) => cellAt(floor, pos) !== state.guard[floor])!;
  if (state.guard[floor]! >= 0 && state.goal[floor] === OFF) state.goal[floor] = cellAt(floor, last);
  if (state.tiles[state.guard[floor]!] === NO_TILE) throw new Error('a guard on no tile');
}
