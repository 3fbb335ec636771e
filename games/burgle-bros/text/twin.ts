import { seatsOf } from '#table/game.ts';
import { isSelf, type Names, type Section } from '#table/text.ts';
import { combination, wayOf } from '../chart.ts';
import { LASTING } from '../components/cards.ts';
import type { PatrolCard } from '../components/jobs.ts';
import { JOB } from '../components/jobs.ts';
import type { Square } from '../components/squares.ts';
import type { DeckView, FloorView, TileView, View } from '../view.ts';
import { crewLegend, draw, SIGNS } from './drawing.ts';
import type { Words } from './en/index.ts';
import { carried, roomName } from './names.ts';
import { alarmsOn, crewAt, gridOf, isKind } from './sight.ts';

/** The whole table in words: first the floors drawn, then everything once more as lists that can be read aloud. */
export function twin(view: View, words: Words, names: Names): readonly Section[] {
  const called = names.map((name, seat) => (isSelf(view.viewer, seat) ? words.twin.you : name));
  return [
    moment(view, words, names),
    plan(view, words, names),
    crew(view, words, called),
    safes(view, words),
    ...view.floors.flatMap((floor, n) => [floorSection(view, words, { floor, n }), rooms(view, words, called, n)]),
    decks(view, words),
  ];
}

/** Whose turn it is, what is waited for, and what is in force. */
function moment(view: View, words: Words, names: Names): Section {
  const { twin: say } = words;
  const name = words.job[view.options.job];
  if (view.result !== 'playing') return { heading: say.over(name), lines: [] };
  const heading = view.turns === 0 ? say.before(name) : say.turn(name, view.turns);
  const lines: string[] = [];
  if (view.turns > 0)
    lines.push(isSelf(view.viewer, view.turn) ? say.yourTurn(view.left) : say.turnOf(names[view.turn]!, view.left));
  if (view.rolled.length > 0) lines.push(say.rolled(view.rolled.join(', ')));
  if (view.question !== 'none') lines.push(questionText(view, words, names));
  return { heading, lines: [...lines, ...inForce(view, words, names)] };
}

/** Who is asked what: about which place, floor or card. */
export function questionText(view: View, words: Words, names: Names): string {
  const { question, viewer } = view;
  if (question === 'none') return '';
  const { ask, seat, at, floor, card } = question;
  const about = [
    ...(at === 'none' ? [] : [at]),
    ...(floor === 'none' ? [] : [words.twin.floor(floor)]),
    ...(card === 'none' ? [] : [carried(words, card).name]),
    ...traders(view, names),
  ];
  const what = `${words.question[ask]}${about.length === 0 ? '' : ` (${about.join(', ')})`}`;
  return isSelf(viewer, seat) ? words.decides.you(what) : words.decides.other(names[seat]!, what);
}

/** R74 — From whom to whom a card is to go. */
function traders({ agenda }: View, names: Names): readonly string[] {
  const top = agenda.at(-1);
  return top !== undefined && 'ask' in top && top.ask === 'trade' ? [`${names[top.giver]} → ${names[top.taker]}`] : [];
}

/** Effects that last, whoever began them. */
export function inForce(view: View, { twin: say }: Words, names: Names): readonly string[] {
  const lasting = ([...LASTING, 'emp'] as const).flatMap((what) => {
    const seat = view.lasting[what];
    if (seat === 'none') return [];
    return [isSelf(view.viewer, seat) ? say.lasts(what) : say.lasts(what, names[seat]!)];
  });
  return [
    ...lasting,
    ...(view.headsUp ? [say.headsUp] : []),
    ...(view.jumpTheGun ? [say.jumpTheGun] : []),
    ...(view.suit ? [say.suit] : []),
    ...(view.crow === 'none' ? [] : [say.crow(view.crow)]),
    ...(view.laptop ? [say.laptop] : []),
    ...(view.heldAlarm ? [say.heldAlarm] : []),
    ...(view.slipped ? [say.slipped] : []),
  ];
}

function plan(view: View, words: Words, names: Names): Section {
  const { lines, used } = draw(view, words.tile, names);
  const legend = [...used.map((sign) => `${SIGNS[sign]} ${words.sign[sign]}`), ...crewLegend(names)];
  return { heading: words.twin.plan, lines: [...lines, `${legend.join(', ')}.`], drawn: true };
}

function crew(view: View, words: Words, called: Names): Section {
  const { twin: say } = words;
  const lines = seatsOf(view.seats).map((seat) => {
    const { character, ability, at, stealth, tools, loot } = view.crew[seat]!;
    const side = ability === 'undecided' ? say.undecided : words.ability[ability].name;
    const where = at === 'outside' ? say.outside : at === 'roof' ? say.roof : at;
    const things = [...tools, ...loot].map((card) => carried(words, card).name);
    return `${say.member(called[seat]!, `${words.character[character]} (${side})`, where, stealth)} ${say.carries(things)}`;
  });
  return { heading: say.crew, lines };
}

/** R34 — Digits cracked, missing, and still face down. */
function safes(view: View, { twin: say }: Words): Section {
  const found = view.floors.flatMap(({ tiles }) => tiles.filter((tile) => isKind(tile, 'safe')));
  const lines = found.map((tile) => {
    if (tile.safeOpen) return say.safeOpen(tile.at);
    const { cracked, missing, unknown } = combination(view, tile.at);
    return say.safe(tile.at, tile.tokens, cracked, missing, unknown);
  });
  const hidden = JOB[view.options.job].safes - found.length;
  return { heading: say.safes, lines: hidden === 0 ? lines : [...lines, say.safesHidden(hidden)] };
}

function floorSection(
  view: View,
  words: Words,
  { floor, n }: { readonly floor: FloorView; readonly n: number },
): Section {
  const { twin: say } = words;
  const walls = floor.walls.map((wall) => `${wall.slice(0, 2)}–${wall.slice(2)}`);
  return {
    heading: say.floor(n + 1),
    lines: [...guardLines(view, words, n), ...patrolLines(words, floor), say.walls(walls)],
  };
}

/** The rooms of a floor row by row; S4 — in a table the empty spot is an empty cell. */
function rooms(view: View, words: Words, called: Names, n: number): Section {
  const { twin: say } = words;
  const { tiles } = view.floors[n]!;
  const rows = [...Map.groupBy(tiles, ({ at }) => Number(gridOf(at)[1]))];
  const columns = [...new Set(tiles.map(({ at }) => gridOf(at)[0]!))].toSorted();
  return {
    heading: say.rooms(n + 1),
    lines: rows.map(([row, line]) => {
      const told = line.map((tile) => roomText(view, words, called, tile));
      return `${say.row(row)}: ${told.join('; ')}.`;
    }),
    table: {
      columns,
      rows: rows.map(([row, line]) => ({
        name: say.row(row),
        cells: columns.map((column) => {
          const tile = line.find(({ at }) => gridOf(at)[0] === column);
          return tile === undefined ? '' : contents(view, words, called, tile);
        }),
      })),
    },
  };
}

function guardLines(view: View, { twin: say }: Words, n: number): readonly string[] {
  const floor = view.floors[n]!;
  const donuts = floor.donuts ? [say.donuts] : [];
  if (floor.guard === 'unplaced') return [say.unplaced(floor.die)];
  if (floor.guard === 'lost') return [say.lost(floor.die), ...donuts];
  const way = wayOf(view, n).map(gridOf);
  const heads = floor.destination === floor.guard ? say.arrived : say.way(floor.destination, way);
  const at = say.guard(floor.guard, floor.die, alarmsOn(floor));
  return floor.destination === 'none' ? [at, ...donuts] : [at, heads, ...donuts];
}

function patrolLines({ twin: say }: Words, { deck, discard, takenAway }: FloorView): readonly string[] {
  const name = (card: PatrolCard): string => (card === 'lost-visual' ? say.lostVisual : card);
  return [
    say.patrol(deck.cards.length, discard.map(name)),
    ...(takenAway === 0 ? [] : [say.takenAway(takenAway)]),
    ...known(deck, say, name),
  ];
}

/** R50 — The cards of a deck that this viewer has seen. */
function known<C>({ cards }: DeckView<C>, say: Words['twin'], name: (card: C) => string): string[] {
  return cards.flatMap((card, i) => (card === '?' ? [] : [say.known(i + 1, name(card as C))]));
}

/** A room and everything on it: "B2 Laser 2 (alarm, guard, Mira)". */
export const roomText = (view: View, words: Words, called: Names, tile: TileView): string =>
  `${gridOf(tile.at)} ${contents(view, words, called, tile)}`;

/** … without where it is. */
function contents(view: View, words: Words, called: Names, tile: TileView): string {
  const name = tile.tile === '?' ? words.twin.faceDown : roomName(words.tile, tile.tile);
  const marks = [...marksOf(view, words, tile), ...crewAt(view, tile.at).map((seat) => called[seat]!)];
  return `${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

export function marksOf(view: View, words: Words, tile: TileView): readonly string[] {
  const { twin: say, sign } = words;
  const counted = isKind(tile, 'safe') ? say.dice : say.tokens;
  const is = (mark: boolean, word: string): string[] => (mark ? [word] : []);
  const anywhere = (at: Square | string): boolean => at === tile.at;
  return [
    ...is(tile.alarm, sign.alarm),
    ...is(
      view.floors.some(({ guard }) => anywhere(guard)),
      sign.guard,
    ),
    ...is(
      view.floors.some(({ destination }) => anywhere(destination)),
      sign.destination,
    ),
    ...is(tile.cracked, sign.cracked),
    ...is(tile.unlocked || tile.safeOpen, sign.open),
    ...is(tile.crowbarred, sign.forced),
    ...is(tile.taken, say.taken),
    ...is(tile.stairs, sign.up),
    ...is(anywhere(view.entrance), sign.entrance),
    ...is(anywhere(view.crow), sign.crow),
    ...is(tile.tokens > 0, counted(tile.tokens)),
    ...is(tile.refuge > 0, say.stealth(tile.refuge)),
    ...is(tile.cards.length > 0, say.here(tile.cards.map((card) => carried(words, card).name).join(', '))),
  ];
}

/** R91 — How many cards are left, what was discarded, and what this viewer knows of the events to come. */
export function decks(view: View, words: Words): Section {
  const { twin: say } = words;
  const { tools, loot, events } = view;
  return {
    heading: say.decks,
    lines: [
      say.tools(
        tools.deck,
        tools.discard.map((card) => words.tool[card].name),
      ),
      say.loot(loot.deck),
      say.events(
        events.deck.cards.length,
        events.discard.map((card) => words.eventCard[card].name),
      ),
      ...known(events.deck, say, (card) => words.eventCard[card].name),
    ],
  };
}
