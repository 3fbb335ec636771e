import type { Strength } from '#table/bot.ts';
import type { Tool } from '../components/cards.ts';
import type { Sight } from './forecast.ts';

/**
 * Everything that was set by playing, in one place. The unit is one action of one player: a crew that has to spend an
 * action more is worse off by 1.
 */
export const WEIGHTS = {
  /** What a guard may do from the next turn on, in visits: so much of it counts now. */
  peril: 0.5,
  /** An action counts for so much more with every turn behind par, or a crew would wait for ever for a guard who stays where nobody is. */
  late: 0.03,
  /** Who has nothing to do need not hurry: so much of what an action counts for others. */
  idle: 0.25,
  /** Turning up a tile that is needed: a peek, and the walk to the next one. */
  reveal: 3,
  /** When it is done, the next one is at most so much farther: less than it was worth. */
  onward: 2,
  /** … one that is not needed now: it may show a way. */
  spareReveal: 0.3,
  /** An action spent on a safe counts for more than a step, or nobody would stay there. */
  safeWork: 2,
  /** Being a step nearer to what is to be done next. */
  step: 1,
  /** Farther than this is just far. */
  far: 40,
  /** An event is drawn by whoever spends little: some are bad. */
  event: 1.2,
  /** An alarm left ringing: the guard is faster as long as it rings. */
  alarm: 1,
  /** Loot on the floor has to be fetched. */
  looseLoot: 6,
  /** Out of the building for good. */
  escaped: 12,
  /** Somebody else on the same floor, whose guard then moves once more in every round. */
  crowd: 6,
  /** A hack token, for the first ones on a Computer Room. */
  token: 1.2,
  tokens: 2,
  /** A Stealth of the room, which is given before one's own. */
  roomStealth: 2,
  /** Somebody else is moved: by Orders that have to be agreed to, or by Disguise. */
  order: 0.5,
  /** A guard who sees somebody in a Camera: an alarm brings him, but not always at once. */
  camera: 0.7,
  /** Dice that are worth having on a safe before all digits are known. */
  earlyDice: 3,
  /** What is learnt early can still be acted on: for every action left. */
  early: 0.03,
  /** What costs nothing has to bring more than this. */
  trifle: 0.2,
  /** A step short of what was promised: more than a Stealth, less than being captured. */
  word: 60,
} as const;

/** How it is reckoned what a guard may do from the next turn on. */
export const PERIL = {
  rounds: 4,
  /** What a visit counts for a round later. */
  later: 0.7,
  /** Out of the way as far as this, and what a step costs, in visits. */
  reach: 3,
  step: 0.03,
  /** … and what it costs to leave the floor: there is a guard on the next one too. */
  away: 0.18,
} as const;

/** How a crew weighs time against Stealth. */
export interface Temper {
  /** What losing a Stealth costs whoever has so many left (0: captured, and all is lost). */
  readonly stealth: readonly number[];
  /** The last things to do on the way are worth more, as others wait for them: up to so many times. */
  readonly scarce: number;
}

const CAREFUL: Temper = { stealth: [220, 60, 35, 25, 18], scarce: 1.3 };
const EVEN: Temper = { stealth: [220, 60, 32, 20, 12], scarce: 2 };
const BRISK: Temper = { stealth: [220, 45, 16, 8, 6], scarce: 2 };

/** By number of players, as it went on tuning seeds; see README.md. */
export const TEMPER: Readonly<Record<number, Temper>> = { 1: CAREFUL, 2: CAREFUL, 3: EVEN, 4: BRISK };

/** What a tool is worth in the hand: it is used when that brings more. */
export const TOOL_WORTH: Readonly<Record<Tool, number>> = {
  blueprints: 2.5,
  crowbar: 1.5,
  'crystal-ball': 0.5,
  donuts: 3,
  dynamite: 2,
  emp: 3,
  'invisible-suit': 2,
  'makeup-kit': 4,
  rollerskates: 1.5,
  'smoke-bomb': 6,
  stethoscope: 4,
  'thermal-bomb': 3,
  virus: 1.5,
};

/** What it takes to go onto a tile besides the first action, by what is on it: seen as actions. */
export const ENTRY = {
  bolted: 2,
  locked: 3.5,
  laser: 1,
  alarm: 2,
  motion: 0.4,
  camera: 0.2,
  unknown: 0.5,
  guard: 1,
} as const;

/**
 * What it takes to pass a guard who will not go away, as nobody is on his floor, by the Stealth one has left: it has to
 * be paid sooner or later, so that hiding from him saves nothing.
 */
export const SENTRY: readonly number[] = [30, 13, 6, 4, 3];

/**
 * How much it matters to turn up a tile that may be the Stairs or a Safe, or that a safe needs; and what comes to that
 * if it is the last one, half of it if it is one of two: who leaves the floor before has to come back.
 */
export const NEED = { stairs: 0.5, lastStairs: 1, search: 0.8, lastSearch: 2, line: 1, lastLine: 0.5 } as const;

/** How much less a task attracts than one that the safe needs and nobody else is nearer to: as if it were so much farther. */
export const EXTRA = {
  /** A tile that matters less, or more. */
  need: 2.5,
  /** A safe of which many tiles are unknown. */
  unready: 2,
  laboratory: 2,
  /** Somebody else is nearer to it. */
  claimed: 6,
  /** The way out, as long as there is something else to do. */
  exit: 6,
} as const;

/** An entrance is better the farther from the guard, up to so many steps, and for every place within two steps. */
export const ENTRANCE = { far: 3, near: 0.7 } as const;

/** How far ahead each strength sees of a guard: none of them blunders, but the weaker ones are taken by surprise. */
export const SIGHT: Readonly<Record<Strength, Sight>> = { easy: 'way', normal: 'movement', hard: 'later' };

/** How often a guard notices somebody in a turn, by his die: about as it went in games of planners. */
export const NOTICED: readonly number[] = [0, 0.02, 0.03, 0.04, 0.05, 0.06, 0.09];

/** Turns of the crew that good work takes: from games that were won. */
export const PAR = { start: 4, revealed: 0.7, cracked: 0.5, opened: 4 } as const;

/** How the hard bot looks ahead: what these numbers bring, decision by decision, is in README.md. */
export const LOOKAHEAD = {
  /** So many plans at most, and only those that the planner finds nearly as good as its best: in actions. */
  plans: 7,
  margin: 8,
  /** Plans that differ by less are the same in another order. */
  same: 1e-6,
  /** By players: turns that are played out, of everybody one and of most two. */
  turns: [0, 3, 4, 5, 6],
  /** What an action is worth in chance to win: by how much a plan has to make up for being found worse by the planner. */
  action: 0.002,
  /** … and to be worth changing one's mind for. */
  trifle: 0.001,
  /** No plan is judged by fewer worlds. */
  atLeast: 6,
  /** By how many standard errors a plan must be better than the planner's own; when it is given up, and when it is taken at once. */
  clear: 0.5,
  hopeless: 1,
  sure: 3,
  /** A spread that is always taken for possible. */
  doubt: 1e-3,
} as const;

/** How the work left in a building is reckoned, in actions: tiles to search, a safe not found yet, tiles in line with one. */
export const WORK = { search: 1.5, lost: 10, line: 2 } as const;
