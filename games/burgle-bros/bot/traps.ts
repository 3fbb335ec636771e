import { AREA, type Pos } from '../components/squares.ts';
import type { Plan } from '../path.ts';

/** As far as four actions lead. */
const REACH = 4;
/** With no more places than this to go to, a guard finds one. */
const CORNERED = 3;

/** By place and place of the guard: whether he cuts it off. Kept with the plan. */
const TRAPS = new WeakMap<Plan, Uint8Array>();

/** Is somebody at this place cornered by a guard at that one: are there hardly any others to go to without meeting him? */
export function isCornered(plan: Plan, at: Pos, guard: Pos): boolean {
  let traps = TRAPS.get(plan);
  if (traps === undefined) {
    traps = new Uint8Array(AREA * AREA);
    for (const from of plan.places)
      for (const by of plan.places)
        traps[from * AREA + by] = from !== by && placesFrom(plan, from, by) <= CORNERED ? 1 : 0;
    TRAPS.set(plan, traps);
  }
  return traps[at * AREA + guard] === 1;
}

/** How many places can be reached without passing the guard. */
function placesFrom(plan: Plan, from: Pos, guard: Pos): number {
  const reached = new Map<Pos, number>([[from, 0]]);
  for (const [at, steps] of reached) {
    if (steps === REACH) continue;
    for (const to of plan.open[at]!) if (to !== guard && !reached.has(to)) reached.set(to, steps + 1);
  }
  return reached.size;
}
