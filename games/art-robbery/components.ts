/** C1 — The kinds of card. A number card and the Boss card are also the number of the token they take. */
export const CARDS = ['0', '1', '2', '3', '4', '5', 'boss', 'dog', 'thief'] as const;
export type Card = (typeof CARDS)[number];

/** A card as the state keeps it: its place in `CARDS`. */
export type CardIndex = number;
export const indexOfCard = (card: Card): CardIndex => CARD_INDEX[card];
const CARD_INDEX = Object.fromEntries(CARDS.map((card, index) => [card, index])) as Readonly<Record<Card, CardIndex>>;

export const BOSS: CardIndex = 6;
export const DOG: CardIndex = 7;
export const THIEF: CardIndex = 8;

/** C1 — How many of each are in the deck: 55 in all. */
export const COPIES = { 0: 6, 1: 6, 2: 6, 3: 6, 4: 6, 5: 6, boss: 6, dog: 6, thief: 7 } as const satisfies Record<
  Card,
  number
>;

/** The deck as it comes out of the box. */
export const DECK: readonly CardIndex[] = CARDS.flatMap((card, index) => Array<number>(COPIES[card]).fill(index));

export const HAND_SIZE = 5;
/** R23 — What a kept Boss counts. */
export const BOSS_POINTS = 5;
/** R20 — What the one with fewer alibis pays when two play. */
export const FINE = 10;

export const RAIDS = ['sketches', 'sculptures', 'antiques', 'paintings'] as const;
export type Raid = (typeof RAIDS)[number];
export const RAID_COUNT = 4;
export const TOKENS_PER_RAID = 9;

/** A loot token within its raid: number and a letter, or the Boss. */
export const TOKENS = [
  ...(['0a', '0b', '1a', '1b', '2a', '2b', '3a', '3b', '3c', '4a', '4b', '5a'] as const),
  'boss',
] as const;
export type Token = (typeof TOKENS)[number];

export const TOKEN_SETS = ['base', 'more-alibis'] as const;
export type TokenSet = (typeof TOKEN_SETS)[number];

/** C2 — The tokens of each raid, in the order in which ties are settled; a dot is an alibi. */
const PRINTED = {
  base: ['0•• 1 2 3 3 3 4 5 boss', '0•• 1• 2 3 3 3 4 5 boss', '0•• 1• 2• 3 3 3 4 5 boss', '0•• 1• 2• 3 3 3 4• 5• boss'],
  'more-alibis': [
    '0•• 0• 1• 1 2 3 4 5 boss',
    '0•• 0•• 1• 2• 2 3 4 5 boss',
    '0••• 0•• 1•• 2• 3 3 4 5 boss',
    '0••• 0••• 1•• 2• 3• 4 4 5 boss',
  ],
} as const satisfies Record<TokenSet, readonly string[]>;

/**
 * A set of tokens as flat tables. A token is a number from 0 to 35, nine to a raid in the order above: what the
 * state keeps. `number` is the card that takes it, so the Boss token has the Boss card's.
 */
export interface Box {
  readonly number: readonly CardIndex[];
  readonly points: readonly number[];
  readonly alibis: readonly number[];
  /** The name as a place in `TOKENS`, see `tokenName`. */
  readonly name: readonly number[];
  /** The token of a raid that has this name, see `tokenNamed`. */
  readonly named: readonly Readonly<Partial<Record<Token, number>>>[];
  /** The tokens of a raid that a card takes: `taken[raid][card]`. */
  readonly taken: readonly (readonly (readonly number[])[])[];
  /** The only token of a raid that a card takes, −1 if there are several or none: `only[raid][card]`. */
  readonly only: readonly (readonly number[])[];
  /** The tokens before this one in its raid with the same number and as many alibis. */
  readonly alike: readonly (readonly number[])[];
}

function unpack(raids: readonly string[]): Box {
  const tokens = raids.flatMap((raid, r) => {
    const named = new Set<string>();
    return raid.split(' ').map((print) => {
      const kind = print.replaceAll('•', '');
      const name = TOKENS.find((token) => token.startsWith(kind) && !named.has(token))!;
      named.add(name);
      const [number, points] = kind === 'boss' ? [BOSS, BOSS_POINTS] : [Number(kind), Number(kind)];
      return { raid: r, print, number, points, alibis: print.length - kind.length, name: TOKENS.indexOf(name) };
    });
  });
  const indices = (wanted: (token: (typeof tokens)[number], i: number) => boolean): number[] =>
    tokens.flatMap((token, i) => (wanted(token, i) ? [i] : []));
  const taken = raids.map((_, r) =>
    CARDS.map((_, card) => indices(({ raid, number }) => raid === r && number === card)),
  );
  return {
    number: tokens.map(({ number }) => number),
    points: tokens.map(({ points }) => points),
    alibis: tokens.map(({ alibis }) => alibis),
    name: tokens.map(({ name }) => name),
    named: raids.map((_, r) =>
      Object.fromEntries(indices(({ raid }) => raid === r).map((i) => [TOKENS[tokens[i]!.name], i])),
    ),
    taken,
    only: taken.map((cards) => cards.map((matching) => (matching.length === 1 ? matching[0]! : -1))),
    alike: tokens.map(({ raid, print }, i) =>
      indices((other, j) => j < i && other.raid === raid && other.print === print),
    ),
  };
}

export const BOXES: Readonly<Record<TokenSet, Box>> = {
  base: unpack(PRINTED.base),
  'more-alibis': unpack(PRINTED['more-alibis']),
};

export const tokenName = (box: Box, token: number): Token => TOKENS[box.name[token]!]!;

/** The token of this raid that has this name. */
export const tokenNamed = (box: Box, raid: number, name: Token): number => box.named[raid]![name]!;
