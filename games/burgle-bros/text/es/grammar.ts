import { percent as inPercent, listed, of } from '#table/text.ts';
import type * as en from '../en/grammar.ts';

/** "y" is "e" before the sound of i. */
export const and: typeof en.and = (items) => listed(items, /^h?[ií](?![aeoáéó])/i.test(items.at(-1) ?? '') ? 'e' : 'y');

export const actions: typeof en.actions = (n) => of(n, 'acción', 'acciones');
export const steps: typeof en.steps = (n) => of(n, 'paso', 'pasos');
export const cards: typeof en.cards = (n) => of(n, 'carta', 'cartas');
export const dice: typeof en.dice = (n) => of(n, 'dado', 'dados');
export const tokens: typeof en.tokens = (n) => of(n, 'ficha de hackeo', 'fichas de hackeo');
export const alarms: typeof en.alarms = (n) => of(n, 'alarma', 'alarmas');

export const percent = (chance: number): string => inPercent(chance, 'es', 1);
/** How likely something is, as a part of a sentence. */
export const chances: typeof en.chances = {
  share: (n, of) => `en ${n} de ${of} casos`,
  percent: (chance) => `en el ${percent(chance)} de los casos`,
  certain: 'con seguridad',
  about: (percents) => `en cerca del ${inPercent(percents / 100, 'es')} de los casos`,
};
