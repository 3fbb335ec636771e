import { percent as inPercent, listed, of } from '#table/text.ts';
import type * as en from '../en/grammar.ts';

export const and: typeof en.and = (items) => listed(items, 'und');

export const actions: typeof en.actions = (n) => of(n, 'Aktion', 'Aktionen');
export const steps: typeof en.steps = (n) => of(n, 'Schritt', 'Schritte');
export const cards: typeof en.cards = (n) => of(n, 'Karte', 'Karten');
export const dice: typeof en.dice = (n) => of(n, 'Würfel', 'Würfel');
export const tokens: typeof en.tokens = (n) => of(n, 'Hack-Marker', 'Hack-Marker');
export const alarms: typeof en.alarms = (n) => of(n, 'Alarm', 'Alarme');

export const percent = (chance: number): string => inPercent(chance, 'de', 1);
/** How likely something is, as a part of a sentence. */
export const chances: typeof en.chances = {
  share: (n, of) => `in ${n} von ${of} Fällen`,
  percent: (chance) => `zu ${percent(chance)}`,
  certain: 'sicher',
  about: (percents) => `zu etwa ${inPercent(percents / 100, 'de')}`,
};
