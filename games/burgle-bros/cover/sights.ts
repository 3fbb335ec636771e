import { loot } from '../components/cards.ts';
import { role } from '../components/characters.ts';
import { type Cell, cellAt, cellOf, floorOf, posOf } from '../components/squares.ts';
import { ATRIUM, COMPUTER_FOR, FOYER, LABORATORY, MOTION, SERVICE_DUCT } from '../components/tiles.ts';
import { distance } from '../path.ts';
import { canRing } from '../rules/alarms.ts';
import { has, kindAt, planAt, planFor, TAKEN } from '../state.ts';
import { losses, type Moment, tells, told } from './moment.ts';

/** What takes more than an event to be seen. */
export const seen = {
  /** R21 — From one Service Duct to the other, which is not next to it. */
  throughDuct: (m: Moment, to: Cell): boolean => {
    const from = m.before.at[m.seat]!;
    if (kindAt(m.before, from) !== SERVICE_DUCT || kindAt(m.before, to) !== SERVICE_DUCT) return false;
    return floorOf(from) !== floorOf(to) || !planFor(m.before, from).open[posOf(from)]!.includes(posOf(to));
  },
  caughtTogether: (m: Moment): boolean => losses(m).some(({ together }) => together),
  fromAtrium: (m: Moment): boolean =>
    losses(m).some(({ at, together }) => !together && at >= 0 && kindAt(m.after, at) === ATRIUM),
  fromFoyer: (m: Moment): boolean =>
    losses(m).some(({ at, together }) => !together && at >= 0 && kindAt(m.after, at) === FOYER),
  tiara: (m: Moment): boolean =>
    losses(m).some(
      ({ seat, at, together }) =>
        !together &&
        at >= 0 &&
        m.before.lootAt[loot('tiara')] === seat &&
        kindAt(m.after, at) !== ATRIUM &&
        kindAt(m.after, at) !== FOYER &&
        tells(m, 'moved', (event) => event.seat === seat),
    ),
  /** R31 — The first to enter. */
  laboratory: (m: Moment): boolean =>
    tells(m, 'moved', ({ to }) => {
      const cell = cellOf(to);
      return kindAt(m.after, cell) === LABORATORY && !has(m.before, cell, TAKEN) && has(m.after, cell, TAKEN);
    }),
  /** R42 — The Hacker with the Jammer walks in where it would have rung. */
  jammed: (m: Moment): boolean =>
    told(m, 'moved').some(({ seat, to }) => {
      const [cell, kind] = [cellOf(to), kindAt(m.after, cellOf(to))];
      return (
        m.before.role[seat] === role('jammer') &&
        COMPUTER_FOR[kind] !== undefined &&
        kind !== MOTION &&
        canRing(m.before, cell)
      );
    }),
  /** R64 — The guard's next step could be another one and the way no longer. */
  hasSeveralWays: (m: Moment, floor: number): boolean => {
    const [guard, goal] = [m.before.guard[floor]!, m.before.goal[floor]!];
    if (guard < 0 || goal < 0) return false;
    const plan = planAt(m.before, floor);
    const way = distance(plan, posOf(guard), posOf(goal));
    return plan.open[posOf(guard)]!.filter((pos) => distance(plan, pos, posOf(goal)) < way).length > 1;
  },
  /** R69 — A card that names the square where the guard is, and then another. */
  drawnTwice: (m: Moment): boolean => {
    const guard = [...m.before.guard];
    return m.events.some((event, i) => {
      if (event.type === 'guardMoved' || event.type === 'guardJumped') guard[event.floor - 1] = cellOf(event.to);
      const next = m.events[i + 1];
      if (event.type !== 'patrolDrawn' || next?.type !== 'patrolDrawn' || event.floor !== next.floor) return false;
      const at = guard[event.floor - 1]!;
      return (
        at >= 0 &&
        event.card !== 'lost-visual' &&
        cellAt(event.floor - 1, posOf(cellOf(`${event.floor}${event.card}` as never))) === at
      );
    });
  },
  /** R94 — The guard on an Atrium, and another one straight above or below. */
  twiceOnArrival: (m: Moment): boolean => {
    const found = losses(m).filter(({ at }) => at >= 0 && kindAt(m.after, at) === ATRIUM && at === m.after.at[m.seat]);
    return tells(m, 'moved') && !tells(m, 'guardMoved') && found.filter(({ seat }) => seat === m.seat).length > 1;
  },
};
