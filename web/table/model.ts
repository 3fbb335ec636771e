import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGameBoard, Signal as Sketch } from '#board/contract.ts';
import { LONGEST_QUEUE, Stage, type Tempo } from '#board/stage.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused } from '#table/refusal.ts';
import type { Advised, ChatLine, SeatInfo, TableInfo, Told } from '#wire/messages.ts';
import { type Seen, Watch } from '#wire/watch.ts';
import type { Place } from '../place.ts';
import { newsIn, type Sight, seesTheSame, sightOf, stagingOf, withNews } from './sight.ts';

type Person = Extract<SeatInfo, { readonly kind: 'person' }>;

/**
 * One table on one screen: looks at it through every seat of the reader's, or from the audience, and shows one of these
 * sides at a time.
 */
export class TableModel {
  readonly table: string;
  readonly place: Place;
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly refusal = signal<Refused | undefined>(undefined);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** What happened, for a table whose game cannot be opened; otherwise every sight has its own. */
  readonly story = signal<readonly Told[]>([]);
  /** A request is on its way, or what came of it. */
  readonly sending: ReadonlySignal<boolean>;
  /** How many moves have been asked for. */
  asked = 0;
  /** What the others are sketching, by seat. */
  readonly sketches = signal<readonly Sketch[]>([]);
  /** The board that shows it, once it is there. */
  board: AnyGameBoard | undefined;
  /** The reader has the table in words instead. */
  readonly inWords = signal(false);
  readonly stage: Stage<Sight>;
  /** Whose side is shown; undefined while all hands are covered. */
  readonly viewer: ReadonlySignal<Viewer | undefined>;
  /** Who should get the device next, when hands are hidden from each other. */
  readonly passTo: ReadonlySignal<Seat | undefined>;
  /** The reader had left a bot in his seat, and takes it back by being here. */
  readonly returned = signal(false);
  readonly mine = computed((): readonly Seat[] => seatsOfMine(this.info.value));
  /** There is something to show, or to cover. */
  readonly isReady = computed(() => this.stage.shown.value !== undefined || this.passTo.value !== undefined);

  private readonly asking = signal(false);
  /** The entry that the last granted request has become. */
  private readonly granted = signal(0);
  private readonly chosen = signal<Viewer | undefined>(undefined);
  private readonly sights = signal<ReadonlyMap<Viewer, Sight>>(new Map());
  private readonly watches = new Map<Viewer, Watch>();
  private readonly ends: (() => void)[];
  private reported = 0;
  private kept: GameRecord | undefined;

  constructor(place: Place, table: string, tempo: () => Tempo) {
    this.place = place;
    this.table = table;
    this.stage = new Stage<Sight>(tempo, (before, next) =>
      stagingOf(before, next, this.inWords.peek() ? undefined : this.board),
    );
    this.viewer = this.chosen;
    this.sending = computed(() => this.asking.value || (this.newest?.at ?? this.granted.value) < this.granted.value);
    this.passTo = computed(() => this.whoIsNext());
    this.ends = [
      place.on((push) => {
        if (push.push === 'signal' && push.table === table) this.sketch(push.seat as Seat, push.data);
        else if (push.push === 'gone' && push.table === table) this.refusal.value = { refused: 'no-such-table' };
      }),
      effect(() => this.passOn()),
      effect(() => this.reportSeen()),
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
      return this.place.ask('move', { table: this.table, seat, at, move: notation });
    });
    // While others move one after the other, it is not the moment that is wrong.
    const isOthers = newest !== undefined && !newest.toAct.some((seat) => seat === newest.viewer);
    return answer?.refused === 'stale' && isOthers ? { refused: 'not-your-turn' } : answer;
  }

  undo(): Promise<Refused | undefined> {
    return this.send((seat, at) => this.place.ask('undo', { table: this.table, seat, at }));
  }

  /** What the hard bot would do in the shown seat, and why. */
  async hint(): Promise<Advised | Refused | undefined> {
    const { newest } = this;
    const viewer = this.chosen.value;
    if (newest === undefined || viewer === undefined || viewer === 'audience') return undefined;
    return this.place.ask('hint', { table: this.table, seat: viewer, at: newest.at });
  }

  /** The whole record, which is given out when the game is over. */
  async record(): Promise<GameRecord | Refused> {
    if (this.kept !== undefined) return this.kept;
    const record = await this.place.ask('record', { table: this.table });
    if (!isRefused(record)) this.kept = record;
    return record;
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

  /** Tells the others what the reader has in mind. */
  show(data: unknown): void {
    const viewer = this.chosen.value;
    if (viewer === undefined || viewer === 'audience') return;
    this.sketch(viewer, data);
    void this.place.ask('signal', { table: this.table, seat: viewer, data });
  }

  private sketch(seat: Seat, data: unknown): void {
    this.sketches.value = [...this.sketches.value.filter((sketch) => sketch.seat !== seat), { seat, data }];
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
      this.place.link,
      { table: this.table, ...where },
      {
        change: (seen) => this.sees(viewer, seen),
        refused: (refusal) => {
          this.refusal.value = refusal;
        },
      },
    );
  }

  private sees(viewer: Viewer, seen: Seen): void {
    this.refusal.value = undefined;
    this.chat.value = seen.chat;
    this.story.value = seen.story;
    if (this.info.value !== seen.info) this.learns(seen.info);
    const before = this.sights.value.get(viewer);
    const sight = sightOf(seen, before);
    if (sight !== undefined && sight.frame !== before?.frame) {
      this.sights.value = new Map(this.sights.value).set(viewer, sight);
      if (viewer === this.chosen.value) this.present(sight);
      if (before?.frame.toAct[0] !== sight.frame.toAct[0]) this.sketches.value = [];
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
    this.returned.value = left.length > 0;
    for (const seat of left) this.takeBack(seat);
  }

  /** Plays this seat again instead of the bot. */
  takeBack(seat: Seat): void {
    void this.place.ask('back', { table: this.table, seat });
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
    if (shown === undefined || this.place.state.value !== 'open' || document.visibilityState === 'hidden') return;
    const { viewer, at } = shown.frame;
    if (viewer === 'audience' || at === 0 || at <= this.reported) return;
    this.reported = at;
    for (const seat of this.mine.peek()) void this.place.ask('seen', { table: this.table, seat, at });
  }
}

const seatsOfMine = (info: TableInfo | undefined): readonly Seat[] =>
  (info?.seats ?? []).flatMap((place, seat) => (place.kind === 'person' && place.you ? [seat as Seat] : []));

/** Runs something whenever the reader comes back to this window. */
function whenVisible(run: () => void): () => void {
  document.addEventListener('visibilitychange', run);
  return () => document.removeEventListener('visibilitychange', run);
}
