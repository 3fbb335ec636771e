import type { FlawWords } from './flaws.ts';

export const en: FlawWords = {
  card: (number, id) => (id === undefined ? `card ${number}: ` : `card ${number} (${id}): `),
  noSet: 'a card set must be an object',
  missing: (field) => `"${field}" is missing`,
  unknown: (field) => `"${field}" is not known`,
  wrong: (field, is, demand) => `"${field}" must be ${demand}, not ${is}`,
  noCard: (number) => `card ${number} is not an object`,
  dice: (count, deck) => `"dice" has ${count} dice, but the deck is ${deck}`,
  noDie: (die, is) => `die ${die} is ${is}, not a color and a number such as "green 3"`,
  tooManyDice: (count, colour, most) => `${count} ${colour} dice, but there are ${most}`,
  sameId: (other) => `card ${other} has the same id`,
  cards: (count, wanted) => `"cards" has ${count} cards, not ${wanted}`,
  deck: (deck, count, wanted) => `deck ${deck} has ${count} cards, not ${wanted}`,
  said: { object: 'an object', list: 'a list' },
  demand: {
    points: (most) => `a whole number from 0 to ${most}`,
    bonus: (values) => `one of ${values}`,
    list: () => 'a list',
    id: () => 'up to 16 lowercase letters, digits and -',
    deck: (values) => `one of ${values}`,
    'turn order tokens': (values) => `five values, each one of ${values}`,
    'loot tokens': (most) => `five whole numbers from 0 to ${most}, the highest first`,
  },
};
