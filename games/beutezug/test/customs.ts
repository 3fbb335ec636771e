import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, seatsOf, type Viewer } from '#table/game.ts';
import type { Customs } from '#table/walk.ts';
import { FIRST_CARD } from '../box.ts';
import { CARD_COUNT, DECKS, ROUNDS } from '../components.ts';
import { fits, leastFaces } from '../rules/burglary.ts';
import { acting, clone, EMPTY, NO_TOKEN, NOWHERE, type Options, type State, targetOf } from '../state.ts';
import { OWN_SET } from './own-set.ts';

/** What the laws need to know about Beutezug. */
export const customs: Customs<State, Options> = {
  options: [{ cards: 'built-in' }, { cards: OWN_SET }],
  // A player has at most eight rerolls on cards and tokens: pick, roll, eight times a bonus, keep, in seven rounds.
  bound: 5 * 7 * 12,
  scramble,
  flaw: (s) => lost(s) ?? unreachable(s),
};

/** R25 — Only the order of the decks is hidden, and not of what was put under the 0 deck. */
function scramble(s: Immutable<State>, _viewer: Viewer, chance: Chance): State {
  const state = clone(s);
  state.decks = state.decks.map((cards, deck) => {
    const under = deck === 0 ? state.under : 0;
    const hidden = cards.slice(under);
    shuffle(hidden, chance);
    return [...cards.slice(0, under), ...hidden];
  });
  return state;
}

/** Cards lost or doubled, numbers out of range. */
export function lost(s: Immutable<State>): string | undefined {
  const faceUp = s.display.filter((card) => card !== EMPTY);
  const cards = [...s.decks.flat(), ...faceUp, ...s.loot.flat(), ...s.drawn].sort((a, b) => a - b);
  if (cards.join() !== Array.from({ length: CARD_COUNT }, (_, card) => card).join())
    return `the cards are ${cards.join()}`;
  for (const [deck] of DECKS.entries()) {
    const stray = s.decks[deck]!.find((card) => card < FIRST_CARD[deck]! || card >= FIRST_CARD[deck + 1]!);
    if (stray !== undefined) return `card ${stray} is in deck ${DECKS[deck]}`;
  }
  if (faceUp.some((card) => card < FIRST_CARD[1])) return 'a 0 card is on display';
  if (s.under > s.decks[0]!.length) return `${s.under} cards under a deck of ${s.decks[0]!.length}`;
  if (s.display.length !== 12) return `${s.display.length} spaces`;
  if (s.order.toSorted().join() !== seatsOf(s.seats).join()) return `the order is ${s.order.join()}`;
  const taken = s.lootTokens.filter((token) => token !== NO_TOKEN).toSorted();
  if (taken.join() !== taken.map((_, i) => i).join()) return `loot tokens ${taken.join()} are taken`;
  return tokenFlaw(s);
}

/** R29 — Whoever has picked and not rolled lies on a card; nobody else does. */
function tokenFlaw(s: Immutable<State>): string | undefined {
  for (const [place, seat] of s.order.entries()) {
    const on = s.tokens[seat]!;
    if (on !== NOWHERE && s.display[on] === EMPTY) return `the token of seat ${seat} lies on no card`;
    const waits =
      s.phase === 'pick'
        ? place < s.turn
        : s.phase === 'roll' || s.phase === 'bonus'
          ? place <= s.turn
          : place < s.turn;
    if (s.phase !== 'over' && waits !== (on !== NOWHERE)) return `the token of seat ${seat} is at ${on}`;
  }
  return undefined;
}

/** What the rules exclude, beyond lost pieces. */
function unreachable(s: Immutable<State>): string | undefined {
  if (s.round < 1 || s.round > ROUNDS) return `round ${s.round}`;
  for (const [place, seat] of s.order.entries()) {
    const done = s.phase === 'over' || (s.phase !== 'pick' && place > s.turn);
    const most = s.round - (done ? 0 : 1);
    const had = s.loot[seat]!.length;
    // R18, R19: without 0 cards somebody may have missed one.
    if (had > most || (had < most && s.decks[0]!.length > 2))
      return `seat ${seat} has ${had} cards in round ${s.round}`;
  }
  // R13, R15: row 2 takes from every deck, so it has a gap only when all are empty.
  if (s.display.slice(0, 3).includes(EMPTY) && s.decks.slice(1).some((deck) => deck.length > 0))
    return 'a gap in row 2';
  if ((s.phase === 'bonus') !== s.dice.length > 0) return `${s.dice.length} dice in phase ${s.phase}`;
  if (s.phase === 'bonus' && s.least.join() !== leastFaces(s, acting(s), targetOf(s, acting(s))).join())
    return `dice need ${s.least.join()}`;
  if (s.dice.some((shows) => shows < 1 || shows > 6)) return `dice ${s.dice.join()}`;
  if (s.phase === 'bonus' && (fits(s) || s.rerollsAll + s.rerollsOne < 1)) return 'an idle question';
  if ((s.phase === 'keep') !== (s.drawn.length === 2)) return `${s.drawn.length} drawn in phase ${s.phase}`;
  return undefined;
}
