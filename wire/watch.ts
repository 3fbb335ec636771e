import type { Frame } from '#table/host.ts';
import type { Link, Push, Refusal } from './client.ts';
import { insist } from './insist.ts';
import type { Look, StoryEntry } from './messages.ts';
import type { ChatLine, Led, Plan } from './talk.ts';

/**
 * Keeps one view of one table: takes frames in their order, ignores what it has, and asks for what is missing, after a
 * gap or a new connection.
 */
export class Watch {
  readonly table: string;
  readonly seat: number | undefined;
  private readonly link: Link;
  private readonly onChange: (seen: Look) => void;
  private readonly onRefusal: (refusal: Refusal) => void;
  private readonly ends: (() => void)[];
  private now: Look | undefined;
  /** What came before the first answer. */
  private readonly early: Push[] = [];
  private asking = false;
  private askAgain = false;
  private ended = false;

  constructor(
    link: Link,
    where: { readonly table: string; readonly seat?: number },
    tell: { readonly change: (seen: Look) => void; readonly refused: (refusal: Refusal) => void },
  ) {
    this.link = link;
    this.table = where.table;
    this.seat = where.seat;
    this.onChange = tell.change;
    this.onRefusal = tell.refused;
    this.ends = [
      link.on((push) => {
        if (push.push === 'out' && push.table === this.table) this.onRefusal({ refused: 'sent-out' });
        else if (this.now === undefined) this.early.push(push);
        else this.hear(push);
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

  private hear(push: Push): void {
    if (push.push === 'frame') this.frame(push.frame, push.before);
    else if (push.push === 'info' && push.info.table === this.table) this.update({ info: push.info });
    else if (push.push === 'said' && push.table === this.table) this.said(push.line);
    else if (push.push === 'plan' && push.table === this.table) this.planned([push.plan]);
    else if (push.push === 'led' && push.table === this.table) this.led(push.led);
  }

  /** What was sent later than the first answer may have come before it. Of the table itself nobody can tell: so that is asked for again. */
  private hearEarly(): void {
    for (const push of this.early.splice(0)) {
      if (push.push !== 'info') this.hear(push);
      else if (push.info.table === this.table && JSON.stringify(push.info) !== JSON.stringify(this.now!.info))
        this.askAgain = true;
    }
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
          head: look.head,
          story: merged(now?.story ?? [], look.story, ({ at }) => at),
          chat: merged(now?.chat ?? [], look.chat, ({ n }) => n),
          plans: newest([...(now?.plans ?? []), ...look.plans]),
          seen: now?.seen ?? look.seen,
          ...(look.badge === undefined ? {} : { badge: look.badge }),
          ...(look.blocked === undefined ? {} : { blocked: look.blocked }),
        };
        this.onChange(this.now);
        this.hearEarly();
      }
    }
    this.asking = false;
  }

  /** A frame, after what else happened since the frame before. */
  private frame(frame: Frame, before: readonly StoryEntry[] = []): void {
    if (frame.table !== this.table || frame.viewer !== (this.seat ?? 'audience') || this.now === undefined) return;
    if (frame.entry === undefined) {
      if (frame.at === this.at) this.update({ frame });
      // The game has just begun, and what it was sealed with has not been told yet.
      if (this.now.head === undefined) void this.look();
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

  private planned(plans: readonly Plan[]): void {
    if (this.now !== undefined) this.update({ plans: newest([...this.now.plans, ...plans]) });
  }

  private led(led: Led | undefined): void {
    if (this.now === undefined) return;
    const { led: _, ...info } = this.now.info;
    this.update({ info: { ...info, ...(led && { led }) } });
  }

  private update(change: Partial<Look>): void {
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

/** Of each seat the last one. */
function newest(plans: readonly Plan[]): readonly Plan[] {
  const last = new Map<number, Plan>();
  for (const plan of plans) if (plan.n >= (last.get(plan.seat)?.n ?? 0)) last.set(plan.seat, plan);
  return [...last.values()].sort((a, b) => a.seat - b.seat);
}
