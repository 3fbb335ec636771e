import { ROWS, type Space } from '../components.ts';
import type { Refusal } from '../refusal.ts';
import type { Event } from '../state.ts';
import { placeOf } from './pieces.ts';

/** Every rule that has a number, in the order in which somebody who learns the game wants them. */
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
] as const;
export type ChapterId = (typeof CHAPTERS)[number]['id'];
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];

/** Decided by us, at least in part, because the rulebooks are silent. Where only a part is ours the text says which. */
// biome-ignore format: a list of numbers
export const OURS: readonly RuleId[] = [
  'C1', 'C2', 'C5', 'C7', 'C8', 'R4', 'R5', 'R6', 'R9', 'R10', 'R12', 'R14', 'R15', 'R16', 'R18', 'R23', 'R27', 'R28',
  'R30', 'R31',
];

const RULE_OF_EVENT = {
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

/** The rule behind an event. Where tokens went tells which rule has put them there. */
export function ruleOfEvent(event: Event): RuleId {
  if (event.type === 'displaced') return ruleOfWay(event.from, event.to);
  if (event.type === 'stayed' && placeOf(event.space).row > ROWS[0]) return 'R31';
  return RULE_OF_EVENT[event.type];
}

function ruleOfWay(from: Space, to: Space): RuleId {
  const [old, next] = [placeOf(from), placeOf(to)];
  if (old.row === ROWS[0]) return 'R14';
  if (next.row >= old.row) return 'R31';
  return next.row === old.row - 1 && next.column === old.column ? 'R11' : 'R12';
}

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
