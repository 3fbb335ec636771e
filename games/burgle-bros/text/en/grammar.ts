import { percent as inPercent, listed, of } from '#table/text.ts';

export const and = (items: readonly string[]): string => listed(items, 'and');

export const actions = (n: number): string => of(n, 'action', 'actions');
export const steps = (n: number): string => of(n, 'step', 'steps');
export const cards = (n: number): string => of(n, 'card', 'cards');
export const dice = (n: number): string => of(n, 'die', 'dice');
export const tokens = (n: number): string => of(n, 'hack token', 'hack tokens');
export const alarms = (n: number): string => of(n, 'alarm', 'alarms');

export const percent = (chance: number): string => inPercent(chance, 'en', 1);
/** How likely something is, as a part of a sentence. */
export const chances = {
  share: (n: number, of: number) => `${n} ${n === 1 ? 'time' : 'times'} in ${of}`,
  percent: (chance: number) => `${percent(chance)} of the time`,
  certain: 'for certain',
  /** From samples: no finer than they are. */
  about: (percents: number) => `about ${inPercent(percents / 100, 'en')} of the time`,
};
