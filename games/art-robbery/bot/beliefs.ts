import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { BOSS, CARDS, type CardIndex, DOG, THIEF, TOKENS_PER_RAID } from '../components.ts';
import { boxOf, clone, handSlot, type Place, type State, safeOf } from '../state.ts';
import { determinize, type View } from '../view.ts';

/**
 * How many cards of a kind are in a hand, in percent of what an even deal would put there. Whoever has a card that takes
 * something good plays it: what is kept is what was not worth playing. Follows what scripts/kept-cards.ts measures.
 */
const KEPT = {
  /** A card that takes so many points is kept e^(worthless − perPoint × points) times as often. */
  worthless: 0.9,
  perPoint: 0.35,
  /** What an alibi and a Boss without a 4 or 5 count in this, in points. */
  alibi: 4,
  boss: 1.5,
  dog: 150,
  thief: 140,
  least: 35,
  most: 200,
} as const;

/** A world that the viewer cannot rule out, with hands as the others would have kept them. */
export function believed(v: View, chance: Chance): State {
  const { world, safes, hands, unseen, weights } = knownTo(v);
  const state = clone(reading(world));
  for (const { tokens, owners } of safes) {
    const places = owners.slice();
    shuffle(places, chance);
    for (let i = 0; i < tokens.length; i++) state.places[tokens[i]!] = places[i]!;
  }
  const cards = unseen.slice();
  let dealt = 0;
  for (const { seat, size } of hands) {
    for (let n = 0; n < size; n++, dealt++) {
      bringForward(cards, dealt, weights, chance);
      state.hands[handSlot(seat, cards[dealt]!)]! += 1;
    }
  }
  const rest = cards.slice(dealt);
  shuffle(rest, chance);
  const top = state.discard.slice(-1);
  state.discard = [...rest.slice(0, state.discard.length - top.length), ...top];
  state.draw = rest.slice(state.discard.length - top.length);
  return state;
}

/** What a view says, ready to deal the rest: a search does that thousands of times. */
interface Known {
  /** Any world of the view, the hands of the others empty. */
  readonly world: State;
  /** The safe tokens of a raid that the viewer cannot see, and who may have them. */
  readonly safes: readonly { readonly tokens: readonly number[]; readonly owners: readonly Place[] }[];
  readonly hands: readonly { readonly seat: Seat; readonly size: number }[];
  /** All cards that the viewer cannot see. */
  readonly unseen: readonly CardIndex[];
  readonly weights: readonly number[];
}

const KNOWN = new WeakMap<View, Known>();

function knownTo(v: View): Known {
  let known = KNOWN.get(v);
  if (known === undefined) {
    known = learnt(v);
    KNOWN.set(v, known);
  }
  return known;
}

function learnt(v: View): Known {
  const world = determinize(v, FIRST);
  const rivals = seatsOf(v.seats).filter((seat) => seat !== v.viewer);
  const hands = rivals.map((seat) => ({ seat, size: v.hands[seat]!.length }));
  const unseen = [...rivals.flatMap((seat) => handOf(world, seat)), ...world.discard.slice(0, -1), ...world.draw];
  const safes = Array.from({ length: v.raid }, (_, raid) => {
    const owners = rivals.filter((seat) => v.safe[seat]![raid]!.includes('?')).map(safeOf);
    const tokens = world.places.flatMap((place, token) =>
      Math.floor(token / TOKENS_PER_RAID) === raid && owners.includes(place) ? [token] : [],
    );
    return { tokens, owners: tokens.map((token) => world.places[token]!) };
  });
  return { world, safes, hands, unseen, weights: CARDS.map((_, card) => weightOf(reading(world), card)) };
}

const FIRST: Chance = { below: () => 0 };

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
