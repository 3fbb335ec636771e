import { joined } from '#table/text.ts';
import { es as game } from '../../text/es.ts';
import type { Kind } from '../../text/pieces.ts';
import type { Words } from './en.ts';

const the = (kind: Kind): string => (kind === 'boss' ? 'el Jefe' : `el ${kind}`);
const worth = (points: number, alibis: number): string =>
  joined.es([...(points > 0 ? [game.points(points)] : []), ...(alibis > 0 ? [game.alibis(alibis)] : [])]);
const times = (n: number): string => (n === 1 ? '1 vez' : `${n} veces`);

export const es: Words = {
  you: 'Tú',
  bot: 'bot',
  standIn: 'juega un bot',
  away: 'fuera',
  safe: (n) => `${n} a salvo`,
  sum: (safe, table) => `${safe} + ${table} puntos`,
  none: 'sin coartada',
  centre: 'Centro',
  left: (n, of) => `${n === 1 ? 'queda' : 'quedan'} ${n} de ${of}`,
  piles: 'Pilas',
  draw: 'robo',
  discard: 'descarte',
  seat: (name, isSelf) => (isSelf ? `${name}, tú` : name),
  inCentre: 'en el centro',
  before: (name) => `delante de ${name}`,
  beforeYou: 'delante de ti',
  dogIn: 'Perro guardián, en el centro',
  dogOf: (name) => `Perro guardián, con ${name}`,
  dogYours: 'Perro guardián, contigo',
  hand: 'Tu mano',
  handOf: (name, n) => `${name}: ${n} cartas`,

  foot: {
    centre: 'centro',
    from: (name) => `de ${name}`,
    any: (n) => `una de ${n}`,
    nothing: 'sin efecto',
  },

  plan: {
    choose: 'Elige una carta',
    chooseWhy: 'Al pie de cada carta pone hasta dónde llega.',
    aim: 'Elige una ficha',
    aimWhy: 'Esta carta coge una de las del marco rojo.',
    take: (kind) => `Coge ${the(kind)}`,
    steal: (name, kind) => `Róbale ${the(kind)} a ${name}`,
    fetch: 'Llévate el perro',
    nothing: (card) => `${game.card[card]}: sin efecto`,
    gain: (points, alibis) => `${worth(points, alibis)} más.`,
    bossAlone: 'El Jefe solo cuenta con un 4 o un 5 de esta incursión.',
    noneInCentre: 'En el centro no hay ninguno.',
    fetchWhy: 'Te protege, y quien lo tiene empieza la próxima incursión.',
    ownDog: 'Ya lo tienes. Coges una carta nueva.',
    nothingWhy: 'No hay nada que pueda coger. Coges una carta nueva.',
    play: (card) => `Jugar ${game.cardShort[card]}`,
    waiting: 'Aún no es tu turno',
    after: (names) => `Juegas después de ${joined.es(names)}.`,
    watching: 'Estás mirando',
    watchingWhy: 'No ves las manos de nadie, como los demás.',
    theft: '¿Ficha o perro?',
  },

  question: {
    title: (thief, kind) => `${thief} quiere tu ${kind === 'boss' ? 'Jefe' : kind}`,
    lead: 'Tienes el perro: puedes darlo en su lugar.',
    answers: 'Ficha o perro',
    token: (kind) => `Dar ${the(kind)}`,
    dog: 'Dar el perro',
    less: (points, alibis) => `${worth(points, alibis)} menos.`,
    worthless: 'Tal como está, no cuenta nada.',
    bossToo: (points) => `Sin un 4 o un 5 el Jefe vuelve a la caja: ${game.points(points)} menos.`,
    keepDog: 'Conservas el perro.',
    keep: (kind, boss) => `Conservas ${the(kind)}${boss ? ' y el Jefe' : ''}, de momento.`,
    loseDog: (thief) => `${thief} tendrá protección desde ahora.`,
    loseStart: (thief, raid) => `${thief} tendrá protección desde ahora y empezaría la incursión ${raid}.`,
  },

  raidEnd: {
    title: (raid) => `Fin de la incursión ${raid}`,
    last: (name) => `${name} ha cogido la última ficha.`,
    lastYou: 'Has cogido la última ficha.',
    safeNow: 'Lo que tienes delante ya está a salvo.',
    safeAll: 'Lo que cada cual tiene delante ya está a salvo.',
    intoSafe: 'a salvo',
    nothing: 'nada',
    starts: (raid) => `empieza la incursión ${raid}`,
    hasDog: 'tiene el perro,',
    bossKept: 'Jefe a salvo',
    keptWith: (kind) => `gracias al ${kind}`,
    bossBack: 'Jefe a la caja',
    boss: 'El Jefe solo se queda con un 4 o un 5 de la misma incursión. Si no, vuelve a la caja.',
    next: {
      sketches: 'A por los bocetos',
      sculptures: 'A por las esculturas',
      antiques: 'A por las antigüedades',
      paintings: 'A por las pinturas',
    },
  },

  standings: {
    title: 'Menos coartadas: arresto',
    titleOfTwo: 'Menos coartadas paga 10',
    arrested: 'arresto ahora',
    fined: 'paga ahora',
    level: 'Empate: arrestarían a toda la mesa.',
    safe: 'a salvo',
    table: 'esta incursión',
    perhaps: 'quizá',
    toCome: (n) => (n === 1 ? 'falta 1' : `faltan ${n}`),
    count: (least, most) => (least === most ? game.alibis(least) : `de ${least} a ${most} coartadas`),
  },

  over: {
    result: 'Resultado',
    win: ({ you, others }, points) => {
      if (you && others.length === 0) return `Escapas con ${points}`;
      if (!you && others.length === 1) return `${others[0]} escapa con ${points}`;
      return you ? `${joined.es(['Tú', ...others])} compartís ${points}` : `${joined.es(others)} comparten ${points}`;
    },
    police: 'Gana la policía',
    ahead: (points, name) => `${game.points(points)} más que ${name}.`,
    aheadOfYou: (points) => `${game.points(points)} más que tú.`,
    alone: 'Los demás están entre rejas.',
    framed: (name) => `${name}, en un marco`,
    emptyFrame: 'Un marco vacío',
    arrested: ({ you, others }) => {
      if (!you) return `Entre rejas: ${joined.es(others)}`;
      return `Entre rejas: ${joined.es(['tú', ...others])}`;
    },
    fewest: (alibis) => `${game.alibis(alibis)}, nadie tiene menos. Los puntos no cuentan.`,
    fined: ({ you, others }) => (you ? 'Pagas la multa' : `${others[0]} paga la multa`),
    paid: (points) => `Menos coartadas: entrega ${game.points(points)}.`,
    ranking: 'Puntos por incursión',
    alibis: 'coartadas',
    points: 'puntos',
    perRaid: (points) => `Puntos por incursión: ${points.join(', ')}`,
    bosses: (n) => (n === 0 ? 'ningún Jefe' : n === 1 ? '1 Jefe' : `${n} Jefes`),
    mine: (what) => `tú, ${what}`,
    moments: 'Momentos',
    taken: times,
    takenWhat: {
      sketches: (kind) => `cambió de manos ${the(kind)} de los bocetos`,
      sculptures: (kind) => `cambió de manos ${the(kind)} de las esculturas`,
      antiques: (kind) => `cambió de manos ${the(kind)} de las antigüedades`,
      paintings: (kind) => `cambió de manos ${the(kind)} de las pinturas`,
    },
    dogMoved: times,
    dogMovedWhat: 'cambió de dueño el perro',
    kept: (n, of) => `${n} de ${of}`,
    keptWhat: 'Jefes se conservaron',
  },

  progress: {
    raids: 'Incursiones',
    allPlayed: 'Incursiones, todas jugadas',
    done: (raid) => `${raid}, terminada`,
    later: (raid) => `${raid}, por venir`,
  },

  /** Junto a las reglas. */
  specimen: {
    card: {
      number: {
        name: 'Carta de Número',
        words: (copies) =>
          `Coge una ficha con su número: del centro o, si no, de alguien. ${copies} de cada, del 0 al 5.`,
      },
      boss: { name: 'Carta de Jefe', words: (copies) => `Coge la ficha de Jefe. Hay ${copies}.` },
      dog: {
        name: 'Carta de Perro guardián',
        words: (copies) => `Te trae la figura del perro, esté donde esté. Hay ${copies}.`,
      },
      thief: {
        name: 'Ladrón codicioso',
        words: (copies) => `Coge cualquier ficha del centro, también el Jefe. Hay ${copies}.`,
      },
    },
    tokens: (count, withAlibis) => `${count} fichas. Los puntos blancos son coartadas: ${withAlibis}.`,
    boss: { name: 'Jefe', words: 'Vale 5 si también tienes un 4 o un 5 de la misma incursión.' },
    dog: { name: 'Perro guardián', words: 'No es botín ni da puntos, pero protege a quien lo tiene.' },
  },
};
