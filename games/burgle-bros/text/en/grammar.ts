import { listed, of } from '#table/text.ts';

export const and = (items: readonly string[]): string => listed(items, 'and');

export const actions = (n: number): string => of(n, 'action', 'actions');
export const steps = (n: number): string => of(n, 'step', 'steps');
export const cards = (n: number): string => of(n, 'card', 'cards');
export const dice = (n: number): string => of(n, 'die', 'dice');
export const tokens = (n: number): string => of(n, 'hack token', 'hack tokens');
export const alarms = (n: number): string => of(n, 'alarm', 'alarms');
