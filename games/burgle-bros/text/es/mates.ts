import type { mates as en } from '../en/mates.ts';

export const mates: typeof en = {
  step: {
    go: (at) => `ir a ${at}`,
    peek: (at) => `espiar ${at}`,
    crack: (at) => `lanzar en ${at}`,
    ping: (at) => `mira ${at}`,
    wait: (at) => `esperar en ${at}`,
    leave: (at) => `dejar la planta ${at[0]}`,
    come: () => 'venir conmigo',
  },
  of: (name) => `Plan de ${name}`,
  asked: (name) => `Lo pidió ${name}.`,
  reply: (name, wish, answer) => `${name} pide: ${wish}. ${answer}`,
  answer: {
    gladly: 'Sí.',
    asFar: 'Sí, hasta donde alcance un turno.',
    outside: 'No: falta alguien dentro del edificio.',
    noWay: 'No: en un turno no hay forma de llegar.',
    known: 'No: esa sala ya está boca arriba.',
    noSafe: 'No: ahí no hay ninguna caja fuerte que abrir.',
    noDigit: 'No: aún no se conoce ninguno de sus números.',
    notAllowed: 'No: otra persona tiene la tarjeta de acceso.',
    promised: (name) => `No: ${name} tiene mi palabra para este turno.`,
    caught: (chance, other) => `No: el riesgo de captura sería de un ${chance} más o menos, en vez de un ${other}.`,
    noticed: (chance, other) =>
      `No: mi riesgo de perder sigilo sería de un ${chance} más o menos, en vez de un ${other}.`,
    dear: (points) => `No: nuestra probabilidad de ganar bajaría unos ${points} puntos porcentuales.`,
  },
  plans: 'Planes',
  ask: (name) => `Pedir algo a ${name}`,
};
