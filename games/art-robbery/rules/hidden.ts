import { shuffle } from '#table/chance.ts';
import type { Chance, Seat } from '#table/game.ts';
import { CARDS, type CardIndex, RAID_COUNT } from '../components.ts';
import { handSlot, type Open, SAFE, type State, safeOf } from '../state.ts';
import { firstToken } from './setup.ts';

/** What lies hidden is turned up here. In a world that is imagined some of it is open: what it was is settled then. */

/** R18 — The discard pile is shuffled and drawn from; in an imagined world its order stays open. */
export function mix(state: State, chance: Chance): void {
  state.draw = state.discard;
  state.discard = [];
  if (state.open === undefined) shuffle(state.draw, chance);
  else state.open = { ...state.open, discards: 0 };
}

/** S6 — Somebody is to see the top card: any that is open may lie there, each as likely. */
export function settleTop(state: State, seat: Seat, { pick }: Chance): void {
  const { open, draw } = state;
  if (open === undefined || pick === undefined || open.hands.includes(seat)) return;
  const card = pick(() => openCards(state, open));
  const top = draw.length - 1;
  const other = draw[top]!;
  if (card === other) return;
  const found = exchange(draw, card, other) || exchange(state.discard, card, other, open.discards);
  if (!found) swapInHand(state, open, card, other);
  draw[top] = card;
}

/** How many of each kind are open. */
function openCards({ draw, discard, hands }: State, open: Open): readonly number[] {
  const counts = CARDS.map((_, card) => open.hands.reduce((sum, seat) => sum + hands[handSlot(seat, card)]!, 0));
  for (const card of [...draw, ...discard.slice(0, open.discards)]) counts[card]! += 1;
  return counts;
}

/** Puts another card in the place of this one, if it is among the first of a pile. */
function exchange(pile: CardIndex[], card: CardIndex, other: CardIndex, first = pile.length): boolean {
  const at = pile.indexOf(card);
  if (at < 0 || at >= first) return false;
  pile[at] = other;
  return true;
}

function swapInHand({ hands }: State, open: Open, card: CardIndex, other: CardIndex): void {
  const seat = open.hands.find((each) => hands[handSlot(each, card)]! > 0)!;
  hands[handSlot(seat, card)]! -= 1;
  hands[handSlot(seat, other)]! += 1;
}

/** R15, S9 — The safe stacks are opened: an open token lies in any of its raid, as likely as there are places left. */
export function settleStacks(state: State, { pick }: Chance): void {
  const { open, places, seats } = state;
  if (open === undefined || pick === undefined) return;
  for (let raid = 0; raid < RAID_COUNT; raid++) {
    const tokens = open.tokens.filter((token) => token >= firstToken(raid) && token < firstToken(raid + 1));
    const left = Array<number>(seats).fill(0);
    for (const token of tokens) left[places[token]! - SAFE]! += 1;
    for (const token of tokens) {
      const seat = pick(() => left);
      left[seat]! -= 1;
      places[token] = safeOf(seat);
    }
  }
  state.open = { ...open, tokens: [] };
}
