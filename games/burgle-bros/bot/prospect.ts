import type { Immutable } from '#table/game.ts';
import { TOOLS } from '../components/cards.ts';
import { cellAt, floorOf } from '../components/squares.ts';
import { SAFE } from '../components/tiles.ts';
import { isClear } from '../rules/escape.ts';
import { lineOf } from '../rules/safes.ts';
import { floorsOf, has, isInside, isUp, planAt, ROOF, SAFE_OPEN, type State, shows, topFloor } from '../state.ts';
import { FITTED } from './fitted.ts';
import { actionsToOpen } from './opening.ts';
import { Routes } from './routes.ts';
import { digitsOf, isStranded, looseLoot, needsOf, tasksOf } from './tasks.ts';
import { TOOL_WORTH, WORK } from './weights.ts';

/** What the chance to win is told from when a turn begins. */
export const TRAITS = [
  /** The same for every crew, and what each player makes of it. */
  'even',
  'crew',
  /** Players in the building with no Stealth, one and two; and each of them times the work that is left. */
  'bare',
  'thin',
  'fair',
  'bareWork',
  'thinWork',
  'fairWork',
  /** All that has to be found and opened. */
  'work',
  /** All safes are open; and then the floors to climb for all together. */
  'clear',
  'climb',
  'loose',
  'tools',
  /** What the dice of the guards show, for everybody on their floor. */
  'pace',
  /** How far everybody is from the next thing to do. */
  'way',
] as const;
export type Trait = (typeof TRAITS)[number];
export type Traits = Record<Trait, number>;

/** The crew's chance to win when a turn begins, as games of planners went. */
export function prospect(state: Immutable<State>): number {
  if (state.result !== 'playing') return state.result === 'won' ? 1 : 0;
  if (state.at.includes(ROOF) && isStranded(state)) return 0;
  const traits = traitsOf(state);
  let sum = 0;
  for (const trait of TRAITS) sum += FITTED[trait] * traits[trait];
  return 1 / (1 + Math.exp(-sum));
}

const STEALTH = ['bare', 'thin', 'fair'] as const;

export function traitsOf(state: Immutable<State>): Traits {
  const traits = Object.fromEntries(TRAITS.map((trait) => [trait, 0])) as Traits;
  traits.even = 1;
  traits.crew = state.seats;
  traits.work = workLeft(state);
  traits.clear = isClear(state) ? 1 : 0;
  traits.loose = looseLoot(state).length;
  for (let card = 0; card < TOOLS.length; card++)
    if (state.toolAt[card]! >= 0 && state.toolAt[card]! < state.seats) traits.tools += TOOL_WORTH[TOOLS[card]!];
  const tasks = tasksOf(state, needsOf(state));
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.at[seat] === ROOF) continue;
    const stealth = STEALTH[state.stealth[seat]!];
    if (stealth !== undefined) {
      traits[stealth] += 1;
      traits[`${stealth}Work`] += traits.work;
    }
    if (!isInside(state, seat)) continue;
    const floor = floorOf(state.at[seat]!);
    traits.pace += state.die[floor]!;
    traits.climb += traits.clear * (topFloor(state) - floor);
    const field = new Routes(state, seat).fieldFrom(state.at[seat]!);
    let nearest: number = WORK.far;
    for (const { cell, extra } of tasks) nearest = Math.min(nearest, field[cell]! + extra);
    traits.way += nearest / WORK.unit;
  }
  return traits;
}

/** Roughly the actions that are still needed for all safes. */
function workLeft(state: Immutable<State>): number {
  let work = 0;
  for (let floor = 0; floor < floorsOf(state); floor++) {
    const cells = planAt(state, floor).places.map((pos) => cellAt(floor, pos));
    const safes = cells.filter((cell) => shows(state, cell, SAFE));
    if (safes.length === 0) work += WORK.lost + WORK.search * cells.filter((cell) => !isUp(state, cell)).length;
    for (const safe of safes)
      if (!has(state, safe, SAFE_OPEN))
        work +=
          WORK.line * lineOf(state, safe).filter((cell) => !isUp(state, cell)).length +
          actionsToOpen(state.tokens[safe]!, digitsOf(state, safe).missing);
  }
  return work / WORK.unit;
}
