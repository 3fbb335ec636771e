import type { Seat } from '#table/game.ts';
import { CARDS, type Card, DECK, HAND_SIZE, TOKENS_PER_RAID, type Token, tokenName, tokenNamed } from './components.ts';
import {
  BOX,
  boxOf,
  CENTRE,
  emptyTable,
  handSlot,
  type Options,
  type State,
  safeOf,
  USUAL,
  type Whereabouts,
} from './state.ts';

/**
 * A table drawn as text, for tests and lessons:
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
export function drawn(picture: string, options: Partial<Options> = {}): State {
  const lines = picture
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  const seats = lines.filter((line) => /^s\d/.test(line)).length;
  const state = emptyTable({ ...USUAL, ...options }, seats);
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
  const rests: { raids: readonly number[]; place: Whereabouts }[] = [];
  const put = (raid: number, name: string, place: Whereabouts): void => {
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
