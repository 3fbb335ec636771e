import type { Frame } from '#table/host.ts';
import type { Link, Refusal } from './client.ts';
import { insist } from './insist.ts';
import type { ChatLine, TableInfo, Told } from './messages.ts';

/** A table as one viewer sees it, kept up to date. */
export interface Seen {
  readonly info: TableInfo;
  readonly frame: Frame | undefined;
  /** Everything that happened, in order, without gaps. */
  readonly story: readonly Told[];
  readonly chat: readonly ChatLine[];
  /** The last entry that this seat had seen when it came. */
  readonly seen: number;
}

/**
 * Keeps one view of one table: takes frames in their order, ignores what it has, and asks for what is missing, after a
 * gap or a new connection.
 */
export class Watch {
  readonly table: string;
  readonly seat: number | undefined;
  private readonly link: Link;
  private readonly onChange: (seen: Seen) => void;
  private readonly onRefusal: (refusal: Refusal) => void;
  private readonly ends: (() => void)[];
  private now: Seen | undefined;
  private asking = false;
  private askAgain = false;
  private ended = false;

  constructor(
    link: Link,
    where: { readonly table: string; readonly seat?: number },
    tell: { readonly change: (seen: Seen) => void; readonly refused: (refusal: Refusal) => void },
  ) {
    this.link = link;
    this.table = where.table;
    this.seat = where.seat;
    this.onChange = tell.change;
    this.onRefusal = tell.refused;
    this.ends = [
      link.on((push) => {
        if (push.push === 'frame') this.frame(push.frame, push.before);
        else if (push.push === 'info' && push.info.table === this.table) this.update({ info: push.info });
        else if (push.push === 'said' && push.table === this.table) this.said(push.line);
      }),
      link.onState((state) => {
        if (state === 'open') void this.look();
      }),
    ];
    void this.look();
  }

  end(): void {
    this.ended = true;
    for (const end of this.ends) end();
    if (this.link.state === 'open') void this.link.ask('unlook', { table: this.table, ...this.side() });
  }

  private get at(): number {
    return this.now?.frame?.at ?? 0;
  }

  private side(): { readonly seat?: number } {
    return this.seat === undefined ? {} : { seat: this.seat };
  }

  /** Asks for everything since what is known. While one question is out, others wait for its answer. */
  private async look(): Promise<void> {
    this.askAgain = true;
    if (this.asking) return;
    this.asking = true;
    while (this.askAgain && !this.ended) {
      this.askAgain = false;
      const since = this.now?.story.at(-1)?.at ?? 0;
      const look = await insist(
        () => this.link.ask('look', { table: this.table, since, ...this.side() }),
        () => this.ended,
      );
      if (this.ended) break;
      if ('refused' in look) this.onRefusal(look);
      else {
        const { now } = this;
        // A frame that was sent later may have come before this answer.
        const newer = now?.frame === undefined || (look.frame !== undefined && look.frame.at >= now.frame.at);
        this.now = {
          info: look.info,
          frame: newer ? look.frame : now.frame,
          story: merged(now?.story ?? [], look.story, ({ at }) => at),
          chat: merged(now?.chat ?? [], look.chat, ({ n }) => n),
          seen: now?.seen ?? look.seen,
        };
        this.onChange(this.now);
      }
    }
    this.asking = false;
  }

  /** A frame, after what else happened since the frame before. */
  private frame(frame: Frame, before: readonly Told[] = []): void {
    if (frame.table !== this.table || frame.viewer !== (this.seat ?? 'audience') || this.now === undefined) return;
    if (frame.entry === undefined) {
      if (frame.at === this.at) this.update({ frame });
      return;
    }
    if (frame.at <= this.at) return;
    const told = [...before, { at: frame.at, ...frame.entry, events: frame.events }];
    if (told[0]!.at > this.at + 1 || (this.now.story.at(-1)?.at ?? 0) !== this.at) {
      void this.look();
      return;
    }
    this.update({ frame, story: [...this.now.story, ...told.filter(({ at }) => at > this.at)] });
  }

  private said(line: ChatLine): void {
    if (this.now !== undefined) this.update({ chat: merged(this.now.chat, [line], ({ n }) => n) });
  }

  private update(change: Partial<Seen>): void {
    if (this.now === undefined || this.ended) return;
    this.now = { ...this.now, ...change };
    this.onChange(this.now);
  }
}

/** Both lists in the order of their numbers, each number once. */
function merged<T>(known: readonly T[], more: readonly T[], number: (item: T) => number): readonly T[] {
  if (known.length === 0) return more;
  const items = new Map([...known, ...more].map((item) => [number(item), item]));
  return [...items.values()].sort((a, b) => number(a) - number(b));
}
