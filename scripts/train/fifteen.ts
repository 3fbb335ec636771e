import { actionsToOpen } from '#games/burgle-bros/bot/opening.ts';
import { Routes } from '#games/burgle-bros/bot/routes.ts';
import { digitsOf, looseLoot, needsOf, tasksOf } from '#games/burgle-bros/bot/tasks.ts';
import { TOOL_WORTH, WORK } from '#games/burgle-bros/bot/weights.ts';
import { TOOLS } from '#games/burgle-bros/components/cards.ts';
import { cellAt, floorOf } from '#games/burgle-bros/components/squares.ts';
import { SAFE } from '#games/burgle-bros/components/tiles.ts';
import { isClear } from '#games/burgle-bros/rules/escape.ts';
import { lineOf } from '#games/burgle-bros/rules/safes.ts';
import {
  floorsOf,
  has,
  isInside,
  isUp,
  planAt,
  ROOF,
  SAFE_OPEN,
  type State,
  shows,
  topFloor,
} from '#games/burgle-bros/state.ts';
import type { Immutable } from '#table/game.ts';

/** What the chance to win was told from before there was a judge: that is what it has to be better than. */
export const FIFTEEN = [
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
type Trait = (typeof FIFTEEN)[number];
type Traits = Record<Trait, number>;

const FAR = 12;
const UNIT = 20;
const STEALTH = ['bare', 'thin', 'fair'] as const;

export function fifteenOf(state: Immutable<State>): number[] {
  const traits = Object.fromEntries(FIFTEEN.map((trait) => [trait, 0])) as Traits;
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
    let nearest: number = FAR;
    for (const { cell, extra } of tasks) nearest = Math.min(nearest, field[cell]! + extra);
    traits.way += nearest / UNIT;
  }
  return FIFTEEN.map((trait) => traits[trait]);
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
  return work / UNIT;
}
