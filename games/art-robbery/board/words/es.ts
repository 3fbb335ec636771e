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
  safe: (n) => `${n} a salvo`,
  sum: (safe, table) => `${safe} + ${table} puntos`,
  none: 'sin coartada',
  centre: 'Centro',
  left: (n, of) => `${n === 1 ? 'queda' : 'quedan'} ${n} de ${of}`,
  piles: 'Pilas',
  draw: 'por robar',
  discard: 'descartes',
  seat: (name, isSelf) => (isSelf ? `${name}, tú` : name),
  inCentre: 'en el centro',
  before: (name) => `frente a ${name}`,
  beforeYou: 'frente a ti',
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
    chooseWhy: 'El pie de cada carta dice hasta dónde llega.',
    aim: 'Elige una ficha',
    aimWhy: 'Esta carta toma una de las del marco rojo.',
    take: (kind) => `Toma ${the(kind)}`,
    steal: (name, kind) => `Róbale ${the(kind)} a ${name}`,
    fetch: 'Llévate el perro',
    nothing: (card) => `${game.card[card]}: sin efecto`,
    gain: (points, alibis) => `Ganas ${worth(points, alibis)}.`,
    bossAlone: 'El Jefe solo cuenta con un 4 o un 5 de esta incursión.',
    noneInCentre: 'En el centro no hay ninguno.',
    fetchWhy: 'Te protege, y mientras lo tengas empiezas tú la próxima incursión.',
    fetchLast: 'Te protege.',
    ownDog: 'Ya lo tienes. Tomas una carta nueva.',
    nothingWhy: 'No hay nada que pueda tomar. Tomas una carta nueva.',
    play: (card) => `Jugar ${game.cardShort[card]}`,
    waiting: 'Aún no es tu turno',
    after: (names) => `Juegas después de ${joined.es(names)}.`,
    next: (name) => `Turno de ${name}`,
    watching: 'Estás mirando',
    watchingWhy: 'Las manos están ocultas, también para quien juega.',
    theft: '¿Ficha o perro?',
  },

  question: {
    title: (thief, kind) => `${thief} quiere tu ${kind === 'boss' ? 'Jefe' : kind}`,
    lead: 'Tienes el perro: puedes darlo en lugar de la ficha.',
    answers: 'Ficha o perro',
    token: (kind) => `Dar ${the(kind)}`,
    dog: 'Dar el perro',
    less: (points, alibis) => `Pierdes ${worth(points, alibis)}.`,
    worthless: 'Tal como está, no cuenta nada.',
    bossToo: (points) => `Sin un 4 o un 5 el Jefe vuelve a la caja: ${game.points(points)} menos.`,
    keepDog: 'Conservas el perro.',
    keep: (kind, boss) => `Conservas ${the(kind)}${boss ? ' y el Jefe' : ''}, por ahora.`,
    loseDog: (thief) => `${thief} tendrá protección desde ahora.`,
    loseStart: (thief, raid) => `${thief} tendrá protección desde ahora y empezaría la incursión ${raid}.`,
  },

  raidEnd: {
    title: (raid) => `Fin de la incursión ${raid}`,
    last: (name) => `${name} tomó la última ficha.`,
    lastYou: 'Tomaste la última ficha.',
    safeNow: 'Lo que tienes frente a ti ya está a salvo.',
    safeAll: 'Lo que cada persona tiene enfrente ya está a salvo.',
    intoSafe: 'a salvo',
    nothing: 'nada',
    starts: (raid) => `empieza la incursión ${raid}`,
    hasDog: 'tiene el perro,',
    bossKept: 'Jefe a salvo',
    keptWith: (kind) => `gracias al ${kind}`,
    bossBack: 'Jefe a la caja',
    boss: 'El Jefe solo se queda con un 4 o un 5 de la misma incursión. Si no, vuelve a la caja.',
    next: {
      sketches: 'Siguiente: bocetos',
      sculptures: 'Siguiente: esculturas',
      antiques: 'Siguiente: antigüedades',
      paintings: 'Siguiente: pinturas',
    },
  },

  standings: {
    alibis: 'Coartadas',
    title: 'Menos coartadas: arresto',
    titleOfTwo: 'Menos coartadas: multa de 10',
    arrested: 'habría arresto',
    fined: 'pagaría',
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
      return `Empate a ${points}: ${joined.es(you ? ['tú', ...others] : others)}`;
    },
    police: 'Gana la policía',
    ahead: (points, name) => `${game.points(points)} más que ${name}.`,
    aheadOfYou: (points) => `${game.points(points)} más que tú.`,
    alone: 'El resto está entre rejas.',
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
    moments: 'Momentos clave',
    taken: times,
    takenWhat: {
      sketches: (kind) => `cambió de manos ${the(kind)} de los bocetos`,
      sculptures: (kind) => `cambió de manos ${the(kind)} de las esculturas`,
      antiques: (kind) => `cambió de manos ${the(kind)} de las antigüedades`,
      paintings: (kind) => `cambió de manos ${the(kind)} de las pinturas`,
    },
    dogMoved: times,
    dogMovedWhat: 'cambió de manos el perro',
    kept: (n, of) => `${n} de ${of}`,
    keptWhat: 'Jefes se conservaron',
  },

  log: {
    dog: 'el perro',
    takes: (what, who) => (who === undefined ? `Tomas ${what}` : `${who} toma ${what}`),
    steals: (what, from, who) => {
      if (who === undefined) return `Le robas ${what} a ${from}`;
      return from === undefined ? `${who} te roba ${what}` : `${who} le roba ${what} a ${from}`;
    },
    wants: (what, from, who) =>
      who === undefined ? `Quieres ${what} de ${from}` : `${who} quiere ${what} de ${from ?? 'tu botín'}`,
    getsDog: (dog, what, from, who) => {
      if (who === undefined) return `Recibes ${dog} de ${from}, no ${what}`;
      return from === undefined
        ? `${who} recibe de ti ${dog}, no ${what}`
        : `${who} recibe ${dog} de ${from}, no ${what}`;
    },
    fetches: (dog, who) => (who === undefined ? `Tomas ${dog} del centro` : `${who} toma ${dog} del centro`),
    fetchesFrom: (dog, from, who) => {
      if (who === undefined) return `Le quitas ${dog} a ${from}`;
      return from === undefined ? `${who} te quita ${dog}` : `${who} le quita ${dog} a ${from}`;
    },
    nothing: (who) => (who === undefined ? 'No tomas nada' : `${who} no toma nada`),
    over: (raid) => `Incursión ${raid}: terminada`,
    secured: (what, who) => (who === undefined ? `A salvo contigo: ${what}` : `A salvo con ${who}: ${what}`),
    bossKept: (boss, what, who) =>
      who === undefined ? `Conservas ${boss} gracias a ${what}` : `${who} conserva ${boss} gracias a ${what}`,
    bossBack: (boss, who) => `${who === undefined ? 'Pierdes' : `${who} pierde`} ${boss}: sin 4 ni 5`,
    begins: (raid, who) =>
      who === undefined ? `Empiezas la incursión ${raid}` : `${who} empieza la incursión ${raid}`,
    beginsWith: (dog, raid, who) =>
      who === undefined
        ? `Tienes ${dog} y empiezas la incursión ${raid}`
        : `${who} tiene ${dog} y empieza la incursión ${raid}`,
  },

  progress: {
    raids: 'Incursiones',
    allPlayed: 'Incursiones, todas jugadas',
    done: (raid) => `${raid}, terminada`,
    later: (raid) => `${raid}, por venir`,
  },

  /** Junto a las reglas. */
  aim: (seats) =>
    seats === 2
      ? '*Gana quien suma más puntos.* Menos coartadas: multa de 10.'
      : '*Gana quien suma más puntos.* Menos coartadas: arresto.',

  examples: {
    dog: 'Ben juega un 4 y quiere el tuyo. Tienes el perro: entrega el 4, o dale el perro a Ben y quédate con el 4. La próxima vez ya nada te protege.',
  },

  what: {
    token: (number) => `El ${number}`,
    tokenWords: (points) =>
      `Vale ${points} para quien lo tenga al terminar la incursión. Hasta entonces se puede robar.`,
    dottedWords: (points, alibis, isDuel) =>
      `Da ${worth(points, alibis)} a quien lo tenga al terminar la incursión. ${isDuel ? 'Tener menos coartadas cuesta diez puntos' : 'Quien tiene menos coartadas queda bajo arresto'}.`,
  },

  primer: {
    or: 'o',
    haul: {
      title: 'El botín',
      words:
        'Cuatro incursiones en un museo. Después arrestan a quien tiene *menos coartadas*. Del resto, gana quien suma *más puntos*.',
    },
    take: {
      title: 'Llevarse',
      words:
        'Juega una carta: se lleva su *número* del centro. Luego tomas otra. Con el centro vacío termina la incursión.',
    },
    steal: {
      title: 'Robar',
      words: '¿Ya no hay en el centro? Entonces se lo *roba* a otra persona, y tú eliges a quién.',
    },
    dog: {
      title: 'El perro',
      words:
        'Quien tiene el *perro* puede entregarlo en lugar de la ficha. Quien lo tenga empieza la siguiente incursión.',
    },
    dots: {
      title: 'Puntos y Jefe',
      words:
        'Los puntos blancos son *coartadas*, casi siempre en fichas de poco valor. El *Jefe* vale 5, pero solo con un 4 o un 5 al lado.',
    },
  },

  specimen: {
    card: {
      number: {
        name: 'Carta de Número',
        words: (copies) =>
          `Toma una ficha con su número: del centro o, si no, de alguien. ${copies} de cada, del 0 al 5.`,
      },
      boss: { name: 'Carta de Jefe', words: (copies) => `Toma la ficha de Jefe. Hay ${copies}.` },
      dog: {
        name: 'Carta de Perro guardián',
        words: (copies) => `Te trae la figura del perro, esté donde esté. Hay ${copies}.`,
      },
      thief: {
        name: 'Ladrón codicioso',
        words: (copies) => `Toma cualquier ficha del centro, también el Jefe. Hay ${copies}.`,
      },
    },
    tokens: (count, withAlibis) => `${count} fichas. Los puntos blancos son coartadas: ${withAlibis}.`,
    boss: { name: 'Jefe', words: 'Vale 5 si también tienes un 4 o un 5 de la misma incursión.' },
    dog: { name: 'Perro guardián', words: 'No es botín ni da puntos, pero protege a quien lo tiene.' },
  },
};
