import { type Roll, scripted } from '#table/chance.ts';
import { reading, type Seat, seatsOf, type Viewer } from '#table/game.ts';
import { turn } from '#table/play.ts';
import {
  CARDS,
  type Card,
  DECK,
  HAND_SIZE,
  TOKENS_PER_RAID,
  type Token,
  tokenName,
  tokenNamed,
} from '../components.ts';
import { game } from '../index.ts';
import {
  BOX,
  boxOf,
  CENTRE,
  type Event,
  emptyTable,
  handSlot,
  type Options,
  type Place,
  parseOptions,
  type State,
  safeOf,
} from '../state.ts';
import { customs } from './customs.ts';

/**
 * A table drawn as text, to play one act on:
 *
 *     raid 2 · s0 to play
 *     centre 3a 4a dog
 *     s0 5a | hand 3 dog 0 0 thief | safe 1:0a 1:3a
 *     s1 rest | safe rest
 *     s2
 *     draw 2 5
 *     discard 1 4
 *
 * `rest` takes every token not named elsewhere: of this raid before the bars, of past raids after `safe` (`safe rest2`
 * only those of raid 2). A Boss of a past raid that nobody has is back in the box. A hand is filled up with what is
 * left of the deck; so does the draw pile below the cards named, or with `draw 2 end` the discard pile.
 */
export function scene(picture: string, options: Partial<Options> = {}): Scene {
  return new Scene(read(picture, parseOptions(options) as Options));
}

export class Scene {
  state: State;
  /** What the last act told. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
    const flaw = customs.flaw(reading(state));
    if (flaw !== undefined) throw new Error(`no such table: ${flaw}`);
  }

  /** The seat whose move is awaited. */
  get acting(): Seat {
    return game.toAct(reading(this.state))[0]!;
  }

  get moves(): string[] {
    return game.moves(reading(this.state), this.acting).map(game.notate);
  }

  /** Plays a move by its notation. Exactly these rolls are made. */
  play(notation: string, rolls: readonly Roll[] = []): this {
    const move = game.moves(reading(this.state), this.acting).find((legal) => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`"${notation}" is not among ${this.moves.join(' · ')}`);
    const script = scripted(rolls);
    const done = turn(game, this.state, this.acting, move, script);
    script.end();
    this.state = done.state;
    this.events = done.events;
    return this;
  }

  /** Why a move is refused. */
  refusal(notation: string): string {
    return game.refusal(this.view(this.acting), notation);
  }

  view(viewer: Viewer | number) {
    return game.view(reading(this.state), viewer as Viewer);
  }

  /** The events of the last act by type, in order. */
  get told(): string[] {
    return this.events.map((event) => event.type);
  }

  /** The centre and what lies in front of each seat, a line each. */
  picture(): string {
    const { state } = this;
    const line = (name: string, place: Place): string =>
      [name, ...namesAt(state, place), ...(state.dog === place ? ['dog'] : [])].join(' ');
    return [line('centre', CENTRE), ...seatsOf(state.seats).map((seat) => line(`s${seat}`, seat))].join('\n');
  }
}

/** The rolls that shuffle the discard pile so that these cards come to be drawn in this order, the first one first. */
export function shuffled(pile: readonly Card[], wanted: string): Roll[] {
  const now = [...pile];
  const order = wanted.split(' ').reverse();
  const rolls: Roll[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.lastIndexOf(order[last] as Card, last);
    if (other < 0) throw new Error(`no ${order[last]} left to shuffle`);
    rolls.push([last + 1, other]);
    [now[last], now[other]] = [now[other]!, now[last]!];
  }
  return rolls;
}

function namesAt(state: State, place: Place): Token[] {
  return raidTokens(state.raid).flatMap((token) =>
    state.places[token] === place ? [tokenName(boxOf(state), token)] : [],
  );
}

const raidTokens = (raid: number): number[] =>
  Array.from({ length: TOKENS_PER_RAID }, (_, i) => raid * TOKENS_PER_RAID + i);

function read(picture: string, options: Options): State {
  const lines = picture
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  const seats = lines.filter((line) => /^s\d/.test(line)).length;
  const state = emptyTable(options, seats);
  const start = /^raid (\d) · s(\d) to play$/.exec(lines[0]!);
  if (start === null) throw new Error(`"${lines[0]}" should say which raid it is and who is to play`);
  state.raid = Number(start[1]) - 1;
  state.turn = Number(start[2]) as Seat;
  placeTokens(state, lines);
  placeCards(state, lines);
  return state;
}

function placeTokens(state: State, lines: readonly string[]): void {
  const unnamed = new Set(Array.from({ length: TOKENS_PER_RAID * (state.raid + 1) }, (_, token) => token));
  const rests: { raids: readonly number[]; place: Place }[] = [];
  const put = (raid: number, name: string, place: Place): void => {
    const token = tokenNamed(boxOf(state), raid, name as Token);
    if (!unnamed.delete(token)) throw new Error(`no ${name} left in raid ${raid + 1}`);
    state.places[token] = place;
  };
  for (const [first, front, ...others] of lines.map(parts)) {
    const place = first === 'centre' ? CENTRE : Number(first!.slice(1));
    if (first !== 'centre' && !/^s\d$/.test(first!)) continue;
    for (const word of front!.split(' ').filter(Boolean)) {
      if (word === 'dog') state.dog = place;
      else if (word === 'rest') rests.push({ raids: [state.raid], place });
      else put(state.raid, word, place);
    }
    for (const part of others.filter((other) => other.startsWith('safe '))) {
      for (const word of part.split(' ').slice(1)) {
        const past = Array.from({ length: state.raid }, (_, raid) => raid);
        const one = /^rest(\d)$/.exec(word);
        if (word === 'rest') rests.push({ raids: past, place: safeOf(place) });
        else if (one !== null) rests.push({ raids: [Number(one[1]) - 1], place: safeOf(place) });
        else put(Number(word[0]) - 1, word.slice(2), safeOf(place));
      }
    }
  }
  for (const { raids, place } of rests) {
    for (const token of unnamed) {
      if (!raids.includes(Math.floor(token / TOKENS_PER_RAID))) continue;
      unnamed.delete(token);
      state.places[token] = place;
    }
  }
  for (const token of unnamed) {
    const past = token < TOKENS_PER_RAID * state.raid;
    if (!past || tokenName(boxOf(state), token) !== 'boss') throw new Error(`where is token ${token}?`);
    state.places[token] = BOX;
  }
}

/** `s0 5a | hand 3` → `s0`, `5a`, `hand 3`. */
function parts(line: string): string[] {
  const [head, ...others] = line.split(' | ');
  const [first, ...front] = head!.split(' ');
  return [first!, front.join(' '), ...others];
}

function placeCards(state: State, lines: readonly string[]): void {
  const left = [...DECK];
  const deal = (word: string): number => {
    const at = left.indexOf(CARDS.indexOf(word as Card));
    if (at < 0) throw new Error(`no card ${word} left`);
    return left.splice(at, 1)[0]!;
  };
  const pile = (name: string): string[] =>
    lines
      .find((line) => line === name || line.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? [];
  const hands = lines
    .filter((line) => /^s\d/.test(line))
    .map((line) =>
      parts(line)
        .find((part) => part.startsWith('hand '))
        ?.split(' ')
        .slice(1)
        .map(deal),
    );
  const onDraw = pile('draw');
  const ends = onDraw.at(-1) === 'end';
  const draw = onDraw.slice(0, ends ? -1 : undefined).map(deal);
  const discard = pile('discard').map(deal);
  hands.forEach((hand, seat) => {
    const dealt = hand ?? [];
    for (const card of [...dealt, ...left.splice(0, HAND_SIZE - dealt.length)]) state.hands[handSlot(seat, card)]! += 1;
  });
  state.draw = ends ? draw.reverse() : [...left.reverse(), ...draw.reverse()];
  state.discard = ends ? [...left, ...discard] : discard;
}
