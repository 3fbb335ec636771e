import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, seatsOf, type Viewer } from '#table/game.ts';
import type { Customs } from '#table/walk.ts';
import { CARDS, DECK, HAND_SIZE, RAID_COUNT, TOKEN_SETS, TOKENS_PER_RAID } from '../components.ts';
import { BOX, CENTRE, clone, handSlot, type Options, SAFE, type State, safeOf } from '../state.ts';

/** What the laws need to know about Art Robbery. */
export const customs: Customs<State, Options> = {
  options: TOKEN_SETS.flatMap((tokens) => (['hidden', 'open'] as const).map((safes) => ({ tokens, safes }))),
  bound: 1000,
  scramble,
  flaw,
};

/** R15, R26 — Other hands, the draw pile and the discard pile but for its top are hidden, and other people's safe stacks. */
function scramble(s: Immutable<State>, viewer: Viewer, chance: Chance): State {
  const state = clone(s);
  const top = state.discard.splice(-1);
  const others = seatsOf(state.seats).filter((seat) => seat !== viewer);
  const hands = others.map((seat) =>
    CARDS.flatMap((_, card) => Array<number>(s.hands[handSlot(seat, card)]!).fill(card)),
  );
  const unseen = [...state.draw, ...state.discard, ...hands.flat()];
  shuffle(unseen, chance);
  others.forEach((seat, i) => {
    state.hands.fill(0, handSlot(seat, 0), handSlot(seat + 1, 0));
    for (const card of unseen.splice(0, hands[i]!.length)) state.hands[handSlot(seat, card)]! += 1;
  });
  state.discard = [...unseen.splice(0, state.discard.length), ...top];
  state.draw = unseen;
  if (state.options.safes === 'hidden' && state.raid < RAID_COUNT) {
    for (let raid = 0; raid < state.raid; raid++) swapSafes(state, viewer, raid, chance);
  }
  return state;
}

function swapSafes(state: State, viewer: Viewer, raid: number, chance: Chance): void {
  const own = viewer === 'audience' ? BOX : safeOf(viewer);
  const tokens = Array.from({ length: TOKENS_PER_RAID }, (_, i) => raid * TOKENS_PER_RAID + i);
  const hidden = tokens.filter((token) => state.places[token]! >= SAFE && state.places[token] !== own);
  const places = hidden.map((token) => state.places[token]!);
  shuffle(places, chance);
  hidden.forEach((token, i) => {
    state.places[token] = places[i]!;
  });
}

/** R29 and more: every card exactly once, five to a hand, every token where it can be. */
function flaw(s: Immutable<State>): string | undefined {
  const cards = [...s.draw, ...s.discard];
  for (const seat of seatsOf(s.seats)) {
    const held = CARDS.flatMap((_, card) => Array<number>(s.hands[handSlot(seat, card)]!).fill(card));
    const size = s.pending[0]?.thief === seat ? HAND_SIZE - 1 : HAND_SIZE;
    if (held.length !== size) return `seat ${seat} has ${held.length} cards`;
    cards.push(...held);
  }
  if (cards.sort().join() !== DECK.join()) return `the cards are ${cards.join()}`;
  if (s.draw.length === 0) return 'the draw pile is empty';
  if (s.places.length !== RAID_COUNT * TOKENS_PER_RAID) return `${s.places.length} tokens`;
  for (const [token, place] of s.places.entries()) {
    const raid = Math.floor(token / TOKENS_PER_RAID);
    const running = place === CENTRE || place < s.seats;
    const past = place === BOX || (place >= SAFE && place < safeOf(s.seats));
    if (raid === s.raid ? !running : raid < s.raid ? !past : place !== BOX) return `token ${token} is at ${place}`;
  }
  if (s.raid < RAID_COUNT && !s.places.includes(CENTRE)) return 'the centre is empty during a turn';
  if (s.dog !== CENTRE && s.dog >= s.seats) return `the dog is at ${s.dog}`;
  const [question, second] = s.pending;
  if (second !== undefined) return 'two questions at once';
  if (question === undefined) return undefined;
  if (question.thief !== s.turn) return 'the thief is not in turn';
  return s.places[question.token] === question.victim && s.dog === question.victim ? undefined : 'an idle question';
}
