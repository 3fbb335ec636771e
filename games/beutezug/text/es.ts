import { namesOf, perSeat } from '#table/people.ts';
import { joined, of, percent } from '#table/text.ts';
import type { Space } from '../components.ts';
import type { Shown } from '../state.ts';
import type { Words } from './en.ts';
import { rules } from './es-rules.ts';
import { type DieWords, dieWords, placeOf } from './pieces.ts';

const colour: Words['colour'] = { blue: 'azul', green: 'verde', orange: 'naranja', pink: 'rosa', black: 'negro' };
const bonus: Words['bonus'] = {
  none: 'sin bonificación',
  '+1 green': '+1 verde',
  '+1 orange': '+1 naranja',
  '+1 pink': '+1 rosa',
  '+1 black': '+1 negro',
  'reroll one': 'relanzar un dado',
  'reroll all': 'relanzar todos los dados',
};
const character: Words['character'] = {
  johnny: 'Johnny',
  kate: 'Kate',
  vincenzo: 'Vincenzo',
  mathilda: 'Mathilda',
  gustav: 'Gustav',
};

const points = (n: number): string => of(n, 'punto', 'puntos');
const cards = (n: number): string => (n === 0 ? 'ninguna carta' : of(n, 'carta', 'cartas'));

const and = joined.es;

const COLUMN = ['a la izquierda', 'en el centro', 'a la derecha'];
const at = (space: Space): string => `${placeOf(space).row}, ${COLUMN[placeOf(space).column]}`;
const place = (space: Space): string => `fila ${at(space)}`;
const die = ({ colour: of, number }: DieWords): string => `${colour[of]} ${number}`;
const dice = (all: readonly DieWords[]): string => and(all.map(die));

const loot = (it: Omit<Shown, 'card'>): string => {
  if (it.bonus === 'none') return String(it.points);
  return it.points === 0 ? bonus[it.bonus] : `${it.points} con «${bonus[it.bonus]}»`;
};
const zero = (it: Shown): string =>
  it.bonus === 'none' ? points(it.points) : it.points === 0 ? `«${bonus[it.bonus]}»` : loot(it);
const verb = (people: readonly string[], one: string, many: string): string =>
  `${and(people)} ${people.length > 1 ? many : one}`;

const event: Words['event'] = {
  picked: (e, names) => `${names[e.seat]} elige el ${loot(e)} (${place(e.space)}).`,
  rolled: (e, names) => `${names[e.seat]} lanza: ${dice(e.dice.map(dieWords))}.`,
  rerolledAll: (e, names) => `${names[e.seat]} relanza todos los dados: ${dice(e.dice.map(dieWords))}.`,
  rerolledOne: (e, names) => `${names[e.seat]} relanza un dado: ${die(dieWords(e.shows))}.`,
  stopped: (e, names) => `${names[e.seat]} se planta.`,
  succeeded: (e, names) => `${names[e.seat]} tiene éxito y se lleva el ${loot(e)}.`,
  displaced: (e, names) => `${verb(namesOf(e.seats, names), 'pasa', 'pasan')} al ${loot(e)} (${place(e.to)}).`,
  stayed: (e, names) =>
    `${verb(namesOf(e.seats, names), 'recibe', 'reciben')} la carta nueva de ese sitio, el ${loot(e)}.`,
  stranded: (e, names) => `No queda ninguna carta para ${and(namesOf(e.seats, names))}.`,
  refilled: (e) => `Nueva carta en la ${place(e.space)}: el ${loot(e)}.`,
  notRefilled: (e) => `No queda ninguna carta para la ${place(e.space)}.`,
  revealed: (e) => `Una carta más en la ${place(e.space)}: el ${loot(e)}.`,
  failed: (e, names) => `${names[e.seat]} falla.`,
  drew: (e, names) =>
    e.cards.length === 1
      ? `${names[e.seat]} roba la última carta de 0: ${zero(e.cards[0]!)}.`
      : `${names[e.seat]} roba dos cartas de 0: ${and(e.cards.map(zero))}.`,
  kept: (e, names) => `${names[e.seat]} se queda con ${zero(e)}.`,
  putUnder: (e) => `La otra, ${zero(e)}, va debajo del mazo de 0.`,
  gotNothing: (e, names) => `No queda ninguna carta de 0: ${names[e.seat]} no recibe nada.`,
  tookLootToken: (e, names) =>
    `${names[e.seat]} tiene los cuatro colores y toma la ficha de Botín de ${points(e.points)}.`,
  roundEnded: (e, names) => `Termina la ronda ${e.round}. Puntos: ${perSeat(e.points, names)}.`,
  ordered: (e, names) => {
    const lots = e.drew.map((seats) => ` ${and(namesOf(seats, names))} empataron y lo sortearon.`);
    return `El nuevo orden: ${namesOf(e.order, names).join(', ')}.${lots.join('')} ${names[e.order.at(-1)!]} tiene la ficha de Relanzamiento.`;
  },
  won: (e, names) => {
    const why = {
      points: '',
      cards: ' Hay empate a puntos, así que deciden las mejores cartas.',
      lot: ' Hay empate a puntos y a cartas, así que decide el sorteo.',
    };
    return `${names[e.seat]} gana con ${points(e.points[e.seat]!)}.${why[e.by]}`;
  },
};

const refusal: Words['refusal'] = {
  unclear: 'Eso no es una jugada de este juego.',
  'pick-first': 'Primero elige una carta: se lanza cuando toda la mesa eligió.',
  'already-picked': 'Ya elegiste. Tu ficha se queda hasta que decidan los dados.',
  'no-card-there': 'En ese sitio no hay ninguna carta.',
  'roll-first': 'Primero lanza los dados de tu carta.',
  'already-rolled': 'Ya lanzaste: usa un relanzamiento o plántate.',
  'no-reroll-one': 'No te queda ninguna bonificación para relanzar un dado.',
  'no-reroll-all': 'No te queda ninguna bonificación para relanzar todos los dados.',
  'no-such-die': 'Tu carta no tiene tantos dados.',
  'keep-first': 'Primero quédate con una de las dos cartas de 0.',
  'nothing-drawn': 'No hay cartas de 0 entre las que elegir.',
  'not-drawn': 'Esa no es ninguna de las dos cartas que robaste.',
};

const move: Words['move'] = {
  pick: (it, space, needs) => `Elegir el ${loot(it)} de la ${place(space)}. Exige ${dice(needs)}.`,
  roll: (needs) => `Lanzar los dados. La carta exige ${dice(needs)}.`,
  rerollAll: 'Relanzar todos los dados.',
  rerollOne: (n, of, shows, least) => `Relanzar el dado ${n}, ${colour[of]}: muestra ${shows} y necesita ${least}.`,
  rerollFitting: (n, of, shows) => `Relanzar el dado ${n}, ${colour[of]}: muestra ${shows} y ya sirve.`,
  stop: 'Plantarse: el golpe falla y robas cartas de 0.',
  keep: (first, it) => `Quedarse con la ${first ? 'primera' : 'segunda'} carta: ${zero(it)}.`,
  token: (n) => `Completa tus cuatro colores y te da una ficha de Botín de ${points(n)}.`,
  wins: 'Con ella ganas la partida.',
  mayWin: (chance) => `Con ella ganas la partida en el ${chance} de los casos.`,
};

const twin: Words['twin'] = {
  you: 'Tú',
  round: (n, all) => `Ronda ${n} de ${all}`,
  over: 'Fin de la partida',
  allPlayed: 'Se jugaron las siete rondas.',
  youPick: 'Es tu turno: elige una carta.',
  picks: (name) => `${name} está eligiendo una carta.`,
  youRoll: 'Es tu turno: lanza los dados.',
  rolls: (name) => `Le toca lanzar a ${name}.`,
  youUse: 'Tus dados aún no sirven: usa un relanzamiento o plántate.',
  uses: (name) => `${name} está decidiendo si relanza.`,
  youKeep: (two) => `Fallaste: quédate con una de dos cartas de 0, ${and(two.map(zero))}.`,
  keeps: (name, two) => `${name} falla y se queda con una de dos cartas de 0: ${and(two.map(zero))}.`,
  dice: 'Dados',
  fits: (it) => `${die(it)}: sirve.`,
  fails: (it, least) => `${die(it)}: demasiado bajo, necesita ${least}.`,
  rerollsLeft: (one, all) => `Relanzamientos restantes: ${one} de un dado, ${all} de todos.`,
  display: 'Cartas a la vista',
  card: (space, it, needs) => `Fila ${at(space)}: ${loot(it)}. Exige ${dice(needs)}.`,
  tokensHere: (who) => `Aquí: ${who.join(', ')}.`,
  emptyRow: (row) => `Fila ${row}: vacía.`,
  decks: 'Mazos',
  deck: (deck, n) => `Mazo de ${deck}: ${cards(n)}.`,
  under: (known) => `Conocidas en el fondo, la próxima primero: ${known.map(zero).join(', ')}.`,
  onlyOne: (it) => `Solo puede ser el ${loot(it)}.`,
  lootTokens: (left) =>
    left.length === 0 ? 'Fichas de Botín restantes: ninguna.' : `Fichas de Botín restantes: ${left.join(', ')}.`,
  players: 'En la mesa, por orden',
  ranking: 'Clasificación final',
  player: (n, who, score) => `${n}. ${who}: ${points(score)}.`,
  loot: (all) => (all.length === 0 ? 'Aún sin botín.' : `Botín: ${all.map(loot).join(', ')}.`),
  lootToken: (n) => `Ficha de Botín de ${points(n)}.`,
  placeBonus: (bonuses) => `Por su posición: ${and(bonuses.map((each) => bonus[each]))}.`,
  done: 'Ya lanzó.',
};

const outcome: Words['outcome'] = {
  win: (who, n) => `${who.you ? 'Ganas' : `${who.others[0]} gana`} con ${points(n)}.`,
  level: (who, n) => {
    const people = and(who.you ? ['tú', ...who.others] : who.others);
    return `También con ${points(n)}: ${people}. Decidieron las mejores cartas, o el sorteo.`;
  },
  rank: (n, who, score) => `${n}. ${who}: ${points(score)}`,
};

const odds: Words['odds'] = {
  percent: (chance) => percent(chance, 'es', 1),
  picks: (who) => `Probabilidades de ${who} jugando lo mejor posible`,
  pick: (space, it, chance) => `Fila ${at(space)}, ${loot(it)}: ${chance}.`,
  windows: (who) => `Probabilidades de ${who} en cada carta, si termina en ella`,
  prizes: 'Ficha de Botín al momento',
  prize: (it, n) => `El ${loot(it)} completa los cuatro colores y da ${points(n)} más.`,
  rival: (who, chance) => `${who} lo ganaría el ${chance} de las veces`,
  first: (rivals, then) => `Quien también lo elija lanza antes: ${rivals.join(', ')}. Entonces queda ${then}.`,
  onCard: (space, it, chance) => `el ${loot(it)} de la ${place(space)}, el ${chance} de las veces`,
  onNew: (space, deck, chance) =>
    `una carta nueva de ${deck} en la ${place(space)}, el ${chance} de las veces, de media`,
  onNothing: 'ninguna carta',
  uses: 'Probabilidad después de cada uso de una bonificación',
  use: (what, chance) => `${what} ${chance}.`,
  fates: 'Qué puede pasar antes de lanzar',
  fate: (who, chance) => `${who}, probabilidad de ganar una carta: ${chance}.`,
  nobody: 'En esta ronda ya no tiene que lanzar nadie.',
  way: (chance, on) => `${chance}: ${on}.`,
};

const options: Words['options'] = {
  cards: {
    name: 'Cartas',
    values: {
      'built-in': 'Las cartas incluidas, de creación propia.',
    },
    other: 'Las cartas de tu propia caja, como juego de cartas en JSON.',
  },
};

const chapters: Words['chapters'] = {
  idea: 'Objetivo y preparación',
  components: 'Componentes',
  round: 'Una ronda',
  bonuses: 'Bonificaciones',
  success: 'Después de un éxito',
  failure: 'Después de fallar',
  'loot-tokens': 'Fichas de Botín',
  order: 'El orden de la ronda siguiente',
  end: 'El final',
};

export const es: Words = {
  pitch:
    'Con dados a las villas de 1897: elige tu objetivo, conserva la sangre fría cuando alguien más lo quiera y reúne el mayor botín en siete rondas.',
  colour,
  bonus,
  character,
  points,
  cards,
  event,
  refusal,
  move,
  twin,
  outcome,
  odds,
  options,
  chapters,
  rules,
};
