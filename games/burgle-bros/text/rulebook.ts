import type { Event } from '../event.ts';
import type { Refusal } from '../refusal.ts';

const RULINGS = 106;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Ruling = `R${Exclude<Digit, 0> | `${Exclude<Digit, 0>}${Digit}` | `10${0 | 1 | 2 | 3 | 4 | 5 | 6}`}`;

/** What is in the box: room tiles, characters, tools, loot, events (guards, crew, building), patrol cards and tokens. */
const COMPONENT_RULES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'] as const;
/** The goal, the three jobs, walls, fewer players, what an action can be. */
const STEPS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const;

export type RuleId = (typeof COMPONENT_RULES)[number] | (typeof STEPS)[number] | Ruling;

/** Every rule that has a number: components, steps of a game, rulings. The README says where each is coded and tested. */
export const RULES: readonly RuleId[] = [
  ...COMPONENT_RULES,
  ...STEPS,
  ...Array.from({ length: RULINGS }, (_, i) => `R${i + 1}` as Ruling),
];

/** The rules in the order in which somebody who learns the game wants them. */
export const CHAPTERS = [
  { id: 'idea', rules: ['S1', 'R76', 'R77', 'R38'] },
  { id: 'setup', rules: ['S2', 'S3', 'S4', 'R85', 'R3', 'R4', 'R5', 'S5', 'R90', 'R78', 'S6'] },
  { id: 'box', rules: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'R101'] },
  { id: 'turn', rules: ['R1', 'S7', 'R2', 'R87', 'R6', 'R7', 'R103'] },
  { id: 'moving', rules: ['R8', 'R13', 'R10', 'R9', 'R102', 'R11', 'R19', 'R96', 'R21', 'R20', 'R22', 'R12', 'R93'] },
  { id: 'rooms', rules: ['R15', 'R16', 'R14', 'R17', 'R18', 'R31'] },
  { id: 'guards', rules: ['R72', 'R63', 'R64', 'R65', 'R69', 'R71', 'R70', 'R92', 'R91', 'R88', 'R62', 'R89'] },
  { id: 'stealth', rules: ['R25', 'R32', 'R95', 'R27', 'R28', 'R94', 'R29'] },
  { id: 'alarms', rules: ['R23', 'R67', 'R66', 'R68', 'R73', 'R24', 'R98', 'R26', 'R80'] },
  { id: 'safes', rules: ['R33', 'R34', 'R97', 'R35', 'R36', 'R39', 'R37', 'R84', 'R105'] },
  {
    id: 'characters',
    rules: ['R40', 'R41', 'R42', 'R43', 'R44', 'R82', 'R45', 'R46', 'R47', 'R99', 'R48', 'R79', 'R49', 'R50'],
  },
  { id: 'cards', rules: ['R51', 'R106', 'R52', 'R53', 'R54', 'R55', 'R30', 'R56', 'R57', 'R58', 'R74'] },
  { id: 'events', rules: ['R59', 'R60', 'R61', 'R81', 'R83', 'R100'] },
  { id: 'end', rules: ['R75', 'R104', 'R86'] },
] as const satisfies readonly { readonly id: string; readonly rules: readonly RuleId[] }[];
export type ChapterId = (typeof CHAPTERS)[number]['id'];

const rulings = (...numbers: readonly number[]): readonly RuleId[] => numbers.map((number) => `R${number}` as Ruling);

/** Decided by us, at least in part, because the rulebook and the cards are silent. */
export const OURS: readonly RuleId[] = [
  ...rulings(1, 4, 5, 6, 7, 8, 11, 16, 18, 19, 22, 26, 29, 37, 40, 47, 48, 49, 51, 52, 57, 59, 62, 65, 74),
  ...rulings(79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 96, 98, 99),
  ...rulings(100, 101, 102, 103, 104, 105, 106),
  'C3',
  'C5',
];

export const RULE_OF_EVENT = {
  sideChosen: 'R85',
  entranceChosen: 'R3',
  turnBegan: 'R1',
  placed: 'R4',
  actionsEnded: 'R2',
  turnSkipped: 'R83',
  revealed: 'R6',
  moved: 'R8',
  shifted: 'R11',
  stopped: 'R10',
  rolled: 'R34',
  unlocked: 'R16',
  locked: 'R16',
  escaped: 'R75',
  stealthLost: 'R25',
  stealthGained: 'C8',
  refugePlaced: 'R29',
  captured: 'R32',
  alarmRaised: 'R23',
  alarmPrevented: 'R24',
  alarmOff: 'R66',
  hacked: 'R24',
  patrolDrawn: 'C8',
  patrolReshuffled: 'R70',
  guardPlaced: 'R9',
  guardMoved: 'R65',
  guardJumped: 'R88',
  guardLost: 'R62',
  guardHeld: 'R52',
  guardDistracted: 'R46',
  guardSpedUp: 'R70',
  destinationSet: 'R67',
  dieAdded: 'R33',
  dieSet: 'C3',
  cracked: 'R34',
  safeOpened: 'R35',
  toolsReshuffled: 'C3',
  toolsShown: 'R47',
  noToolLeft: 'R99',
  toolFound: 'C3',
  toolDiscarded: 'R47',
  lootFound: 'C4',
  cardLeft: 'R45',
  pickedUp: 'C4',
  offered: 'R74',
  requested: 'R74',
  handedOver: 'R74',
  declined: 'R74',
  toolUsed: 'R87',
  toolEnded: 'R53',
  crowbarred: 'R51',
  wallRemoved: 'C3',
  stairsMade: 'R55',
  kittyRan: 'R58',
  abilityUsed: 'C2',
  ordered: 'R48',
  laptopLoaded: 'R42',
  crowPlaced: 'R46',
  crowReturned: 'R46',
  alarmTaken: 'R44',
  looked: 'R50',
  putBack: 'R50',
  arranged: 'C3',
  eventDrawn: 'R1',
  eventsReshuffled: 'C6',
  noEffect: 'C6',
  eventEnded: 'R1',
  actionsGained: 'R1',
  won: 'R76',
  givingUpProposed: 'R104',
  givingUpAgreed: 'R104',
  gaveUp: 'R104',
  lost: 'R77',
} as const satisfies Record<Event['type'], RuleId>;

export const RULE_OF_REFUSAL = {
  unclear: 'S7',
  'answer-first': 'R86',
  'no-question': 'R86',
  'no-actions': 'R1',
  'too-expensive': 'R15',
  'out-of-reach': 'R7',
  'face-up': 'R6',
  'no-computer': 'S7',
  'room-full': 'R24',
  'no-safe': 'S7',
  'safe-open': 'R36',
  'safe-full': 'R33',
  'no-dice': 'R33',
  keycard: 'R57',
  'no-roof': 'R75',
  'safes-closed': 'R38',
  'time-lock': 'R19',
  'not-your-ability': 'C2',
  'used-this-turn': 'C2',
  'no-such-card': 'R74',
  bust: 'R103',
  'not-together': 'R74',
  'one-bar': 'R56',
  'proposed-already': 'R104',
  'not-possible': 'S7',
} as const satisfies Record<Refusal, RuleId>;
