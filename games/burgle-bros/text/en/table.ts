import type { LASTING } from '../../components/cards.ts';
import type { Job } from '../../components/jobs.ts';
import type { Sign } from '../drawing.ts';
import { stop } from '../names.ts';
import type { ChapterId } from '../rulebook.ts';
import { actions, alarms, and, cards, dice, steps } from './grammar.ts';

export const pitch: string =
  'A crew of burglars in a building full of alarms: crack every Safe and escape to the roof together before a guard catches any of you.';

export const job = {
  bank: 'The Bank Job',
  office: 'The Office Job',
  'fort-knox': 'Fort Knox',
} satisfies Record<Job, string>;

const EFFECTS = { gymnastics: 'Gymnastics', 'time-lock': 'Time Lock', 'video-loop': 'Video Loop', emp: 'E.M.P.' };

/** The table in words. `who` is a name, or “You”. */
export const twin = {
  you: 'You',
  turn: (name: string, n: number) => `${name}, turn ${n}`,
  before: (name: string) => `${name}, before the first turn`,
  over: (name: string) => `${name}, game over`,
  yourTurn: (left: number) => `It is your turn: ${actions(left)} left.`,
  turnOf: (name: string, left: number) => `It is ${name}’s turn: ${actions(left)} left.`,
  rolled: (what: string) => `On the dice: ${what}.`,
  /** Without a name it is the reader's own. */
  lasts: (what: (typeof LASTING)[number] | 'emp', name?: string) =>
    `${EFFECTS[what]} is in force until ${name === undefined ? 'your' : `${name}’s`} next turn.`,
  headsUp: 'Heads Up: the next turn has 1 extra action.',
  jumpTheGun: 'Jump the Gun: the next turn is skipped.',
  suit: 'The Invisible Suit is active.',
  crow: (at: string) => `The crow is at ${at}.`,
  laptop: 'A token is on the Laptop.',
  heldAlarm: 'An alarm is on the Juicer’s card.',
  slipped: 'The Acrobat is on the guard’s tile, unnoticed so far.',
  plan: 'Plan',
  floor: (n: number) => `Floor ${n}`,
  guard: (at: string, die: number, ringing: number) =>
    `Guard at ${at}, speed ${die}${ringing === 0 ? '' : ` and ${alarms(ringing)}: ${steps(die + ringing)}`}.`,
  unplaced: (die: number) => `The guard is not on the board yet; speed ${die}.`,
  lost: (die: number) => `The guard is out of sight; speed ${die}.`,
  way: (to: string, way: readonly string[]) => `He heads for ${to}: ${way.join(', ')}.`,
  arrived: 'He is at his destination.',
  donuts: 'He has Donuts: his next movement is canceled.',
  patrol: (left: number, drawn: readonly string[]) =>
    `Patrol deck: ${cards(left)}. Drawn: ${drawn.length === 0 ? 'none' : drawn.join(', ')}.`,
  takenAway: (n: number) => `${cards(n)} discarded face down.`,
  known: (place: number, card: string) => stop(`Card ${place} from the top is ${card}`),
  lostVisual: 'Lost Visual',
  rooms: (floor: number) => `Tiles on floor ${floor}`,
  row: (n: number) => `Row ${n}`,
  faceDown: 'face down',
  walls: (walls: readonly string[]) => `Walls: ${walls.length === 0 ? 'none' : walls.join(', ')}.`,
  tokens: (n: number) => `hack tokens: ${n}`,
  dice: (n: number) => dice(n),
  stealth: (n: number) => `${n} Stealth`,
  here: (things: string) => `here: ${things}`,
  taken: 'tool taken',
  safes: 'Safes',
  safeOpen: (at: string) => `Safe at ${at}: open.`,
  safe: (at: string, n: number, cracked: readonly string[], missing: readonly string[], unknown: number) =>
    [
      `Safe at ${at}: ${n === 0 ? 'no dice' : dice(n)}.`,
      `Cracked: ${cracked.length === 0 ? 'none' : cracked.join(', ')}.`,
      ...(missing.length === 0 ? [] : [`Missing: ${missing.join(', ')}.`]),
      ...(unknown === 0 ? [] : [`Face down: ${unknown}.`]),
    ].join(' '),
  safesHidden: (n: number) => (n === 1 ? '1 Safe has not been found yet.' : `${n} Safes have not been found yet.`),
  crew: 'Crew',
  member: (who: string, role: string, at: string, stealth: number) => `${who}, ${role}: ${at}, ${stealth} Stealth.`,
  outside: 'not in the building yet',
  roof: 'on the roof',
  undecided: 'side not chosen yet',
  carries: (things: readonly string[]) => (things.length === 0 ? 'Carries nothing.' : stop(`Carries ${and(things)}`)),
  decks: 'Decks',
  tools: (left: number, discard: readonly string[]) =>
    stop(`Tools: ${cards(left)} left${discard.length === 0 ? '' : `; discarded: ${discard.join(', ')}`}`),
  loot: (left: number) => `Loot: ${cards(left)} left.`,
  events: (left: number, discard: readonly string[]) =>
    stop(`Events: ${cards(left)} left${discard.length === 0 ? '' : `; discarded: ${discard.join(', ')}`}`),
};

/** The signs of the drawn plan. */
export const sign = {
  guard: 'guard',
  destination: 'destination',
  alarm: 'alarm',
  cracked: 'cracked',
  open: 'open',
  forced: 'disabled',
  up: 'Thermal Bomb stairs',
  down: 'stairs down',
  entrance: 'entrance',
  tokens: 'hack tokens or dice',
  stealth: 'Stealth',
  cards: 'items',
  crow: 'crow',
} satisfies Record<Sign, string>;

export const outcome = {
  won: 'You have done it: the whole crew is on the roof, with all the loot.',
  captured: 'You have lost: a guard has captured one of you.',
  capturedWho: (names: readonly string[], at: string) => `${and(names)} had no Stealth left at ${at}.`,
  lootLeft: 'You have lost: everyone is out, but loot was left behind.',
  gaveUp: 'You have lost: you gave up.',
  left: (things: readonly string[]) => `Left in the building: ${and(things)}.`,
  haul: (things: readonly string[]) => (things.length === 0 ? 'No loot was drawn.' : `The haul: ${and(things)}.`),
  safes: (open: number, all: number) => `Safes open: ${open} of ${all}.`,
  turns: (n: number) => `Turns played: ${n}.`,
};

export const options = {
  job: {
    name: 'Job',
    values: {
      bank: 'The Bank Job: three floors, three Safes, about 90 minutes.',
      office: 'The Office Job: two floors, two Safes, to learn the game; about 45 minutes.',
      'fort-knox': 'Fort Knox: two floors of 5×5, three Safes, for experts; about 90 minutes.',
    },
  },
  walls: {
    name: 'Walls',
    values: {
      standard: 'The walls of the rulebook; for Fort Knox, which has none there, a published layout.',
      alternative: 'Fort Knox only: another published layout.',
      random: 'Walls at random, different every time; every tile can be reached.',
    },
    other: 'Walls of your own: 8 on each floor, 12 in Fort Knox; every tile must be reachable.',
  },
  hole: {
    name: 'Empty spot',
    values: { none: 'No empty spot: only Fort Knox has one.', C3: 'The middle of the floor, C3.' },
  },
  lostVisual: {
    name: 'Lost Visual',
    values: {
      false: 'Without it: you always know where the guards are.',
      true: 'Mini expansion: a card in each patrol deck makes you lose sight of the guard for a while.',
    },
  },
  characters: {
    name: 'Characters',
    values: {
      dealt: 'Each player gets a random character and chooses a side.',
    },
    other: 'Each player chooses a character and, if they like, a side.',
  },
};

export const chapters = {
  idea: 'The goal',
  setup: 'Jobs and setting up',
  box: 'What is in the box',
  turn: 'Your turn',
  moving: 'Moving',
  rooms: 'Tiles that stop you or trigger alarms',
  guards: 'Guards',
  stealth: 'Stealth and capture',
  alarms: 'Alarms and Cameras',
  safes: 'Safes',
  characters: 'Characters in detail',
  cards: 'Tools, loot and trading in detail',
  events: 'Events in detail',
  end: 'Getting out',
} satisfies Record<ChapterId, string>;
