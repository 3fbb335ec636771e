import { listed, of } from '#table/text.ts';
import type * as en from '../en/grammar.ts';

export const and: typeof en.and = (items) => listed(items, 'und');

export const actions: typeof en.actions = (n) => of(n, 'Aktion', 'Aktionen');
export const steps: typeof en.steps = (n) => of(n, 'Schritt', 'Schritte');
export const cards: typeof en.cards = (n) => of(n, 'Karte', 'Karten');
export const dice: typeof en.dice = (n) => of(n, 'Würfel', 'Würfel');
export const tokens: typeof en.tokens = (n) => of(n, 'Hack-Marker', 'Hack-Marker');
export const alarms: typeof en.alarms = (n) => of(n, 'Alarm', 'Alarme');

export const percent = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')}\u00a0%`;
/** How likely something is, as a part of a sentence. */
export const chances: typeof en.chances = {
  share: (n, of) => `in ${n} von ${of} Fällen`,
  percent: (chance) => `mit ${percent(chance)}`,
  certain: 'sicher',
  about: (percents) => `mit etwa ${percents}\u00a0%`,
};
