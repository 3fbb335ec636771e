import { listed, of } from '#table/text.ts';

export const and = (items: readonly string[]): string => listed(items, 'and');

export const actions = (n: number): string => of(n, 'action', 'actions');
export const steps = (n: number): string => of(n, 'step', 'steps');
export const cards = (n: number): string => of(n, 'card', 'cards');
export const dice = (n: number): string => of(n, 'die', 'dice');
export const tokens = (n: number): string => of(n, 'hack token', 'hack tokens');
export const alarms = (n: number): string => of(n, 'alarm', 'alarms');

export const percent = (chance: number): string => `${(100 * chance).toFixed(1)}\u00a0%`;
/** How likely something is, as a part of a sentence. */
export const chances = {
  share: (n: number, of: number) => `with ${n} in ${of}`,
  percent: (chance: number) => `with ${percent(chance)}`,
  certain: 'for certain',
  /** From samples: no finer than they are. */
  about: (percents: number) => `with about ${percents}\u00a0%`,
};
