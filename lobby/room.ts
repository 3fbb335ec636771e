import { posterOf } from '#games/index.ts';
import type { AnyGame, Outcome, Seat, Viewer } from '#table/game.ts';
import type { Granted, Host } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { heard } from '#table/store.ts';
import { openHead } from '#table/testimony.ts';
import type { Asked, Look, Message, Phase, Question, StoryEntry, TableInfo } from '#wire/messages.ts';
import { BOTS, type ChatLine, type Plan, type Spot } from '#wire/talk.ts';
import { Absences, type Attendance, heirsTo, noticed, returned } from './absence.ts';
import {
  KEPT_LINES,
  type ListedRow,
  type NewLine,
  type NewPlan,
  type Person,
  type Progress,
  type TableRow,
} from './archive.ts';
import { badgeOf } from './badge.ts';
import { BotTurns } from './bot-turns.ts';
import { type News, topics } from './bus.ts';
import { graceAt, lapsed, lateOf, pauseEnd, timesOf, withTimes } from './clock.ts';
import {
  answering,
  asking,
  awaited,
  openQuestion,
  type Quorum,
  resumed,
  type Settled,
  settled,
  unasked,
} from './consent.ts';
import { dealing, opened, voided } from './deal.ts';
import { type Company, Gallery } from './gallery.ts';
import { isMuted, isSentOut, type Whom } from './guests.ts';
import { infoOf } from './info.ts';
import { type Leader, Leading, leaderOf } from './leading.ts';
import { Ledger } from './ledger.ts';
import { isKeptFor } from './lending.ts';
import type { Onlooker } from './lookers.ts';
import { Minds } from './minds.ts';
import { hasResigned, holds } from './places.ts';
import { Plans } from './plans.ts';
import { Playing } from './playing.ts';
import { HOLDS } from './presence.ts';
import { Shown } from './shown.ts';
import { roused, Silences, THINKING } from './silence.ts';
import { Talk } from './talk.ts';
import { leftAt } from './tidy.ts';
import type { Asking, World } from './world.ts';

/** How long somebody may be gone without a word; where others may be in another process, until that has surely said so. */
const MOMENT = 5000;
const MOMENT_ELSEWHERE = MOMENT + HOLDS;

/** Whom a room tells of itself. */
export interface Registry {
  /** By what it is played; undefined if that is not here. */
  rules(row: TableRow): Promise<AnyGame | undefined>;
  /** Something was changed or played here. */
  changed(row: TableRow): void;
  /** The table is there no more. */
  gone(room: Room): void;
  /** Nobody has come to it for long, and it has not begun. */
  left(room: Room): Promise<unknown>;
}

/**
 * One table in memory: who looks at it, its row, and from the start on its game. What other processes do is heard on
 * the bus, and found in the archive if it was not heard.
 */
export class Room {
  readonly id: string;
  private readonly world: World;
  /** Its rules as they are today, by which it is set up. */
  private readonly game: AnyGame;
  private readonly desk: Registry;
  private readonly ledger: Ledger;
  /** Its game, from the start on. */
  readonly playing: Playing;
  private readonly bots: BotTurns;
  private readonly gallery: Gallery;
  private readonly absences = new Absences();
  private readonly silences = new Silences();
  private readonly talk: Talk;
  private readonly plans: Plans;
  /** What its bots lay open, in a game that is won together. */
  readonly minds: Minds | undefined;
  private readonly leading = new Leading();
  private readonly isShown = new Shown();
  private readonly unlisten: () => void;
  /** Since when the whole crew is asked something, after which entry. */
  private crewAsked: { readonly at: number; readonly since: number } | undefined;
  /** How many have asked to look and are not shown anything yet. */
  private comers = 0;
  private closed = false;
  /** When somebody last wanted something here. */
  used: number;

  /** Opens a table. One that cannot go on can still be read. */
  static async open(game: AnyGame, row: ListedRow, world: World, desk: Registry): Promise<Room> {
    const room = new Room(game, row, world, desk);
    try {
      if (row.head !== undefined) await room.playing.begin();
      return room;
    } catch (error) {
      room.close();
      throw error;
    }
  }

  private constructor(game: AnyGame, row: ListedRow, world: World, desk: Registry) {
    this.id = row.id;
    this.game = game;
    this.world = world;
    this.desk = desk;
    this.ledger = new Ledger(row, world, {
      timed: (changed) => this.timed(changed),
      announce: () => {
        this.gallery.announce();
        this.gone();
        // Who may answer for a bot, seats say, and they may have changed hands.
        if (this.host?.isAskingCrew) this.gallery.showAgain();
      },
      changed: (changed) => desk.changed(changed),
      begin: () => void this.reported(() => this.playing.begin()),
    });
    this.playing = new Playing(this.ledger, world, {
      rules: () => desk.rules(this.row),
      begun: () => this.gallery.show(),
      played: () => {
        desk.changed(this.row);
        this.advance();
      },
      ended: (outcome) => this.finish(outcome),
      stopped: () => this.gallery.announce(),
      doubted: () => void this.reported(() => this.refresh()),
    });
    this.gallery = new Gallery(this, world);
    this.bots = new BotTurns(this, world);
    this.used = world.now();
    this.talk = new Talk(row.id, world.archive, (line) => this.broadcast({ push: 'said', table: row.id, line }));
    this.plans = new Plans(row.id, world.archive, (plan) => this.broadcast({ push: 'plan', table: row.id, plan }));
    this.minds = world.mind && posterOf(row.game)?.crew ? new Minds(this, this.plans, world, world.mind) : undefined;
    this.unlisten = world.bus.listen(topics.table(row.id), (news) => void this.reported(() => this.hear(news)));
  }

  get row(): ListedRow {
    return this.ledger.row;
  }

  get phase(): Phase {
    return this.playing.trouble ?? this.row.phase;
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
    const standing = { ...this.attending(company), at: this.row.at };
    const open = openQuestion(this.row, standing);
    const asked = open && { ...open, awaited: awaited(this.row, open, standing) };
    const isWithin = this.mayLookBack(reader);
    const led = isWithin ? this.leading.told(this.id) : undefined;
    const { tried } = this.playing;
    return infoOf(this.row, reader, { ...standing, phase: this.phase, isWithin, asked, led, tried, ...company });
  }

  concerns(person: Person): boolean {
    return (
      this.row.owner === person.id || this.seats(person) || this.row.places.some((place) => isKeptFor(place, person))
    );
  }

  /** The game, as soon as there is one. */
  get host(): Host | undefined {
    return this.playing.host;
  }

  /** Whether this person has a seat here. */
  seats(person: Pick<Person, 'id'>): boolean {
    return this.seatsOf(person).length > 0;
  }

  /** The seats that this person has. */
  seatsOf(person: Pick<Person, 'id'>): readonly Seat[] {
    return this.row.places.flatMap((place, seat) => (holds(place, person) ? [seat as Seat] : []));
  }

  // Looking

  /** Whether somebody may see now what this side sees: the audience's anybody who was not sent out, a seat's only whoever has it. */
  maySee(person: Person | undefined, viewer: Viewer): boolean {
    return viewer === 'audience' ? !isSentOut(this.row, person?.id) : holds(this.row.places[viewer], person);
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
    if (bus.shared || this.playing.isUnopened) await this.refresh();
    if (viewer !== 'audience') await this.welcome(viewer);
    const seen = viewer === 'audience' ? 0 : await archive.seen(this.id, viewer);
    let story: readonly StoryEntry[];
    let chat: readonly ChatLine[];
    let plans: readonly Plan[];
    let last: number;
    // What happens between reading and watching would fall between the two.
    do {
      chat = await this.talk.read();
      plans = await this.plans.read();
      story = await this.story(viewer, since);
      last = story.at(-1)?.at ?? since;
      // Of a table that has just been removed there is nothing to read any more, and what was said stays said.
      if (this.talk.isBeyond(chat)) await this.refresh();
      if (this.closed) return refused('no-such-table');
    } while ((this.host?.at ?? 0) > last || this.talk.isBeyond(chat));
    const known = story.filter(({ at }) => this.host === undefined || at <= this.host.at);
    // Whoever has lost the seat meanwhile, or was sent out, would hear all that everybody is told until the row changes again.
    if (!this.maySee(looker.person, viewer)) return refused(viewer === 'audience' ? 'sent-out' : 'not-seated');
    // Whoever comes back in the middle of a deal is asked for their salt as well.
    this.gallery.add(looker, viewer, this.row.dealing !== undefined);
    return {
      info: this.info(looker.person),
      ...(this.host && { frame: this.host.frame(viewer), head: openHead(this.host.head) }),
      story: known,
      seen,
      chat,
      plans,
      ...(looker.person === undefined ? {} : { badge: badgeOf(this.id, looker.person.id) }),
    };
  }

  /** Somebody looks from their seat: if others have called a bot meanwhile, the seat is theirs again. */
  private async welcome(seat: Seat): Promise<void> {
    const place = this.row.places[seat];
    // The page of somebody asleep may have to connect again.
    if (place?.kind === 'person' && place.silent !== undefined) return;
    if (returned(this.row, seat) !== this.row) await this.change((row) => returned(row, seat));
  }

  /** This seat has seen everything up to this entry. */
  async see(seat: Seat, at: number): Promise<void> {
    this.isShown.see(at);
    await this.world.archive.see(this.id, seat, at);
  }

  async untilShown(at: number): Promise<void> {
    if (this.isWatched) await this.isShown.until(at, this.world.botPatience);
  }

  unlook(looker: Onlooker, viewer?: Viewer): void {
    this.touch();
    if (this.closed) return;
    this.gallery.remove(looker, viewer);
    this.gone();
  }

  /** Asks the other processes who looks at this table there; what they say is known a moment later. */
  askAround(): void {
    this.touch();
    this.tellOthers({ type: 'who' });
  }

  isInSightOf(person: string): boolean {
    return this.gallery.company.isInSight(person);
  }

  /** Somebody looks up or away, without leaving. */
  glanced(): void {
    if (!this.closed) this.gallery.tellPresence();
  }

  /** Somebody who plays here does something, whatever it is. */
  async stirred(person: Person): Promise<void> {
    if (this.closed || !this.concerns(person)) return;
    this.gallery.stirred(person.id);
    if (roused(this.row, person) === this.row) return;
    this.gallery.tellPresence();
    await this.ledger.note((row) => roused(row, person));
  }

  isSeenBy(looker: Onlooker): boolean {
    return this.gallery.has(looker);
  }

  private async story(viewer: Viewer, since: number): Promise<readonly StoryEntry[]> {
    const rows = await this.world.archive.story(this.id, since);
    return rows.map(({ told, ...entry }) => ({ ...entry, events: heard(told, viewer) }));
  }

  /** Whoever has this badge: somebody who sits here, looks on, was sent out, or has said something. */
  async bearer(badge: string): Promise<Whom | undefined> {
    const seated = this.row.places.flatMap((place) =>
      place.kind === 'person' ? [{ id: place.person, name: place.name }] : [],
    );
    const isIt = ({ id }: Whom): boolean => id !== '' && badgeOf(this.id, id) === badge;
    const known = [...seated, ...this.gallery.company.audience, ...(this.row.sentOut ?? [])].find(isIt);
    if (known !== undefined) return known;
    const lines = await this.world.archive.chat(this.id, KEPT_LINES);
    return lines.map(({ person, name }) => ({ id: person, name })).findLast(isIt);
  }

  broadcast(message: Message): void {
    this.gallery.broadcast(message);
  }

  // Talking

  async say(line: NewLine, command: string): Promise<{ readonly n: number }> {
    const kept = await this.talk.say(line, command);
    this.tellOthers({ type: 'said', line: kept });
    return { n: kept.n };
  }

  /** What somebody has in mind, for all to see; bots answer what it asks of them. */
  async plan(plan: NewPlan, asking?: Asking): Promise<Plan> {
    const kept = await this.plans.lay(plan);
    this.tellOthers({ type: 'planned', plan: kept });
    if (asking !== undefined) this.minds?.answer(asking);
    return kept;
  }

  /** What somebody notes for themselves; their other windows hear of it. */
  async note({ id }: Person, text: string, from: Onlooker): Promise<void> {
    await this.world.archive.note(this.id, id, text);
    this.gallery.tellPerson(id, { push: 'note', table: this.id, text }, from);
    this.tellOthers({ type: 'noted', person: id, text });
  }

  // Looking back together

  /** Somebody takes along whoever wants to come, to this position; without one no more. */
  lead(person: Person, name: string, spot: Spot | undefined): void {
    const { process, now } = this.world;
    const isNews =
      spot === undefined
        ? this.leading.stop(person.id)
        : this.leading.lead(process, leaderOf(person, name, spot, this.leading.next(now())));
    if (isNews) this.led();
  }

  /** Whoever leads and is connected to this process. */
  get leader(): Leader | undefined {
    return this.leading.at(this.world.process);
  }

  private led(): void {
    const { leader } = this;
    this.tellLed();
    this.tellOthers({ type: 'led', process: this.world.process, ...(leader && { leader }) });
  }

  private tellLed(): void {
    const led = this.leading.told(this.id);
    this.gallery.tellLookingBack({ push: 'led', table: this.id, ...(led && { led }) });
  }

  /** Whoever has gone, or may not speak here, does not lead any more. */
  private gone(): void {
    const { isPresent } = this.gallery.company;
    if (this.leading.sift((person) => isPresent(person) && !isMuted(this.row, person))) this.led();
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
      case 'planned':
        if (news.plan.by !== BOTS) this.minds?.heard();
        return this.plans.hear(news.plan);
      case 'noted':
        return this.gallery.tellPerson(news.person, { push: 'note', table: this.id, text: news.text });
      case 'here':
        this.gallery.hear(news.process, news.crowd);
        return this.hearLed(news.process, news.leader);
      case 'led':
        return this.hearLed(news.process, news.leader);
      case 'who':
        return this.gallery.isEmpty ? undefined : this.gallery.tellPresence();
      case 'gone':
        this.desk.gone(this);
    }
  }

  private hearLed(process: string, leader: Leader | undefined): void {
    if (this.leading.hear(process, leader)) this.tellLed();
  }

  /** Looks into the archive for what others have changed or appended. */
  async refresh(): Promise<void> {
    const fresh = await this.world.archive.table(this.id);
    if (fresh === undefined) return this.desk.gone(this);
    this.ledger.take(fresh);
    if (this.playing.isUnopened) await this.playing.begin();
    if (this.host !== undefined && fresh.at > this.host.at) await this.host.catchUp();
  }

  /** Compares with how far the table has come; heals whatever was not heard. */
  async check(standing: Progress | undefined): Promise<void> {
    if (standing === undefined) return this.desk.gone(this);
    const { at = this.row.at } = this.host ?? {};
    if (this.playing.isUnopened || standing.revision > this.row.revision || standing.at > at) await this.refresh();
    if (this.talk.lacks(standing.said) && !this.gallery.isEmpty) await this.talk.read();
    if (this.plans.lacks(standing.planned) && !this.gallery.isEmpty) await this.plans.read();
    this.gallery.check();
    this.gone();
    // The process that took the last move may have gone before it could write the result.
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
    if (row.phase === 'seating') return withTimes(row, { due: leftAt(row, this.world.now()) });
    const waits = row.phase === 'playing' && !this.playing.isStuck;
    // A process that cannot play a game that has just begun does not know whose time is running.
    if (waits && row.at === 0 && this.playing.trouble !== undefined) return row;
    // Nor does anybody before it is opened: so it is looked after at once, if not by us then by another.
    if (waits && row.at === 0 && this.host === undefined) return withTimes(row, { due: this.world.now() });
    const { due, ...times } = timesOf(row, waits ? this.waitedFor : [], this.world.now());
    // Where nothing goes on, neither a question nor a pause ends by itself.
    return withTimes(row, waits && due !== undefined ? { ...times, due } : times);
  }

  /** Asks everybody who is here for their salts, and whoever starts is. */
  start(by: Person): Promise<TableRow | Refused> {
    const { isPresent } = this.gallery.company;
    return this.deal((row, game, source) =>
      dealing(row, game, (person) => person === by.id || isPresent(person), this.world.now(), source),
    );
  }

  /** Somebody opens the seal of their seat. */
  open(seat: Seat, salt: string): Promise<TableRow | Refused> {
    return this.deal((row, game, source) => opened(row, game, seat, salt, source));
  }

  /** A change that may lead to the first deal. */
  private async deal(
    next: (row: TableRow, game: AnyGame, source: GameRecord | undefined) => TableRow | Refused,
  ): Promise<TableRow | Refused> {
    const from = this.row.phase === 'seating' ? this.row.from?.table : undefined;
    const source = from === undefined ? undefined : (await this.world.archive.read(from))?.record;
    const row = await this.change((current, game) => next(current, game, source));
    if (isRefused(row) || !this.playing.isUnopened) return row;
    await this.playing.begin();
    // Now that there is a game, somebody's time is running.
    await this.change((current) => ({ ...current }));
    this.advance();
    return this.row;
  }

  // Settling things together

  /** Somebody asks the other people at the table. */
  async ask(seat: Seat, question: Question): Promise<TableRow | Refused> {
    if (question.kind === 'undo') {
      const target = this.host?.mayTakeBack(seat) ?? this.playing.refusal();
      if (isRefused(target)) return target;
    }
    return this.settle((row) => asking(row, seat, question, this.quorum));
  }

  answer(seat: Seat, yes: boolean): Promise<TableRow | Refused> {
    return this.settle((row) => answering(row, seat, yes, this.quorum));
  }

  private get quorum(): Quorum {
    return { ...this.attendance, at: this.row.at };
  }

  /** A change that may grant what was asked. */
  private async settle(next: (row: TableRow) => Settled | Refused): Promise<TableRow | Refused> {
    let granted: Asked | undefined;
    const row = await this.change((before) => {
      const after = next(before);
      granted = isRefused(after) ? undefined : after.granted;
      return isRefused(after) ? after : after.row;
    });
    if (isRefused(row)) return row;
    if (granted?.question.kind === 'undo') {
      const { by, at } = granted;
      const undone = await this.playing.undoAgreed(by as Seat, at);
      if (isRefused(undone)) return undone;
    }
    this.advance();
    return this.row;
  }

  // Playing

  private async finish(outcome: Outcome): Promise<void> {
    await this.change((row) => (row.phase === 'over' ? row : { ...row, phase: 'over', outcome }));
  }

  move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    return this.playing.move(seat, at, notation, command);
  }

  /** Whether this person may look back when it is over: everybody may, unless those who play here keep it to themselves. */
  mayLookBack(person: Person | undefined): boolean {
    if (this.row.discreet !== true) return true;
    return person !== undefined && (this.concerns(person) || hasResigned(this.row, person));
  }

  /**
   * What the whole crew is asked is left to its people, as long as one of them is there; and for as long as anybody is waited for,
   * then bots answer.
   */
  isLeftToPeople(): boolean {
    const { host, row } = this;
    const { now, isPresent } = this.attendance;
    const by = host?.answering?.by ?? [];
    if (host === undefined || by.length === 0) return false;
    if (this.crewAsked?.at !== host.at || this.crewAsked.since > now) this.crewAsked = { at: host.at, since: now };
    const isThere = by.some((seat) => {
      const place = row.places[seat];
      return place?.kind === 'person' && isPresent(place.person) && place.silent === undefined;
    });
    return isThere && now - this.crewAsked.since < this.world.grace;
  }

  fault(error: unknown): void {
    this.playing.stop(error);
  }

  // What happens by itself

  /** Who is at the table now. */
  get attendance(): Attendance {
    return this.attending(this.gallery.company);
  }

  private attending({ isPresent, isInSight, stirredAt }: Company): Attendance {
    const { bus } = this.world;
    const isRunning = this.row.phase === 'playing';
    const grace = isRunning ? graceAt(this.row.clock, this.world.grace) : this.world.grace;
    return {
      now: this.world.now(),
      grace,
      moment: bus.shared ? MOMENT_ELSEWHERE : MOMENT,
      isPresent,
      stirredAt,
      patience: (person) => {
        if (isRunning && this.row.clock.kind === 'slow') return grace;
        // Whoever invites friends looks elsewhere.
        return grace * (isInSight(person) || !isRunning ? THINKING : 1);
      },
    };
  }

  /** The people without whom it does not go on, of those who are here; nobody waits where nobody else is. */
  private awaitedPeople(attendance: Attendance): ReadonlySet<string> {
    const { row } = this;
    const { isPresent } = attendance;
    if (row.phase === 'seating') {
      const isWaited = row.dealing === undefined && isPresent(row.owner) && heirsTo(row, attendance).length > 0;
      return new Set(isWaited ? [row.owner] : []);
    }
    const open = openQuestion(row, this.quorum);
    const asked = open === undefined || open.no !== undefined ? [] : awaited(row, open, this.quorum);
    // Where moves take days the clock says how long one may take, and nothing else.
    const isTurn = row.paused === undefined && row.clock.kind !== 'slow';
    const people = row.places.flatMap((place) => (place.kind === 'person' && isPresent(place.person) ? [place] : []));
    const late = [...asked, ...(isTurn ? this.waitedFor : [])].flatMap((seat) => {
      const place = row.places[seat];
      return place?.kind === 'person' && !place.standIn && isPresent(place.person) ? [place.person] : [];
    });
    return new Set(
      late.filter((person) => people.some((other) => other.person !== person && other.silent === undefined)),
    );
  }

  /** To be called every second or so: writes down who has gone, and what follows from that. */
  async notice(): Promise<void> {
    if (this.closed || (this.row.phase !== 'seating' && this.row.phase !== 'playing')) return;
    const { attendance, absences, silences } = this;
    absences.note(this.row, attendance, !this.gallery.isEmpty);
    const waited = this.awaitedPeople(attendance);
    silences.note(waited, attendance);
    for (const person of waited) silences.stirred(person, attendance.stirredAt(person));
    const known = { absences, silences };
    if (noticed(this.row, known, attendance) !== this.row)
      await this.ledger.note((row) => noticed(row, known, attendance));
    // Whoever has gone is not waited for any more.
    if (settled(this.row, this.quorum).granted !== undefined) await this.settle((row) => settled(row, this.quorum));
  }

  /** Does what is due: ends somebody's time, lets bots move. */
  async attend(): Promise<void> {
    if (this.world.bus.shared || this.playing.isUnopened) await this.refresh();
    if (this.row.dealing !== undefined && this.world.now() >= this.row.dealing) {
      // Meanwhile it may have been dealt, or another start asked for.
      const isOver = ({ dealing: until }: TableRow): boolean => until !== undefined && this.world.now() >= until;
      await this.change((row) => (isOver(row) ? voided(row, this.world.secret()) : row));
      return;
    }
    if (this.row.phase === 'seating') return this.tidy();
    if (this.phase !== 'playing' || this.host === undefined) {
      // Nothing can be done here, so nothing is due.
      if (this.row.due !== undefined && (this.playing.isStuck || this.row.phase !== 'playing'))
        await this.change((row) => ({ ...row }));
      return;
    }
    await this.change((row) => {
      const now = this.world.now();
      if (row.asked !== undefined && now >= row.asked.until) return unasked(row);
      if (now >= (pauseEnd(row) ?? now + 1)) return resumed(row);
      const late = lateOf(row, this.waitedFor, now);
      if (late.length > 0) return late.reduce((left, seat) => lapsed(left, seat, now), row);
      // Of a game that has just begun nobody may have said yet whom it waits for.
      return this.bots.next === undefined && this.isDue ? { ...row } : row;
    });
    this.advance();
  }

  /** A table that has not begun goes when nobody has come to it for long; as long as somebody looks it stays. */
  private async tidy(): Promise<void> {
    if (!this.isDue) return;
    if (this.isWatched || this.comers > 0) await this.change((row) => ({ ...row }));
    else await this.desk.left(this);
  }

  private get isDue(): boolean {
    return this.world.now() >= (this.row.due ?? Number.POSITIVE_INFINITY);
  }

  /** Whom the table waits for, as its row says it. Who begins, only the game knows. */
  private get waitedFor(): readonly number[] {
    return this.row.at === 0 ? this.toAct : this.row.toAct;
  }

  /** Lets bots move until it is a person's turn. */
  advance(): void {
    this.bots.play();
  }

  /** The game, as long as it can be played here and does not rest. */
  get running(): Host | undefined {
    return this.phase === 'playing' && this.row.paused === undefined && !this.closed ? this.host : undefined;
  }
}
