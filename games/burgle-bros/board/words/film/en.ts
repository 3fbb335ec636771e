import type { Need, Result } from '../../film/tray.tsx';

const or = new Intl.ListFormat('en', { type: 'disjunction' });
const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is said while something is shown. */
export const film = {
  needs: (need: Need) => {
    if (need.for === 'safe') return need.digits.length === 0 ? '' : `needs ${or.format(need.digits)}`;
    return { keypad: 'needs a 6', chihuahua: 'barks on a 6', 'persian-kitty': 'runs on a 1 or 2' }[need.for];
  },
  result: (result: Result) => {
    if (result === undefined) return '';
    if (result.for === 'safe')
      return result.digits.length === 0
        ? 'nothing fits'
        : `${and.format(result.digits)} ${result.digits.length === 1 ? 'fits' : 'fit'}`;
    const [yes, no] = {
      keypad: ['open', 'stays locked'],
      chihuahua: ['it barks', 'quiet'],
      'persian-kitty': ['it runs off', 'it stays'],
    }[result.for];
    return result.succeeded ? yes! : no!;
  },
  patrol: 'Patrol',
  draws: (card: string) => `Draws ${card}`,
  next: (at: string) => `Next: ${at}`,
  shuffled: 'New deck: faster',
  faster: (floor: number) => `Guard ${floor}: faster`,
  prevented: 'Alarm prevented',
  drawnBy: (name?: string) => (name === undefined ? 'You draw' : `${name} draws`),
  goOn: 'Tap to go on',
  lastEvent: 'The last event',
};
