import type { Stake } from '../../reckoning.ts';
import { type hints as en, isSlight, TURN } from '../en/hint.ts';

const amount = (actions: number): string => {
  const n = Math.round(actions);
  if (isSlight(actions)) return 'algo';
  if (n >= TURN) return Math.round(n / TURN) === 1 ? 'cerca de un turno' : `cerca de ${Math.round(n / TURN)} turnos`;
  return n === 1 ? 'cerca de una acción' : `cerca de ${n} acciones`;
};
const steps = (n: number): string => (n === 1 ? 'un paso' : `${n} pasos`);
const LOSING: Readonly<Record<Stake, string>> = { caught: 'de captura', stealth: 'de perder un sigilo' };
const risk = (who: string | undefined, stake: Stake): string =>
  who === undefined ? `tu riesgo ${LOSING[stake]}` : `el riesgo ${LOSING[stake]} de ${who}`;
const nearer = (who: string | undefined): string => (who === undefined ? 'Te acerca' : `Acerca a ${who}`);

export const hints: typeof en = {
  about: (share) => `aprox. ${share}`,
  plain: {
    only: 'No hay otra jugada.',
    last: 'Ya no es posible ninguna acción.',
    canWait: 'Lo demás puede esperar.',
    noEvent: 'Una acción más, y al final del turno no sale ningún evento.',
    noAlarm: 'Así no suena ninguna alarma.',
    hack: 'Una ficha de hackeo puede evitar una alarma más tarde.',
    loot: 'Todo el botín tiene que salir por la azotea, así que alguien debe llevarlo.',
    escape: 'En la azotea ya no te alcanza ningún guardia.',
    twoTools: 'De dos herramientas eliges la mejor.',
    roomFirst: 'Primero se gasta el sigilo de la sala, y el tuyo te queda.',
    playOn: 'Todavía no capturaron a nadie: el golpe aún es posible.',
    trust: 'La banda juega unida: quien lo pide tiene un plan.',
    lookEvent: 'Si el próximo evento es malo, puedes ponerlo debajo del mazo.',
    opens: 'Abre la caja fuerte.',
    fears: 'Para el bot, todo lo demás es mucho peor, contando los próximos turnos.',
    ahead: 'Jugando unos turnos más, es lo mejor para la banda.',
    alike: 'Es igual de buena.',
    drawsEvent: 'Si el turno termina entonces, sale un evento; después de la pista, ninguno.',
    oneTool: 'Solo sale una herramienta, sin nada que elegir.',
    ownGoes: 'Cuesta un sigilo tuyo, aunque a la sala aún le queda.',
    nobody: 'Entonces cada persona paga allí con su propio sigilo.',
    refuses: 'La banda juega unida: la petición tiene su porqué.',
    givesUp: 'Abandona el golpe, y todavía no capturaron a nadie.',
    feared: 'Para el bot es mucho peor, contando los próximos turnos.',
    behind: 'Jugando unos turnos más, a la banda le fue peor.',
    unweighed: 'El bot no valora esta jugada: decide tú.',
  },
  roll: (safe, cracks, opens) =>
    `En la caja fuerte (${safe}), la tirada descifra un número el ${cracks} de las veces y la abre el ${opens}.`,
  rollSure: (safe) => `La tirada abre la caja fuerte de ${safe} con seguridad.`,
  rollNever: (safe, cracks) => `En la caja fuerte de ${safe}, la tirada descifra un número el ${cracks} de las veces.`,
  die: (turns) =>
    turns === 0
      ? 'Con un dado más, aquí cada tirada vale más.'
      : `Un dado más abre la caja fuerte alrededor de ${turns === 1 ? 'un turno' : `${turns} turnos`} antes.`,
  firstDie: (safe) => `Sin ningún dado, la caja fuerte de ${safe} no se puede abrir.`,
  reveal: {
    safe: (at) => `${at} puede ser la caja fuerte: averígualo.`,
    digit: (at) => `En ${at} puede haber un número de la combinación: averígualo.`,
    stairs: (at) => `${at} pueden ser las escaleras: averígualo.`,
    room: (at) => `Así se ve qué hay en ${at}.`,
  },
  way: {
    reveal: (who, to) => `${nearer(who)} a ${to}, que sigue boca abajo.`,
    safe: (who, to) => `${nearer(who)} a la caja fuerte de ${to}.`,
    loot: (who, to) => `${nearer(who)} al botín de ${to}.`,
    laboratory: (who, to) => `${nearer(who)} a la herramienta del laboratorio de ${to}.`,
    roof: (who, to) => `${nearer(who)} a la azotea, por ${to}.`,
  },
  quiet: (at) => `En ${at} no pierdes sigilo si tu turno termina allí.`,
  safer: (who, stake, chance, other) =>
    `Si el turno termina así, no ahora, ${risk(who, stake)} pasa de ${other} a ${chance}.`,
  lured: (floor, to, who, stake, chance, other) =>
    `El guardia ${floor} se desvía a ${to}: ${risk(who, stake)} pasa de ${other} a ${chance}.`,
  otherwise: (isEnd, who, stake, chance, other) =>
    `${isEnd ? 'Si el turno termina así,' : 'Así,'} ${risk(who, stake)} es: ${chance}; con la segunda mejor, ${other}.`,
  risks: (isEnd, who, stake, chance, best) =>
    `${isEnd ? 'Si el turno termina así,' : 'Así,'} ${risk(who, stake)} es: ${chance}; con la pista, ${best}.`,
  inDanger: (who, stake, chance) => `Si el turno termina ahora, ${risk(who, stake)} es: ${chance}.`,
  despite: (stake, chance, tail) => `Tu riesgo ${LOSING[stake]} es: ${chance}${tail}.`,
  tails: {
    actions: (actions) => `, pero para el bot lo demás es ${amount(actions)} peor`,
    much: ', pero a la larga el bot ve mucho peor todo lo demás',
    ahead: ', pero jugando unos turnos más es lo mejor para la banda',
  },
  risksAlarm: (chance) => `Probabilidad de que suene una alarma: ${chance}.`,
  look: (floor) =>
    `Si la próxima carta manda al guardia de la planta ${floor} por mal camino, puedes ponerla debajo del mazo.`,
  rooms: (n) => `Desde allí hay ${n} salas a dos pasos o menos.`,
  guard: (n) => `Allí el guardia está a ${steps(n)}.`,
  roomsAndGuard: (rooms, guard) =>
    `Desde allí hay ${rooms} salas a dos pasos o menos, y el guardia está a ${steps(guard)}.`,
  fewerRooms: (there, best) => `Desde allí solo hay ${there} salas a dos pasos o menos; con la pista, ${best}.`,
  nearerGuard: (there, best) => `Allí el guardia está a solo ${steps(there)}; con la pista, a ${best}.`,
  neediest: (name) =>
    name === undefined ? 'Te queda menos sigilo que a nadie.' : `A ${name} le queda menos sigilo que a nadie.`,
  hasMore: (name) => (name === undefined ? 'Te queda más sigilo.' : `A ${name} le queda más sigilo.`),
  better: (tool, than, actions) => `Para el bot, ${tool} vale ${amount(actions)} más que ${than}.`,
  lesser: (tool, than, actions) => `Para el bot, ${tool} vale ${amount(actions)} menos que ${than}.`,
  cracks: (at) => `Descifra ${at.join(', ')}.`,
  cheaper: (n) => `Cuesta ${n === 1 ? '1 acción' : `${n} acciones`} menos que la segunda mejor.`,
  dearer: (n) => `Cuesta ${n === 1 ? '1 acción' : `${n} acciones`} más que la pista.`,
  forHint: (why) => `Con la pista: ${why.replace(/^\p{Lu}(?!\d)/u, (first) => first.toLowerCase())}`,
  instead: (ability) => `Mejor: ${ability}`,
  worth: (actions) => `Según las cuentas del bot, es ${amount(actions)} mejor que el resto.`,
  costs: (actions) => `Según las cuentas del bot, es ${amount(actions)} peor.`,
};
