import type { Viewer } from '#table/game.ts';
import type { Doubt, OpenHead, Remembered, Testimony } from '#table/testimony.ts';
import type { Look, StoryEntry } from './messages.ts';
import type { Seals } from './seals.ts';

/** A testimony as it is kept, and when it began and was last added to, in milliseconds since 1970. */
export interface KeptTestimony extends Testimony {
  readonly table: string;
  readonly since: number;
  readonly last: number;
  /** It began when the game was over: then it is no memory of how it was played. */
  readonly isLate?: true;
  /** What has not fitted so far. */
  readonly doubts: readonly Doubt[];
}

/** Where testimonies are kept; what several windows write of one side of a table is kept together. */
export interface TestimonyKeep {
  read(table: string, viewer: Viewer): Promise<KeptTestimony | undefined>;
  /** From whichever side the table was looked at. */
  all(table: string): Promise<readonly KeptTestimony[]>;
  write(testimony: KeptTestimony): Promise<void>;
}

/** What two windows remember of the same: what was kept first stays, and so does every doubt. */
export function together(kept: KeptTestimony | undefined, more: KeptTestimony): KeptTestimony {
  if (kept === undefined) return more;
  const { isLate: _, ...all } = { ...more, ...kept };
  const doubts = new Map([...more.doubts, ...kept.doubts].map((doubt) => [keyOf(doubt), doubt]));
  return {
    ...all,
    told: [...kept.told, ...more.told.slice(kept.told.length)],
    views: { ...more.views, ...kept.views },
    since: Math.min(kept.since, more.since),
    last: Math.max(kept.last, more.last),
    doubts: [...doubts.values()],
    ...(kept.isLate && more.isLate && { isLate: true }),
  };
}

const keyOf = ({ what, at }: Doubt): string => `${what} ${at ?? ''}`;

export function testimoniesInMemory(): TestimonyKeep & { clear(): void } {
  const kept = new Map<string, KeptTestimony>();
  return {
    read: async (table, viewer) => kept.get(`${table} ${viewer}`),
    all: async (table) => [...kept.values()].filter((testimony) => testimony.table === table),
    write: async (testimony) => {
      const key = `${testimony.table} ${testimony.viewer}`;
      kept.set(key, together(kept.get(key), testimony));
    },
    clear: () => kept.clear(),
  };
}

/**
 * All that this device remembers of a table. Whoever has given up their seat, or is told that they never had one, is shown the table
 * from another side now, and remembers what they saw from theirs.
 */
export async function remembered(
  table: string,
  keep: TestimonyKeep,
  witnesses: Iterable<Witness>,
): Promise<readonly KeptTestimony[]> {
  const told = await Promise.all([...witnesses].map((witness) => witness.testimony()));
  const all = [...(await keep.all(table)), ...told.filter((each) => each !== undefined)];
  return [...new Map(all.map((testimony) => [testimony.viewer, testimony])).values()];
}

interface Surroundings {
  readonly seals: Pick<Seals, 'fits' | 'isReused'>;
  readonly keep: TestimonyKeep;
  readonly now: () => number;
  /** Hears of everything that does not fit, each once. */
  readonly onDoubt: (doubt: Doubt) => void;
}

/** More entries than any game has; whoever is told more remembers no more. */
const MOST = 10_000;

/**
 * This device's own memory of one table from one side: keeps the first version of everything it is told, and notices
 * when it is told otherwise later, after a reload or on another day.
 */
export class Witness {
  private readonly table: string;
  private readonly viewer: Viewer;
  private readonly around: Surroundings;
  private kept: KeptTestimony | undefined;
  /** One look after the other: the first has to read what was kept. */
  private busy: Promise<void> = Promise.resolve();
  private isRead = false;
  private seen: readonly StoryEntry[] = [];
  private readonly doubted = new Set<string>();

  constructor(table: string, viewer: Viewer, around: Surroundings) {
    this.table = table;
    this.viewer = viewer;
    this.around = around;
  }

  /** What is remembered, once everything that was seen so far is. */
  async testimony(): Promise<KeptTestimony | undefined> {
    await this.busy;
    return this.kept;
  }

  /** Remembers how the table looks now. */
  see(look: Look): Promise<void> {
    this.busy = this.busy.then(() => this.take(look)).catch(() => undefined);
    return this.busy;
  }

  /** Something does not fit that this device cannot know of by itself. */
  async doubt(doubt: Doubt): Promise<void> {
    await this.busy;
    if (this.kept === undefined) return;
    this.raise([doubt]);
    await this.around.keep.write(this.kept);
  }

  private async take({ head, info, frame, story }: Look): Promise<void> {
    if (head === undefined) return;
    // Hashing is loaded by whoever remembers, and not with every page.
    const checks = await import('#table/testimony.ts');
    const { keep, now, seals } = this.around;
    if (!this.isRead) await this.recall();
    const isLate = frame?.outcome !== undefined || info.phase !== 'playing';
    this.kept ??= this.begun(head, isLate ? { isLate } : { from: story.at(-1)?.at ?? 0 });
    const before = this.kept;
    const { kept } = this;
    this.raise(checks.doubtsOfHead(kept.head, head));
    if (info.commitment !== kept.head.commitment) this.raise([{ what: 'seal' }]);
    if (this.viewer !== 'audience' && seals.fits(head, this.table, this.viewer) === false)
      this.raise([{ what: 'salt' }]);
    if (info.from === undefined && seals.isReused(kept.head.commitment ?? '', this.table))
      this.raise([{ what: 'reused' }]);
    // What began when it was over is no memory of how it was played: the head is all there is to keep.
    if (kept.isLate) {
      this.kept = { ...this.kept, last: now() };
      if (before.since === before.last || this.kept.doubts !== before.doubts) await keep.write(this.kept);
      return;
    }
    const told = [...kept.told];
    for (const [i, each] of story.entries()) {
      if (each === this.seen[i] || each.at > MOST) continue;
      const known = told[each.at - 1];
      const wrong = known && checks.doubtOfEntry(known, each);
      if (wrong !== undefined) this.raise([wrong]);
      if (each.at === told.length + 1) told.push(plain(each));
    }
    this.seen = story;
    const views = frame === undefined ? kept.views : this.withView(kept.views, frame, checks.viewDigest);
    const outcome = kept.outcome ?? frame?.outcome;
    this.kept = { ...this.kept, told, views, last: now(), ...(outcome && { outcome }) };
    const isMore = told.length > before.told.length || views !== before.views || this.kept.doubts !== before.doubts;
    if (isMore || before.since === before.last) await keep.write(this.kept);
  }

  private async recall(): Promise<void> {
    this.isRead = true;
    this.kept = await this.around.keep.read(this.table, this.viewer);
    // What was found on an earlier day is still so.
    if (this.kept !== undefined) this.raise(this.kept.doubts);
  }

  private begun(head: OpenHead, first: Pick<KeptTestimony, 'isLate' | 'from'>): KeptTestimony {
    const now = this.around.now();
    return {
      table: this.table,
      viewer: this.viewer,
      head,
      told: [],
      views: {},
      since: now,
      last: now,
      doubts: [],
      ...first,
    };
  }

  private withView(
    views: Testimony['views'],
    { at, view }: NonNullable<Look['frame']>,
    digestOf: (view: unknown) => string,
  ): Testimony['views'] {
    const digest = digestOf(view);
    if (views[at] === undefined) return { ...views, [at]: digest };
    if (views[at] !== digest) this.raise([{ what: 'view', at }]);
    return views;
  }

  private raise(doubts: readonly Doubt[]): void {
    for (const doubt of doubts) {
      const key = keyOf(doubt);
      if (this.doubted.has(key)) continue;
      this.doubted.add(key);
      const found = { when: this.around.now(), ...doubt };
      if (this.kept !== undefined && !this.kept.doubts.includes(doubt))
        this.kept = { ...this.kept, doubts: [...this.kept.doubts, found] };
      this.around.onDoubt(found);
    }
  }
}

/** Without what only this connection knows, such as when it was told. */
const plain = ({ at, seat, by, to, events }: StoryEntry): Remembered => ({
  at,
  seat,
  events,
  ...(by && { by }),
  ...(to !== undefined && { to }),
});
