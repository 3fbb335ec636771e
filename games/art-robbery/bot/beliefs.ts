import { shuffle } from '#table/chance.ts';
import { type Chance, type Immutable, reading, type Seat, seatsOf } from '#table/game.ts';
import { BOXES, CARDS, type CardIndex, DOG, THIEF, TOKENS_PER_RAID } from '../components.ts';
import { CENTRE, clone, handSlot, type State, safeOf, type Whereabouts } from '../state.ts';
import type { View } from '../view.ts';
import { determinize } from '../worlds.ts';
import { KEPT } from './kept.ts';

/** Where that is which a card takes, for whoever has the card. */
export const REACHES = ['centre', 'others', 'own'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * A world that the viewer cannot rule out, with hands as the others would have kept them: whoever has a card that takes
 * something good plays it, so what is kept is what was not worth playing.
 */
export function believed(v: View, chance: Chance): State {
  const { world, safes, hands, unseen } = knownTo(v);
  const state = clone(reading(world));
  for (const { tokens, owners } of safes) {
    const places = owners.slice();
    shuffle(places, chance);
    for (let i = 0; i < tokens.length; i++) state.places[tokens[i]!] = places[i]!;
  }
  const cards = unseen.slice();
  let dealt = 0;
  for (const { seat, size, weights } of hands) {
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
  readonly safes: readonly { readonly tokens: readonly number[]; readonly owners: readonly Whereabouts[] }[];
  /** The others' hands, and how likely they have kept each card. */
  readonly hands: readonly { readonly seat: Seat; readonly size: number; readonly weights: readonly number[] }[];
  /** All cards that the viewer cannot see. */
  readonly unseen: readonly CardIndex[];
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
  const hands = rivals.map((seat) => ({ seat, size: v.hands[seat]!.length, weights: weightsOf(reading(world), seat) }));
  const unseen = [...rivals.flatMap((seat) => handOf(world, seat)), ...world.discard.slice(0, -1), ...world.draw];
  const safes = Array.from({ length: v.raid }, (_, raid) => {
    const owners = rivals.filter((seat) => v.safe[seat]![raid]!.includes('?')).map(safeOf);
    const tokens = world.places.flatMap((place, token) =>
      Math.floor(token / TOKENS_PER_RAID) === raid && owners.includes(place) ? [token] : [],
    );
    return { tokens, owners: tokens.map((token) => world.places[token]!) };
  });
  return { world, safes, hands, unseen };
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
    if (chance.below(MOST) >= weights[card]!) continue;
    cards[other] = cards[place]!;
    cards[place] = card;
    return;
  }
}

/** How likely each card was kept, in percent; none is ruled out. */
function weightsOf(state: Immutable<State>, seat: Seat): readonly number[] {
  const kept = KEPT[state.options.tokens][state.seats]![state.raid]!;
  return CARDS.map((_, card) => Math.max(LEAST, Math.min(MOST, kept[reach(state, seat, card)][card]!)));
}
const LEAST = 20;
const MOST = 200;

/** R2 — A card takes from the centre first, then from others; R5 — what its owner has already is out of reach. */
export function reach({ options, raid, places, dog }: Immutable<State>, seat: Seat, card: CardIndex): Reach {
  const among = card === DOG ? [dog] : BOXES[options.tokens].taken[raid]![card]!.map((token) => places[token]!);
  const found = (where: (place: Whereabouts) => boolean): boolean => among.some(where);
  if (card === THIEF || found((place) => place === CENTRE)) return 'centre';
  return found((place) => place !== seat) ? 'others' : 'own';
}
