import type { AnyGame, Outcome, Seat, Viewer } from '#table/game.ts';
import { Broken, type Frame, type Granted, Host, heard, type Store } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Advised, ChatLine, Look, Message, Phase, TableInfo, Told } from '#wire/messages.ts';
import type { ChatRow, ListedRow, Person, Standing, TableRow } from './archive.ts';
import { BotTurns } from './bot-turns.ts';
import { type News, topics } from './bus.ts';
import { timesOf, withTimes } from './clock.ts';
import { dealing, opened, voided } from './deal.ts';
import { type Company, Gallery } from './gallery.ts';
import { infoOf } from './info.ts';
import { Ledger } from './ledger.ts';
import type { Onlooker } from './lookers.ts';
import { hasHints, holds, stoodIn } from './places.ts';
import { Talk } from './talk.ts';
import type { Asking, World } from './world.ts';

/**
 * How many entries a table can have, many times those of any game. Moves alone do not come so far; taking back and doing
 * again could go on for ever, so for that there is half of it, and the game can still be played to its end.
 */
export const MOST_ENTRIES = 10_000;

/** Whom a room tells of itself. */
export interface Desk {
  /** Something was changed or played here. */
  changed(row: TableRow): void;
  /** The table is there no more. */
  gone(room: Room): void;
}

/**
 * One table in memory: who looks at it, its row, and from the start on its game. What other processes do is heard on
 * the bus, and found in the archive if it was not heard.
 */
export class Room {
  readonly id: string;
  private readonly world: World;
  private readonly game: AnyGame;
  private readonly desk: Desk;
  private readonly ledger: Ledger;
  private readonly bots: BotTurns;
  private readonly gallery: Gallery;
  private playing: Host | undefined;
  private opening: Promise<void> | undefined;
  private trouble: Phase | undefined;
  private readonly talk: Talk;
  private readonly unlisten: () => void;
  /** How many have asked to look and are not shown anything yet. */
  private comers = 0;
  private closed = false;
  /** When somebody last wanted something here. */
  used: number;

  /** Opens a table. One that cannot go on can still be read. */
  static async open(game: AnyGame, row: ListedRow, world: World, desk: Desk): Promise<Room> {
    const room = new Room(game, row, world, desk);
    try {
      if (row.head !== undefined) await room.begin();
      return room;
    } catch (error) {
      room.close();
      throw error;
    }
  }

  private constructor(game: AnyGame, row: ListedRow, world: World, desk: Desk) {
    this.id = row.id;
    this.game = game;
    this.world = world;
    this.desk = desk;
    this.ledger = new Ledger(row, world, {
      timed: (changed) => this.timed(changed),
      announce: () => this.gallery.announce(),
      changed: (changed) => desk.changed(changed),
      begin: () => void this.reported(() => this.begin()),
    });
    this.gallery = new Gallery(this, world);
    this.bots = new BotTurns(this, world);
    this.used = world.now();
    this.talk = new Talk(row.id, world.archive, (line) => this.broadcast({ push: 'said', table: row.id, line }));
    this.unlisten = world.bus.listen(topics.table(row.id), (news) => void this.reported(() => this.hear(news)));
  }

  get row(): ListedRow {
    return this.ledger.row;
  }

  get phase(): Phase {
    return this.trouble ?? this.row.phase;
  }

  /** Who has to act now. */
  get toAct(): readonly Seat[] {
    return this.host?.toAct ?? [];
  }

  /** Nobody looks or is about to, and no bot is at work: it can be opened again when it is needed. */
  get isIdle(): boolean {
    return this.gallery.isEmpty && this.comers === 0 && !this.bots.areOn;
  }

  /** A bot is thinking or moving here. */
  get isAtWork(): boolean {
    return this.bots.areOn;
  }

  get isWatched(): boolean {
    return this.gallery.isWatched;
  }

  touch(): void {
    this.used = this.world.now();
  }

  /** Forgets everything that is only in memory. */
  close(): void {
    this.closed = true;
    this.bots.close();
    this.unlisten();
    this.gallery.close();
  }

  info(reader: Person | undefined, company: Company = this.gallery.company): TableInfo {
    return infoOf(this.row, reader, { phase: this.phase, now: this.world.now(), ...company });
  }

  concerns(person: Person): boolean {
    return this.row.owner === person.id || this.seats(person);
  }

  /** The game, as soon as there is one. */
  get host(): Host | undefined {
    return this.playing;
  }

  /** Whether this person has a seat here. */
  seats(person: Person): boolean {
    return this.seatsOf(person).length > 0;
  }

  /** The seats that this person has. */
  seatsOf(person: Person): readonly Seat[] {
    return this.row.places.flatMap((place, seat) => (holds(place, person) ? [seat as Seat] : []));
  }

  // Looking

  /** Whether somebody may see now what this side sees: anybody the audience's, a seat's only whoever has that seat. */
  maySee(person: Person | undefined, viewer: Viewer): boolean {
    return viewer === 'audience' || holds(this.row.places[viewer], person);
  }

  /** Shows the table from a seat or from the audience, now and from now on. */
  async look(looker: Onlooker, viewer: Viewer, since: number): Promise<Look | Refused> {
    this.comers += 1;
    try {
      return await this.shown(looker, viewer, since);
    } finally {
      this.comers -= 1;
    }
  }

  private async shown(looker: Onlooker, viewer: Viewer, since: number): Promise<Look | Refused> {
    const { archive, bus } = this.world;
    if (bus.shared || this.isUnopened) await this.refresh();
    const seen = viewer === 'audience' ? 0 : await archive.seen(this.id, viewer);
    let story: readonly Told[];
    let chat: readonly ChatLine[];
    let last: number;
    // What happens between reading and watching would fall between the two.
    do {
      chat = await this.talk.read();
      story = await this.story(viewer, since);
      last = story.at(-1)?.at ?? since;
      // Of a table that has just been removed there is nothing to read any more, and what was said stays said.
      if (this.talk.isBeyond(chat)) await this.refresh();
      if (this.closed) return refused('no-such-table');
    } while ((this.host?.at ?? 0) > last || this.talk.isBeyond(chat));
    const known = story.filter(({ at }) => this.host === undefined || at <= this.host.at);
    // Whoever comes back in the middle of a deal is asked for their salt as well.
    this.gallery.add(looker, viewer, this.row.dealing !== undefined);
    return {
      info: this.info(looker.person),
      ...(this.host === undefined ? {} : { frame: this.host.frame(viewer) }),
      story: known,
      seen,
      chat,
    };
  }

  /** What this viewer saw after an earlier entry, and may see again: it was his to know then. */
  async past(viewer: Viewer, at: number, asking: Asking): Promise<Frame | Refused> {
    if (this.host === undefined) return this.refusal();
    if (at > this.host.at) return refused('stale');
    const frame = await this.world.recall({ record: this.host.soFar(), viewer, at }, asking);
    return isRefused(frame) ? frame : { ...frame, table: this.id };
  }

  unlook(looker: Onlooker, viewer?: Viewer): void {
    this.touch();
    if (!this.closed) this.gallery.remove(looker, viewer);
  }

  isSeenBy(looker: Onlooker): boolean {
    return this.gallery.has(looker);
  }

  private async story(viewer: Viewer, since: number): Promise<readonly Told[]> {
    const rows = await this.world.archive.story(this.id, since);
    return rows.map(({ told, ...entry }) => ({ ...entry, events: heard(told, viewer) }));
  }

  broadcast(message: Message): void {
    this.gallery.broadcast(message);
  }

  // Talking

  async say(line: Omit<ChatRow, 'n'>, command: string): Promise<{ readonly n: number }> {
    const kept = await this.talk.say(line, command);
    this.tellOthers({ type: 'said', line: kept });
    return { n: kept.n };
  }

  /** Something fleeting that all but the sender hear of. */
  signal(seat: number, data: unknown, from: Onlooker): void {
    this.gallery.broadcast({ push: 'signal', table: this.id, seat, data }, from);
    this.tellOthers({ type: 'signal', seat, data });
  }

  // Other processes

  private tellOthers(news: News): void {
    this.world.bus.tell(topics.table(this.id), news);
  }

  private async hear(news: News): Promise<void> {
    switch (news.type) {
      case 'made':
        // Seats may have changed hands before it was made, and it is shown to whoever has them since.
        if (news.revision > this.row.revision) return this.refresh();
        this.ledger.hear(news);
        return this.host?.hear(news.n, news.kept);
      case 'row':
        return news.revision > this.row.revision ? this.refresh() : undefined;
      case 'said':
        return this.talk.hear(news.line);
      case 'signal':
        return this.broadcast({ push: 'signal', table: this.id, seat: news.seat, data: news.data });
      case 'here':
        return this.gallery.hear(news.process, news.crowd);
      case 'gone':
        this.desk.gone(this);
    }
  }

  /** Looks into the archive for what others have changed or appended. */
  async refresh(): Promise<void> {
    const fresh = await this.world.archive.table(this.id);
    if (fresh === undefined) return this.desk.gone(this);
    this.ledger.take(fresh);
    if (this.isUnopened) await this.begin();
    if (this.host !== undefined && fresh.at > this.host.at) await this.host.catchUp();
  }

  /** Compares with how far the table has come; heals whatever was not heard. */
  async check(standing: Standing | undefined): Promise<void> {
    if (standing === undefined) return this.desk.gone(this);
    const { at = this.row.at } = this.host ?? {};
    if (this.isUnopened || standing.revision > this.row.revision || standing.at > at) await this.refresh();
    if (this.talk.lacks(standing.said) && !this.gallery.isEmpty) await this.talk.read();
    this.gallery.check();
    // Whoever made the last move may have gone before he could write the result.
    const outcome = this.row.phase === 'playing' ? this.host?.outcome : undefined;
    if (outcome !== undefined) await this.finish(outcome);
  }

  private async reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.world.report({ type: 'failed', table: this.id, error });
    }
  }

  // Changing

  /** Changes the row, and tells everybody. What other processes changed meanwhile is seen first. */
  change(next: (row: TableRow, game: AnyGame) => TableRow | Refused): Promise<TableRow | Refused> {
    return this.ledger.change((row) => next(row, this.game));
  }

  /** The same row with what it waits for now. */
  private timed(row: ListedRow): ListedRow {
    if (row.dealing !== undefined) return withTimes(row, { due: row.dealing });
    const waits = row.phase === 'playing' && !this.isStuck;
    // A process that cannot play a game that has just begun does not know whose time is running.
    if (waits && row.at === 0 && this.trouble !== undefined) return row;
    // Nor does anybody before it is opened: so it is looked after at once, if not by us then by another.
    if (waits && row.at === 0 && this.host === undefined) return withTimes(row, { due: this.world.now() });
    return withTimes(row, timesOf(row, waits ? this.waitedFor : [], this.world.now(), false));
  }

  /** Nobody can play on here: neither this process nor, while versions change, another. */
  private get isStuck(): boolean {
    return this.trouble === 'stopped' || (this.trouble === 'outdated' && !this.world.bus.shared);
  }

  /** Asks everybody who is here for their salts, and whoever starts is. */
  start(by: Person): Promise<TableRow | Refused> {
    const { isPresent } = this.gallery.company;
    return this.deal((row, game) =>
      dealing(row, game, (person) => person === by.id || isPresent(person), this.world.now()),
    );
  }

  /** Somebody opens the seal of their seat. */
  open(seat: Seat, salt: string): Promise<TableRow | Refused> {
    return this.deal((row, game) => opened(row, game, seat, salt));
  }

  /** A change that may lead to the first deal. */
  private async deal(next: (row: TableRow, game: AnyGame) => TableRow | Refused): Promise<TableRow | Refused> {
    const row = await this.change(next);
    if (isRefused(row) || !this.isUnopened) return row;
    await this.begin();
    // Now that there is a game, somebody's time is running.
    await this.change((current) => ({ ...current }));
    this.advance();
    return this.row;
  }

  // Playing

  /** Opens the game, and shows it to whoever is here. If that fails, whoever needs it tries again. */
  private begin(): Promise<void> {
    this.opening ??= this.openGame().then(
      () => this.gallery.show(),
      (error: unknown) => {
        this.opening = undefined;
        throw error;
      },
    );
    return this.opening;
  }

  /** There is a game, and it could not be opened yet. */
  private get isUnopened(): boolean {
    return this.row.head !== undefined && this.host === undefined && this.trouble === undefined;
  }

  private async openGame(): Promise<void> {
    if (this.game.version !== this.row.version) {
      this.trouble = 'outdated';
      return;
    }
    let host: Host | Refused | undefined;
    try {
      host = await Host.open(this.game, this.store(), this.id);
      if (isRefused(host)) throw new Broken(host.refused);
      if (host.at < (this.row.from?.at ?? 0)) throw new Broken('it was left before its beginning was copied');
      while (this.row.at > host.at) await host.catchUp();
      this.playing = host;
      this.ledger.begun();
    } catch (error) {
      // An archive that is away for a moment stops nothing.
      if (!(error instanceof Broken) && !(host instanceof Host && host.isStopped)) throw error;
      this.stop(error);
    }
  }

  /** What the host appends goes through the ledger, with what the table waits for afterwards. */
  private store(): Store {
    const { archive } = this.world;
    return {
      read: (table) => archive.read(table),
      after: (table, n) => archive.after(table, n),
      create: async () => false,
      append: (_table, n, made) => this.ledger.append(n, made),
      finish: (_table, _secret, outcome) => this.finish(outcome),
    };
  }

  private async finish(outcome: Outcome): Promise<void> {
    await this.change((row) => (row.phase === 'over' ? row : { ...row, phase: 'over', outcome }));
  }

  async move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    if (at >= MOST_ENTRIES) return refused('too-long');
    return this.play((host) => host.move(seat, at, notation, command));
  }

  async undo(seat: Seat, at: number, command?: string): Promise<Granted | Refused> {
    if (at >= MOST_ENTRIES / 2) return refused('too-long');
    return this.play((host) => host.undo(seat, at, command));
  }

  /** What the hard bot would do in this seat, and why; to the same question always the same answer. */
  async hint(seat: Seat, at: number, asking: Asking): Promise<Advised | Refused> {
    if (this.host === undefined || this.phase !== 'playing') return this.refusal();
    if (!hasHints(this.row)) return refused('no-hints');
    if (at !== this.host.at) return refused('stale');
    const { view, moves } = this.host.frame(seat);
    const recalled = this.host.recalled(seat);
    if (moves.length === 0) return refused('not-your-turn');
    const seed = `${this.id} ${seat} ${at}`;
    const advised = await this.world.advise(
      { game: this.row.game, seat, view, recalled, moves, seed },
      { ...asking, stands: () => at === this.host?.at },
    );
    return advised ?? refused('no-hints');
  }

  record(): GameRecord | Refused {
    return this.host?.record() ?? this.refusal();
  }

  private async play(ask: (host: Host) => Promise<Granted | Refused>): Promise<Granted | Refused> {
    if (this.host === undefined || this.row.phase === 'abandoned') return this.refusal();
    const begun = performance.now();
    try {
      const answer = await ask(this.host);
      if (isRefused(answer)) return answer;
      const milliseconds = performance.now() - begun;
      this.world.report({ type: 'moved', table: this.id, game: this.row.game, milliseconds });
      this.desk.changed(this.row);
      this.advance();
      return answer;
    } catch (error) {
      if (this.host.isStopped) return this.stop(error);
      this.world.report({ type: 'failed', table: this.id, error });
      // What became of it, only the archive knows.
      void this.reported(() => this.refresh());
      return refused('failed');
    }
  }

  /** Why there is no game to play. */
  private refusal(): Refused {
    if (this.trouble === 'outdated') return refused('outdated', `${this.row.game} v${this.row.version}`);
    if (this.trouble === 'stopped') return refused('table-stopped');
    return refused(this.row.phase === 'seating' ? 'not-started' : 'game-over');
  }

  fault(error: unknown): void {
    this.stop(error);
  }

  /** A fault stops this table alone; what was played stays. */
  private stop(error: unknown): Refused {
    if (this.trouble === undefined) {
      this.trouble = 'stopped';
      this.world.report({ type: 'table-stopped', table: this.id, error });
      this.gallery.announce();
    }
    return refused('table-stopped');
  }

  // What happens by itself

  /** Does what is due: ends somebody's time, lets bots move. */
  async attend(): Promise<void> {
    if (this.world.bus.shared || this.isUnopened) await this.refresh();
    if (this.row.dealing !== undefined && this.world.now() >= this.row.dealing) {
      // Meanwhile it may have been dealt, or another start asked for.
      const isOver = ({ dealing: until }: TableRow): boolean => until !== undefined && this.world.now() >= until;
      await this.change((row) => (isOver(row) ? voided(row, this.world.secret()) : row));
      return;
    }
    if (this.phase !== 'playing' || this.host === undefined) {
      // Nothing can be done here, so nothing is due.
      if (this.row.due !== undefined && (this.isStuck || this.row.phase !== 'playing'))
        await this.change((row) => ({ ...row }));
      return;
    }
    await this.change((row) => {
      if (this.isLate) return this.waitedFor.reduce((late, seat) => stoodIn(late, seat, true), row);
      // Of a game that has just begun nobody may have said yet whom it waits for.
      return this.bots.next === undefined && this.isDue ? { ...row } : row;
    });
    this.advance();
  }

  private get isDue(): boolean {
    return this.world.now() >= (this.row.due ?? Number.POSITIVE_INFINITY);
  }

  private get isLate(): boolean {
    return this.world.now() >= (this.row.deadline ?? Number.POSITIVE_INFINITY);
  }

  /** Whom the table waits for, as its row says it. Who begins, only the game knows. */
  private get waitedFor(): readonly number[] {
    return this.row.at === 0 ? this.toAct : this.row.toAct;
  }

  /** Lets bots move until it is a person's turn. */
  advance(): void {
    this.bots.play();
  }

  /** The game, as long as it can be played here. */
  get running(): Host | undefined {
    return this.phase === 'playing' && !this.closed ? this.host : undefined;
  }
}
