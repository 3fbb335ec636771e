import { type Roll, scripted } from '#table/chance.ts';
import { reading, type Seat, seatsOf, type Viewer } from '#table/game.ts';
import { turn } from '#table/play.ts';
import { FIRST_CARD, nameOf } from '../box.ts';
import { BUILT_IN_SET, DECKS, type Deck, REROLL_ALL, REROLL_ONE, ROWS } from '../components.ts';
import { game } from '../index.ts';
import { bonusesOf, leastFaces } from '../rules/burglary.ts';
import {
  boxOf,
  EMPTY,
  type Event,
  emptyTable,
  type Options,
  type Phase,
  type Shown,
  type State,
  spaceAt,
  targetOf,
} from '../state.ts';
import { lost } from './customs.ts';

/**
 * A table drawn as text, to play one act on:
 *
 *     round 2 · s1 rolls
 *     order s2 s0 s1
 *     row 4 c4-05
 *     row 3 c3-01 | c3-09 s0 s2 | c3-02
 *     row 2 c2-01 | c2-02 s1 | c2-03
 *     s0 c0-01 c2-05
 *     s1 c0-02 token 6
 *     s2
 *     deck 3 c3-04
 *     deck 2 c2-08 c2-09 end
 *
 * `s1 picks`, `s1 rolls` or, with dice on the table and the bonuses not used yet, `s1 rolled 2 4 3`. The spaces of a row
 * are parted by bars, `.` is an empty one; a seat on a card is its token. Decks have the named cards on top, the rest
 * follows as in the box, or with `end` goes to the seat that says `rest`. `under c0-04` are cards put back under the
 * 0 deck, the next to be drawn first. The order is s0, s1 … unless it is given.
 */
export function scene(picture: string, cards: Options['cards'] = 'built-in'): Scene {
  return new Scene(read(picture, cards));
}

/** A card of the built-in set as events show it. */
export function shown(id: string): Shown {
  const { points, bonus } = BUILT_IN_SET.cards.find((card) => card.id === id)!;
  return { card: id, points, bonus };
}

/** Rolls of dice by what they show. */
export const d6 = (...shows: number[]): Roll[] => shows.map((face) => [6, face - 1]);

/** The rolls that put these equally ranked seats, given in ascending order, into the wanted order. */
export function lots(tied: readonly number[], wanted: readonly number[]): Roll[] {
  const now = [...tied];
  const rolls: Roll[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.indexOf(wanted[last]!);
    rolls.push([last + 1, other]);
    [now[last], now[other]] = [now[other]!, now[last]!];
  }
  return rolls;
}

export class Scene {
  state: State;
  /** What the last act told. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
    const flaw = lost(reading(state));
    if (flaw !== undefined) throw new Error(`no such table: ${flaw}`);
  }

  /** The seat whose move is awaited. */
  get acting(): Seat | undefined {
    return game.toAct(reading(this.state))[0];
  }

  get moves(): string[] {
    return game.moves(reading(this.state), this.acting!).map(game.notate);
  }

  /** Plays a move by its notation. Exactly these rolls are made. */
  play(notation: string, rolls: readonly Roll[] = []): this {
    const move = game.moves(reading(this.state), this.acting!).find((legal) => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`"${notation}" is not among ${this.moves.join(' · ')}`);
    const script = scripted(rolls);
    const done = turn(game, this.state, this.acting!, move, script);
    script.end();
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  /** Why a move is refused. */
  refusal(notation: string): string {
    return game.refusal(this.view(this.acting!), notation);
  }

  view(viewer: Viewer | number) {
    return game.view(reading(this.state), viewer as Viewer);
  }

  /** The events of the last act by type, in order. */
  get told(): string[] {
    return this.events.map((event) => event.type);
  }

  /** The events of one type of the last act. */
  only<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** The rows of the display from the top, with the tokens on the cards. */
  picture(): string {
    return ROWS.map((row, i) => `${row} ${[0, 1, 2].map((column) => this.cell(spaceAt(i, column))).join(' | ')}`)
      .reverse()
      .join('\n');
  }

  /** The ids of a seat's loot. */
  loot(seat: number): string {
    return this.view('audience').loot[seat]!.join(' ');
  }

  private cell(space: number): string {
    const card = this.state.display[space]!;
    if (card === EMPTY) return '.';
    const tokens = seatsOf(this.state.seats).filter((seat) => this.state.tokens[seat] === space);
    return [boxOf(reading(this.state)).id[card], ...tokens.map((seat) => `s${seat}`)].join(' ');
  }
}

function read(picture: string, cards: Options['cards']): State {
  const lines = picture
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  const seats = lines.filter((line) => /^s\d/.test(line)).length;
  const state = emptyTable(nameOf(cards), seats);
  state.order = wordsOf(lines, 'order')?.map((word) => Number(word.slice(1)) as Seat) ?? seatsOf(seats).slice();
  deal(state, lines);
  start(state, lines[0]!);
  return state;
}

const wordsOf = (lines: readonly string[], name: string): string[] | undefined =>
  lines
    .find((line) => line === name || line.startsWith(`${name} `))
    ?.slice(name.length)
    .split(' ')
    .filter(Boolean);

const PHASE_OF = { picks: 'pick', rolls: 'roll', rolled: 'bonus' } as const satisfies Record<string, Phase>;

/** `round 2 · s1 rolled 2 4 3`. */
function start(state: State, line: string): void {
  const told = /^round (\d) · s(\d) (picks|rolls|rolled)((?: \d)*)$/.exec(line);
  if (told === null) throw new Error(`"${line}" should say which round it is and who does what`);
  const seat = Number(told[2]) as Seat;
  state.round = Number(told[1]);
  state.turn = state.order.indexOf(seat);
  state.phase = PHASE_OF[told[3] as keyof typeof PHASE_OF];
  if (state.phase !== 'bonus') return;
  state.dice = told[4]!.trim().split(' ').map(Number);
  state.least = leastFaces(reading(state), seat, targetOf(reading(state), seat));
  state.rerollsOne = bonusesOf(reading(state), seat)[REROLL_ONE]!;
  state.rerollsAll = bonusesOf(reading(state), seat)[REROLL_ALL]!;
}

function deal(state: State, lines: readonly string[]): void {
  const { id, lootTokens } = boxOf(reading(state));
  const left = new Set(id.keys());
  const take = (word: string): number => {
    const card = id.indexOf(word);
    if (!left.delete(card)) throw new Error(`no card ${word} left`);
    return card;
  };
  for (const [row, name] of ROWS.entries()) {
    const cells = wordsOf(lines, `row ${name}`)?.join(' ').split('|') ?? [];
    for (const [column, cell] of cells.entries()) {
      const [card, ...tokens] = cell.trim().split(' ');
      if (card === '.' || card === '') continue;
      state.display[spaceAt(row, column)] = take(card!);
      for (const token of tokens) state.tokens[Number(token.slice(1))] = spaceAt(row, column);
    }
  }
  for (const seat of seatsOf(state.seats)) {
    const [cards, token] = wordsOf(lines, `s${seat}`)!
      .join(' ')
      .split(/ ?token /);
    state.loot[seat] = cards!
      .split(' ')
      .filter((word) => word !== '' && word !== 'rest')
      .map(take);
    if (token !== undefined) state.lootTokens[seat] = lootTokens.indexOf(Number(token));
  }
  const under = (wordsOf(lines, 'under') ?? []).map(take).reverse();
  const tops = DECKS.map((deck) =>
    (wordsOf(lines, `deck ${deck}`) ?? [])
      .filter((word) => word !== 'end')
      .map(take)
      .reverse(),
  );
  const rich = lines.find((line) => /^s\d.* rest/.test(line));
  for (const [i, deck] of DECKS.entries()) {
    const others = [...left].filter((card) => card >= FIRST_CARD[i]! && card < FIRST_CARD[i + 1]!).reverse();
    const ends = wordsOf(lines, `deck ${deck satisfies Deck}`)?.at(-1) === 'end';
    state.decks[i] = [...(i === 0 ? under : []), ...(ends ? [] : others), ...tops[i]!];
    if (!ends || others.length === 0) continue;
    if (rich === undefined) throw new Error(`who has the rest of deck ${deck}?`);
    state.loot[Number(rich[1])]!.push(...others);
  }
  state.under = under.length;
}
