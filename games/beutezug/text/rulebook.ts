import type { Refusal } from '../refusal.ts';
import type { Event } from '../state.ts';

/** Every rule that has a number: components, steps of a game, rulings. The README says where each is coded and tested. */
export const RULES = [
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'S1', 'S2', 'S3', 'S4', 'S5'] as const),
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const),
  ...(['R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22', 'R23'] as const),
  ...(['R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30', 'R31', 'R32', 'R33', 'R34'] as const),
] as const;
export type RuleId = (typeof RULES)[number];

/** The rules in the order in which somebody who learns the game wants them. */
export const CHAPTERS = [
  { id: 'idea', rules: ['S5', 'S1', 'R22', 'R25'] },
  { id: 'components', rules: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'R26'] },
  { id: 'round', rules: ['S2', 'R1', 'S3', 'R2', 'R3', 'R32'] },
  { id: 'bonuses', rules: ['R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R33'] },
  { id: 'success', rules: ['R11', 'R13', 'R15', 'R16', 'R29', 'R12', 'R14', 'R30', 'R31'] },
  { id: 'failure', rules: ['R17', 'R18', 'R19'] },
  { id: 'loot-tokens', rules: ['R10'] },
  { id: 'order', rules: ['S4', 'R20', 'R34', 'R21'] },
  { id: 'end', rules: ['R23', 'R27', 'R28', 'R24'] },
] as const satisfies readonly { readonly id: string; readonly rules: readonly RuleId[] }[];
export type ChapterId = (typeof CHAPTERS)[number]['id'];

/** Decided by us, at least in part, because the rulebooks are silent. Where only a part is ours the text says which. */
// biome-ignore format: a list of numbers
export const OURS: readonly RuleId[] = [
  'C1', 'C2', 'C5', 'C7', 'C8', 'R4', 'R5', 'R6', 'R9', 'R10', 'R12', 'R14', 'R15', 'R16', 'R18', 'R23', 'R27', 'R28',
  'R30', 'R31',
];

export const RULE_OF_EVENT = {
  picked: 'S2',
  rolled: 'S3',
  rerolledAll: 'R6',
  rerolledOne: 'R6',
  stopped: 'R9',
  succeeded: 'S3',
  displaced: 'R11',
  stayed: 'R13',
  stranded: 'R14',
  refilled: 'R15',
  notRefilled: 'R15',
  revealed: 'R16',
  failed: 'S3',
  drew: 'R18',
  kept: 'R18',
  putUnder: 'R18',
  gotNothing: 'R18',
  tookLootToken: 'R10',
  roundEnded: 'S4',
  ordered: 'R20',
  won: 'R23',
} as const satisfies Record<Event['type'], RuleId>;

export const RULE_OF_REFUSAL = {
  unclear: 'S2',
  'pick-first': 'S2',
  'already-picked': 'S2',
  'no-card-there': 'R1',
  'roll-first': 'S3',
  'already-rolled': 'S3',
  'no-reroll-one': 'R7',
  'no-reroll-all': 'R7',
  'no-such-die': 'R6',
  'keep-first': 'R18',
  'nothing-drawn': 'R18',
  'not-drawn': 'R18',
} as const satisfies Record<Refusal, RuleId>;
