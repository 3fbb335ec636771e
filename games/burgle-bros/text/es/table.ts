import type * as en from '../en/table.ts';
import { stop } from '../names.ts';
import { alarms, and, cards, dice, steps } from './grammar.ts';

export const pitch: typeof en.pitch =
  'Una banda de guante blanco en un edificio lleno de alarmas: abre todas las cajas fuertes y escapa por la azotea con tu equipo antes de que un guardia capture a alguien.';

export const job: typeof en.job = { bank: 'El banco', office: 'La oficina', 'fort-knox': 'Fort Knox' };

const EFFECTS = {
  gymnastics: 'Gimnasia',
  'time-lock': 'Cierre temporizado',
  'video-loop': 'Grabación en bucle',
  emp: 'Pulso electromagnético',
};

export const twin: typeof en.twin = {
  you: 'Tú',
  turn: (name, n) => `${name}, turno ${n}`,
  before: (name) => `${name}, antes del primer turno`,
  over: (name) => `${name}, fin de la partida`,
  yourTurn: (left) => `Es tu turno; acciones que te quedan: ${left}.`,
  turnOf: (name, left) => `Es el turno de ${name}; acciones que le quedan: ${left}.`,
  rolled: (what) => `En los dados: ${what}.`,
  lasts: (what, name) =>
    `${EFFECTS[what]}: dura hasta ${name === undefined ? 'tu próximo turno' : `el próximo turno de ${name}`}.`,
  headsUp: 'Aviso a tiempo: el siguiente turno tiene 1 acción más.',
  jumpTheGun: 'Salida en falso: se salta el siguiente turno.',
  suit: 'El traje invisible está puesto.',
  crow: (at) => `La corneja está en ${at}.`,
  laptop: 'Hay una ficha en el portátil.',
  heldAlarm: 'Hay una alarma en la carta de Chispas.',
  slipped: 'La flexibilidad aún oculta a alguien junto a un guardia.',
  plan: 'Plano',
  floor: (n) => `Planta ${n}`,
  guard: (at, die, ringing) =>
    `Guardia en ${at}, velocidad ${die}${ringing === 0 ? '' : ` y ${alarms(ringing)}: ${steps(die + ringing)}`}.`,
  unplaced: (die) => `El guardia aún no está en el tablero; velocidad ${die}.`,
  lost: (die) => `El guardia está perdido de vista; velocidad ${die}.`,
  way: (to, way) => `Se dirige a ${to}: ${way.join(', ')}.`,
  arrived: 'Está en su destino.',
  donuts: 'Tiene rosquillas: pierde su próximo movimiento.',
  patrol: (left, drawn) =>
    `Mazo de patrulla: ${cards(left)}. Ya salieron: ${drawn.length === 0 ? 'ninguna' : drawn.join(', ')}.`,
  takenAway: (n) => `Cartas apartadas sin verlas: ${n}.`,
  known: (place, card) => stop(`La carta ${place} desde arriba es ${card}`),
  lostVisual: 'Perdido de vista',
  rooms: (floor) => `Salas de la planta ${floor}`,
  row: (n) => `Fila ${n}`,
  faceDown: 'boca abajo',
  walls: (walls) => `Paredes: ${walls.length === 0 ? 'ninguna' : walls.join(', ')}.`,
  tokens: (n) => `fichas de hackeo: ${n}`,
  dice: (n) => dice(n),
  stealth: (n) => `${n} de sigilo para esconderse`,
  here: (things) => `aquí: ${things}`,
  taken: 'sin herramienta',
  safes: 'Cajas fuertes',
  safeOpen: (at) => `Caja fuerte en ${at}: abierta.`,
  safe: (at, n, cracked, missing, unknown) =>
    [
      `Caja fuerte en ${at}: ${n === 0 ? 'sin dados' : dice(n)}.`,
      `Descifradas: ${cracked.length === 0 ? 'ninguna' : cracked.join(', ')}.`,
      ...(missing.length === 0 ? [] : [`Por descifrar: ${missing.join(', ')}.`]),
      ...(unknown === 0 ? [] : [`Boca abajo: ${unknown}.`]),
    ].join(' '),
  safesHidden: (n) => (n === 1 ? 'Falta por encontrar 1 caja fuerte.' : `Faltan por encontrar ${n} cajas fuertes.`),
  crew: 'Banda',
  member: (who, role, at, stealth) => `${who}, ${role}: ${at}, sigilo ${stealth}.`,
  outside: 'aún fuera del edificio',
  roof: 'en la azotea',
  undecided: 'cara aún sin elegir',
  carries: (things) => (things.length === 0 ? 'No lleva nada.' : stop(`Lleva: ${and(things)}`)),
  decks: 'Mazos',
  tools: (left, discard) =>
    stop(
      `Herramientas: ${cards(left)} en el mazo${discard.length === 0 ? '' : `; descartadas: ${discard.join(', ')}`}`,
    ),
  loot: (left) => `Botín: ${cards(left)} en el mazo.`,
  events: (left, discard) =>
    stop(`Eventos: ${cards(left)} en el mazo${discard.length === 0 ? '' : `; descartados: ${discard.join(', ')}`}`),
};

export const sign: typeof en.sign = {
  guard: 'guardia',
  destination: 'destino',
  alarm: 'alarma',
  cracked: 'descifrada',
  open: 'abierta',
  forced: 'forzada',
  up: 'escalera de bomba hacia arriba',
  down: 'escalera hacia abajo',
  entrance: 'entrada',
  tokens: 'fichas de hackeo o dados',
  stealth: 'sigilo',
  cards: 'hay algo',
  crow: 'corneja',
};

export const outcome: typeof en.outcome = {
  won: '¡Golpe perfecto! Toda la banda está en la azotea con todo el botín.',
  captured: 'La banda pierde: un guardia capturó a alguien.',
  capturedWho: (names, at) => `Sin sigilo en ${at}: ${and(names)}.`,
  lootLeft: 'La banda pierde: no queda nadie dentro, pero quedó botín atrás.',
  gaveUp: 'La banda pierde: se rindió.',
  left: (things) => `Sigue en el edificio: ${and(things)}.`,
  haul: (things) => (things.length === 0 ? 'No se sacó botín.' : `El botín: ${and(things)}.`),
  safes: (open, all) => `Cajas abiertas: ${open} de ${all}.`,
  turns: (n) => `Turnos jugados: ${n}.`,
};

export const options: typeof en.options = {
  job: {
    name: 'Golpe',
    values: {
      bank: 'El banco: tres plantas, tres cajas fuertes, unos 90 minutos.',
      office: 'La oficina: dos plantas, dos cajas fuertes, para aprender; unos 45 minutos.',
      'fort-knox': 'Fort Knox: dos plantas de 5×5, tres cajas fuertes, con experiencia; unos 90 minutos.',
    },
  },
  walls: {
    name: 'Paredes',
    values: {
      standard: 'Las paredes del reglamento; para Fort Knox, que no las trae, un plano publicado.',
      alternative: 'Solo Fort Knox: otro plano publicado.',
      random: 'Paredes al azar, distintas cada vez; se puede llegar a todas las salas.',
    },
    other: 'Paredes propias: 8 por planta, 12 en Fort Knox; se debe poder llegar a todas las salas.',
  },
  hole: {
    name: 'Hueco',
    values: { none: 'Sin hueco: solo lo tiene Fort Knox.', C3: 'En el centro de la planta, C3.' },
  },
  lostVisual: {
    name: 'Perdido de vista',
    values: {
      false: 'Sin ella: siempre se sabe dónde están los guardias.',
      true: 'Miniexpansión: una carta en cada mazo de patrulla hace perder de vista al guardia un rato.',
    },
  },
  characters: {
    name: 'Personajes',
    values: {
      dealt: 'Cada persona recibe un personaje al azar y elige una cara.',
    },
    other: 'Cada persona elige su personaje y, si quiere, también la cara.',
  },
};

export const chapters: typeof en.chapters = {
  idea: 'El objetivo',
  setup: 'Golpes y preparación',
  box: 'Lo que hay en la caja',
  turn: 'Tu turno',
  moving: 'Moverse',
  rooms: 'Salas que detienen o dan la alarma',
  guards: 'Guardias',
  stealth: 'Sigilo y captura',
  alarms: 'Alarmas y cámaras',
  safes: 'Cajas fuertes',
  characters: 'Personajes en detalle',
  cards: 'Herramientas, botín e intercambios en detalle',
  events: 'Eventos en detalle',
  end: 'La salida',
};
