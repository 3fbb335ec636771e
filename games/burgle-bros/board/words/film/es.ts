import type { Need, Result } from '../../film/tray.tsx';
import type { film as english } from './en.ts';

const or = new Intl.ListFormat('es', { type: 'disjunction' });
const and = new Intl.ListFormat('es', { type: 'conjunction' });

export const film: typeof english = {
  needs: (need: Need) => {
    if (need.for === 'safe') return need.digits.length === 0 ? '' : `hace falta ${or.format(need.digits)}`;
    return { keypad: 'hace falta un 6', chihuahua: 'ladra con un 6', 'persian-kitty': 'huye con 1 o 2' }[need.for];
  },
  result: (result: Result) => {
    if (result === undefined) return '';
    if (result.for === 'safe')
      return result.digits.length === 0
        ? 'ninguno sirve'
        : `${result.digits.length === 1 ? 'sirve' : 'sirven'} ${and.format(result.digits)}`;
    const [yes, no] = {
      keypad: ['abierto', 'sigue cerrado'],
      chihuahua: ['ladra', 'silencio'],
      'persian-kitty': ['huye', 'se queda'],
    }[result.for];
    return result.succeeded ? yes! : no!;
  },
  patrol: 'Patrulla',
  draws: (card) => `Roba ${card}`,
  next: (at) => `Después: ${at}`,
  shuffled: 'Mazo nuevo: más rápido',
  faster: (floor) => `Guardia ${floor}: más rápido`,
  prevented: 'Alarma impedida',
  drawnBy: (name) => (name === undefined ? 'Robas' : `${name} roba`),
  goOn: 'Toca para seguir',
  lastEvent: 'Último evento',
};
