import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGameBoard, ShownPlan as Shown } from '#board/contract.ts';
import { LONGEST_QUEUE, Stage, type Tempo } from '#board/stage.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { Advised, Look, SeatInfo, StoryEntry, TableInfo } from '#wire/messages.ts';
import type { ChatLine, Led, Plan, Saying } from '#wire/talk.ts';
import { Watch } from '#wire/watch.ts';
import type { Venue } from '../venue.ts';
import { examine, type Findings, type Unfinished } from './examine.ts';
import { Minds } from './minds.ts';
import { newsIn, type Sight, seesTheSame, sightOf, stagingOf, withNews } from './sight.ts';
import { Witnesses } from './witnesses.ts';

type Person = Extract<SeatInfo, { readonly kind: 'person' }>;

/**
 * One table on one screen: looks at it through every seat of the reader's, or from the audience, and shows one of these
 * sides at a time.
 */
export class TableModel {
  readonly table: string;
  readonly venue: Venue;
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly refusal = signal<Refused | undefined>(undefined);
  /** All that was said, and of it what the reader wants to hear. */
  readonly said = signal<readonly ChatLine[]>([]);
  readonly chat = computed((): readonly ChatLine[] =>
    this.said.value.filter(({ by }) => by === undefined || !this.blocked.value.has(by)),
  );
  /** The badges of those whom the reader has blocked. */
  readonly blocked = signal<ReadonlySet<string>>(new Set());
  /** By what the reader is known in the chat of this table. */
  readonly badge = signal<string | undefined>(undefined);
  /** What happened, for a table whose game cannot be opened; otherwise every sight has its own. */
  readonly story = signal<readonly StoryEntry[]>([]);
  /** A request is on its way, or what came of it. */
  readonly sending: ReadonlySignal<boolean>;
  /** How many moves have been asked for. */
  asked = 0;
  /** What everybody has in mind; with a seat that changes hands it goes. */
  readonly plans = computed((): readonly Shown[] => this.shownPlans());
  /** The board that shows it, once it is there. */
  board: AnyGameBoard | undefined;
  /** What others do is shown faster, until it is the reader's turn. */
  readonly isHurried = signal(false);
  /** The reader has the table in words instead. */
  readonly inWords = signal(false);
  readonly stage: Stage<Sight>;
  /** Whose side is shown; undefined while all hands are covered. */
  readonly viewer: ReadonlySignal<Viewer | undefined>;
  /** Who should get the device next, when hands are hidden from each other. */
  readonly passTo: ReadonlySignal<Seat | undefined>;
  /** The reader had left a bot in their seat, and takes it back by being here. */
  readonly returned = signal(false);
  readonly mine = computed((): readonly Seat[] => seatsOfMine(this.info.value));
  /** Nothing follows any more. */
  private readonly isEnded = computed((): boolean => {
    const { phase } = this.info.value ?? {};
    return phase === 'abandoned' || phase === 'over' || phase === 'outdated' || this.newest?.outcome !== undefined;
  });
  /** It is over, and its people keep it to themselves: the reader is none of them. */
  readonly isKept = computed((): boolean => {
    const { discreet = false, within = false } = this.info.value ?? {};
    return this.isEnded.value && discreet && !within;
  });
  /** Whether the record can be had. */
  readonly hasRecord = computed((): boolean => this.isEnded.value && !this.isKept.value);
  /** Somebody else who leads those who look back. */
  readonly leader = computed((): Led | undefined => {
    const led = this.info.value?.led;
    return led === undefined || led.by === this.badge.value || this.blocked.value.has(led.by) ? undefined : led;
  });
  /** What this device remembers of it by itself. */
  readonly witnesses: Witnesses;
  /** What came of checking the record against it. */
  readonly checked = signal<Findings | Unfinished | 'checking' | 'failed'>('checking');
  /** The reader has compared the pictures of the seal with the others. */
  readonly isCompared = signal(false);
  /** There is something to show, or to cover. */
  readonly isReady = computed(() => this.stage.shown.value !== undefined || this.passTo.value !== undefined);

  /** The reader's own notes here; undefined until they have been asked for. */
  readonly notes = signal<string | undefined>(undefined);

  private readonly laid = signal<readonly Plan[]>([]);
  private readonly minds = new Minds();
  /** What the reader has in mind, by seat, until the host has it. */
  private readonly drafts = signal<ReadonlyMap<Seat, unknown>>(new Map());
  private readonly asking = signal(false);
  /** The entry that the last granted request has become. */
  private readonly granted = signal(0);
  private readonly chosen = signal<Viewer | undefined>(undefined);
  private readonly sights = signal<ReadonlyMap<Viewer, Sight>>(new Map());
  private readonly watches = new Map<Viewer, Watch>();
  private readonly ends: (() => void)[];
  private reported = 0;
  private recorded: Promise<GameRecord | Refused> | undefined;
  private checking: Promise<void> | undefined;

  constructor(venue: Venue, table: string, tempo: () => Tempo) {
    this.venue = venue;
    this.table = table;
    this.stage = new Stage<Sight>(
      () => (this.isHurried.peek() ? hurried(tempo()) : tempo()),
      (before, next) => stagingOf(before, next, this.inWords.peek() ? undefined : this.board),
    );
    this.viewer = this.chosen;
    this.witnesses = new Witnesses(venue, table);
    this.sending = computed(() => this.asking.value || (this.newest?.at ?? this.granted.value) < this.granted.value);
    this.passTo = computed(() => this.whoIsNext());
    this.ends = [
      venue.on((push) => {
        if (push.push === 'note' && push.table === table) this.notes.value = push.text;
        else if (push.push === 'gone' && push.table === table) this.refusal.value = { refused: 'no-such-table' };
      }),
      effect(() => this.passOn()),
      effect(() => this.reportSeen()),
      effect(() => {
        if (isToAct(this.stage.shown.value?.frame)) this.isHurried.value = false;
      }),
      whenVisible(() => this.reportSeen()),
    ];
    this.follow(['audience']);
  }

  close(): void {
    for (const end of this.ends) end();
    for (const watch of this.watches.values()) watch.end();
    this.stage.reset(undefined);
  }

  /** The newest of what the shown side may know, whether it has been shown already or not. */
  get newest(): Frame | undefined {
    return this.sights.value.get(this.chosen.value ?? 'audience')?.frame;
  }

  /** The device is in this player's hands. */
  reveal(seat: Seat): void {
    this.choose(seat);
  }

  /** Asks for a move, legal or not; answers why not. */
  async move(notation: string): Promise<Refused | undefined> {
    const { newest } = this;
    const answer = await this.send((seat, at) => {
      this.asked += 1;
      return this.venue.ask('move', { table: this.table, seat, at, move: notation });
    });
    // While others move one after the other, it is not the moment that is wrong.
    const isOthers = newest !== undefined && !newest.toAct.some((seat) => seat === newest.viewer);
    return answer?.refused === 'stale' && isOthers ? { refused: 'not-your-turn' } : answer;
  }

  undo(): Promise<Refused | undefined> {
    return this.send((seat, at) => this.venue.ask('undo', { table: this.table, seat, at }));
  }

  /** What the hard bot would do in the shown seat, and why. */
  async hint(): Promise<Advised | Refused | undefined> {
    const { newest } = this;
    const viewer = this.chosen.value;
    if (newest === undefined || viewer === undefined || viewer === 'audience') return undefined;
    return this.venue.ask('hint', { table: this.table, seat: viewer, at: newest.at });
  }

  /** The whole record, which is given out when the game is over. */
  async record(): Promise<GameRecord | Refused> {
    this.recorded ??= this.venue.ask('record', { table: this.table });
    const record = await this.recorded;
    // Whoever asks another time may be luckier.
    if (isRefused(record)) this.recorded = undefined;
    return record;
  }

  /** Checks the record when it can be had: once, or again when that is asked for. */
  check(again = false): Promise<void> {
    if (!this.hasRecord.value) return Promise.resolve();
    if (again) this.checking = undefined;
    this.checking ??= this.examined();
    return this.checking;
  }

  private async examined(): Promise<void> {
    this.checked.value = 'checking';
    const found = await examine(this).catch(() => undefined);
    this.checked.value = found ?? 'failed';
    // Whoever asks another time may be luckier.
    if (found === undefined) this.checking = undefined;
  }

  private async send(
    ask: (seat: Seat, at: number) => Promise<{ readonly at: number } | Refused>,
  ): Promise<Refused | undefined> {
    const { newest } = this;
    const viewer = this.chosen.value;
    if (this.sending.value || newest === undefined || viewer === undefined || viewer === 'audience') return undefined;
    this.stage.skip();
    this.asking.value = true;
    const answer = await ask(viewer, newest.at);
    this.asking.value = false;
    if (isRefused(answer)) return answer;
    this.granted.value = answer.at;
    return undefined;
  }

  /** Says something to everybody at the table; answers why not. */
  async say(saying: Saying): Promise<Refused | undefined> {
    const answer = await this.ask(saying);
    return isRefused(answer) ? answer : undefined;
  }

  private ask(saying: Saying): Promise<unknown> {
    const { table, venue } = this;
    if ('text' in saying) return venue.ask('say', { table, ...saying });
    return 'phrase' in saying ? venue.ask('phrase', { table, ...saying }) : venue.ask('react', { table, ...saying });
  }

  /** The reader wants nothing to do with somebody any more; answers why not. */
  async block(badge: string): Promise<Refused | undefined> {
    const answer = await this.venue.ask('block', { table: this.table, badge });
    if (isRefused(answer)) return answer;
    this.blocked.value = new Set([...this.blocked.value, badge]);
    return undefined;
  }

  async readNotes(): Promise<void> {
    const noted = await this.venue.ask('notes', { table: this.table });
    if (!isRefused(noted)) this.notes.value = noted.text;
  }

  /** Keeps the reader's notes; answers why not. */
  async note(text: string): Promise<Refused | undefined> {
    const noted = await this.venue.ask('note', { table: this.table, text });
    if (isRefused(noted)) return noted;
    this.notes.value = noted.text;
    return undefined;
  }

  /** Shows everybody what the reader has in mind. */
  async plan(data: unknown): Promise<void> {
    const seat = this.chosen.value;
    if (seat === undefined || seat === 'audience') return;
    this.drafts.value = new Map(this.drafts.value).set(seat, data);
    await this.venue.ask('plan', { table: this.table, seat, data });
    if (this.drafts.value.get(seat) !== data) return;
    const others = [...this.drafts.value].filter(([each]) => each !== seat);
    this.drafts.value = new Map(others);
  }

  private shownPlans(): readonly Shown[] {
    const seats = this.info.value?.seats ?? [];
    const drafts = this.drafts.value;
    const laid = this.laid.value.filter(({ seat, by }) => {
      const place = seats[seat];
      return place?.kind === 'person' && place.badge === by && !drafts.has(seat as Seat);
    });
    const minds = this.minds.at(this.stage.shown.value?.frame.at ?? 0).filter(({ seat }) => {
      const place = seats[seat];
      return place?.kind === 'bot' || (place?.kind === 'person' && place.standIn);
    });
    return [
      ...laid.map(({ seat, data }) => ({ seat: seat as Seat, data })),
      ...drafts.entries().map(([seat, data]) => ({ seat, data })),
      ...minds.map(({ seat, data }) => ({ seat: seat as Seat, data, isBots: true })),
    ];
  }

  // Looking

  private follow(viewers: readonly Viewer[]): void {
    // Ended first: whoever leaves the audience looks away from the table altogether.
    for (const [viewer, watch] of this.watches) {
      if (viewers.includes(viewer)) continue;
      watch.end();
      this.watches.delete(viewer);
    }
    for (const viewer of viewers) {
      if (!this.watches.has(viewer)) this.watches.set(viewer, this.watch(viewer));
    }
  }

  private watch(viewer: Viewer): Watch {
    const where = viewer === 'audience' ? {} : { seat: viewer };
    return new Watch(
      this.venue.link,
      { table: this.table, ...where },
      {
        change: (seen) => this.sees(viewer, seen),
        refused: (refusal) => {
          this.refusal.value = refusal;
        },
      },
    );
  }

  private sees(viewer: Viewer, seen: Look): void {
    this.refusal.value = undefined;
    this.witnesses.see(viewer, seen);
    this.said.value = seen.chat;
    if (seen.blocked !== undefined) this.blocked.value = new Set([...this.blocked.value, ...seen.blocked]);
    this.badge.value = seen.badge;
    this.laid.value = seen.plans;
    this.minds.hear(seen.plans, seen.frame?.at ?? 0);
    this.story.value = seen.story;
    if (this.info.value !== seen.info) this.learns(seen.info);
    const before = this.sights.value.get(viewer);
    const sight = sightOf(seen, before);
    if (sight !== undefined && sight.frame !== before?.frame) {
      this.sights.value = new Map(this.sights.value).set(viewer, sight);
      if (viewer === this.chosen.value) this.present(sight);
    }
    this.settle();
  }

  private learns(info: TableInfo): void {
    const isFirst = this.info.value === undefined;
    this.info.value = info;
    const mine = this.mine.value;
    this.follow(mine.length === 0 ? ['audience'] : mine);
    if (!isFirst) return;
    const left = mine.filter((seat) => (info.seats[seat] as Person).standIn);
    // Whoever called the bot themselves says when they are back; from the others' one the table lets them off by itself.
    this.returned.value = left.some((seat) => (info.seats[seat] as Person).bot?.left !== true);
  }

  /** Plays this seat again instead of the bot. */
  takeBack(seat: Seat): void {
    void this.venue.ask('back', { table: this.table, seat });
  }

  /** Something that happened is played; how things stand is just there, and so is what nobody could follow. */
  private present(sight: Sight): void {
    const { length } = newsIn(sight);
    if (length === 0 || length > LONGEST_QUEUE || this.stage.shown.peek() === undefined) this.stage.reset(sight);
    else this.stage.offer(withNews(sight));
  }

  private choose(viewer: Viewer | undefined): void {
    if (this.chosen.value === viewer) return;
    this.chosen.value = viewer;
    this.stage.reset(viewer === undefined ? undefined : this.sights.value.get(viewer));
  }

  /** Settles whose side is shown, as soon as that can be known. */
  private settle(): void {
    const mine = this.mine.value;
    const chosen = this.chosen.value;
    if (mine.length === 0) {
      this.choose('audience');
      return;
    }
    if (chosen !== undefined && chosen !== 'audience' && mine.includes(chosen)) return;
    if (mine.length === 1 || this.isOpenTo(mine)) this.choose(this.toActOf(mine) ?? mine[0]);
    else this.choose(undefined);
  }

  private toActOf(mine: readonly Seat[]): Seat | undefined {
    const frame = this.sights.value.get(mine[0]!)?.frame;
    return mine.find((seat) => frame?.toAct.includes(seat));
  }

  /** Whether all these seats see the same. Before the game there is nothing to hide. */
  private isOpenTo(seats: readonly Seat[]): boolean {
    const frames = seats.map((seat) => this.sights.value.get(seat)?.frame);
    if (frames.some((frame) => frame === undefined)) return this.info.value?.phase === 'seating';
    return frames.every((frame) => seesTheSame(frame!, frames[0]!));
  }

  private whoIsNext(): Seat | undefined {
    const mine = this.mine.value;
    const chosen = this.chosen.value;
    if (mine.length < 2 || !mine.every((seat) => this.sights.value.has(seat))) return undefined;
    if (chosen === undefined) return this.toActOf(mine) ?? mine[0];
    const next = this.toActOf(mine);
    // Whoever just moved is shown what came of it first.
    if (next === undefined || next === chosen || this.stage.playing.value) return undefined;
    return this.sights.value.get(chosen as Seat)?.frame.toAct.includes(chosen as Seat) ? undefined : next;
  }

  /** Where nothing is hidden the device goes round without a curtain. */
  private passOn(): void {
    const next = this.passTo.value;
    const chosen = this.chosen.peek();
    if (next === undefined || chosen === undefined || chosen === 'audience') return;
    if (this.isOpenTo([chosen, next])) this.choose(next);
  }

  /** Lets the host know how far this seat has been shown things, so that the next visit can begin there. */
  private reportSeen(): void {
    const shown = this.stage.shown.value;
    if (shown === undefined || this.venue.state.value !== 'open' || document.visibilityState === 'hidden') return;
    const { viewer, at } = shown.frame;
    if (viewer === 'audience' || at === 0 || at <= this.reported) return;
    this.reported = at;
    for (const seat of this.mine.peek()) void this.venue.ask('seen', { table: this.table, seat, at });
  }
}

/** Four times as fast to watch, twice as fast to read. */
const hurried = ({ motion, reading, held }: Tempo): Tempo => ({
  motion: motion / 4,
  reading: reading / 2,
  held: held / 2,
});

const isToAct = (frame: Frame | undefined): boolean => frame?.toAct.some((seat) => seat === frame.viewer) ?? false;

const seatsOfMine = (info: TableInfo | undefined): readonly Seat[] =>
  (info?.seats ?? []).flatMap((place, seat) => (place.kind === 'person' && place.you ? [seat as Seat] : []));

/** Runs something whenever the reader comes back to this window. */
function whenVisible(run: () => void): () => void {
  document.addEventListener('visibilitychange', run);
  return () => document.removeEventListener('visibilitychange', run);
}
