import type { Told } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import { BOTS, type Plan } from '#wire/talk.ts';
import type { Archive, NewPlan, Place, PlanRow } from './archive.ts';
import { badgeOf } from './badge.ts';
import { isBotPlayed } from './places.ts';

/** What each seat of a table has in mind: told here once, whichever process it was laid before. What it says is the game's business. */
export class Plans {
  private readonly table: string;
  private readonly archive: Archive;
  private readonly tell: (plan: Plan) => void;
  /** The number of the plan that was last told here, by seat. */
  private readonly told = new Map<number, number>();

  constructor(table: string, archive: Archive, tell: (plan: Plan) => void) {
    this.table = table;
    this.archive = archive;
    this.tell = tell;
  }

  /** Keeps a plan in the place of the seat's last one, and tells it. */
  async lay(plan: NewPlan): Promise<Plan> {
    const kept = this.planOf(await this.archive.plan(this.table, plan));
    this.hear(kept);
    return kept;
  }

  hear(plan: Plan): void {
    if (plan.n <= (this.told.get(plan.seat) ?? 0)) return;
    this.told.set(plan.seat, plan.n);
    this.tell(plan);
  }

  /** All that a newcomer is shown; whoever was here before is told what they missed. */
  async read(): Promise<readonly Plan[]> {
    const plans = (await this.archive.plans(this.table)).map((row) => this.planOf(row));
    for (const plan of plans) this.hear(plan);
    return plans;
  }

  /** Those of whoever plays there now. */
  async standing(places: readonly Place[]): Promise<readonly Told[]> {
    const rows = await this.archive.plans(this.table);
    return rows.flatMap(({ seat, person, data }): Told[] => {
      const place = places[seat];
      if (person === BOTS) return isBotPlayed(place) ? [{ seat: seat as Seat, data, isBots: true }] : [];
      return place?.kind === 'person' && place.person === person ? [{ seat: seat as Seat, data }] : [];
    });
  }

  /** Whether plans were laid that nobody here was told; `n` is how many there have been. */
  lacks(n: number): boolean {
    return n > [...this.told.values()].reduce((sum, each) => sum + each, 0);
  }

  private planOf({ person, ...plan }: PlanRow): Plan {
    return { ...plan, by: person === '' || person === BOTS ? person : badgeOf(this.table, person) };
  }
}
