import { decimal, joined } from '#table/text.ts';
import type { Words } from './en.ts';

const COLUMNS = ['a la izquierda', 'en el centro', 'a la derecha'];
const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const and = joined.es;

export const es: Words = {
  villa: 'La villa',
  row: (n) => `Fila ${n}`,
  at: (row, column) => `fila ${row}, ${COLUMNS[column]}`,
  shutters: (row, column) => `Fila ${row}, ${COLUMNS[column]}: sin carta`,
  deck: (deck, left) => `Mazo de ${deck}, ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
  left: (n) => (n === 1 ? 'carta' : 'cartas'),
  yourChance: (chance) => `Tu probabilidad: ${chance}.`,
  finishesSet: (points) => `Completa tus cuatro colores: ficha de Botín de ${points}.`,
  set: 'serie',
  winsGame: 'gana la partida',
  best: 'La mejor opción',
  wouldStand: 'Aquí estarías tú',
  caughtNote: '¿Fallas? Roba 2, conserva 1.',
  tabsNote: 'El % es tu probabilidad.',
  prizes: (left) =>
    left.length === 0
      ? 'Fichas de Botín por cuatro colores: no quedan'
      : `Fichas de Botín por cuatro colores: ${left.join(', ')}`,

  all: 'todo',

  thieves: 'La banda por orden de turno',
  place: (n) => `Posición ${n}`,
  you: 'tú',
  unit: (n) => (n === 1 ? 'punto' : 'puntos'),
  loot: 'Botín',
  lootToken: (n) => `ficha de Botín de ${n}`,
  setOf: (colours) =>
    colours.length === 0 ? 'Colores de la serie: ninguno' : `Colores de la serie: ${colours.join(', ')}`,
  state: {
    picksNow: 'elige ahora',
    picksNext: 'elige después',
    picksLater: 'elige más tarde',
    picked: (card) => `quiere la de ${card}`,
    rollsNow: 'da el golpe',
    rollsNext: 'lanza después',
    rollsLater: 'lanza más tarde',
    keepsNow: 'falló',
    noCard: 'sin carta',
    won: (card) => `se lleva la de ${card}`,
    caught: 'falló',
    done: 'terminó',
  },

  youAreNext: 'Te toca después',
  pickAny: 'Elige una carta',
  pickHint: (n, all) => `Eliges en la posición ${n} de ${all}`,
  picks: (name) => `${name} elige`,
  goFor: (card) => `¿La de ${card}?`,
  completesSet: 'Completa tu serie',
  chooseNote: 'Puedes elegir cualquier carta iluminada. Toca una y verás qué puede pasar.',
  win: 'Ganas',
  and: 'y',
  forColours: 'por cuatro colores',
  lanes: 'Qué te puede pasar',
  rollHere: 'Lanzas aquí',
  ifElsewhere: (rivals) => (rivals.length === 1 ? `si ${rivals[0]} elige otra carta` : 'si nadie más viene aquí'),
  nobodyAfter: 'nadie elige después de ti',
  comesToo: (name) => `${name} también viene`,
  somebodyComes: 'Alguien más viene',
  rollsFirst: (chance) => `lanza antes y se la lleva el ${chance} de las veces`,
  rollFirst: 'lanzan antes; probabilidad:',
  thenDrop: (card) => `Si se la llevan, bajas a la carta de ${card}; si no, lanzas aquí.`,
  thenNew: (deck) => `Si se la llevan, recibes una carta nueva del mazo de ${deck}; si no, lanzas aquí.`,
  thenNothing: 'Si se la llevan, no queda carta para ti; si no, lanzas aquí.',
  theyDrop: (people, card) => `Si ganas, ${and(people)} ${people.length > 1 ? 'bajan' : 'baja'} a la carta de ${card}.`,
  theyGetNew: (people) => `Si ganas, ${and(people)} ${people.length > 1 ? 'reciben' : 'recibe'} la carta nueva.`,
  pickThis: 'Elegir esta carta',
  advice: 'Consejo',
  adviceOn: 'lo mejor, marcado',
  adviceOff: 'marcar lo mejor',

  rollFor: (card) => `Lanzas por la carta de ${card}`,
  movedTo: (card) => `Pasas a la carta de ${card}`,
  movedToNew: (deck) => `Pasas a una carta nueva de ${deck}`,
  movedNowhere: 'No queda carta para ti',
  forSure: 'nadie se interpone',
  happensWith: (chance) => `ocurre el ${chance} de las veces`,

  rollYours: (card) => `Lanza por la carta de ${card}`,
  rollsFor: (name, card) => `${name} lanza por la de ${card}`,
  roll: 'Lanzar los dados',
  dice: 'Dados',
  die: (colour, shows) => `el dado ${colour} muestra ${shows}`,
  blankDie: (colour) => `dado ${colour}`,
  needs: (n) => `necesita ${n}`,
  plus: (n) => `+${n}`,
  fits: 'sirve',
  tooLow: 'muy bajo',
  allFit: 'Todos los dados sirven',
  oneShort: (colour, by) => (by === 1 ? `Al ${colour} le falta uno` : `Al ${colour} le faltan ${count(by)}`),
  severalShort: (n) => `${capital(count(n))} dados bajos`,
  whatNow: '¿Y ahora?',
  reroll: (colour) => `Relanzar ${colour}`,
  rerollOne: 'Relanzar uno',
  rerollAll: 'Relanzar todos',
  chooseDie: 'toca un dado',
  timesLeft: (n) => (n === 1 ? 'queda 1' : `quedan ${n}`),
  stop: 'Plantarse',
  takeZero: 'robar cartas de 0',
  chance: (chance) => `Probabilidad: ${chance}.`,

  caught: 'Fallaste: quédate con una',
  isCaught: (name) => `${name} falló`,
  keepNote: 'Una de las dos es tuya; la otra va debajo del mazo de 0.',
  keep: 'Conservar',

  over: 'Fin de la partida',
  roundOver: (round) => `Fin de la ronda ${round}`,
  newOrder: 'Nuevo orden',
  finalCount: 'Recuento final',
  wins: (name) => `Gana ${name}`,
  getsAway: (name, points) => `${name} escapa con ${points}`,
  youGetAway: (points) => `Escapas con ${points}`,
  by: {
    points: '',
    cards: 'Empate a puntos: deciden las mejores cartas.',
    lot: 'Empate en todo: decide el sorteo.',
  },
  yourLoot: 'Tu botín',
  lootOf: (name) => `El botín de ${name}`,
  ranking: 'Botín y suerte',
  fairShare: 'lo esperado',
  luck: 'suerte con los dados',
  pointsColumn: 'puntos',
  luckNote:
    'Suerte: lo que dieron los dados más allá de la probabilidad exacta de las cartas intentadas. Lo esperado: el resto.',
  bot: 'bot',
  chart: 'Puntos por ronda',
  chartOf: (lines) => `Puntos tras cada ronda. ${lines.join(' ')}`,
  chartLine: (name, points) => `${name}: ${points.join(', ')}.`,
  decimal: (n) => decimal(n, 'es'),

  seats: 'Asientos de la mesa',
  round: (n) => `Ronda ${n}`,
  roundOf: (n, all) => `Ronda ${n} de ${all}`,
  allRounds: (all) => `Se jugaron las ${all} rondas`,

  // cartas propias
  cardSet: {
    name: 'Cartas',
    choose: 'Elegir',
    title: '¿Qué cartas?',
    kinds: { 'built-in': 'Incluidas', own: 'Propias' },
    builtInWords: 'De creación propia: lo que llevan impreso las cartas reales no está publicado en ninguna parte.',
    ownWords: '¿Tienes la caja? Escribe sus valores en un archivo y toda la mesa jugará con ellos.',
    sample: 'Descargar un ejemplo',
    open: 'Abrir un archivo',
    paste: 'O pégalo aquí',
    good: 'Todo está bien. La mesa juega con estas cartas.',
    notJson: (at) =>
      at === undefined ? 'Esto no es JSON.' : `Esto no es JSON: mira la línea ${at.line}, columna ${at.column}.`,
    flaws: (n) => (n === 1 ? 'Algo no está bien:' : `${n} cosas no están bien:`),
    more: (n) => `… y ${n} más.`,
    done: 'Listo',
    deck: (deck, cards) => `Mazo ${deck}: ${cards} cartas`,
    card: (points, bonus, dice) => `${points}, ${bonus}${dice.length === 0 ? '' : `; pide ${and(dice)}`}`,
    tokens: 'Fichas',
    turnOrderToken: (place, bonus) => `ficha de posición ${place}: ${bonus}`,
    rerollToken: (bonus) => `ficha de relanzamiento: ${bonus}`,
  },

  // junto a las reglas
  aim: 'Tras siete rondas gana quien tenga *más puntos*.',

  examples: {
    displaced:
      'La ficha de Vincenzo y la tuya están en el 6. Vincenzo lanza primero y lo gana: tu ficha baja al 2 de abajo, y por ese lanzas.',
  },

  primer: {
    loot: {
      title: 'El botín',
      words: 'Siete rondas en una villa. Entra y llévate las cartas de botín. Gana quien suma *más puntos*.',
    },
    pick: {
      title: 'Elegir',
      words: 'Por turnos, cada persona elige una *carta*. Varias personas pueden elegir la misma.',
    },
    roll: {
      title: 'Lanzar',
      words:
        'Quien elige al final lanza primero. Cada dado debe llegar a su número. *¿Fallas?* Roba dos cartas de 0 y conserva una.',
    },
    late: {
      title: 'Demasiado tarde',
      words: '¿Alguien gana tu carta antes que tú? *Bajas* a la de abajo y lanzas allí.',
    },
    bonuses: {
      title: 'Bonificaciones',
      words:
        'Las cartas te ayudan hasta el final: *+1* a un color, o *relanzar*. Con los cuatro colores, toma la ficha más alta que quede.',
    },
  },

  specimen: {
    card: (deck) => `Carta de ${deck}`,
    cardWords: (cards, dice) =>
      dice === 0
        ? `Hay ${cards}: consuelo para quien falla.`
        : `Hay ${cards}, con ${dice} dados cada una. Abajo, lo que cada dado debe mostrar como mínimo.`,
    die: (colour) => `Dado ${colour}`,
    hasPlus: 'Hay tres. Un +1 de este color los aumenta todos.',
    noPlus: 'Hay tres. No hay +1 de este color.',
    plus: 'Cada dado de este color cuenta uno más.',
    reroll: 'Una vez por ronda, si la tirada no basta.',
    place: (n) => `Ficha de Posición ${n}`,
    rerollToken: 'Ficha de Relanzamiento',
    rerollTokenWords: 'Para quien va en última posición.',
    lootTokens: (points) => `Fichas de Botín ${points.join(', ')}`,
    lootTokenWords: 'Por los cuatro colores de +1 en tus cartas: la más alta que quede.',
    character: 'No tiene habilidad, solo sombrero.',
  },
};
