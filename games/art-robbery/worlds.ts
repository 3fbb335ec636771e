import { shuffle } from '#table/chance.ts';
import { type Chance, seatsOf } from '#table/game.ts';
import {
  type Box,
  type Card,
  type CardIndex,
  DECK,
  indexOfCard,
  TOKENS_PER_RAID,
  type Token,
  tokenNamed,
} from './components.ts';
import { firstToken, layOut } from './rules/setup.ts';
import { BOX, boxOf, CENTRE, emptyTable, handSlot, SAFE, type State, safeOf, type Whereabouts } from './state.ts';
import type { View } from './view.ts';

/** Deals what the viewer cannot see at random among the places where it can be. */
export function determinize(v: View, chance: Chance): State {
  const state = emptyTable({ ...v.options }, v.seats);
  const box = boxOf(state);
  state.raid = v.raid;
  state.turn = v.turn;
  layOut(state);
  for (const seat of seatsOf(v.seats)) {
    for (const name of v.held[seat]!) state.places[tokenNamed(box, v.raid, name)] = seat;
  }
  for (let raid = 0; raid < v.raid; raid++) dealSafes(state, v, raid, chance);
  state.dog = v.dog === 'centre' ? CENTRE : v.dog;
  dealCards(state, v, chance);
  if (v.question !== 'none') {
    const { thief, victim, token } = v.question;
    state.pending.push({ ask: 'token-or-dog', thief, victim, token: tokenNamed(box, v.raid, token) });
  }
  return state;
}

/** Some world that looks like this, in which all that the viewer does not know is open. */
export function imagine(v: View): State {
  const state = determinize(v, ANY);
  state.open = {
    hands: seatsOf(v.seats).filter((seat) => seat !== v.viewer),
    discards: Math.max(0, v.discard.count - 1),
    tokens: [...state.places.keys()].filter((token) => isUnseen(v, token, state.places[token]! - SAFE)),
  };
  return state;
}

const ANY: Chance = { below: () => 0 };

/** R15 — A stack of a raid is seen or not as a whole. */
const isUnseen = (v: View, token: number, owner: number): boolean =>
  v.safe[owner]?.[Math.floor(token / TOKENS_PER_RAID)]?.includes('?') ?? false;

const raidTokens = (raid: number): number[] => Array.from({ length: TOKENS_PER_RAID }, (_, i) => firstToken(raid) + i);

function dealSafes(state: State, v: View, raid: number, chance: Chance): void {
  const box: Box = boxOf(state);
  const unseen = new Set(raidTokens(raid));
  const put = (name: Token, place: Whereabouts): void => {
    const token = tokenNamed(box, raid, name);
    unseen.delete(token);
    state.places[token] = place;
  };
  for (const loot of v.box) if (loot.raid === raid) put(loot.token, BOX);
  for (const seat of seatsOf(v.seats))
    for (const name of v.safe[seat]![raid]!) if (name !== '?') put(name, safeOf(seat));
  const rest = [...unseen];
  shuffle(rest, chance);
  for (const seat of seatsOf(v.seats)) {
    for (const name of v.safe[seat]![raid]!) if (name === '?') state.places[rest.pop()!] = safeOf(seat);
  }
}

function dealCards(state: State, v: View, chance: Chance): void {
  const unseen = [...DECK];
  const find = (card: Card): CardIndex => unseen.splice(unseen.indexOf(indexOfCard(card)), 1)[0]!;
  const { count, top } = v.discard;
  const onTop = top === 'none' ? [] : [find(top)];
  const seen = v.hands.map((cards) => cards.flatMap((card) => (card === '?' ? [] : [find(card)])));
  shuffle(unseen, chance);
  for (const seat of seatsOf(v.seats)) {
    const hidden = v.hands[seat]!.length - seen[seat]!.length;
    for (const card of [...seen[seat]!, ...unseen.splice(0, hidden)]) state.hands[handSlot(seat, card)]! += 1;
  }
  state.discard = [...unseen.splice(0, count - onTop.length), ...onTop];
  state.draw = unseen;
}
