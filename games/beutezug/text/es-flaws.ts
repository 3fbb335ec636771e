import type { FlawWords } from './flaws.ts';

export const es: FlawWords = {
  card: (number, id) => (id === undefined ? `Carta ${number}: ` : `Carta ${number} (${id}): `),
  noSet: 'Un juego de cartas es un objeto.',
  missing: (field) => `Falta «${field}».`,
  unknown: (field) => `No se conoce «${field}».`,
  wrong: (field, is, demand) => `«${field}» es ${is}; tiene que ser ${demand}.`,
  noCard: (number) => `La carta ${number} no es un objeto.`,
  dice: (count, deck) => `«dice» nombra ${count === 1 ? '1 dado' : `${count} dados`}, pero el mazo es ${deck}.`,
  noDie: (die, is) => `El dado ${die} es ${is}; tiene que ser un color y un número, como "green 3".`,
  tooManyDice: (count, colour, most) => `${count} dados «${colour}», pero solo hay ${most}.`,
  sameId: (other) => `La carta ${other} tiene la misma «id».`,
  cards: (count, wanted) => `«cards» tiene ${count} cartas en vez de ${wanted}.`,
  deck: (deck, count, wanted) => `El mazo ${deck} tiene ${count} cartas en vez de ${wanted}.`,
  said: { object: 'un objeto', list: 'una lista' },
  demand: {
    points: (most) => `un número entero de 0 a ${most}`,
    bonus: (values) => `uno de estos valores: ${values}`,
    list: () => 'una lista',
    id: () => 'un nombre de hasta 16 minúsculas, cifras y -',
    deck: (values) => `uno de estos valores: ${values}`,
    'turn order tokens': (values) => `una lista con cinco veces uno de estos valores: ${values}`,
    'loot tokens': (most) => `una lista de cinco números enteros de 0 a ${most}, el mayor primero`,
  },
};
