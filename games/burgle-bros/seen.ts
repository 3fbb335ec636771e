import { type Immutable, type Seat, seatsOf, type Viewer } from '#table/game.ts';
import { EVENTS, LOOT_CARDS, TOOLS, tool } from './components/cards.ts';
import { CHARACTERS, ROLES, SIDES, UNDECIDED } from './components/characters.ts';
import { type Cell, cellAt, type Square, squareOf } from './components/squares.ts';
import { TILE_NAMES } from './components/tiles.ts';
import type { Event } from './event.ts';
import type { Card } from './move.ts';
import type { Options } from './options.ts';
import { isQuestion, type Pending } from './pending.ts';
import { patrolName } from './rules/patrol.ts';
import { CARD_COUNT, cardName, placeOf } from './rules/trade.ts';
import {
  ABILITY_USED,
  ALARM,
  BOMB_STAIRS,
  CRACKED,
  CROWBARRED,
  cardIn,
  EMP,
  has,
  isUp,
  LOST,
  OFF,
  ORDERS_DECLINED,
  onCell,
  PROPOSED_TO_GIVE_UP,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  seenBy,
  TAKEN,
  UNDER_GUARD,
  UNLOCKED,
} from './state.ts';
import type { CrewView, DeckView, FloorView, QuestionView, TileView, View } from './view.ts';
import { wallsOf } from './walls.ts';

/** Who looks: a viewer, or somebody from whom nothing is kept. */
type Eyes = Viewer | 'everything';

const named = (cell: Cell): Square | 'none' => (cell >= 0 ? squareOf(cell) : 'none');
const seated = (seat: number): Seat | 'none' => (seat === OFF ? 'none' : (seat as Seat));

export const view = (state: Immutable<State>, viewer: Viewer): View => seen(state, viewer, viewer);

/** Every room and every deck, as nobody could see them. */
export const unveiled = (state: Immutable<State>): View => seen(state, 'audience', 'everything');

function seen(state: Immutable<State>, viewer: Viewer, eyes: Eyes): View {
  const [gymnastics, timeLock, videoLoop] = state.lasting;
  return {
    viewer,
    options: { ...(state.options as Options) },
    seats: state.seats,
    floors: state.layouts.map((_, floor) => floorView(state, eyes, floor)),
    crew: seatsOf(state.seats).map((seat) => crewView(state, seat)),
    tools: { deck: state.toolDeck.length, discard: state.toolDiscard.map((card) => TOOLS[card]!) },
    loot: { deck: state.lootDeck.length },
    events: {
      deck: deckView(state.eventDeck, eyes, { elsewhere: 0, name: (card) => EVENTS[card]! }),
      discard: state.eventDiscard.map((card) => EVENTS[card]!),
    },
    lasting: {
      gymnastics: seated(gymnastics!),
      'time-lock': seated(timeLock!),
      'video-loop': seated(videoLoop!),
      emp: seated(state.lasting[EMP]!),
    },
    crow: named(state.crow),
    laptop: state.laptop === 1,
    heldAlarm: state.juice === 1,
    slipped: state.slipped === 1,
    entrance: named(state.entrance),
    turn: state.turn,
    turns: state.turns,
    left: state.left,
    spent: state.spent,
    abilityUsed: (state.done & ABILITY_USED) !== 0,
    proposedToGiveUp: (state.done & PROPOSED_TO_GIVE_UP) !== 0,
    ordersDeclined: (state.done & ORDERS_DECLINED) !== 0,
    suit: state.suit === 1,
    mirrored: state.mirrored === 1,
    entered: state.entered.map(squareOf),
    tries: state.tries.map(squareOf),
    pace: state.pace,
    shiftChange: state.shift === 1,
    headsUp: state.extra === 1,
    jumpTheGun: state.skip === 1,
    rolled: state.rolled.slice(),
    result: state.result,
    captured: seated(state.captured),
    question: questionView(state),
    agenda: state.pending.map((pending) => ({ ...(pending as Pending) })),
  };
}

function floorView(state: Immutable<State>, eyes: Eyes, floor: number): FloorView {
  const guard = state.guard[floor]!;
  return {
    walls: wallsOf(state.layouts[floor]!),
    tiles: planAt(state, floor).places.map((pos) => tileView(state, eyes, cellAt(floor, pos))),
    guard: guard === OFF ? 'unplaced' : guard === LOST ? 'lost' : squareOf(guard),
    destination: named(state.goal[floor]!),
    die: state.die[floor]!,
    donuts: state.toolAt[tool('donuts')] === UNDER_GUARD + floor,
    lostIn: state.lostIn[floor]!,
    deck: deckView(state.patrol[floor]!, eyes, { elsewhere: state.takenAway[floor]!.length, name: patrolName }),
    discard: state.patrolDiscard[floor]!.map(patrolName),
    takenAway: state.takenAway[floor]!.length,
  };
}

function tileView(state: Immutable<State>, eyes: Eyes, cell: Cell): TileView {
  return {
    at: squareOf(cell),
    tile: isUp(state, cell) || eyes === 'everything' ? TILE_NAMES[state.tiles[cell]!]! : '?',
    alarm: has(state, cell, ALARM),
    cracked: has(state, cell, CRACKED),
    unlocked: has(state, cell, UNLOCKED),
    crowbarred: has(state, cell, CROWBARRED),
    taken: has(state, cell, TAKEN),
    safeOpen: has(state, cell, SAFE_OPEN),
    stairs: has(state, cell, BOMB_STAIRS),
    tokens: state.tokens[cell]!,
    refuge: state.refuge[cell]!,
    cards: cardsAt(state, onCell(cell)),
  };
}

/** The marks of a cell by their names in the view. */
export const MARKS = {
  alarm: ALARM,
  cracked: CRACKED,
  unlocked: UNLOCKED,
  crowbarred: CROWBARRED,
  taken: TAKEN,
  safeOpen: SAFE_OPEN,
  stairs: BOMB_STAIRS,
} as const satisfies Partial<Record<keyof TileView, number>>;

function cardsAt(state: Immutable<State>, place: number): Card[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => card).flatMap((card) =>
    placeOf(state, card) === place ? [cardName(card)] : [],
  );
}

/**
 * R50 — One sees what one has looked at oneself. The last card that could be anywhere is known to everybody, so it is
 * not hidden; `elsewhere` counts the unknown cards that are not in the deck.
 */
function deckView<C>(
  deck: readonly number[],
  eyes: Eyes,
  { elsewhere, name }: { readonly elsewhere: number; readonly name: (card: number) => C },
): DeckView<C> {
  const fromTop = deck.toReversed();
  const knows = (entry: number): boolean => eyes === 'everything' || (eyes !== 'audience' && seenBy(entry, eyes));
  const unknown = elsewhere + deck.filter((entry) => !knows(entry)).length;
  return {
    cards: fromTop.map((entry) => (knows(entry) || unknown === 1 ? name(cardIn(entry)) : '?')),
    seenBy: fromTop.map((entry) => seatsOf(4).filter((seat) => seenBy(entry, seat))),
  };
}

function crewView(state: Immutable<State>, seat: Seat): CrewView {
  const role = state.role[seat]!;
  const decided = role < UNDECIDED;
  const at = state.at[seat]!;
  return {
    character: CHARACTERS[decided ? Math.floor(role / SIDES.length) : role - UNDECIDED]!,
    side: decided ? SIDES[role % SIDES.length]! : 'undecided',
    ability: decided ? ROLES[role]! : 'undecided',
    at: at === ROOF ? 'roof' : at === OFF ? 'outside' : squareOf(at),
    stealth: state.stealth[seat]!,
    tools: TOOLS.filter((_, card) => state.toolAt[card] === seat),
    loot: LOOT_CARDS.filter((_, card) => state.lootAt[card] === seat),
  };
}

function questionView(state: Immutable<State>): QuestionView | 'none' {
  const top = state.pending.at(-1) as Pending | undefined;
  if (top === undefined || !isQuestion(top)) return 'none';
  const cell = 'at' in top ? top.at : 'to' in top ? top.to : 'safe' in top ? top.safe : 'on' in top ? top.on : OFF;
  const floor = 'floor' in top && top.floor >= 0 ? top.floor + 1 : 'none';
  return { ask: top.ask, seat: top.seat, at: named(cell), floor, card: 'card' in top ? cardName(top.card) : 'none' };
}

/** R50 — What a player looks at alone is told to him alone. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, cards: event.cards.map(() => '?') };
  if (event.type === 'arranged' && event.seat !== viewer) return { ...event, order: '?' };
  return event;
}
