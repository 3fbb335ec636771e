import type { Refusal } from '../refusal.ts';
import type { Event } from '../state.ts';

/** Every rule that has a number, in the order in which somebody who learns the game wants them. */
export const CHAPTERS = [
  { id: 'idea', rules: ['S9', 'S1', 'R1', 'S2'] },
  { id: 'components', rules: ['C1', 'C2', 'C3', 'R26'] },
  { id: 'turn', rules: ['S3', 'S4', 'R3', 'R6', 'R7', 'R11', 'S6', 'R18', 'S7'] },
  { id: 'stealing', rules: ['R2', 'R4', 'R5', 'S5', 'R8', 'R9', 'R10', 'R30'] },
  { id: 'raid-end', rules: ['S8', 'R13', 'R14', 'R15', 'R16', 'R17'] },
  { id: 'arrest', rules: ['R22', 'R19', 'R23', 'R24', 'R25'] },
  { id: 'two', rules: ['R20', 'R21', 'R28'] },
  { id: 'questions', rules: ['R12', 'R31', 'R27', 'R29'] },
] as const;
export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

/** Decided by us, at least in part, because the rulebooks are silent. Where only a part is ours the text says which. */
export const OURS: readonly RuleId[] = [
  'R1',
  'R3',
  'R4',
  'R8',
  'R9',
  'R11',
  'R13',
  'R15',
  'R16',
  'R18',
  'R20',
  'R21',
  'R24',
  'R28',
  'R30',
  'R31',
];

export const RULE_OF_EVENT = {
  played: 'S3',
  took: 'S4',
  asked: 'R8',
  stole: 'S5',
  gaveDog: 'R8',
  fetchedDog: 'R10',
  noEffect: 'R7',
  drew: 'S6',
  reshuffled: 'R18',
  raidEnded: 'R13',
  bossKept: 'R14',
  bossReturned: 'R14',
  secured: 'R15',
  raidBegan: 'R16',
  alibisCounted: 'R22',
  arrested: 'R19',
  fined: 'R20',
  pointsCounted: 'R23',
  won: 'R24',
} as const satisfies Record<Event['type'], RuleId>;

export const RULE_OF_REFUSAL = {
  unclear: 'S3',
  'answer-first': 'R30',
  'no-question': 'R30',
  'not-in-hand': 'S3',
  'wrong-token': 'S4',
  'not-there': 'S4',
  'own-token': 'R5',
  'centre-first': 'R2',
  'thief-centre-only': 'R11',
  'must-take': 'R6',
  alike: 'R3',
} as const satisfies Record<Refusal, RuleId>;
