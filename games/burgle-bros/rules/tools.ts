import type { Chance, Immutable, Seat, Tell } from '#table/game.ts';
import { EVENTS, TOOLS, type Tool, tool } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { MAX_HACK_TOKENS, VIRUS_TOKENS } from '../components/jobs.ts';
import { type Cell, cellAt, floorOf, posOf, squareOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import {
  ALARM,
  above,
  BOMB_STAIRS,
  below,
  CROWBARRED,
  cardIn,
  EMP,
  floorsOf,
  has,
  IN_FORCE,
  markSeen,
  OFF,
  onCell,
  PILE,
  planAt,
  playedBy,
  put,
  type State,
  topFloor,
  UNDER_GUARD,
} from '../state.ts';
import { wallOf, withoutWall } from '../walls.ts';
import { raise, silence } from './alarms.ts';
import { mix, settle, takeTop } from './decks.ts';
import { drawDestination } from './patrol.ts';
import { gainStealth } from './stealth.ts';
import { addRefuge, reveal } from './tiles.ts';

const SOLUTION = role('solution');
const TINKER = role('tinker');
const EMP_CARD = tool('emp');
/** How many events the Crystal Ball shows. */
const SHOWN = 3;

/** R47 — With either side of the Rigger in the game a find may be two tools, one of which is kept; R99 — if there are two. */
export function findTool(
  state: State,
  { seat, on }: { readonly seat: Seat; readonly on: Cell },
  chance: Chance,
  tell: Tell<Event>,
): void {
  const rigger = playedBy(state, SOLUTION) >= 0 || playedBy(state, TINKER) >= 0;
  const cards = state.toolDeck.length + state.toolDiscard.length;
  if (cards === 0) tell({ type: 'noToolLeft', seat });
  else if (rigger && cards > 1) state.pending.push({ ask: 'how-many-tools', seat, on });
  else gainTool(state, { seat, on, card: drawTool(state, chance, tell) }, tell);
}

/** The next tool; an empty deck is made of the discards. */
export function drawTool(state: State, chance: Chance, tell: Tell<Event>): number {
  if (state.toolDeck.length === 0) {
    [state.toolDeck, state.toolDiscard] = [state.toolDiscard, []];
    mix(state.toolDeck, chance);
    tell({ type: 'toolsReshuffled', cards: state.toolDeck.length });
  }
  return takeTop(state.toolDeck, chance);
}

/** A found tool goes to its finder, or R45 stays on the safe. */
export function gainTool(
  state: State,
  { seat, on, card }: { readonly seat: Seat; readonly on: Cell; readonly card: number },
  tell: Tell<Event>,
): void {
  state.toolAt[card] = on === OFF ? seat : onCell(on);
  if (on === OFF) tell({ type: 'toolFound', seat, tool: TOOLS[card]! });
  else tell({ type: 'cardLeft', card: TOOLS[card]!, at: squareOf(on) });
}

export function discardTool(state: State, card: number): void {
  state.toolAt[card] = PILE;
  state.toolDiscard.push(card);
}

/** The tool just put on the discards is still needed elsewhere. */
function takeBack(state: State, card: number, place: number): void {
  state.toolDiscard.pop();
  state.toolAt[card] = place;
}

/** A tool in use: by whom, from where, and on what if it needs a target (`OFF` otherwise). */
interface Use {
  readonly state: State;
  readonly seat: Seat;
  readonly here: Cell;
  readonly target: Cell | 'roof';
  readonly cell: Cell;
  readonly chance: Chance;
  readonly tell: Tell<Event>;
}

/** C3 — What each tool does. */
const USES: Readonly<Record<Tool, (use: Use) => void>> = {
  blueprints: ({ state, cell, chance, tell }) => reveal(state, cell, chance, tell),
  crowbar: ({ state, cell, tell }) => forceOpen(state, cell, tell),
  'crystal-ball': ({ state, seat, chance, tell }) => lookAhead(state, seat, chance, tell),
  donuts: ({ state, cell }) => serveDonuts(state, floorOf(cell)),
  dynamite: ({ state, here, cell, tell }) => blastWall(state, here, cell, tell),
  emp: ({ state, seat, chance, tell }) => pulse(state, seat, chance, tell),
  'invisible-suit': ({ state, seat, tell }) => putOnSuit(state, seat, tell),
  'makeup-kit': ({ state, here, tell }) => makeUp(state, here, tell),
  rollerskates: ({ state, seat, tell }) => addActions(state, seat, 2, tell),
  'smoke-bomb': ({ state, here, tell }) => addRefuge(state, here, tell),
  stethoscope: () => {}, // used by answering the question after a roll
  'thermal-bomb': ({ state, here, target, tell }) => meltStairs(state, here, target, tell),
  virus: ({ state, seat, cell, tell }) => infect(state, seat, cell, tell),
};

/** R87 — A tool is used in one's own actions, for nothing, and is gone. */
export function useTool(
  state: State,
  seat: Seat,
  { tool: name, target }: { readonly tool: Tool; readonly target: Cell | 'roof' },
  chance: Chance,
  tell: Tell<Event>,
): void {
  tell({ type: 'toolUsed', seat, tool: name });
  discardTool(state, tool(name));
  const cell = target === 'roof' ? OFF : target;
  USES[name]({ state, seat, here: state.at[seat]!, target, cell, chance, tell });
}

/** R54 — One action more, and nobody notices the wearer's moves. */
function putOnSuit(state: State, seat: Seat, tell: Tell<Event>): void {
  state.suit = 1;
  addActions(state, seat, 1, tell);
}

function addActions(state: State, seat: Seat, actions: number, tell: Tell<Event>): void {
  state.left += actions;
  tell({ type: 'actionsGained', seat, actions });
}

/** R51 — The tile neither blocks nor rings for the rest of the game. */
function forceOpen(state: State, cell: Cell, tell: Tell<Event>): void {
  put(state, cell, CROWBARRED);
  tell({ type: 'crowbarred', at: squareOf(cell) });
}

/** Crystal Ball: the top three events, for one's own eyes; with fewer left the discards are shuffled under the deck first. */
function lookAhead(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  if (state.eventDeck.length < SHOWN) {
    const under = state.eventDiscard;
    mix(under, chance);
    tell({ type: 'eventsReshuffled', cards: under.length });
    state.eventDeck = [...under, ...state.eventDeck];
    state.eventDiscard = [];
  }
  const first = state.eventDeck.length - SHOWN;
  for (let i = state.eventDeck.length - 1; i >= first; i--) {
    settle(state.eventDeck, i, chance);
    state.eventDeck[i] = markSeen(state.eventDeck[i]!, seat);
  }
  const cards = state.eventDeck.slice(first).reverse();
  tell({ type: 'looked', seat, deck: 'events', cards: cards.map((entry) => EVENTS[cardIn(entry)]!) });
  state.pending.push({ ask: 'crystal-ball', seat });
}

/** The cards looked at come back in this order, the first one on top; whoever knew one of them no longer knows where it is. */
export function arrangeEvents(state: State, seat: Seat, order: string, tell: Tell<Event>): void {
  const seen = state.eventDeck.splice(state.eventDeck.length - SHOWN).reverse();
  for (const place of order.split(' ').reverse())
    state.eventDeck.push(markSeen(cardIn(seen[Number(place) - 1]!), seat));
  tell({ type: 'arranged', seat, order });
}

/** R52 — Donuts lie under a guard until he would move. */
function serveDonuts(state: State, floor: number): void {
  takeBack(state, tool('donuts'), UNDER_GUARD + floor);
}

/** Dynamite: the wall between two cells is gone for everybody, and the noise is an alarm. */
function blastWall(state: State, here: Cell, there: Cell, tell: Tell<Event>): void {
  const floor = floorOf(here);
  const wall = wallOf(posOf(here), posOf(there));
  state.layouts[floor] = withoutWall(state.layouts[floor]!, wall);
  tell({ type: 'wallRemoved', floor: floor + 1, wall });
  raise(state, here, 'dynamite', tell);
}

/** R53 — All alarms stop; a guard who had one draws a card; nothing rings until the user's next turn. */
function pulse(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  takeBack(state, EMP_CARD, IN_FORCE);
  state.lasting[EMP] = seat;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    const stopped = silenceFloor(state, floor, tell);
    if (stopped > 0 && state.guard[floor]! >= 0) drawDestination(state, floor, chance, tell);
  }
}

/** All alarms of a floor go off; answers how many there were. */
export function silenceFloor(state: State, floor: number, tell: Tell<Event>): number {
  let count = 0;
  for (const pos of planAt(state, floor).places) {
    const cell = cellAt(floor, pos);
    if (!has(state, cell, ALARM)) continue;
    silence(state, cell, tell);
    count += 1;
  }
  return count;
}

/** R53 — It ends with its user's next turn, or his escape. */
export function endPulse(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.lasting[EMP] !== seat) return;
  state.lasting[EMP] = OFF;
  discardTool(state, EMP_CARD);
  tell({ type: 'toolEnded', tool: 'emp' });
}

function makeUp(state: State, here: Cell, tell: Tell<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) if (state.at[seat] === here) gainStealth(state, seat as Seat, tell);
}

/** R55 — Stairs to the tile above or below, or to the roof, and an alarm where the bomb was. */
function meltStairs(state: State, here: Cell, to: Cell | 'roof', tell: Tell<Event>): void {
  put(state, footOf(here, to), BOMB_STAIRS);
  tell({ type: 'stairsMade', at: squareOf(here), to: to === 'roof' ? 'roof' : squareOf(to) });
  raise(state, here, 'thermal-bomb', tell);
}

/** R55 — The lower end of such stairs, where they are marked. */
const footOf = (here: Cell, to: Cell | 'roof'): Cell => (to === below(here) ? to : here);

/** R55 — The other ends a Thermal Bomb could have here: not down from the lowest floor. */
export function bombEnds(state: Immutable<State>, here: Cell): (Cell | 'roof')[] {
  const up = floorOf(here) === topFloor(state) ? 'roof' : above(state, here);
  const down = below(here);
  return down === OFF ? [up] : [up, down];
}

/** R55 — Once is enough. */
export const whyNotBomb = (state: Immutable<State>, here: Cell, to: Cell | 'roof'): Refusal | undefined =>
  !bombEnds(state, here).includes(to)
    ? 'bomb-target'
    : has(state, footOf(here, to), BOMB_STAIRS)
      ? 'bomb-stairs'
      : undefined;

function infect(state: State, seat: Seat, cell: Cell, tell: Tell<Event>): void {
  state.tokens[cell] = Math.min(MAX_HACK_TOKENS, state.tokens[cell]! + VIRUS_TOKENS);
  tell({ type: 'hacked', seat, at: squareOf(cell), tokens: state.tokens[cell]! });
}
