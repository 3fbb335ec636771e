import { expect, test } from 'vitest';
import { type Immutable, reading } from '#table/game.ts';
import { type Survey, surveyOf } from '../../bot/survey.ts';
import { canDo, type Task } from '../../bot/tasks.ts';
import { JOBS } from '../../components/jobs.ts';
import type { State } from '../../state.ts';
import { turnsOf } from './turns.ts';

const TURNS = 25;

/** All pairs in order, the nearest first, each player and each task once: the same said plainly. */
function plainly(state: Immutable<State>, { tasks, fields }: Survey): Map<Task, number> {
  const pairs = fields.flatMap((field, who) =>
    tasks
      .filter((task) => task.kind !== 'roof' && canDo(state, who, task))
      .map((task) => ({
        who,
        task,
        far: field === undefined ? Number.POSITIVE_INFINITY : field[task.cell]! + task.extra,
      })),
  );
  const claims = new Map<Task, number>();
  for (const { who, task, far } of pairs.sort((a, b) => a.far - b.far || a.who - b.who))
    if (far < Number.POSITIVE_INFINITY && !claims.has(task) && ![...claims.values()].includes(who))
      claims.set(task, who);
  return claims;
}

test.each(JOBS)('%s: of all players and tasks the nearest pair comes first', (job) => {
  let claimed = 0;
  for (const seats of [1, 2, 4])
    for (const state of turnsOf(job, seats, TURNS)) {
      const survey = surveyOf(reading(state));
      expect(survey.claims).toEqual(plainly(reading(state), survey));
      claimed += survey.claims.size;
    }
  expect(claimed).toBeGreaterThan(TURNS);
});
