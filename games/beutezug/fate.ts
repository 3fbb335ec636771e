import { type Chance, type Immutable, reading, type Seat } from '#table/game.ts';
import { FIRST_CARD } from './box.ts';
import { CARD_COUNT } from './components.ts';
import { chanceNow, winChance } from './reroll.ts';
import { succeed } from './rules/loot.ts';
import { acting, type CardNumber, clone, NOWHERE, type State } from './state.ts';

/** Where a player may stand when it is time to roll. */
export interface Landing {
  readonly space: number;
  /** A card, or one that nobody has seen yet: see `isHidden`. */
  readonly card: CardNumber;
  readonly chance: number;
  /** The chance to win there, once there; for a hidden card the mean over all that it can be. */
  readonly win: number;
}

/** Cards of these worlds stay unknown when they are turned up, so that nothing is left to chance. */
export const VEILED: Chance = {
  below() {
    throw new Error('a card that was won asks for no roll');
  },
};

/** A card of this deck that nobody has seen; the deck as a place in `DECKS`. */
const hidden = (deck: number): CardNumber => CARD_COUNT + deck;
export const isHidden = (card: CardNumber): boolean => card >= CARD_COUNT;
export const deckOfHidden = (card: CardNumber): number => card - CARD_COUNT;
const deckOf = (card: CardNumber): number => FIRST_CARD.findLastIndex((first) => first <= card);

/**
 * What can happen to this seat before it rolls: it stays, or is displaced to some card, given the others' picks and
 * their exact chances with best play. Nobody who has not picked yet is reckoned with.
 */
export function fate(state: Immutable<State>, seat: Seat): readonly Landing[] {
  const at = state.tokens[seat]!;
  if (at === NOWHERE) return [];
  if (state.phase === 'bonus' && acting(state) === seat)
    return [{ space: at, card: state.display[at]!, chance: 1, win: chanceNow(state) }];
  const inSight = new Set([...state.display, ...state.decks.flatMap((deck) => (deck.length === 1 ? deck : []))]);
  const found = new Map<string, Landing>();
  const first = state.phase === 'pick' ? state.seats - 1 : state.turn;
  for (const world of burglaries(state, worldOf(state), first, state.order.indexOf(seat))) {
    const { space, card: lands, win } = landing(world, seat);
    const card = isHidden(lands) || inSight.has(lands) ? lands : hidden(deckOf(lands)); // new, whoever has tried it
    const known = found.get(`${space} ${card}`) ?? { chance: 0, win: 0 };
    const chance = known.chance + world.chance;
    const mean = (known.chance * known.win + world.chance * win) / chance;
    found.set(`${space} ${card}`, { space, card, chance, win: mean });
  }
  return [...found.values()].sort((a, b) => b.chance - a.chance);
}

/** Where this seat's token would go if somebody else won the card of this space first, and the chance there. */
export function ifDisplaced(state: Immutable<State>, seat: Seat, space: number): Landing {
  const world = worldOf(state);
  const { tokens, order } = world.state;
  const rival = order.find((other) => other !== seat)!; // whoever it is: a card won now helps nobody yet
  tokens.fill(NOWHERE);
  tokens[seat] = space;
  tokens[rival] = space;
  succeed(world.state, rival, VEILED, silence);
  return landing(world, seat);
}

/** One way things can have gone so far. */
export interface World {
  /** New cards are hidden until somebody rolls for them. */
  readonly state: State;
  /** What the hidden cards of each deck can be, each as likely as the others. */
  readonly unseen: readonly (readonly CardNumber[])[];
  readonly chance: number;
}

export function worldOf(state: Immutable<State>): World {
  const veiled = clone(state);
  // A card that is alone in its deck is known by elimination.
  veiled.decks = state.decks.map((deck, i) => deck.map((card) => (deck.length === 1 ? card : hidden(i))));
  return { state: veiled, unseen: state.decks, chance: 1 };
}

/** Every way the burglaries from this place down to the one before `end` can go, by the rules themselves. */
function* burglaries(now: Immutable<State>, world: World, place: number, end: number): Generator<World> {
  if (place === end) {
    yield world;
    return;
  }
  const burglar = world.state.order[place]!;
  const space = world.state.tokens[burglar]!;
  if (space === NOWHERE) {
    yield* burglaries(now, world, place - 1, end); // nothing to roll for: has failed already, or has not picked
    return;
  }
  const midway = now.phase === 'bonus' && now.turn === place;
  for (const each of uncovered(world, space)) {
    const win = midway ? chanceNow(now) : winChance(reading(each.state), burglar, each.state.display[space]!);
    const won = branch(each, win);
    succeed(won.state, burglar, VEILED, silence);
    if (win > 0) yield* burglaries(now, won, place - 1, end);
    const failed = branch(each, 1 - win);
    failed.state.tokens[burglar] = NOWHERE;
    if (win < 1) yield* burglaries(now, failed, place - 1, end);
  }
}

export const branch = ({ state, unseen, chance }: World, share: number): World => ({
  state: clone(reading(state)),
  unseen,
  chance: chance * share,
});

function landing(world: World, seat: Seat): Landing {
  const { state, chance } = world;
  const space = state.tokens[seat]!;
  if (space === NOWHERE) return { space, card: NOWHERE, chance, win: 0 };
  let win = 0;
  for (const each of uncovered(world, space))
    win += (each.chance / chance) * winChance(reading(each.state), seat, each.state.display[space]!);
  return { space, card: state.display[space]!, chance, win };
}

/** The worlds in which the card of this space is known; the same one if it is known already. */
export function uncovered(world: World, space: number): readonly World[] {
  const card = world.state.display[space]!;
  if (!isHidden(card)) return [world];
  const deck = deckOfHidden(card);
  const cards = world.unseen[deck]!;
  return cards.map((shown) => {
    const each = branch(world, 1 / cards.length);
    each.state.display[space] = shown;
    return {
      ...each,
      unseen: world.unseen.with(
        deck,
        cards.filter((other) => other !== shown),
      ),
    };
  });
}

const silence = (): void => {};
