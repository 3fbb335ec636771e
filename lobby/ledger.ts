import { Queue } from '#table/queue.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { NewEntry } from '#table/store.ts';
import type { Claim, ListedRow, TableRow } from './archive.ts';
import { type News, topics } from './bus.ts';
import { isOtherClock, timesOf, withTimes } from './clock.ts';
import { isBotPlayed } from './places.ts';
import type { World } from './world.ts';

/** How often a change is tried again when another process was quicker. */
const TRIES = 5;
/** How long other processes leave a table alone where this one has just done something, in milliseconds. */
export const LEASE = 5000;

/** Whom a ledger tells of itself. */
export interface Keeper {
  /** The same row with what it waits for now. */
  timed(row: ListedRow): ListedRow;
  /** The row is another, whoever changed it. */
  announce(): void;
  /** It was changed here. */
  changed(row: ListedRow): void;
  /** Another process has started the game. */
  begin(): void;
}

/**
 * The row of one table as this process knows it. Changes and appends go through one queue, so that neither overwrites
 * the other; where another process was quicker, the archive decides and what it has is seen first.
 */
export class Ledger {
  row: ListedRow;
  private readonly world: World;
  private readonly keeper: Keeper;
  private readonly queue = new Queue();
  private isBegun = false;

  constructor(row: ListedRow, world: World, keeper: Keeper) {
    this.row = row;
    this.world = world;
    this.keeper = keeper;
  }

  /** From now on the game has the head of its record, and the archive keeps it. */
  begun(): void {
    this.isBegun = true;
    this.row = withoutHead(this.row);
  }

  /** A newer row takes the place of ours. */
  take(fresh: ListedRow): void {
    const { revision, at } = this.row;
    if (fresh.revision <= revision && fresh.at <= at) return;
    this.row = this.isBegun ? withoutHead(fresh) : fresh;
    if (fresh.revision > revision) this.keeper.announce();
    if (this.row.head !== undefined) this.keeper.begin();
  }

  /** Another process says that it has appended. */
  hear(made: News & { readonly type: 'made' }): void {
    const { n, toAct, when } = made;
    const before = this.row;
    if (n > this.row.at) this.row = withTimes({ ...this.row, at: n, toAct, moved: when }, made);
    if (isOtherClock(before, this.row)) this.keeper.announce();
  }

  /** Writes something down that is no news: the table stays where it is in lists. */
  note(next: (row: TableRow) => TableRow | Refused): Promise<TableRow | Refused> {
    return this.change(next, () => this.row.changed);
  }

  change(
    next: (row: TableRow) => TableRow | Refused,
    when: () => number = this.world.now,
  ): Promise<TableRow | Refused> {
    return this.queue.do(async () => {
      for (let left = TRIES; left > 0; left--) {
        const changed = next(this.row);
        if (changed === this.row) return changed;
        if (isRefused(changed)) {
          if (await this.isCurrent()) return changed;
          continue;
        }
        const { at, toAct, moved, revision } = this.row;
        const standing = { at, toAct, moved, revision: revision + 1 };
        const saved = this.keeper.timed({ ...changed, ...standing, changed: when() });
        if (await this.world.archive.saveTable(saved, this.claim())) return this.becomes(saved);
        const fresh = await this.world.archive.table(this.row.id);
        if (fresh === undefined) return refused('no-such-table');
        this.take(fresh);
      }
      return refused('stale');
    });
  }

  /** Whether nobody else has changed the row meanwhile; if somebody has, it is seen first: what is refused must be so now. */
  private async isCurrent(): Promise<boolean> {
    if (!this.world.bus.shared) return true;
    const { revision } = this.row;
    const fresh = await this.world.archive.table(this.row.id);
    if (fresh !== undefined) this.take(fresh);
    return this.row.revision === revision;
  }

  private becomes(row: ListedRow): TableRow {
    this.row = row;
    this.keeper.announce();
    this.tellOthers({ type: 'row', revision: row.revision });
    this.keeper.changed(row);
    return row;
  }

  /** False if somebody else has made this entry. If only the row has changed, the entry goes with what follows from it. */
  append(n: number, made: NewEntry): Promise<boolean> {
    return this.queue.do(async () => {
      for (let left = TRIES; left > 0; left--) {
        // A bot has no command. Its person may have come back meanwhile.
        const { places } = this.row;
        const place = places[made.entry.seat];
        const isBots = made.command === undefined || made.answeredBy !== undefined;
        if (isBots && !isBotPlayed(place)) return false;
        // A person may have given the seat up meanwhile.
        const maker = places[made.answeredBy ?? made.entry.seat];
        if (made.command !== undefined && maker?.kind !== 'person') return false;
        if (await this.appended(n, made)) return true;
        const fresh = await this.world.archive.table(this.row.id);
        if (fresh === undefined) return false;
        this.take(fresh);
        if (fresh.at >= n || fresh.phase !== 'playing') return false;
      }
      return false;
    });
  }

  private async appended(n: number, made: NewEntry): Promise<boolean> {
    const before = this.row;
    const { id, revision } = before;
    const when = this.world.now();
    const times = timesOf(this.row, made.toAct, when, made.entry);
    const { answeredBy: _, ...lasting } = made;
    const row = { ...lasting, ...times, when, revision, claim: this.claim() };
    if (!(await this.world.archive.append(id, n, row))) return false;
    const { entry, toAct, command } = made;
    this.row = withTimes({ ...this.row, at: n, toAct, moved: when }, times);
    const kept = { entry, ...(command === undefined ? {} : { command }) };
    this.tellOthers({ type: 'made', n, revision, kept, toAct, when, ...times });
    if (isOtherClock(before, times)) this.keeper.announce();
    return true;
  }

  private claim(): Claim {
    return { by: this.world.process, until: this.world.now() + LEASE };
  }

  private tellOthers(news: News): void {
    this.world.bus.tell(topics.table(this.row.id), news);
  }
}

function withoutHead({ head: _, ...row }: ListedRow): ListedRow {
  return row;
}
