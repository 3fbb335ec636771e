import { signal } from '@preact/signals';
import { BOTS, type Plan } from '#wire/talk.ts';

/** More than any bot lays open before the stage has caught up. */
const MOST = 40;

/** What a bot has laid open, and after which entry. */
interface Laid {
  readonly plan: Plan;
  readonly at: number;
}

/** What the bots of a table have laid open. The stage may be behind: each is shown from the position on that it was laid in. */
export class Minds {
  private readonly laid = signal<readonly Laid[]>([]);

  /** All plans of a table, the newest of each seat, while so many entries lie behind. */
  hear(plans: readonly Plan[], at: number): void {
    const known = this.laid.peek();
    const isNew = ({ seat, n }: Plan): boolean => !known.some(({ plan }) => plan.seat === seat && plan.n >= n);
    const fresh = plans.filter((plan) => plan.by === BOTS && isNew(plan)).map((plan) => ({ plan, at }));
    if (fresh.length > 0) this.laid.value = [...known, ...fresh].slice(-MOST);
  }

  /** What each had in mind there. */
  at(entries: number): readonly Plan[] {
    const last = new Map<number, Plan>();
    for (const { plan, at } of this.laid.value) if (at <= entries) last.set(plan.seat, plan);
    return [...last.values()];
  }
}
