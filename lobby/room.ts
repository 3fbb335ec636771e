import type { AnyGame, Outcome, Seat, Viewer } from '#table/game.ts';
import { Broken, type Frame, type Granted, Host, heard, type Made, type Store } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Advised, ChatLine, Look, Message, Phase, TableInfo, Told } from '#wire/messages.ts';
import type { ChatRow, Claim, ListedRow, Person, Standing, TableRow } from './archive.ts';
import { botChoice } from './bot-choice.ts';
import { type News, topics } from './bus.ts';
import { timesOf, withTimes } from './clock.ts';
import { infoOf } from './info.ts';
import { Lookers, type Onlooker } from './lookers.ts';
import { DEFAULT_STRENGTH, hasHints, holds, isAttended, isBotPlayed, started, stoodIn } from './places.ts';
import { Elsewhere, HOLDS } from './presence.ts';
import { Talk } from './talk.ts';
import { Teller } from './teller.ts';
import type { World } from './world.ts';

/** How often a change is tried again when another process was quicker. */
const TRIES = 5;
/** How long other processes leave a table alone where this one has just done something, in milliseconds. */
export const LEASE = 5000;

/** Whom a room tells of itself. */
export interface Desk {
  /** Something was changed or played here. */
  changed(row: TableRow): void;
  /** The table is there no more. */
  gone(room: Room): void;
}

/**
 * One table in memory: who looks at it, its row, and from the start on its game. Changes of the row and appends go
 * through one queue, so that neither overwrites the other; what other processes do is heard on the bus, and found in the
 * archive if it was not heard.
 */
export class Room {
  readonly id: string;
  row: ListedRow;
  private readonly world: World;
  private readonly game: AnyGame;
  private readonly desk: Desk;
  private host: Host | undefined;
  private opening: Promise<void> | undefined;
  private trouble: Phase | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly lookers = new Lookers();
  private readonly elsewhere = new Elsewhere();
  private readonly watches = new Map<Viewer, () => void>();
  private presenceTold = 0;
  private readonly talk: Talk;
  private readonly unlisten: () => void;
  private botsPlay = false;
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
    this.row = row;
    this.game = game;
    this.world = world;
    this.desk = desk;
    this.used = world.now();
    this.talk = new Talk(row.id, world.archive, (line) => this.broadcast({ push: 'said', table: row.id, line }));
    this.unlisten = world.bus.listen(topics.table(row.id), (news) => void this.reported(() => this.hear(news)));
  }

  get phase(): Phase {
    return this.trouble ?? this.row.phase;
  }

  /** Who has to act now. */
  get toAct(): readonly Seat[] {
    return this.host?.toAct ?? [];
  }

  /** Nobody looks, and no bot is at work: it can be opened again when it is needed. */
  get isIdle(): boolean {
    return this.lookers.isEmpty && !this.botsPlay;
  }

  touch(): void {
    this.used = this.world.now();
  }

  /** Forgets everything that is only in memory. */
  close(): void {
    this.closed = true;
    this.unlisten();
    for (const end of this.watches.values()) end();
  }

  info(reader: Person | undefined): TableInfo {
    const { people, watching } = this.lookers.crowd();
    return infoOf(this.row, reader, {
      phase: this.phase,
      watching: watching + this.elsewhere.watching,
      isPresent: (person) => people.includes(person) || this.elsewhere.has(person),
    });
  }

  /** Whether this person has a seat here. */
  seats(person: Person): boolean {
    return this.row.places.some((place) => holds(place, person));
  }

  // Looking

  /** Shows the table from a seat or from the audience, now and from now on. */
  async look(looker: Onlooker, viewer: Viewer, since: number): Promise<Look> {
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
    } while ((this.host?.at ?? 0) > last || this.talk.isBeyond(chat));
    const known = story.filter(({ at }) => this.host === undefined || at <= this.host.at);
    this.addLooker(looker, viewer);
    return {
      info: this.info(looker.person),
      ...(this.host === undefined ? {} : { frame: this.host.frame(viewer) }),
      story: known,
      seen,
      chat,
    };
  }

  /** What this viewer saw after an earlier entry, and may see again: it was his to know then. */
  async past(viewer: Viewer, at: number): Promise<Frame | Refused> {
    if (this.host === undefined) return this.refusal();
    if (at > this.host.at) return refused('stale');
    const frame = await this.world.recall({ record: this.host.soFar(), viewer, at });
    return { ...frame, table: this.id };
  }

  unlook(looker: Onlooker, viewer?: Viewer): void {
    for (const left of this.lookers.remove(looker, viewer)) {
      this.watches.get(left)?.();
      this.watches.delete(left);
    }
    this.touch();
    if (this.closed) return;
    this.announce();
    this.tellPresence();
  }

  isSeenBy(looker: Onlooker): boolean {
    return this.lookers.has(looker);
  }

  private addLooker(looker: Onlooker, viewer: Viewer): void {
    if (!this.lookers.add(looker, viewer)) return;
    if (!this.watches.has(viewer)) this.watch(viewer);
    this.announce(looker);
    this.tellPresence();
  }

  /** One frame and one text for all who look from the same side. */
  private watch(viewer: Viewer): void {
    if (this.host === undefined) return;
    this.watches.get(viewer)?.();
    const teller = new Teller(this.host, viewer, this.world.rest, {
      tell: (push) => this.lookers.tell(viewer, push),
      fault: (error) => this.stop(error),
    });
    this.watches.set(viewer, () => teller.close());
  }

  private async story(viewer: Viewer, since: number): Promise<readonly Told[]> {
    const rows = await this.world.archive.story(this.id, since);
    return rows.map(({ told, ...entry }) => ({ ...entry, events: heard(told, viewer) }));
  }

  broadcast(message: Message): void {
    this.lookers.broadcast(message);
  }

  /** Tells everybody but one how the table stands. */
  private announce(but?: Onlooker): void {
    for (const looker of this.lookers.all()) {
      if (looker === but) continue;
      looker.send(JSON.stringify({ push: 'info', info: this.info(looker.person) } satisfies Message));
    }
  }

  private tellPresence(): void {
    this.presenceTold = this.world.now();
    this.tellOthers({ type: 'here', process: this.world.process, crowd: this.lookers.crowd() });
  }

  // Talking

  async say(line: Omit<ChatRow, 'n'>, command: string): Promise<{ readonly n: number }> {
    const kept = await this.talk.say(line, command);
    this.tellOthers({ type: 'said', line: kept });
    return { n: kept.n };
  }

  /** Something fleeting that all but the sender hear of. */
  signal(seat: number, data: unknown, from: Onlooker): void {
    this.lookers.broadcast({ push: 'signal', table: this.id, seat, data }, from);
    this.tellOthers({ type: 'signal', seat, data });
  }

  // Other processes

  private tellOthers(news: News): void {
    this.world.bus.tell(topics.table(this.id), news);
  }

  private async hear(news: News): Promise<void> {
    switch (news.type) {
      case 'made':
        return this.hearEntry(news);
      case 'row':
        return news.revision > this.row.revision ? this.refresh() : undefined;
      case 'said':
        return this.talk.hear(news.line);
      case 'signal':
        return this.broadcast({ push: 'signal', table: this.id, seat: news.seat, data: news.data });
      case 'here': {
        const { isNewcomer, changed } = this.elsewhere.hear(news.process, news.crowd, this.world.now());
        if (isNewcomer) this.tellPresence();
        if (changed) this.announce();
        return;
      }
      case 'gone':
        this.desk.gone(this);
    }
  }

  private async hearEntry({ n, kept, toAct, when, ...times }: News & { readonly type: 'made' }): Promise<void> {
    const { deadline } = this.row;
    if (n > this.row.at) this.row = withTimes({ ...this.row, at: n, toAct, moved: when }, times);
    await this.host?.hear(n, kept);
    if (this.row.deadline !== deadline) this.announce();
  }

  /** Looks into the archive for what others have changed or appended. */
  async refresh(): Promise<void> {
    const fresh = await this.world.archive.table(this.id);
    if (fresh === undefined) return this.desk.gone(this);
    this.take(fresh);
    if (this.isUnopened) await this.begin();
    if (this.host !== undefined && fresh.at > this.host.at) await this.host.catchUp();
  }

  /** Compares with how far the table has come; heals whatever was not heard. */
  async check(standing: Standing | undefined): Promise<void> {
    if (standing === undefined) return this.desk.gone(this);
    const { at = this.row.at } = this.host ?? {};
    if (this.isUnopened || standing.revision > this.row.revision || standing.at > at) await this.refresh();
    if (this.talk.lacks(standing.said) && !this.lookers.isEmpty) await this.talk.read();
    const now = this.world.now();
    if (this.elsewhere.expire(now)) this.announce();
    if (!this.lookers.isEmpty && now - this.presenceTold > HOLDS / 3) this.tellPresence();
    // Whoever made the last move may have gone before he could write the result.
    const outcome = this.row.phase === 'playing' ? this.host?.outcome : undefined;
    if (outcome !== undefined) await this.finish(outcome);
  }

  /** A newer row takes the place of ours. */
  private take(fresh: ListedRow): void {
    const { revision, at } = this.row;
    if (fresh.revision <= revision && fresh.at <= at) return;
    this.row = this.host === undefined ? fresh : withoutHead(fresh);
    if (fresh.revision > revision) this.announce();
    if (fresh.head !== undefined) void this.reported(() => this.begin());
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
    return this.queued(async () => {
      for (let left = TRIES; left > 0; left--) {
        const changed = next(this.row, this.game);
        if (isRefused(changed) || changed === this.row) return changed;
        const { at, toAct, moved, revision } = this.row;
        const standing = { at, toAct, moved, revision: revision + 1 };
        const saved = this.timed({ ...changed, ...standing, changed: this.world.now() });
        if (await this.world.archive.saveTable(saved, this.claim())) return this.becomes(saved);
        const fresh = await this.world.archive.table(this.id);
        if (fresh === undefined) return refused('no-such-table');
        this.take(fresh);
      }
      return refused('stale');
    });
  }

  private becomes(row: ListedRow): TableRow {
    this.row = row;
    this.announce();
    this.tellOthers({ type: 'row', revision: row.revision });
    this.desk.changed(row);
    return row;
  }

  private claim(): Claim {
    return { by: this.world.process, until: this.world.now() + LEASE };
  }

  /** The same row with what it waits for now. */
  private timed(row: ListedRow): ListedRow {
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

  async start(): Promise<TableRow | Refused> {
    const row = await this.change(started);
    if (isRefused(row)) return row;
    await this.begin();
    // Now that there is a game, somebody's time is running.
    await this.change((current) => ({ ...current }));
    this.advance();
    return this.row;
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(work);
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  // Playing

  /** Opens the game, and shows it to whoever is here. If that fails, whoever needs it tries again. */
  private begin(): Promise<void> {
    this.opening ??= this.openGame().then(
      () => {
        for (const viewer of this.lookers.viewers) {
          this.watch(viewer);
          if (this.host !== undefined) this.lookers.tell(viewer, { push: 'frame', frame: this.host.frame(viewer) });
        }
      },
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
      while (this.row.at > host.at) await host.catchUp();
      this.host = host;
      // The game has it now, and the archive keeps it.
      this.row = withoutHead(this.row);
    } catch (error) {
      // An archive that is away for a moment stops nothing.
      if (!(error instanceof Broken) && !(host instanceof Host && host.isStopped)) throw error;
      this.stop(error);
    }
  }

  /** What the host appends goes through our queue, with what the table waits for afterwards. */
  private store(): Store {
    const { archive } = this.world;
    return {
      read: (table) => archive.read(table),
      after: (table, n) => archive.after(table, n),
      create: async () => false,
      append: (table, n, made) => this.queued(() => this.append(table, n, made)),
      finish: (_table, _secret, outcome) => this.finish(outcome),
    };
  }

  private async finish(outcome: Outcome): Promise<void> {
    await this.change((row) => (row.phase === 'over' ? row : { ...row, phase: 'over', outcome }));
  }

  /** False if somebody else has made this entry. If only the row has changed, the entry goes with what follows from it. */
  private async append(table: string, n: number, made: Made): Promise<boolean> {
    for (let left = TRIES; left > 0; left--) {
      // A bot has no command. Its person may have come back meanwhile.
      if (made.command === undefined && !isBotPlayed(this.row.places[made.entry.seat])) return false;
      const when = this.world.now();
      const { revision, deadline } = this.row;
      const times = timesOf(this.row, made.toAct, when, true);
      if (await this.world.archive.append(table, n, { ...made, ...times, when, revision, claim: this.claim() })) {
        const { entry, toAct, command } = made;
        this.row = withTimes({ ...this.row, at: n, toAct, moved: when }, times);
        const kept = { entry, ...(command === undefined ? {} : { command }) };
        this.tellOthers({ type: 'made', n, kept, toAct, when, ...times });
        if (times.deadline !== deadline) this.announce();
        return true;
      }
      const fresh = await this.world.archive.table(table);
      if (fresh === undefined) return false;
      this.take(fresh);
      if (fresh.at >= n || fresh.phase !== 'playing') return false;
    }
    return false;
  }

  move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    return this.play((host) => host.move(seat, at, notation, command));
  }

  undo(seat: Seat, at: number, command?: string): Promise<Granted | Refused> {
    return this.play((host) => host.undo(seat, at, command));
  }

  /** What the hard bot would do in this seat, and why; to the same question always the same answer. */
  async hint(seat: Seat, at: number): Promise<Advised | Refused> {
    if (this.host === undefined || this.phase !== 'playing') return this.refusal();
    if (!hasHints(this.row)) return refused('no-hints');
    if (at !== this.host.at) return refused('stale');
    const { view, moves } = this.host.frame(seat);
    const recalled = this.host.recalled(seat);
    if (moves.length === 0) return refused('not-your-turn');
    const seed = `${this.id} ${seat} ${at}`;
    const advised = await this.world.advise({ game: this.row.game, seat, view, recalled, moves, seed });
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

  /** A fault stops this table alone; what was played stays. */
  private stop(error: unknown): Refused {
    if (this.trouble === undefined) {
      this.trouble = 'stopped';
      this.world.report({ type: 'table-stopped', table: this.id, error });
      this.announce();
    }
    return refused('table-stopped');
  }

  // What happens by itself

  /** Does what is due: ends somebody's time, lets bots move. */
  async attend(): Promise<void> {
    if (this.world.bus.shared || this.isUnopened) await this.refresh();
    if (this.phase !== 'playing' || this.host === undefined) {
      // Nothing can be done here, so nothing is due.
      if (this.row.due !== undefined && (this.isStuck || this.row.phase !== 'playing'))
        await this.change((row) => ({ ...row }));
      return;
    }
    await this.change((row) => {
      if (this.isLate) return this.waitedFor.reduce((late, seat) => stoodIn(late, seat, true), row);
      // Of a game that has just begun nobody may have said yet whom it waits for.
      return this.botToAct() === undefined && this.isDue ? { ...row } : row;
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
    if (this.botsPlay || this.closed || this.botToAct() === undefined) return;
    this.botsPlay = true;
    this.playBots()
      .catch((error: unknown) => this.world.report({ type: 'failed', table: this.id, error }))
      .finally(() => {
        this.botsPlay = false;
      });
  }

  private botToAct(): Seat | undefined {
    if (this.phase !== 'playing' || this.host === undefined || !isAttended(this.row)) return undefined;
    return this.host.toAct.find((seat) => isBotPlayed(this.row.places[seat]));
  }

  private async playBots(): Promise<void> {
    for (let seat = this.botToAct(); seat !== undefined && !this.closed; seat = this.botToAct()) {
      const frame = this.host!.frame(seat);
      const name = await this.botChoice(seat, frame);
      // While the bot was thinking its owner may have come back, the last person left, or the place closed.
      if (this.closed || this.botToAct() !== seat) continue;
      const answer = await this.move(seat, frame.at, name);
      if (isRefused(answer) && answer.refused !== 'stale') return;
    }
  }

  private botChoice(seat: Seat, { view, moves }: Frame): Promise<string> {
    const { game, places } = this.row;
    const place = places[seat];
    const strength = place?.kind === 'bot' ? place.strength : DEFAULT_STRENGTH;
    const question = { game, seat, view, recalled: this.host?.recalled(seat), moves, strength };
    return botChoice(this.world, question, (reason) => {
      if (!this.closed) this.world.report({ type: 'bot-failed', table: this.id, game, reason });
    });
  }
}

function withoutHead({ head: _, ...row }: ListedRow): ListedRow {
  return row;
}
