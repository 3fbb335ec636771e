import { decimal } from '#table/text.ts';
import type * as en from '../en/odds.ts';
import { and, chances, dice, percent, steps } from './grammar.ts';

const mean = (n: number): string => decimal(n, 'es');
const rolls = (n: number): string => `${mean(n)} ${mean(n) === '1,0' ? 'tirada' : 'tiradas'} de media`;

export const odds: typeof en.odds = {
  ...chances,
  bareShare: (n, of) => `${n} de ${of}`,
  barePercent: percent,
  bareCertain: 'seguro',

  safes: (name) => `Cajas fuertes, si lanza ${name}`,
  safe: (at, n, chance) => `Caja fuerte en ${at}: una tirada de ${dice(n)} descifra un número ${chance}.`,
  nothing: (at) => `Caja fuerte en ${at}: de lo conocido no queda nada por descifrar.`,
  safeWithout: (at) => `Caja fuerte en ${at}: no hay dados que lanzar.`,
  opens: (chance) => `Abre la caja ${chance}.`,
  opensNever: 'No puede abrir la caja.',
  faceDown: (n) =>
    n === 1
      ? 'No puede abrir la caja: en su línea hay 1 sala boca abajo.'
      : `No puede abrir la caja: en su línea hay ${n} salas boca abajo.`,
  rolls: (n) => `Todos los números conocidos: ${rolls(n)}.`,
  stethoscope: (chance, n) => `Con el estetoscopio en el mejor momento: se abre ${chance}, ${rolls(n)}.`,
  oneMore: (chance, n) => `Con un dado más: se abre ${chance}, ${rolls(n)}.`,
  oneMoreNever: (n) => `Con un dado más: ${rolls(n)}.`,
  also: (at, chance) => `La misma tirada abre también la caja de ${at} ${chance}.`,
  byDice: (means) => `Tiradas de media con 1 a ${means.length} dados: ${means.map(mean).join('; ')}.`,

  keypads: (name) => `Teclados, si lo intenta ${name}`,
  keypad: (at, n, chance) => `Teclado en ${at}: el próximo intento con ${dice(n)} lo abre ${chance}.`,
  twoTries: (chance) => `Dos intentos en un turno lo abren ${chance}.`,

  guard: (floor) => `Guardia de la planta ${floor}`,
  unplaced: 'Aún no está en el tablero.',
  outOfSight: 'Está perdido de vista.',
  appears: (at, chance) => `Aparece en ${at.join(', ')} ${chance}${at.length > 1 ? ' cada una' : ''}.`,
  later: 'No se mueve al final de este turno; esto vale para cuando lo haga.',
  held: {
    donuts: 'Pierde su próximo movimiento: rosquillas.',
    crow: 'Pierde su próximo movimiento: la corneja.',
    'lost-visual': 'No vuelve en este turno.',
  },
  path: (n, way) => (way.length === 0 ? `Tiene ${steps(n)}.` : `Tiene ${steps(n)} y va seguro por ${way.join(', ')}.`),
  passes: (floor, at, chance) =>
    `El guardia de la planta ${floor} pasa por ${and(at)} ${chance}${at.length > 1 ? ' cada una' : ''}.`,
  next: (at, chance) => `La próxima carta lo manda a ${at.join(', ')} ${chance}${at.length > 1 ? ' cada una' : ''}.`,
  nextLost: (chance) => `Con la próxima carta se lo pierde de vista ${chance}.`,
  lost: (chance) => `Después está perdido de vista ${chance}.`,
  shuffles: (chance) => `Su mazo se agota ${chance}; entonces se vuelve más rápido.`,
  loses: (name, chance) => `${name} pierde sigilo ${chance}.`,
  tied: 'Donde la banda elige entre alarmas igual de cercanas, todas cuentan lo mismo.',

  hidden: 'Salas boca abajo',
  under: (floor, n, kinds) =>
    `Planta ${floor}, ${n === 1 ? '1 sala boca abajo' : `cada una de ${n} salas boca abajo`}: ${kinds.join(', ')}.`,
  digits: (parts) => `Su número: ${parts.join(', ')}.`,

  events: 'Eventos',
  event: (name) => `El próximo evento es ${name}`,
  eachEvent: (n, chance) =>
    n === 1 ? `Puede salir 1 carta, ${chance}.` : `Pueden salir ${n} cartas, cada una ${chance}.`,
};
