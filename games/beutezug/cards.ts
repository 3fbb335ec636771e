import { type Refused, refused } from '#table/refusal.ts';
import {
  BONUSES,
  type Bonus,
  BUILT_IN_SET,
  CARD_COUNT,
  type Card,
  type CardSet,
  COLOURS,
  type Colour,
  DECK_SIZES,
  DECKS,
  type Deck,
  DICE_PER_COLOUR,
  type Die,
} from './components.ts';

/** The largest number of points a card or token may have. */
const MOST_POINTS = 99;
const PLACES = 5;

/**
 * C8 — Somebody's own card set, or the first thing that is wrong with it: which card, which field. The answer has the
 * cards ordered by deck and every field in its place, so that equal sets are equal text.
 */
export function parseCardSet(raw: unknown): CardSet | Refused {
  const flaws = flawsOf(raw);
  if (flaws.length > 0) return refused('bad-options', flaws[0]);
  const { cards, turnOrderTokens, rerollToken, lootTokens } = raw as CardSet;
  return {
    cards: DECKS.flatMap((deck) =>
      cards
        .filter((card) => card.deck === deck)
        .map(({ id, dice, points, bonus }) => ({ id, deck, dice: [...dice], points, bonus })),
    ),
    turnOrderTokens: [...turnOrderTokens],
    rerollToken,
    lootTokens: [...lootTokens],
  };
}

type Fields = Readonly<Record<string, unknown>>;
/** What is wrong with a value, or nothing. */
type Check = (value: unknown) => string | undefined;

/** C8 — All that is wrong with a card set, a line for each thing. */
export function flawsOf(raw: unknown): readonly string[] {
  if (!isObject(raw)) return ['a card set is an object'];
  const flaws = fieldFlaws(raw, SET_FIELDS, '');
  if (!Array.isArray(raw.cards)) return flaws;
  const cards: readonly unknown[] = raw.cards;
  for (const [i, card] of cards.entries()) flaws.push(...cardFlaws(card, i));
  flaws.push(...doubles(cards));
  if (cards.length !== CARD_COUNT) flaws.push(`"cards" has ${cards.length} cards, not ${CARD_COUNT}`);
  for (const deck of DECKS) {
    const size = cards.filter((card) => isObject(card) && card.deck === deck).length;
    if (size !== DECK_SIZES[deck]) flaws.push(`deck ${deck} has ${size} cards, not ${DECK_SIZES[deck]}`);
  }
  return flaws;
}

function cardFlaws(card: unknown, i: number): string[] {
  if (!isObject(card)) return [`card ${i + 1} is no object`];
  const name = typeof card.id === 'string' ? `card ${i + 1} (${card.id}): ` : `card ${i + 1}: `;
  const flaws = fieldFlaws(card, CARD_FIELDS, name);
  if (!Array.isArray(card.dice)) return flaws;
  const dice: readonly unknown[] = card.dice;
  if (dice.length !== card.deck) flaws.push(`${name}"dice" has ${dice.length} dice, but the deck is ${card.deck}`);
  for (const [j, die] of dice.entries()) {
    if (!isDie(die)) flaws.push(`${name}die ${j + 1} is ${said(die)}, not a colour and a number such as "green 3"`);
  }
  for (const colour of COLOURS) {
    const count = dice.filter((die) => isDie(die) && die.startsWith(colour)).length;
    if (count > DICE_PER_COLOUR) flaws.push(`${name}${count} ${colour} dice, but there are ${DICE_PER_COLOUR}`);
  }
  return flaws;
}

/** An id stands for one card. */
function doubles(cards: readonly unknown[]): string[] {
  const ids = cards.map((card) => (isObject(card) ? card.id : undefined));
  return ids.flatMap((id, i) =>
    typeof id === 'string' && ids.indexOf(id) < i
      ? [`card ${i + 1} (${id}): card ${ids.indexOf(id) + 1} has the same id`]
      : [],
  );
}

function fieldFlaws(data: Fields, fields: Readonly<Record<string, Check>>, name: string): string[] {
  const missing = Object.keys(fields).filter((field) => !Object.hasOwn(data, field));
  const flaws = missing.map((field) => `${name}"${field}" is missing`);
  for (const [field, value] of Object.entries(data)) {
    if (!Object.hasOwn(fields, field)) flaws.push(`${name}"${field}" is not known`);
    const wrong = Object.hasOwn(fields, field) ? fields[field]!(value) : undefined;
    if (wrong !== undefined) flaws.push(`${name}"${field}" is ${said(value)}, not ${wrong}`);
  }
  return flaws;
}

const said = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 40 ? text : `${text.slice(0, 37)}…`;
};
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDie = (value: unknown): value is Die => {
  const [colour, least, ...rest] = typeof value === 'string' ? value.split(' ') : [];
  return COLOURS.includes(colour as Colour) && /^[1-6]$/.test(least ?? '') && rest.length === 0;
};
const isPoints = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_POINTS;
const isBonus = (value: unknown): value is Bonus => BONUSES.includes(value as Bonus);

const points: Check = (value) => (isPoints(value) ? undefined : `a whole number from 0 to ${MOST_POINTS}`);
const bonus: Check = (value) => (isBonus(value) ? undefined : `one of ${BONUSES.join(', ')}`);
const list: Check = (value) => (Array.isArray(value) ? undefined : 'a list');

const CARD_FIELDS: Readonly<Record<keyof Card, Check>> = {
  id: (value) =>
    typeof value === 'string' && /^[a-z0-9-]{1,16}$/.test(value) ? undefined : 'up to 16 small letters, digits and -',
  deck: (value) => (DECKS.includes(value as Deck) ? undefined : `one of ${DECKS.join(', ')}`),
  dice: list,
  points,
  bonus,
};

const SET_FIELDS: Readonly<Record<keyof CardSet, Check>> = {
  cards: list,
  turnOrderTokens: (value) =>
    Array.isArray(value) && value.length === PLACES && value.every(isBonus)
      ? undefined
      : `five times one of ${BONUSES.join(', ')}`,
  rerollToken: bonus,
  lootTokens: (value) =>
    Array.isArray(value) && value.length === PLACES && value.every(isPoints) && isFalling(value)
      ? undefined
      : `five whole numbers from 0 to ${MOST_POINTS}, the highest first`,
};

const isFalling = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number <= numbers[i - 1]!);

/** A set as a file that can be edited: one line for each card. */
export function printCardSet({ cards, ...others }: CardSet): string {
  const tokens = Object.entries(others).map(([field, value]) => `  "${field}": ${JSON.stringify(value)}`);
  const lines = cards.map((card) => `    ${JSON.stringify(card)}`);
  return `{\n  "cards": [\n${lines.join(',\n')}\n  ],\n${tokens.join(',\n')}\n}\n`;
}

/** The built-in set, to start from. */
export const template = (): string => printCardSet(BUILT_IN_SET);
