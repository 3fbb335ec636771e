import type { Language } from '#table/text.ts';
import type { Demand, Flaw, Named, Said } from '../cards.ts';
import { BONUSES, CARD_COUNT, type Colour, DECK_SIZES, DECKS, DICE_PER_COLOUR, MOST_POINTS } from '../components.ts';
import { de } from './de-flaws.ts';
import { en } from './en-flaws.ts';
import { es } from './es-flaws.ts';

/** How one language speaks of a card set that somebody made. Names of fields and values are those of the file. */
export interface FlawWords {
  /** Before a sentence about one card. */
  readonly card: (number: number, id?: string) => string;
  readonly noSet: string;
  readonly missing: (field: string) => string;
  readonly unknown: (field: string) => string;
  readonly wrong: (field: string, is: string, demand: string) => string;
  readonly noCard: (number: number) => string;
  readonly dice: (count: number, deck: string) => string;
  readonly noDie: (die: number, is: string) => string;
  readonly tooManyDice: (count: number, colour: Colour, most: number) => string;
  readonly sameId: (other: number) => string;
  readonly cards: (count: number, wanted: number) => string;
  readonly deck: (deck: number, count: number, wanted: number) => string;
  readonly said: Readonly<Record<Extract<Said, string>, string>>;
  readonly demand: Readonly<Record<Demand, (values: string) => string>>;
}

const WORDS: Readonly<Record<Language, FlawWords>> = { en, de, es };

/** What a demand chooses from, or where it ends. */
const VALUES: Partial<Readonly<Record<Demand, readonly unknown[]>>> = {
  bonus: BONUSES,
  'turn order tokens': BONUSES,
  deck: DECKS,
  points: [MOST_POINTS],
  'loot tokens': [MOST_POINTS],
};

/** Something that is wrong with a card set, in a sentence. */
export function flawText(flaw: Flaw, language: Language): string {
  const words = WORDS[language];
  const { card }: { readonly card?: Named } = 'card' in flaw ? flaw : {};
  return card === undefined || flaw.type === 'no card'
    ? sentence(flaw, words)
    : words.card(card.number, card.id) + sentence(flaw, words);
}

function sentence(flaw: Flaw, words: FlawWords): string {
  const said = (is: Said): string => (typeof is === 'string' ? words.said[is] : is.text);
  switch (flaw.type) {
    case 'no set':
      return words.noSet;
    case 'missing':
      return words.missing(flaw.field);
    case 'unknown':
      return words.unknown(flaw.field);
    case 'wrong':
      return words.wrong(flaw.field, said(flaw.is), words.demand[flaw.not](VALUES[flaw.not]?.join(', ') ?? ''));
    case 'no card':
      return words.noCard(flaw.card.number);
    case 'dice':
      return words.dice(flaw.count, said(flaw.deck));
    case 'no die':
      return words.noDie(flaw.die, said(flaw.is));
    case 'too many dice':
      return words.tooManyDice(flaw.count, flaw.colour, DICE_PER_COLOUR);
    case 'same id':
      return words.sameId(flaw.other);
    case 'cards':
      return words.cards(flaw.count, CARD_COUNT);
    case 'deck':
      return words.deck(flaw.deck, flaw.count, DECK_SIZES[flaw.deck]);
  }
}
