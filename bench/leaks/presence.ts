import type { TableRow } from '#lobby/archive.ts';
import type { Command } from '#wire/messages.ts';

/** A window that looks at a table from a seat. */
interface Looking {
  readonly window: number;
  readonly person: string;
  readonly table: string;
  readonly seat: number;
}

/** Whether somebody looks from a seat of theirs, and when they have last given a sign there. */
export interface Sign {
  readonly isLooking: boolean;
  /** Undefined if they never did. */
  readonly last: number | undefined;
}

/** Who looks from their seats, by what was asked and answered, whatever the lobby makes of it. */
export class Presence {
  private looking: readonly Looking[] = [];
  private readonly last = new Map<string, number>();

  /** A window was granted this. */
  granted(window: number, person: string | undefined, command: Command, now: number): void {
    if (person === undefined || !('table' in command)) return;
    const { table } = command;
    const seat = 'seat' in command ? command.seat : undefined;
    if (command.do === 'look' && seat !== undefined) this.looking = [...this.looking, { window, person, table, seat }];
    if (command.do === 'unlook')
      this.end((each) => each.window === window && each.table === table && (seat ?? each.seat) === each.seat, now);
    if (command.do === 'look' || command.do === 'move' || command.do === 'say')
      if (this.looking.some((each) => each.window === window && each.table === table))
        this.last.set(keyOf(person, table), now);
  }

  /** A window is closed. */
  closed(window: number, now: number): void {
    this.end((each) => each.window === window, now);
  }

  /** Whoever has lost a seat does not look from it any more. */
  note({ id, places }: TableRow, now: number): void {
    const isLost = ({ table, seat, person }: Looking): boolean => {
      const place = places[seat];
      return table === id && (place?.kind !== 'person' || place.person !== person);
    };
    this.end(isLost, now);
  }

  of(person: string, table: string): Sign {
    const isLooking = this.looking.some((each) => each.person === person && each.table === table);
    return { isLooking, last: this.last.get(keyOf(person, table)) };
  }

  private end(isOver: (looking: Looking) => boolean, now: number): void {
    for (const { person, table } of this.looking.filter(isOver)) this.last.set(keyOf(person, table), now);
    this.looking = this.looking.filter((each) => !isOver(each));
  }
}

const keyOf = (person: string, table: string): string => `${person} ${table}`;
