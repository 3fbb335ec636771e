import { joined } from '#table/text.ts';
import type { CallWords } from './en.ts';

export const es: CallWords = {
  turn: (game) => `Te toca en ${game}`,
  answer: (game) => `${game}: esperan tu respuesta`,
  asks: (who, game) => `${who} pregunta en ${game}`,
  wish: {
    clock: '¿Otro reloj?',
    pause: '¿Una pausa?',
    resume: '¿Seguimos?',
    undo: '¿Deshacer la última jugada y lo que vino después?',
  },
  rematch: (who) => (who === '' ? 'Una revancha' : `${who} quiere la revancha`),
  invitation: (who, game) => (who === '' ? `Un asiento para ti: ${game}` : `${who} te invita a jugar a ${game}`),
  over: (game) => `${game}: la partida terminó`,
  chat: (who, game) => `${who} en ${game}`,
  sameSeats: (game) => `${game}, los mismos asientos.`,
  with: (names) => (names.length === 0 ? '' : `Con ${joined.es(names)}.`),
  left: (time) => `Queda: ${time}.`,
  several: (tables) => `${tables} mesas te esperan`,
  open: 'Abrir',
  later: 'En una hora',
  waitsFor: (names, game) => `Turno de ${joined.es(names)} en ${game}`,
  overFor: (game) => `${game}: la partida terminó`,
  tried: 'Hideout: así se ve aquí un aviso.',
};
