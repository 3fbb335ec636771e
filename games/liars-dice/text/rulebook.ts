import type { Refusal } from '../refusal.ts';
import type { Event } from '../state.ts';

/** Every rule that has a number, in the order in which somebody who learns the game wants them. */
export const CHAPTERS = [
  { id: 'aim', rules: ['S5', 'C1', 'S1', 'R1'] },
  { id: 'bids', rules: ['S2', 'R2', 'R3', 'R4', 'R7'] },
  { id: 'doubts', rules: ['S3', 'R5', 'S4', 'R6'] },
] as const;
export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

/** The game is played in many ways; here we chose one. */
export const OURS: readonly RuleId[] = ['R1', 'R3'];

export const RULE_OF_EVENT = {
  announced: 'S2',
  doubted: 'S3',
  shown: 'R5',
  lostDie: 'S4',
  rolled: 'S4',
  won: 'S5',
} as const satisfies Record<Event['type'], RuleId>;

export const RULE_OF_REFUSAL = {
  unclear: 'S2',
  'nothing-to-doubt': 'S2',
  'too-many': 'R3',
  'too-low': 'R2',
} as const satisfies Record<Refusal, RuleId>;
