import type { Chance } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { isRefused } from '#table/refusal.ts';
import type { Guest } from '#wire/guest.ts';
import { type Seen, Watch } from '#wire/watch.ts';

/** An entry that the server has acknowledged: it must be in the record, as it is here, once. */
export interface Acknowledged {
  readonly table: string;
  readonly at: number;
  readonly seat: number;
  /** Undefined if it took something back. */
  readonly move: string | undefined;
}

/** How often somebody takes back what can be taken back. */
const UNDO_ONE_IN = 3;

/** Somebody in a seat who plays at random, whatever happens to the server, and notes what it acknowledges. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  /** The sides that frames were pushed of, at whatever table, each once. */
  readonly sides = new Map<string, Pick<Frame, 'table' | 'viewer'>>();
  seen: Seen | undefined;
  private readonly chance: Chance;
  private readonly watch: Watch;
  private asking = false;
  private resting = false;

  constructor(guest: Guest, table: string, seat: number, chance: Chance) {
    this.guest = guest;
    this.table = table;
    this.seat = seat;
    this.chance = chance;
    guest.link.on((push) => {
      if (push.push !== 'frame') return;
      const { table: of, viewer } = push.frame;
      this.sides.set(`${of} ${viewer}`, { table: of, viewer });
    });
    this.watch = new Watch(
      guest.link,
      { table, seat },
      {
        change: (seen) => {
          this.seen = seen;
          void this.act();
        },
        refused: ({ refused }) => {
          throw new Error(`${table} seat ${seat}: cannot look: ${refused}`);
        },
      },
    );
  }

  get isOver(): boolean {
    return this.seen?.frame?.outcome !== undefined;
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
      // What was refused as stale is tried again when the frame has come.
      if (!acted || this.seen?.frame?.at === frame.at) return;
    }
  }

  private async ask(frame: Frame): Promise<boolean> {
    const { table, seat } = this;
    const { at } = frame;
    const undo = frame.canUndo && (frame.moves.length === 0 || this.chance.below(UNDO_ONE_IN) === 0);
    if (undo && this.chance.below(2) === 0 && frame.moves.length === 0) return false;
    const move = undo ? undefined : frame.moves[this.chance.below(frame.moves.length)]!.name;
    const { link } = this.guest;
    const answer = await (move === undefined
      ? link.ask('undo', { table, seat, at })
      : link.ask('move', { table, seat, at, move }));
    if (!isRefused(answer)) {
      this.acknowledged.push({ table, seat, at: (answer as { at: number }).at, move });
      return true;
    }
    if (answer.refused !== 'stale') throw new Error(`${table} seat ${seat}: ${move ?? 'undo'}: ${answer.refused}`);
    return false;
  }
}
