import type { Immutable } from '#table/game.ts';
import type { State } from '../state.ts';
import { type Field, Routes } from './routes.ts';
import { type Survey, shareOf } from './survey.ts';
import { urgency } from './urgency.ts';
import { WEIGHTS } from './weights.ts';

/** Where somebody has to go, and how much a step counts. */
interface Mate {
  readonly field: Field;
  readonly urgency: number;
}

/** The others of a crew: R48, R49, they too can be moved, and then what that is worth depends on what they have to do. */
export class Mates {
  private readonly world: Immutable<State>;
  private readonly seat: number;
  private readonly survey: Survey;
  private readonly crewUrgency: number;
  private readonly known = new Map<number, Mate>();

  constructor(world: Immutable<State>, seat: number, survey: Survey, crewUrgency: number) {
    this.world = world;
    this.seat = seat;
    this.survey = survey;
    this.crewUrgency = crewUrgency;
  }

  /** By how much those who are somewhere else now have come nearer to what they have to do, in actions of the crew. */
  nearer({ at }: Immutable<State>): number {
    let nearer = 0;
    for (let who = 0; who < at.length; who++) {
      const [was, is] = [this.world.at[who]!, at[who]!];
      if (who === this.seat || was === is || was < 0 || is < 0) continue;
      const { field, urgency } = this.mate(who);
      nearer += urgency * (Math.min(WEIGHTS.far, field[was]!) - Math.min(WEIGHTS.far, field[is]!));
    }
    return WEIGHTS.step * nearer;
  }

  private mate(who: number): Mate {
    let mate = this.known.get(who);
    if (mate === undefined) {
      const { tasks, isIdle } = shareOf(this.world, who, this.survey);
      const field = (this.survey.routes[who] ?? new Routes(this.world, who)).fieldTo(tasks);
      mate = { field, urgency: isIdle ? WEIGHTS.idle * urgency(this.world) : this.crewUrgency };
      this.known.set(who, mate);
    }
    return mate;
  }
}
