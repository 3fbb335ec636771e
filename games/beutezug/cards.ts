import { type Refused, refused } from '#table/refusal.ts';
import type { Language } from '#table/text.ts';
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
  MOST_POINTS,
} from './components.ts';
import { flawText } from './text/flaws.ts';

const PLACES = 5;

/**
 * C8 — Somebody's own card set, or the first thing that is wrong with it: which card, which field. The answer has the
 * cards ordered by deck and every field in its place, so that equal sets are equal text.
 */
export function parseCardSet(raw: unknown): CardSet | Refused {
  const flaws = flawsOf(raw);
  if (flaws.length > 0) return refused('bad-options', flawText(flaws[0]!, 'en'));
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

/** A card of somebody's set: its place in the list, from 1, and its id if it has one. */
export interface Named {
  readonly number: number;
  readonly id?: string;
}

/** What a field has to be. */
export type Demand = 'points' | 'bonus' | 'list' | 'id' | 'deck' | 'turn order tokens' | 'loot tokens';

/** Something that is wrong with a card set; without a card, with the set itself. */
export type Flaw =
  | { readonly type: 'no set' }
  | { readonly type: 'missing'; readonly card?: Named; readonly field: string }
  | { readonly type: 'unknown'; readonly card?: Named; readonly field: string }
  | { readonly type: 'wrong'; readonly card?: Named; readonly field: string; readonly is: Said; readonly not: Demand }
  | { readonly type: 'no card'; readonly card: Named }
  | { readonly type: 'dice'; readonly card: Named; readonly count: number; readonly deck: Said }
  | { readonly type: 'no die'; readonly card: Named; readonly die: number; readonly is: Said }
  | { readonly type: 'too many dice'; readonly card: Named; readonly count: number; readonly colour: Colour }
  | { readonly type: 'same id'; readonly card: Named; readonly other: number }
  | { readonly type: 'cards'; readonly count: number }
  | { readonly type: 'deck'; readonly deck: Deck; readonly count: number };

/** What somebody wrote, if it is short; what is nested may be of any depth and is only named. */
export type Said = { readonly text: string } | 'object' | 'list';

/** C8 — All that is wrong with a card set. */
export function flawsOf(raw: unknown): readonly Flaw[] {
  if (!isObject(raw)) return [{ type: 'no set' }];
  const flaws = fieldFlaws(raw, SET_FIELDS);
  if (!Array.isArray(raw.cards)) return flaws;
  const cards: readonly unknown[] = raw.cards;
  flaws.push(...cards.flatMap(cardFlaws), ...doubles(cards));
  if (cards.length !== CARD_COUNT) flaws.push({ type: 'cards', count: cards.length });
  for (const deck of DECKS) {
    const count = cards.filter((card) => isObject(card) && card.deck === deck).length;
    if (count !== DECK_SIZES[deck]) flaws.push({ type: 'deck', deck, count });
  }
  return flaws;
}

/** C8 — The same in words, a line for each thing. */
export const complaintsAbout = (raw: unknown, language: Language): readonly string[] =>
  flawsOf(raw).map((flaw) => flawText(flaw, language));

const named = (card: unknown, i: number): Named =>
  isObject(card) && typeof card.id === 'string' ? { number: i + 1, id: card.id } : { number: i + 1 };

function cardFlaws(raw: unknown, i: number): Flaw[] {
  const card = named(raw, i);
  if (!isObject(raw)) return [{ type: 'no card', card }];
  const flaws = fieldFlaws(raw, CARD_FIELDS, card);
  if (!Array.isArray(raw.dice)) return flaws;
  const dice: readonly unknown[] = raw.dice;
  if (dice.length !== raw.deck) flaws.push({ type: 'dice', card, count: dice.length, deck: said(raw.deck) });
  for (const [j, die] of dice.entries()) {
    if (!isDie(die)) flaws.push({ type: 'no die', card, die: j + 1, is: said(die) });
  }
  for (const colour of COLOURS) {
    const count = dice.filter((die) => isDie(die) && die.startsWith(colour)).length;
    if (count > DICE_PER_COLOUR) flaws.push({ type: 'too many dice', card, count, colour });
  }
  return flaws;
}

/** An id stands for one card. */
function doubles(cards: readonly unknown[]): Flaw[] {
  const ids = cards.map((card) => (isObject(card) ? card.id : undefined));
  return ids.flatMap((id, i): Flaw[] =>
    typeof id === 'string' && ids.indexOf(id) < i
      ? [{ type: 'same id', card: named(cards[i], i), other: ids.indexOf(id) + 1 }]
      : [],
  );
}

type Fields = Readonly<Record<string, unknown>>;
/** What a value should have been, if it is something else. */
type Check = (value: unknown) => Demand | undefined;

function fieldFlaws(data: Fields, fields: Readonly<Record<string, Check>>, card?: Named): Flaw[] {
  const where = card === undefined ? {} : { card };
  const missing = Object.keys(fields).filter((field) => !Object.hasOwn(data, field));
  const flaws = missing.map((field): Flaw => ({ type: 'missing', ...where, field }));
  for (const [field, value] of Object.entries(data)) {
    if (!Object.hasOwn(fields, field)) flaws.push({ type: 'unknown', ...where, field });
    const not = Object.hasOwn(fields, field) ? fields[field]!(value) : undefined;
    if (not !== undefined) flaws.push({ type: 'wrong', ...where, field, is: said(value), not });
  }
  return flaws;
}

const said = (value: unknown): Said => {
  if (isObject(value)) return 'object';
  if (Array.isArray(value) && value.some((item) => typeof item === 'object')) return 'list';
  const text = JSON.stringify(value) ?? String(value);
  return { text: text.length <= 40 ? text : `${text.slice(0, 37)}…` };
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

const points: Check = (value) => (isPoints(value) ? undefined : 'points');
const bonus: Check = (value) => (isBonus(value) ? undefined : 'bonus');
const list: Check = (value) => (Array.isArray(value) ? undefined : 'list');

const CARD_FIELDS: Readonly<Record<keyof Card, Check>> = {
  id: (value) => (typeof value === 'string' && /^[a-z0-9-]{1,16}$/.test(value) ? undefined : 'id'),
  deck: (value) => (DECKS.includes(value as Deck) ? undefined : 'deck'),
  dice: list,
  points,
  bonus,
};

const SET_FIELDS: Readonly<Record<keyof CardSet, Check>> = {
  cards: list,
  turnOrderTokens: (value) =>
    Array.isArray(value) && value.length === PLACES && value.every(isBonus) ? undefined : 'turn order tokens',
  rerollToken: bonus,
  lootTokens: (value) =>
    Array.isArray(value) && value.length === PLACES && value.every(isPoints) && isFalling(value)
      ? undefined
      : 'loot tokens',
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
