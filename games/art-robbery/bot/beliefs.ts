import { type Chance, type Immutable, type Seat, seatsOf } from '#table/game.ts';
import { BOSS, CARDS, type CardIndex, DOG, THIEF } from '../components.ts';
import { boxOf, handSlot, type State } from '../state.ts';
import { determinize, type View } from '../view.ts';

/**
 * How much likelier than in the deck a card is in a hand, in percent. Whoever has a card that takes something good
 * plays it: what is kept is what was not worth playing. Measured in games of bots, see README.
 */
const KEPT = {
  /** For a card that takes nothing of worth; each point less by so much (a factor e^−0.35). */
  worthless: 0.9,
  perPoint: 0.35,
  alibi: 4,
  /** The Boss at what it is worth without a 4 or 5. */
  boss: 1.5,
  dog: 150,
  thief: 140,
  least: 35,
  most: 200,
} as const;

/** A world that the viewer cannot rule out, with hands as the others would have kept them. */
export function believed(v: View, chance: Chance): State {
  const state = determinize(v, chance);
  const rivals = seatsOf(v.seats).filter((seat) => seat !== v.viewer);
  const top = state.discard.pop();
  const unseen = [...rivals.flatMap((seat) => handOf(state, seat)), ...state.discard, ...state.draw];
  const weights = CARDS.map((_, card) => weightOf(state, card));
  let dealt = 0;
  for (const seat of rivals) {
    const size = v.hands[seat]!.length;
    for (let n = 0; n < size; n++, dealt++) {
      bringForward(unseen, dealt, weights, chance);
      state.hands[handSlot(seat, unseen[dealt]!)]! += 1;
    }
  }
  const discarded = state.discard.length;
  state.discard = unseen.slice(dealt, dealt + discarded);
  state.draw = unseen.slice(dealt + discarded);
  if (top !== undefined) state.discard.push(top);
  return state;
}

/** Empties a hand. */
function handOf(state: State, seat: Seat): CardIndex[] {
  return CARDS.flatMap((_, card) => {
    const count = state.hands[handSlot(seat, card)]!;
    state.hands[handSlot(seat, card)] = 0;
    return Array<CardIndex>(count).fill(card);
  });
}

/** Puts one of the cards from this place on there, each as likely as its weight says. */
function bringForward(cards: CardIndex[], place: number, weights: readonly number[], chance: Chance): void {
  for (;;) {
    const other = place + chance.below(cards.length - place);
    const card = cards[other]!;
    if (chance.below(KEPT.most) >= weights[card]!) continue;
    cards[other] = cards[place]!;
    cards[place] = card;
    return;
  }
}

function weightOf(state: Immutable<State>, card: CardIndex): number {
  if (card === DOG) return KEPT.dog;
  if (card === THIEF) return KEPT.thief;
  const weight = 100 * Math.exp(KEPT.worthless - KEPT.perPoint * stake(state, card));
  return Math.max(KEPT.least, Math.min(KEPT.most, Math.round(weight)));
}

/** The best that this card can take in the running raid. */
function stake(state: Immutable<State>, card: CardIndex): number {
  if (card === BOSS) return KEPT.boss;
  const { points, alibis, taken } = boxOf(state);
  return Math.max(0, ...taken[state.raid]![card]!.map((token) => points[token]! + KEPT.alibi * alibis[token]!));
}
