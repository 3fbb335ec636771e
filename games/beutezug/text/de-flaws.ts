import type { FlawWords } from './flaws.ts';

export const de: FlawWords = {
  card: (number, id) => (id === undefined ? `Karte ${number}: ` : `Karte ${number} (${id}): `),
  noSet: 'Ein Kartensatz ist ein Objekt.',
  missing: (field) => `„${field}“ fehlt.`,
  unknown: (field) => `„${field}“ ist nicht bekannt.`,
  wrong: (field, is, demand) => `„${field}“ ist ${is}; verlangt wird ${demand}.`,
  noCard: (number) => `Karte ${number} ist kein Objekt.`,
  dice: (count, deck) => `„dice“ nennt ${count === 1 ? '1 Würfel' : `${count} Würfel`}, der Stapel ist aber ${deck}.`,
  noDie: (die, is) => `Würfel ${die} ist ${is}; verlangt werden eine Farbe und eine Zahl wie "green 3".`,
  tooManyDice: (count, colour, most) => `${count} Würfel in „${colour}“, es gibt aber nur ${most}.`,
  sameId: (other) => `Karte ${other} hat dieselbe „id“.`,
  cards: (count, wanted) => `„cards“ hat ${count} statt ${wanted} Karten.`,
  deck: (deck, count, wanted) => `Stapel ${deck} hat ${count} statt ${wanted} Karten.`,
  said: { object: 'ein Objekt', list: 'eine Liste' },
  demand: {
    points: (most) => `eine ganze Zahl von 0 bis ${most}`,
    bonus: (values) => `einer dieser Werte: ${values}`,
    list: () => 'eine Liste',
    id: () => 'ein Name aus bis zu 16 Kleinbuchstaben, Ziffern und -',
    deck: (values) => `einer dieser Werte: ${values}`,
    'turn order tokens': (values) => `eine Liste mit fünfmal einem dieser Werte: ${values}`,
    'loot tokens': (most) => `eine Liste von fünf ganzen Zahlen von 0 bis ${most}, die höchste zuerst`,
  },
};
