import type { Immutable } from '#table/game.ts';
import { isInside, type State } from '../state.ts';
import { type Field, Routes, Ways } from './routes.ts';
import { canDo, type Needs, needsOf, type Task, tasksOf } from './tasks.ts';
import { EXTRA } from './weights.ts';

/** What a crew has to do and who is near to it, worked out once for all players. */
export interface Survey {
  readonly needs: Needs;
  readonly tasks: readonly Task[];
  /** By seat, for whoever is inside: all ways, and what the way to every cell takes. */
  readonly routes: readonly (Routes | undefined)[];
  readonly fields: readonly (Field | undefined)[];
  /** Who does which of the tasks. */
  readonly claims: ReadonlyMap<Task, number>;
}

export function surveyOf(state: Immutable<State>): Survey {
  const needs = needsOf(state);
  const tasks = tasksOf(state, needs);
  const ways = new Ways(state);
  const routes = state.at.map((_, seat) => (isInside(state, seat) ? new Routes(state, seat, ways) : undefined));
  const fields = routes.map((each, seat) => each?.fieldFrom(state.at[seat]!));
  return { needs, tasks, routes, fields, claims: claimsOf(state, tasks, fields) };
}

/** Division of labour: of all players and tasks the nearest pair comes first, and so on. */
function claimsOf(
  state: Immutable<State>,
  tasks: readonly Task[],
  fields: readonly (Field | undefined)[],
): Map<Task, number> {
  const claims = new Map<Task, number>();
  const free = fields.map((field) => field !== undefined);
  for (let most = Math.min(fields.length, tasks.length); most > 0; most--) {
    let [claimer, claimed, least]: [number, Task | undefined, number] = [0, undefined, Number.POSITIVE_INFINITY];
    for (let who = 0; who < fields.length; who++) {
      if (!free[who]) continue;
      const field = fields[who]!;
      for (const task of tasks) {
        const far = field[task.cell]! + task.extra;
        if (far >= least || task.kind === 'roof' || claims.has(task) || !canDo(state, who, task)) continue;
        [claimer, claimed, least] = [who, task, far];
      }
    }
    if (claimed === undefined) break;
    claims.set(claimed, claimer);
    free[claimer] = false;
  }
  return claims;
}

/** The tasks as one seat sees them, and whether others do them all. */
export interface Share {
  readonly tasks: readonly Task[];
  readonly isIdle: boolean;
}

/** The tasks as this seat sees them: nobody else needs to go where somebody is nearer. */
export function shareOf(state: Immutable<State>, seat: number, { tasks, claims }: Survey): Share {
  const fetches = tasks.some((task) => task.kind === 'loot' && claims.get(task) === seat);
  const mine: Task[] = [];
  for (const task of tasks) {
    if (!canDo(state, seat, task) || (fetches && task.kind === 'roof')) continue;
    const other = claims.get(task);
    mine.push(other === undefined || other === seat ? task : { ...task, extra: task.extra + EXTRA.claimed });
  }
  return { tasks: mine, isIdle: tasks.some(({ kind }) => kind !== 'roof') && ![...claims.values()].includes(seat) };
}
