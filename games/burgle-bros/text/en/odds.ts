import { decimal } from '#table/text.ts';
import { and, cards, chances, dice, percent, steps } from './grammar.ts';

const mean = (n: number): string => decimal(n, 'en');
const rolls = (n: number): string => `${mean(n)} ${mean(n) === '1.0' ? 'roll' : 'rolls'} on average`;

/** Chances in words. `chance` is a phrase made by `share`, `percent` or `certain`; `guard` is “The guard on floor 1” or “He”. */
export const odds = {
  ...chances,
  /** The same as a bare number, for lists. */
  bareShare: (n: number, of: number) => `${n} in ${of}`,
  barePercent: percent,
  bareCertain: 'certain',

  safes: (name: string) => `Safes, if ${name} rolls`,
  safe: (at: string, n: number, chance: string) => `Safe at ${at}: a roll of ${dice(n)} cracks a number ${chance}.`,
  nothing: (at: string) => `Safe at ${at}: no revealed number is left to crack.`,
  safeWithout: (at: string) => `Safe at ${at}: there is no die to roll.`,
  opens: (chance: string) => `It opens the Safe ${chance}.`,
  opensNever: 'It cannot open the Safe.',
  faceDown: (n: number) =>
    n === 1
      ? 'It cannot open the Safe: 1 tile in line is face down.'
      : `It cannot open the Safe: ${n} tiles in line are face down.`,
  rolls: (n: number) => `All known numbers take ${rolls(n)}.`,
  stethoscope: (chance: string, n: number) => `The Stethoscope at the best moment: open ${chance}, ${rolls(n)}.`,
  oneMore: (chance: string, n: number) => `With one more die: opens ${chance}, ${rolls(n)}.`,
  oneMoreNever: (n: number) => `With one more die: ${rolls(n)}.`,
  also: (at: string, chance: string) => `The same roll opens the Safe at ${at} too ${chance}.`,
  byDice: (means: readonly number[]) =>
    `Rolls on average with 1 to ${means.length} dice: ${means.map(mean).join(', ')}.`,

  keypads: (name: string) => `Keypads, if ${name} tries`,
  keypad: (at: string, n: number, chance: string) =>
    `Keypad at ${at}: the next try with ${dice(n)} opens it ${chance}.`,
  twoTries: (chance: string) => `Two tries in one turn open it ${chance}.`,

  guard: (floor: number) => `Guard on floor ${floor}`,
  unplaced: 'He is not on the board yet.',
  outOfSight: 'He is out of sight.',
  appears: (at: readonly string[], chance: string) =>
    `He appears at ${at.join(', ')} ${chance}${at.length > 1 ? ' each' : ''}.`,
  later: 'He does not move at the end of this turn; this is for when he does.',
  held: {
    donuts: 'His next move is canceled: Donuts.',
    crow: 'His next move is canceled: the crow.',
    'lost-visual': 'He does not come back this turn.',
  },
  path: (n: number, way: readonly string[]) =>
    way.length === 0 ? `He has ${steps(n)}.` : `He has ${steps(n)} and will go to: ${way.join(', ')}.`,
  passes: (floor: number, at: readonly string[], chance: string) =>
    `The guard on floor ${floor} passes ${and(at)} ${chance}${at.length > 1 ? ' each' : ''}.`,
  next: (at: readonly string[], chance: string) =>
    `The next card sends him to ${at.join(', ')} ${chance}${at.length > 1 ? ' each' : ''}.`,
  nextLost: (chance: string) => `The next card takes him out of sight ${chance}.`,
  lost: (chance: string) => `He is out of sight afterward ${chance}.`,
  shuffles: (chance: string) => `His deck runs out ${chance}; then he gets faster.`,
  loses: (name: string, chance: string) => `${name} loses Stealth ${chance}.`,
  tied: 'Where you choose between equally near alarms, each counts as equally likely.',

  hidden: 'Face-down tiles',
  under: (floor: number, n: number, kinds: readonly string[]) =>
    `Floor ${floor}, each of ${n} face-down ${n === 1 ? 'tile' : 'tiles'}: ${kinds.join(', ')}.`,
  digits: (parts: readonly string[]) => `Its number: ${parts.join(', ')}.`,

  events: 'Events',
  event: (name: string) => `The next event is ${name}`,
  eachEvent: (n: number, chance: string) => `${cards(n)} may come next, each ${chance}.`,
};
