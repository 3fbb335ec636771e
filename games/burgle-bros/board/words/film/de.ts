import type { Need, Result } from '../../film/tray.tsx';
import type { film as english } from './en.ts';

const or = new Intl.ListFormat('de', { type: 'disjunction' });
const and = new Intl.ListFormat('de', { type: 'conjunction' });

export const film: typeof english = {
  needs: (need: Need) => {
    if (need.for === 'safe') return need.digits.length === 0 ? '' : `braucht ${or.format(need.digits)}`;
    return { keypad: 'braucht eine 6', chihuahua: 'bellt bei 6', 'persian-kitty': 'läuft bei 1 oder 2' }[need.for];
  },
  result: (result: Result) => {
    if (result === undefined) return '';
    if (result.for === 'safe')
      return result.digits.length === 0
        ? 'nichts passt'
        : `${and.format(result.digits)} ${result.digits.length === 1 ? 'passt' : 'passen'}`;
    const [yes, no] = {
      keypad: ['offen', 'bleibt zu'],
      chihuahua: ['bellt', 'still'],
      'persian-kitty': ['läuft weg', 'bleibt'],
    }[result.for];
    return result.succeeded ? yes! : no!;
  },
  patrol: 'Patrouille',
  draws: (card) => `Zieht ${card}`,
  next: (at) => `Als Nächstes: ${at}`,
  shuffled: 'Neu gemischt: schneller',
  faster: (floor) => `Wache ${floor}: schneller`,
  prevented: 'Alarm verhindert',
  drawnBy: (name) => (name === undefined ? 'Du ziehst' : `${name} zieht`),
  goOn: 'Weiter: tippen',
  lastEvent: 'Letztes Ereignis',
};
