import type { Chance } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import type { Guest } from '#wire/guest.ts';
import type { Look } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import { AGAIN, insist } from './insist.ts';

/** An entry that the server has acknowledged: it must be in the record, as it is here, once. */
export interface Acknowledged {
  readonly table: string;
  readonly at: number;
  readonly seat: number;
  /** Undefined if it took something back. */
  readonly move: string | undefined;
}

/** One in so many times … */
const HABITS = {
  /** … somebody takes back what can be taken back. */
  undo: 3,
  /** … somebody leaves the seat to a bot for good. The first one stays, so that there is somebody to play for. */
  resign: 150,
} as const;

/** Somebody in a seat who plays at random, whatever happens to the server, and notes what it acknowledges. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  /** The sides that frames were pushed of, at whatever table, each once. */
  readonly sides = new Map<string, Pick<Frame, 'table' | 'viewer'>>();
  /** What the server said it had failed at: it may be in the record or not, nobody was told. */
  readonly doubtful: Acknowledged[] = [];
  /** A bot played in this seat before. */
  readonly isLate: boolean;
  /** … or plays from now on. */
  isGone = false;
  seen: Look | undefined;
  private readonly chance: Chance;
  private readonly watch: Watch;
  private asking = false;
  private resting = false;

  constructor(guest: Guest, table: string, seat: number, chance: Chance, isLate: boolean) {
    this.guest = guest;
    this.table = table;
    this.seat = seat;
    this.chance = chance;
    guest.link.on((push) => {
      if (push.push !== 'frame') return;
      const { table: of, viewer } = push.frame;
      this.sides.set(`${of} ${viewer}`, { table: of, viewer });
    });
    this.isLate = isLate;
    this.watch = new Watch(
      guest.link,
      { table, seat },
      {
        change: (seen) => {
          this.seen = seen;
          void this.act();
        },
        refused: ({ refused }) => {
          // What was asked before the seat was given up may be answered after it.
          if (this.isGone) return;
          throw new Error(`${table} seat ${seat}: cannot look: ${refused}`);
        },
      },
    );
  }

  get isOver(): boolean {
    return this.isGone || this.seen?.frame?.outcome !== undefined;
  }

  /** Nothing is asked any more that has not been answered. */
  get isQuiet(): boolean {
    return !this.asking;
  }

  /** Makes no more moves. */
  rest(): void {
    this.resting = true;
  }

  end(): void {
    this.rest();
    this.watch.end();
  }

  private async act(): Promise<void> {
    while (!this.asking && !this.resting) {
      const frame = this.seen?.frame;
      if (frame === undefined || frame.outcome !== undefined) return;
      if (frame.moves.length === 0 && !frame.canUndo) return;
      this.asking = true;
      const acted = await this.ask(frame).finally(() => {
        this.asking = false;
      });
      // What was refused as stale is tried again when the frame has come, and what has failed after a while.
      if (!acted || this.seen?.frame?.at === frame.at) return;
    }
  }

  private async ask(frame: Frame): Promise<boolean> {
    if (this.seat > 0 && this.oneIn(HABITS.resign)) return this.resign();
    const { table, seat } = this;
    const { at } = frame;
    const undo = frame.canUndo && (frame.moves.length === 0 || this.oneIn(HABITS.undo));
    if (undo && this.oneIn(2) && frame.moves.length === 0) return false;
    const move = undo ? undefined : frame.moves[this.chance.below(frame.moves.length)]!.name;
    const { link } = this.guest;
    const answer = await (move === undefined
      ? link.ask('undo', { table, seat, at })
      : link.ask('move', { table, seat, at, move }));
    if (!isRefused(answer)) {
      this.acknowledged.push({ table, seat, at: (answer as { at: number }).at, move });
      return true;
    }
    if (answer.refused === 'failed') {
      this.doubtful.push({ table, seat, at: at + 1, move });
      setTimeout(() => void this.act(), AGAIN);
    } else if (answer.refused !== 'stale')
      throw new Error(`${table} seat ${seat}: ${move ?? 'undo'}: ${answer.refused}`);
    return false;
  }

  private async resign(): Promise<boolean> {
    const { table, seat } = this;
    // Asked again because the answer was lost, the seat is not theirs any more; or the game was over before.
    this.isGone = true;
    await insist(this.guest, 'resign', { table, seat }, ['not-seated', 'game-over']);
    this.end();
    return false;
  }

  private oneIn(times: number): boolean {
    return this.chance.below(times) === 0;
  }
}
