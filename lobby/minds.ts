import type { Told } from '#table/bot.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { Queue } from '#table/queue.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import { BOTS, type Plan } from '#wire/talk.ts';
import type { NewPlan } from './archive.ts';
import type { Playground } from './bot-turns.ts';
import { isBotPlayed } from './places.ts';
import type { Plans } from './plans.ts';
import type { Asking, Musing, World } from './world.ts';

/** How often a bot that could not answer is asked again. */
const TRIES = 3;

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
  /** Who wants the bots to look, for what nobody has begun yet. */
  private asking: readonly Asking[] = [];
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
  answer(asking: Asking): void {
    this.laid += 1;
    // Those who begin later see all that was laid by then.
    this.asking = [...this.asking, asking];
    if (this.asking.length > 1) return;
    void this.queue.do(async () => {
      // Nothing is thought about for those who have gone by now.
      const there = this.asking.find(({ signal }) => !signal.aborted);
      this.asking = [];
      if (there !== undefined) await this.askAll(seatsOf(this.table.row.places.length), there, TRIES);
    });
  }

  /** Has these bots look; those that cannot, because there is too much to do, a little later. */
  private async askAll(seats: readonly Seat[], asking: Asking, tries: number): Promise<void> {
    const left: Seat[] = [];
    let after = 0;
    for (const seat of seats) {
      const no = isBotPlayed(this.table.row.places[seat]) ? await this.answerOf(seat, asking) : undefined;
      if (no?.after === undefined) continue;
      left.push(seat);
      after = Math.max(after, no.after);
    }
    if (left.length === 0 || tries === 0 || asking.signal.aborted) return;
    const again = (): void => {
      if (!asking.signal.aborted) void this.queue.do(() => this.askAll(left, asking, tries - 1));
    };
    setTimeout(again, after);
  }

  /** Why this bot could not look now, if it could not. */
  private async answerOf(seat: Seat, { who, signal }: Asking): Promise<Refused | undefined> {
    const { running: host, row } = this.table;
    if (host === undefined) return undefined;
    const { view, moves } = host.frame(seat);
    const { id, game, version } = row;
    const told = await this.told();
    const musing = { game, version, seat, view, recalled: undefined, moves, told, seed: `${id} ${seat} ${host.at}` };
    const laid = await this.lay(musing, { who, signal, stands: () => this.table.running === host });
    return isRefused(laid) ? laid : undefined;
  }

  /** Shows what a bot is about to do; answers whether there is something new to be seen. */
  async show(musing: Musing, asking: Asking): Promise<boolean> {
    return (await this.queue.do(() => this.lay(musing, asking))) === true;
  }

  private async lay(musing: Musing, asking: Asking): Promise<boolean | Refused> {
    const { seat } = musing;
    try {
      const data = await this.muse(musing, asking);
      if (isRefused(data)) return data;
      if (data === undefined || !isBotPlayed(this.table.row.places[seat])) return false;
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
