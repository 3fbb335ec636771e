import { canonical } from '#table/hash.ts';
import { isRefused } from '#table/refusal.ts';
import { parseCardSet } from './cards.ts';
import { BONUSES, type Bonus, BUILT_IN_SET, CARD_COUNT, type CardSet, COLOURS, type Colour } from './components.ts';

/** A card in an event, with what it takes to speak of it: nobody has to look it up. */
export interface Shown {
  readonly card: string;
  readonly points: number;
  readonly bonus: Bonus;
}

/** The built-in set's name in options, views and states. */
export const BUILT_IN = 'built-in';

/**
 * A card set as flat tables. A card is a number from 0 to 54, ordered by deck: what the state keeps. Colours, bonuses
 * and decks are places in their lists.
 */
export interface Box {
  readonly set: CardSet;
  /** How a state names this set: `BUILT_IN`, or the set itself as text, because a state is data and holds all it needs. */
  readonly name: string;
  readonly id: readonly string[];
  readonly points: readonly number[];
  readonly bonus: readonly number[];
  /** The dice of a card: colours, and what each has to show at least. */
  readonly colours: readonly (readonly number[])[];
  readonly least: readonly (readonly number[])[];
  /** C5, C6 — The bonuses of a place, by number of players and place: its turn order token, and for the last one the reroll token (R21). */
  readonly placeBonuses: readonly (readonly (readonly number[])[])[];
  readonly lootTokens: readonly number[];
  /** A card as events show it. */
  readonly shown: readonly Shown[];
  /** The number of the card with this id. */
  readonly numberOf: ReadonlyMap<string, number>;
}

function unpack(set: CardSet, name: string): Box {
  const bonusNumber = (each: Bonus): number => BONUSES.indexOf(each);
  return {
    set,
    name,
    id: set.cards.map((card) => card.id),
    points: set.cards.map((card) => card.points),
    bonus: set.cards.map((card) => bonusNumber(card.bonus)),
    colours: set.cards.map(({ dice }) => dice.map((die) => COLOURS.indexOf(die.split(' ')[0] as Colour))),
    least: set.cards.map(({ dice }) => dice.map((die) => Number(die.split(' ')[1]))),
    placeBonuses: Array.from({ length: set.turnOrderTokens.length + 1 }, (_, seats) =>
      set.turnOrderTokens
        .slice(0, seats)
        .map((token, place) => (place === seats - 1 ? [token, set.rerollToken] : [token]).map(bonusNumber)),
    ),
    lootTokens: set.lootTokens,
    shown: set.cards.map(({ id, points, bonus }) => ({ card: id, points, bonus })),
    numberOf: new Map(set.cards.map((card, number) => [card.id, number] as const)),
  };
}

const BUILT_IN_BOX = unpack(BUILT_IN_SET, BUILT_IN);

/** Sets unpacked lately, the oldest first. Few tables bring their own, and a set is unpacked in no time. */
const unpacked = new Map<string, Box>();
const MOST_UNPACKED = 16;

/** The tables of a set by its name in the state. */
export function boxNamed(name: string): Box {
  if (name === BUILT_IN) return BUILT_IN_BOX;
  const known = unpacked.get(name);
  if (known !== undefined) return known;
  const set = parseCardSet(JSON.parse(name));
  if (isRefused(set)) throw new Error(`a state with a wrong card set: ${set.detail}`);
  const box = unpack(set, name);
  if (unpacked.size === MOST_UNPACKED) unpacked.delete(unpacked.keys().next().value!);
  unpacked.set(name, box);
  return box;
}

/** The names of sets already asked for; canonical text of 55 cards takes its time. */
const names = new WeakMap<CardSet, string>();

/** What a state calls this set. */
export function nameOf(cards: CardSet | typeof BUILT_IN): string {
  if (cards === BUILT_IN) return BUILT_IN;
  const known = names.get(cards);
  if (known !== undefined) return known;
  const { name } = boxNamed(canonical(cards)); // the very string that `boxNamed` knows is found fastest
  names.set(cards, name);
  return name;
}

/** C1 — The first card of each deck, the 0 deck first; one more at the end. */
export const FIRST_CARD = [0, 19, 28, 37, 46, CARD_COUNT] as const;
