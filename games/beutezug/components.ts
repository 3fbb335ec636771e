/** C3 — The colours of the dice; three dice of each are in the box. */
export const COLOURS = ['blue', 'green', 'orange', 'pink', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const DICE_PER_COLOUR = 3;
export const FACES = 6;

/** C4 — What a card or token can do for its owner. The place of a +1 in this list is the place of its colour in `COLOURS`: blue has none. */
export const BONUSES = ['none', '+1 green', '+1 orange', '+1 pink', '+1 black', 'reroll one', 'reroll all'] as const;
export type Bonus = (typeof BONUSES)[number];
export const REROLL_ONE = 5;
export const REROLL_ALL = 6;
/** The first and the last +1 in `BONUSES`. */
export const PLUS = { first: 1, last: 4 } as const;

/** C1 — The decks by the number on their backs, and how many cards each has: 55 in all. */
export const DECKS = [0, 2, 3, 4, 5] as const;
export type Deck = (typeof DECKS)[number];
export const DECK_SIZES = { 0: 19, 2: 9, 3: 9, 4: 9, 5: 9 } as const satisfies Record<Deck, number>;
export const CARD_COUNT = 55;

/** C2 — Who breaks in: one for each seat, without abilities. */
export const CHARACTERS = ['johnny', 'kate', 'vincenzo', 'mathilda', 'gustav'] as const;
export type Character = (typeof CHARACTERS)[number];

export const ROUNDS = 7;
export const COLUMNS = 3;
/** The rows of the display from bottom to top; row `n` is filled from deck `n`. */
export const ROWS = [2, 3, 4, 5] as const;
/** The spaces of the display: row and column, row 2 first. */
export const SPACES = ROWS.flatMap((row) => (['a', 'b', 'c'] as const).map((column) => `${row}${column}` as const));
export type Space = (typeof SPACES)[number];
/** The place of each space in `SPACES`. */
export const SPACE_NUMBER = Object.fromEntries(SPACES.map((space, number) => [space, number])) as Record<Space, number>;

/** A die on a card: its colour and what it has to show at least. */
export type Die = `${Colour} ${number}`;

/** A loot card as it is printed. */
export interface Card {
  readonly id: string;
  readonly deck: Deck;
  readonly dice: readonly Die[];
  readonly points: number;
  readonly bonus: Bonus;
}

/** Everything in the box that has values printed on it. */
export interface CardSet {
  /** Ordered by deck. */
  readonly cards: readonly Card[];
  /** C5 — What the turn order tokens 1 to 5 do. */
  readonly turnOrderTokens: readonly Bonus[];
  /** C6 — What the reroll token does. */
  readonly rerollToken: Bonus;
  /** C7 — Points on the loot tokens, the highest first. */
  readonly lootTokens: readonly number[];
}

/** C8 — The most points that a card or token of somebody's own may have. */
export const MOST_POINTS = 99;

type Print = readonly [dice: string, points: number, bonus?: Bonus];

const twice = (print: Print): Print[] => [print, print];
const thrice = (print: Print): Print[] => [print, print, print];

/**
 * C1 — The built-in cards. The values on the real ones are not published: these are ours, made to fit what rulebooks
 * and reviews say. R26 — A 0 card has a bonus or one point.
 */
const PRINTED: Readonly<Record<Deck, readonly Print[]>> = {
  0: [
    ...thrice(['', 0, '+1 green']),
    ...thrice(['', 0, '+1 orange']),
    ...thrice(['', 0, '+1 pink']),
    ...thrice(['', 0, '+1 black']),
    ...twice(['', 0, 'reroll one']),
    ...twice(['', 0, 'reroll all']),
    ...thrice(['', 1]),
  ],
  2: [
    ['blue 2, green 3', 2, '+1 orange'],
    ['blue 2, orange 3', 2, '+1 pink'],
    ['blue 2, pink 3', 2, '+1 black'],
    ['blue 2, black 3', 2, '+1 green'],
    ['green 3, pink 3', 3, 'reroll one'],
    ['orange 3, black 3', 3, 'reroll one'],
    ['orange 3, pink 4', 4, 'reroll all'],
    ['black 4, green 3', 4, 'reroll all'],
    ['blue 3, blue 3', 5],
  ],
  3: [
    ['blue 2, green 3, black 4', 4, '+1 pink'],
    ['blue 2, black 3, orange 4', 4, '+1 green'],
    ['blue 2, orange 3, pink 4', 4, '+1 black'],
    ['blue 2, pink 3, green 4', 4, '+1 orange'],
    ['blue 3, green 4, green 4', 5, 'reroll one'],
    ['blue 3, black 4, black 4', 5, 'reroll one'],
    ['orange 3, pink 3, green 3', 6],
    ['blue 3, orange 4, orange 4', 7],
    ['blue 3, pink 4, pink 4', 7],
  ],
  4: [
    ['blue 3, green 3, orange 3, pink 4', 6, '+1 black'],
    ['blue 3, orange 3, pink 3, black 4', 6, '+1 green'],
    ['blue 3, pink 3, black 3, green 4', 6, '+1 orange'],
    ['blue 3, black 3, green 3, orange 4', 6, '+1 pink'],
    ['green 3, orange 3, pink 3, black 3', 8],
    ['blue 3, blue 3, green 4, orange 4', 9],
    ['blue 3, blue 3, pink 4, black 4', 9],
    ['green 4, green 4, black 4, black 4', 10],
    ['orange 4, orange 4, pink 4, pink 4', 10],
  ],
  5: [
    ['blue 3, green 3, orange 3, pink 3, black 3', 10],
    ['blue 3, blue 3, green 3, orange 4, pink 4', 11],
    ['blue 3, blue 3, orange 3, pink 4, black 4', 11],
    ['blue 3, blue 3, pink 3, black 4, green 4', 11],
    ['blue 3, blue 3, black 3, green 4, orange 4', 11],
    ['blue 2, green 4, green 4, pink 4, pink 4', 12],
    ['blue 2, orange 4, orange 4, black 4, black 4', 12],
    ['blue 3, green 4, orange 4, pink 4, black 4', 13],
    ['blue 4, green 4, orange 4, pink 4, black 4', 14],
  ],
};

const cardOf = (deck: Deck, [dice, points, bonus = 'none']: Print, i: number): Card => ({
  id: `c${deck}-${String(i + 1).padStart(2, '0')}`,
  deck,
  dice: dice === '' ? [] : (dice.split(', ') as Die[]),
  points,
  bonus,
});

/** The set that is played with unless somebody brings another. Tokens 2, 4, 5 (C5) and loot tokens 4, 3, 2 (C7) are ours too. */
export const BUILT_IN_SET: CardSet = {
  cards: DECKS.flatMap((deck) => PRINTED[deck].map((print, i) => cardOf(deck, print, i))),
  turnOrderTokens: ['none', 'reroll one', 'reroll all', 'reroll all', 'reroll all'],
  rerollToken: 'reroll one',
  lootTokens: [6, 5, 4, 3, 2],
};
