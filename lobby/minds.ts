import type { Told } from '#table/bot.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { Queue } from '#table/queue.ts';
import { isRefused } from '#table/refusal.ts';
import { BOTS, type Plan } from '#wire/talk.ts';
import type { NewPlan } from './archive.ts';
import type { Playground } from './bot-turns.ts';
import { isBotPlayed } from './places.ts';
import type { Plans } from './plans.ts';
import type { Asking, Musing, World } from './world.ts';

/** Where bots play, and what they say is laid open. */
type Table = Pick<Playground, 'row' | 'running' | 'isWatched'> & { plan(plan: NewPlan): Promise<Plan> };

/**
 * What the bots of one table lay open, as plans of their seats: what they are about to do, and what they answer to what people
 * ask of them. What it says is the game's business; a word that was given is kept with the table, and so by every process.
 */
export class Minds {
  private readonly table: Table;
  private readonly plans: Plans;
  private readonly world: World;
  private readonly muse: NonNullable<World['mind']>;
  private readonly queue = new Queue();
  private isAsked = false;
  /** How often people have laid something open: whoever has thought meanwhile thinks again. */
  laid = 0;

  constructor(table: Table, plans: Plans, world: World, muse: NonNullable<World['mind']>) {
    this.table = table;
    this.plans = plans;
    this.world = world;
    this.muse = muse;
  }

  /** What everybody here has in mind. */
  told(): Promise<readonly Told[]> {
    return this.plans.standing(this.table.row.places);
  }

  /** A person has laid a plan in another process, which has bots answer. */
  heard(): void {
    this.laid += 1;
  }

  /** A person has laid a plan here: every bot looks whether it is asked for something. */
  answer(person: string): void {
    this.laid += 1;
    // Those who begin later see all that was laid by then.
    if (this.isAsked) return;
    this.isAsked = true;
    void this.queue.do(async () => {
      this.isAsked = false;
      for (const seat of seatsOf(this.table.row.places.length))
        if (isBotPlayed(this.table.row.places[seat])) await this.answerOf(seat, person);
    });
  }

  private async answerOf(seat: Seat, who: string): Promise<void> {
    const { running: host, row } = this.table;
    if (host === undefined) return;
    const { view, moves } = host.frame(seat);
    const { id, game, version } = row;
    const told = await this.told();
    const musing = { game, version, seat, view, recalled: undefined, moves, told, seed: `${id} ${seat} ${host.at}` };
    const asking = { who, signal: NEVER, stands: () => this.table.running === host };
    await this.lay(musing, asking);
  }

  /** Shows what a bot is about to do; answers whether there is something new to be seen. */
  show(musing: Musing, asking: Asking): Promise<boolean> {
    return this.queue.do(() => this.lay(musing, asking));
  }

  private async lay(musing: Musing, asking: Asking): Promise<boolean> {
    const { seat } = musing;
    try {
      const data = await this.muse(musing, asking);
      if (data === undefined || isRefused(data) || !isBotPlayed(this.table.row.places[seat])) return false;
      await this.table.plan({ seat, person: BOTS, data });
      return true;
    } catch (error) {
      // It moves all the same.
      if (this.table.running !== undefined)
        this.world.report({
          type: 'bot-failed',
          table: this.table.row.id,
          game: musing.game,
          reason: error instanceof Error ? error.message : String(error),
        });
      return false;
    }
  }
}

const NEVER = new AbortController().signal;
