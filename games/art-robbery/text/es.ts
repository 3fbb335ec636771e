import { everyone, type Party, perSeat } from '#table/people.ts';
import { joined, of } from '#table/text.ts';
import { type Card, RAIDS } from '../components.ts';
import type { Loot } from '../state.ts';
import type { Words } from './en.ts';
import { rules } from './es-rules.ts';
import { collapsed, type Kind, kindOf, NUMERALS, type Piece, plain } from './pieces.ts';

const card: Words['card'] = { ...NUMERALS, boss: 'Jefe', dog: 'Perro guardián', thief: 'Ladrón codicioso' };
const cardShort: Words['cardShort'] = { ...NUMERALS, boss: 'Jefe', dog: 'Perro', thief: 'Ladrón' };
const token: Words['token'] = { ...NUMERALS, boss: 'Jefe' };
const raid: Words['raid'] = {
  sketches: 'Bocetos',
  sculptures: 'Esculturas',
  antiques: 'Antigüedades',
  paintings: 'Pinturas',
};

const COUNT = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'];
const CARDS: Words['card'] = {
  ...NUMERALS,
  boss: 'cartas de Jefe',
  dog: 'Perros guardianes',
  thief: 'Ladrones codiciosos',
};
const points = (n: number): string => of(n, 'punto', 'puntos');
const tokens = (n: number): string => (n === 0 ? 'ninguna ficha' : of(n, 'ficha', 'fichas'));
const cards = (n: number): string => (n === 0 ? 'ninguna carta' : of(n, 'carta', 'cartas'));
const alibis = (n: number): string => (n === 0 ? 'ninguna coartada' : of(n, 'coartada', 'coartadas'));

const and = joined.es;

const piece = ({ kind, alibis: n }: Piece): string => token[kind] + (n === 0 ? '' : ` con ${alibis(n)}`);
const a = (it: Piece): string => (it.kind === 'boss' ? 'el Jefe' : `un ${piece(it)}`);
const the = (kind: Kind): string => (kind === 'boss' ? 'el Jefe' : `el ${kind}`);
/** A number has no plural of its own: "dos 3". */
const pieces = (it: Piece, count: number): string =>
  count === 1 ? piece(it) : `${COUNT[count]} ${it.kind === 'boss' ? 'Jefes' : piece(it)}`;
const cardsOf = (it: Card, count: number): string => (count === 1 ? card[it] : `${COUNT[count]} ${CARDS[it]}`);

const A_CARD: Partial<Record<Card, string>> = {
  boss: 'una carta de Jefe',
  dog: 'una carta de Perro guardián',
  thief: 'un Ladrón codicioso',
};
const aCard = (it: Card): string => A_CARD[it] ?? `un ${it}`;
const PLAY: Partial<Record<Card, string>> = { boss: 'Carta de Jefe', dog: 'Perro guardián', thief: 'Ladrón codicioso' };
const play = (it: Card): string => PLAY[it] ?? `Jugar el ${it}`;

const raidLabel = (n: number): string => `incursión ${n + 1} (${raid[RAIDS[n]!]})`;
const loot = (it: Loot): string => `${token[kindOf(it.token)]} (${raid[RAIDS[it.raid]!]})`;

const several = ({ you, others }: Party): boolean => others.length + Number(you) > 1;

/** A noun, because an "arrestado" would have to know who is a man and who a woman. */
const arrested = ({ you, others }: Party, n: number): string => {
  const whom = [...(you ? ['ti'] : []), ...others];
  const each = whom.length > 1 && n > 0 ? ' por persona' : '';
  return `Arresto para ${and(whom)}: ${alibis(n)}${each}, nadie tiene menos.`;
};

const event: Words['event'] = {
  played: (e, names) => `${names[e.seat]} juega ${aCard(e.card)}.`,
  took: (e, names) => `${names[e.seat]} toma ${a(plain(e.token))} del centro.`,
  asked: (e, names) =>
    `${names[e.thief]} quiere robarle ${a(plain(e.token))} a ${names[e.seat]}. ${names[e.seat]} tiene el perro: ¿la ficha o el perro?`,
  stole: (e, names) => `${names[e.seat]} le roba ${a(plain(e.token))} a ${names[e.from]}.`,
  gaveDog: (e, names) => `${names[e.seat]} le da el perro a ${names[e.to]} y se queda con ${the(kindOf(e.token))}.`,
  fetchedDog: (e, names) =>
    e.from === 'centre'
      ? `${names[e.seat]} toma el perro del centro.`
      : `${names[e.seat]} le quita el perro a ${names[e.from]}.`,
  noEffect: (e, names) =>
    e.card === 'dog'
      ? `${names[e.seat]} ya tiene el perro: sin efecto.`
      : `No hay nada que ${names[e.seat]} pueda tomar: sin efecto.`,
  drew: (e, names) => `${names[e.seat]} toma ${e.card === '?' ? 'una carta' : aCard(e.card)} de la pila de robo.`,
  reshuffled: (e) => `La pila de robo se agotó: se barajan los descartes y forman una nueva de ${cards(e.cards)}.`,
  raidEnded: (e, names) => `Fin de la ${raidLabel(e.raid)}: ${names[e.seat]} tomó la última ficha.`,
  bossKept: (e, names) => `${names[e.seat]} conserva el Jefe gracias a un ${kindOf(e.with)}.`,
  bossReturned: (e, names) => `${names[e.seat]} no tiene ni un 4 ni un 5 de esta incursión: el Jefe vuelve a la caja.`,
  secured: (e, names) =>
    `${names[e.seat]} pone a salvo ${tokens(e.tokens.length)}: ${and(collapsed(e.tokens.map(plain), pieces))}.`,
  raidBegan: (e, names) =>
    e.because === 'dog'
      ? `Empieza la ${raidLabel(e.raid)}. ${names[e.seat]} tiene el perro y juega primero.`
      : `Empieza la ${raidLabel(e.raid)}. El perro sigue en el centro, así que empieza ${names[e.seat]}, siguiente en sentido horario.`,
  alibisCounted: (e, names) => `Se cuentan las coartadas: ${perSeat(e.alibis, names)}.`,
  arrested: (e, names) => arrested(everyone(e.seats, names), e.alibis),
  fined: (e, names) =>
    e.tokens.length === 0
      ? `${names[e.seat]} tiene menos coartadas, pero nada que entregar.`
      : `${names[e.seat]} tiene menos coartadas y entrega ${points(e.points)}: ${and(e.tokens.map(loot))}.`,
  pointsCounted: (e, names) => `Se cuentan los puntos: ${perSeat(e.points, names)}.`,
  won: (e, names) => {
    if (e.seats.length === 0) return 'No gana nadie: la policía arrestó a toda la mesa.';
    const { others } = everyone(e.seats, names);
    return `${and(others)} ${others.length > 1 ? 'comparten la victoria' : 'gana la partida'}.`;
  },
};

const refusal: Words['refusal'] = {
  unclear: 'Eso no es una jugada de este juego.',
  'answer-first': 'Primero responde a la pregunta: entrega la ficha o el perro.',
  'no-question': 'Nadie te está robando, así que no hay nada que entregar.',
  'not-in-hand': 'No tienes esa carta en la mano.',
  'wrong-token': 'Esa carta no toma esa ficha.',
  'not-there': 'Esa ficha no está ahí.',
  'own-token': 'No puedes robar tus propias fichas.',
  'centre-first': 'En el centro queda una ficha para esta carta: toma esa.',
  'thief-centre-only': 'El Ladrón codicioso solo toma del centro, nunca de otra persona.',
  'must-take': 'Esa carta puede tomar algo, así que es obligatorio: elige qué.',
  alike: 'Esas fichas son iguales. Toma la primera.',
};

const move: Words['move'] = {
  noEffect: (it) => `${play(it)}: sin efecto.`,
  ownDog: 'Perro guardián: sin efecto, ya lo tienes.',
  fetchDog: 'Perro guardián: tomar la figura del centro.',
  fetchDogFrom: (name) => `Perro guardián: quitarle la figura a ${name}.`,
  take: (it, what) => `${play(it)}: tomar ${a(what)} del centro.`,
  endsRaid: 'Es la última ficha, así que la incursión termina.',
  steal: (it, what, from) => `${play(it)}: robarle ${a(what)} a ${from}.`,
  dogAnswers: (victim, kind) => `${victim} tiene el perro y te dará ${the(kind)} o el perro.`,
  giveToken: (to, kind) => `Darle ${the(kind)} a ${to} y conservar el perro.`,
  giveDog: (to, kind) => `Darle el perro a ${to} y conservar ${the(kind)}.`,
};

const twin: Words['twin'] = {
  you: 'Tú',
  raid: (n) => `Incursión ${n + 1} de ${RAIDS.length}: ${raid[RAIDS[n]!]}`,
  over: 'Fin de la partida',
  allPlayed: 'Las cuatro incursiones terminaron.',
  yourTurn: 'Es tu turno: juega una carta.',
  turnOf: (name) => `Es el turno de ${name}.`,
  asksYou: (thief, it) => `${thief} quiere robarte ${a(it)}. Tienes el perro: entrega ${the(it.kind)} o el perro.`,
  youAsk: (victim, it) =>
    `Quieres robarle ${a(it)} a ${victim}, que tiene el perro y decide: entregar ${the(it.kind)} o el perro.`,
  asks: (thief, victim, it) =>
    `${thief} quiere robarle ${a(it)} a ${victim}, que tiene el perro y decide: entregar ${the(it.kind)} o el perro.`,
  centre: 'Centro',
  dogHere: 'El perro guardián está aquí.',
  out: (what) => `Fuera de la partida: ${what.map(loot).join(', ')}.`,
  players: 'En la mesa',
  seat: (who, hasDog, held) => `${who}${hasDog ? ', con el perro' : ''}: ${held === '' ? 'nada' : held}.`,
  counts: (safe, hand) => `A salvo: ${safe}. Mano: ${cards(hand)}.`,
  safes: 'A salvo',
  faceDown: 'boca abajo',
  alibis: 'Coartadas: arresto para quien tiene menos',
  alibisOfTwo: 'Coartadas: quien tiene menos paga 10 puntos',
  standing: (n, onTable) => alibis(n) + (onTable === 0 ? '' : `, ${onTable} aún sobre la mesa`),
  standingSeen: (n, unseen) =>
    `${alibis(n)} a la vista, ${of(unseen, 'ficha a salvo oculta', 'fichas a salvo ocultas')}`,
  arrestedNow: 'Arresto si la partida terminara ahora.',
  policeNow: 'Empate general: si la partida terminara ahora, habría arresto para toda la mesa.',
  finedNow: 'Multa si la partida terminara ahora.',
  toCome: (n) => `Por llegar: ${alibis(n)}.`,
  cards: 'Cartas',
  hand: (what) => `Tu mano: ${what}.`,
  piles: (draw, discard) => `Pila de robo: ${cards(draw)}. Pila de descartes: ${cards(discard)}`,
  onTop: (top) => `arriba ${aCard(top)}`,
};

const outcome: Words['outcome'] = {
  win: (who, n) => {
    if (!several(who)) return who.you ? `Ganas con ${points(n)}.` : `${and(who.others)} gana con ${points(n)}.`;
    const all = who.you ? ['tú', ...who.others] : who.others;
    return `Victoria compartida: ${and(all)}, ${points(n)} por persona.`;
  },
  byAlibis: 'Hay empate a puntos, así que deciden las coartadas.',
  police: 'Gana la policía: nadie tiene más coartadas que el resto, y hay arresto para toda la mesa.',
  arrested,
  fined: (who) =>
    `${who.you ? 'Tienes' : `${and(who.others)} tiene`} menos coartadas y ${who.you ? 'pagaste' : 'pagó'} la multa antes del recuento.`,
  rank: (place, who, score) => `${place}. ${who}: ${score}`,
  arrestedMark: 'arresto',
};

const options: Words['options'] = {
  tokens: {
    name: 'Más coartadas',
    values: {
      base: 'Las fichas de siempre: 15 coartadas en total.',
      'more-alibis': 'Otro juego de fichas, nuestro: 28 coartadas en vez de 15 y menos empates en el arresto.',
    },
  },
  safes: {
    name: 'Botín a salvo',
    values: {
      open: 'Se cuenta por ti todo lo que se puso a salvo a la vista de la mesa.',
      hidden: 'Para buenas memorias: cada persona ve solo lo suyo.',
    },
  },
};

const chapters: Words['chapters'] = {
  idea: 'Objetivo y preparación',
  components: 'Piezas',
  turn: 'Tu turno',
  stealing: 'Robar',
  'raid-end': 'Fin de la incursión',
  arrest: 'Arresto y puntos',
  two: 'Partidas de dos',
  questions: 'Dudas frecuentes',
};

export const es: Words = {
  pitch:
    'Cuatro incursiones en un museo: roba el mejor botín, también a tus rivales, pero guarda bastantes coartadas: quien tenga menos termina bajo arresto.',
  card,
  cardShort,
  token,
  raid,
  points,
  tokens,
  alibis,
  pieces,
  aPiece: a,
  cardsOf,
  event,
  refusal,
  move,
  twin,
  outcome,
  options,
  chapters,
  rules,
};
