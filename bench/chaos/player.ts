import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import type { Look } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import type { Window } from './window.ts';

/** How long somebody thinks, in milliseconds. */
const THINKING = { least: 30, more: 200 };
/** How long somebody is away who says so. */
const AWAY = { least: 200, more: 1500 };
/** One in so many times … */
const HABITS = {
  /** … what can be taken back is taken back. */
  undo: 4,
  /** … somebody leaves the seat to a bot for a while. */
  leave: 25,
  /** … somebody leaves it for good. The first one stays, so that there is somebody to play for. */
  resign: 60,
  /** … somebody falls asleep where there is a clock, and wakes up when a bot has taken over. */
  doze: 8,
} as const;

/** Somebody who looks at a table, from a seat or from the audience. */
export class Viewer {
  readonly window: Window;
  readonly table: string;
  readonly seat: number | undefined;
  seen: Look | undefined;
  /** The seat is not theirs any more: what is shown there is nothing to them. */
  isGone = false;
  /** Refusals that nobody should have got. */
  readonly wrongs: string[] = [];
  private readonly watch: Watch;

  constructor(window: Window, table: string, seat?: number) {
    this.window = window;
    this.table = table;
    this.seat = seat;
    this.watch = new Watch(
      window.link,
      { table, ...(seat === undefined ? {} : { seat }) },
      {
        change: (seen) => {
          this.seen = seen;
          this.changed();
        },
        refused: ({ refused }) => {
          // What was asked before the seat was given up may be answered after it.
          if (!this.isGone) this.wrongs.push(`${this.name}: cannot look: ${refused}`);
        },
      },
    );
  }

  get name(): string {
    return `${this.table} ${this.seat === undefined ? 'audience' : `seat ${this.seat}`} (${this.window.name})`;
  }

  get isOver(): boolean {
    return this.isGone || (this.seen?.frame?.outcome !== undefined && this.seen.info.phase === 'over');
  }

  /** Nothing is asked any more that has not been answered. */
  get isQuiet(): boolean {
    return true;
  }

  /** Does nothing any more. */
  rest(): void {}

  end(): void {
    this.rest();
    this.watch.end();
  }

  protected changed(): void {}
}

/** Somebody in a seat who plays at random, whatever happens to the servers. */
export class Player extends Viewer {
  declare readonly seat: number;
  private readonly chance: Chance;
  private isAtWork = false;
  private isResting = false;
  private isAsleep = false;

  constructor(window: Window, table: string, seat: number, chance: Chance) {
    super(window, table, seat);
    this.chance = chance;
  }

  override get isQuiet(): boolean {
    return !this.isAtWork;
  }

  override rest(): void {
    this.isResting = true;
  }

  protected override changed(): void {
    if (this.isAtWork || this.isResting) return;
    this.isAtWork = true;
    void this.act()
      .catch((error: unknown) => this.wrongs.push(String(error)))
      .finally(() => {
        this.isAtWork = false;
      });
  }

  /** Acts as long as there is something to do. */
  private async act(): Promise<void> {
    for (let more = true; more && !this.isResting; ) {
      await this.wait(THINKING);
      const { frame, info } = this.seen ?? {};
      if (frame === undefined || info === undefined || frame.outcome !== undefined || this.isResting) return;
      const place = info.seats[this.seat];
      more =
        place?.kind === 'person' && place.standIn ? await this.comeBack() : await this.turn(frame, info.clock.kind);
    }
  }

  private async comeBack(): Promise<boolean> {
    this.isAsleep = false;
    await this.wait(AWAY);
    if (this.isResting) return false;
    const { table, seat } = this;
    await this.window.insist('back', { table, seat }, ['game-over']);
    return true;
  }

  private async turn(frame: Frame, clock: string): Promise<boolean> {
    const { table, seat } = this;
    if (this.isAsleep || (frame.moves.length === 0 && !frame.canUndo)) return false;
    if (clock !== 'none' && this.oneIn(HABITS.doze)) {
      this.isAsleep = true;
      return false;
    }
    if (this.oneIn(HABITS.leave)) {
      await this.window.insist('leave', { table, seat }, ['game-over']);
      return this.comeBack();
    }
    if (seat > 0 && this.oneIn(HABITS.resign)) return this.resign();
    return this.move(frame);
  }

  private async resign(): Promise<boolean> {
    const { table, seat } = this;
    this.isGone = true;
    // Asked again because the answer was lost, the seat is not theirs any more.
    await this.window.insist('resign', { table, seat }, ['not-seated', 'game-over']);
    this.end();
    return false;
  }

  /** Makes a move, or takes one back. Whatever was refused is thought over when there is something new. */
  private async move({ at, moves, canUndo }: Frame): Promise<boolean> {
    const { table, seat } = this;
    const { link } = this.window;
    const undo = canUndo && this.oneIn(HABITS.undo);
    if (!undo && moves.length === 0) return false;
    const move = undo ? undefined : moves[this.chance.below(moves.length)]!.name;
    const answer = await (move === undefined
      ? link.ask('undo', { table, seat, at })
      : link.ask('move', { table, seat, at, move }));
    if (isRefused(answer) && !['stale', 'failed'].includes(answer.refused))
      this.wrongs.push(`${this.name}: ${move ?? 'undo'} at ${at}: ${answer.refused}`);
    return isRefused(answer) ? answer.refused === 'failed' : this.seen?.frame?.at !== at;
  }

  private oneIn(times: number): boolean {
    return this.chance.below(times) === 0;
  }

  private wait({ least, more }: { readonly least: number; readonly more: number }): Promise<void> {
    return pause(least + this.chance.below(more));
  }
}
