import type { Face } from '../components.ts';
import { open, type Words } from './en.ts';

const FACE = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const MANY = ['unos', 'doses', 'treses', 'cuatros', 'cincos', 'seises'];
const dice = (count: number, face: Face): string => `${count} ${(count === 1 ? FACE : MANY)[face - 1]}`;

export const es: Words = {
  pitch:
    'Se lanza a escondidas y se apuesta sobre todos los dados a la vez: o subes la apuesta o dudas, y alguien pierde un dado.',
  you: 'Tú',
  dice,
  event: {
    announced: ({ seat, count, face }, names) => `${names[seat]} apuesta ${dice(count, face)}.`,
    doubted: ({ seat, bidder, count, face }, names) =>
      `${names[seat]} duda de ${names[bidder]}: ¿${dice(count, face)}?`,
    shown: ({ cups, face, found }, names) => `Cubiletes arriba: ${open(cups, names)}. En total, ${dice(found, face)}.`,
    lostDie: ({ seat, left }, names) =>
      left === 0
        ? `${names[seat]} pierde su último dado y queda fuera.`
        : `${names[seat]} pierde un dado y le ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
    rolled: ({ begins }, names) => `Se lanza de nuevo. Empieza ${names[begins]}.`,
    won: ({ seat }, names) => `Gana ${names[seat]}.`,
  },
  refusal: {
    unclear: 'Eso no es una apuesta: di cuántos dados y de qué número, por ejemplo 3x5, o duda.',
    'nothing-to-doubt': 'En esta ronda aún no hay ninguna apuesta.',
    'too-many': 'Ya no quedan tantos dados.',
    'too-low': 'Sube la apuesta: más dados, o los mismos de un número mayor.',
  },
  rules: {
    C1: {
      title: 'Dados',
      text: 'Cada persona empieza con cinco dados y un cubilete. Con la opción de tres dados se termina antes.',
    },
    S1: { title: 'Lanzar', text: 'Cada persona lanza bajo su cubilete. Ves solo tus dados.' },
    S2: {
      title: 'Tu turno',
      text: 'Sube la última apuesta o duda de ella. No se puede pasar. Se juega en sentido horario.',
    },
    S3: {
      title: 'Dudar',
      text: 'Cuando alguien duda, se levantan todos los cubiletes y se cuentan los dados de la apuesta.',
    },
    S4: {
      title: 'Perder un dado',
      text: 'Quien se equivocó pierde un dado y empieza la ronda siguiente: se lanza de nuevo.',
    },
    S5: {
      title: 'Ganar',
      text: 'Gana la última persona con dados. El resto queda por orden: cuanto más aguantó, mejor posición.',
    },
    R1: { title: 'Quién empieza', text: 'El azar decide quién empieza la primera ronda.' },
    R2: {
      title: 'Subir la apuesta',
      text: 'Una apuesta es mayor si tiene más dados, de cualquier número, o los mismos de un número mayor.',
    },
    R3: { title: 'La apuesta máxima', text: 'Nadie apuesta más dados de los que hay en la mesa.' },
    R4: {
      title: 'Unos comodines',
      text: 'Los unos valen por cualquier número. Si se apuesta a unos, solo cuentan los unos. Una opción juega sin comodines.',
    },
    R5: { title: 'Con los justos basta', text: 'Si hay al menos tantos como se apostó, se equivocó quien dudó.' },
    R6: { title: 'Quedar fuera', text: 'Sin dados quedas fuera, y empieza la ronda quien va después de ti.' },
    R7: {
      title: 'Lo que se sabe',
      text: 'Cuántos dados tiene cada persona, y la apuesta. Al terminar la partida se ven todos los dados.',
    },
  },
  chapters: { aim: 'Objetivo y comienzo', bids: 'Apostar', doubts: 'Dudar' },
  options: {
    dice: {
      name: 'Dados',
      values: { 5: 'Cinco dados por persona, unos 20 minutos.', 3: 'Tres dados por persona, unos 10 minutos.' },
    },
    wild: {
      name: 'Unos',
      values: { true: 'Los unos son comodines: valen por cualquier número.', false: 'Los unos son solo unos.' },
    },
  },
  move: {
    bid: (bid) => `Apostar ${bid}.`,
    doubt: (bid, bidder) => `Dudar: ${bidder} apostó ${bid}.`,
  },
  twin: {
    round: 'La apuesta',
    players: 'Dados',
    over: 'La partida terminó',
    yourTurn: 'Es tu turno.',
    turnOf: (name) => `Es el turno de ${name}.`,
    noBid: 'Aún no hay ninguna apuesta.',
    bid: (bid, name) => `Apuesta: ${bid}, de ${name}.`,
    hidden: (name, count) => `${name}: ${count === 1 ? '1 dado' : `${count} dados`}.`,
    shown: (name, faces) => `${name}: ${faces}.`,
    out: (name) => `${name}: fuera.`,
    inPlay: (count) => `${count} dados en total.`,
  },
  board: { yourBid: 'Tu apuesta', more: 'Un dado más', fewer: 'Un dado menos', doubt: 'Dudo' },
  outcome: {
    youWin: 'Ganas tú.',
    wins: (name) => `Gana ${name}.`,
    place: (place, name) => `${place}. ${name}`,
  },
};
