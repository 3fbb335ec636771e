import { catalogue, rulesOf, versionsOf } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Lists, Phase, TableLine } from '#wire/messages.ts';
import { type EntryRow, type ListedRow, type Person, peopleAt, type Rules, type TableRow } from './archive.ts';
import { topics } from './bus.ts';
import { withTimes } from './clock.ts';
import { Asks } from './companions.ts';
import { forgotten } from './deal.ts';
import { longestHoliday } from './holiday.ts';
import { type Attention, lineOf } from './info.ts';
import { LEASE } from './ledger.ts';
import { tableName } from './names.ts';
import { LISTED, OpenList } from './open-list.ts';
import { again, strangersAt } from './rematch.ts';
import { Room } from './room.ts';
import { leftAt } from './tidy.ts';
import { Visit } from './visit.ts';
import type { Opener, World } from './world.ts';

/** How long a table that nobody looks at stays in memory, in milliseconds. */
const IDLE = 10_000;
/** How many tables are attended to in one go. */
const DUE_AT_ONCE = 100;
/** To change a table takes as long as to play so many entries again. */
const CHANGE = 4;
/** Lists are sent at most this often, in milliseconds. */
const LISTS_PAUSE = 200;
/** … and to those in whose own tables nothing has changed, at most this often. */
const OPEN_PAUSE = 1000;

/** All tables of one place, and everybody who is connected to it. */
export class Lobby {
  readonly world: World;
  /** Who has asked people to tables lately. */
  readonly asks = new Asks();
  private readonly rooms = new Map<string, Promise<Room | Refused>>();
  private readonly visits = new Set<Visit>();
  private readonly outOfDate = new Set<Visit>();
  /** People in whose lists something has changed here, and whether it has anywhere in the list of all. */
  private readonly changedFor = new Set<string>();
  private openChanged = false;
  /** Whether it has changed here. */
  private openNews = false;
  private openTold = Number.NEGATIVE_INFINITY;
  private readonly openList: OpenList;
  private listing: ReturnType<typeof setTimeout> | undefined;
  private readonly unlisten: () => void;
  private rules: Promise<readonly Rules[]> | undefined;

  constructor(world: World) {
    this.world = world;
    this.openList = new OpenList(world, (row) => this.completed(row));
    this.unlisten = world.bus.listen(topics.open, () => {
      this.openList.changed();
      this.openChanged = true;
      this.listSoon();
    });
  }

  visit(person: Person | undefined, send: (text: string) => void, who?: string, pay?: Opener['pay']): Visit {
    const visit = new Visit(this, person, send, who, pay);
    this.visits.add(visit);
    return visit;
  }

  leave(visit: Visit): void {
    this.visits.delete(visit);
    this.outOfDate.delete(visit);
  }

  get openRooms(): number {
    return this.rooms.size;
  }

  // Tables

  async game(id: string): Promise<AnyGame | undefined> {
    if (!Object.hasOwn(catalogue, id)) return undefined;
    return (await catalogue[id]!.rules()).game;
  }

  /** The rules that a table began with; undefined if they are not here. */
  rulesFor({ game, version }: TableRow): Promise<AnyGame | undefined> {
    return rulesOf(game, version);
  }

  /**
   * The table, opened if need be, for whoever wants it or for the house. The caller holds it for a while, so it is not evicted while
   * in use.
   */
  async room(id: string, opener?: Opener): Promise<Room | Refused> {
    const known = this.rooms.get(id);
    const opening = known ?? this.open(id, opener);
    this.rooms.set(id, opening);
    const room = await opening;
    // Others have asked for too much, and not we.
    if (isRefused(room) && room.refused === 'busy' && known !== undefined) return this.room(id, opener);
    if (isRefused(room)) return room;
    // Somebody let go of it at the very moment.
    if (this.rooms.get(id) !== opening) return this.room(id, opener);
    room.touch();
    return room;
  }

  private async open(id: string, opener: Opener | undefined): Promise<Room | Refused> {
    const room = await this.load(id, opener).catch((error: unknown) => {
      this.world.report({ type: 'failed', table: id, error });
      return refused('failed');
    });
    if (isRefused(room)) this.rooms.delete(id);
    return room;
  }

  private async load(id: string, opener: Opener | undefined): Promise<Room | Refused> {
    const row = await this.world.archive.table(id);
    if (row === undefined) return refused('no-such-table');
    const game = await this.game(row.game);
    if (game === undefined) return refused('no-such-game', row.game);
    const open = (): Promise<Room> =>
      Room.open(game, row, this.world, {
        rules: (table) => this.rulesFor(table),
        changed: (changed) => this.tableChanged(changed),
        gone: (gone) => this.dismiss(gone),
        left: (left) => this.remove(left),
      });
    if (opener === undefined || row.at === 0) return open();
    const after = opener.pay(row.at);
    if (after > 0) return { ...refused('busy'), after };
    return this.world.inTurn?.(opener.who, open) ?? open();
  }

  /** What a new table needs: a name, a secret, a time. */
  newIdentity(): { readonly id: string; readonly secret: string; readonly now: number } {
    const below = (bound: number): number => Number.parseInt(this.world.secret().slice(0, 12), 16) % bound;
    return { id: tableName(below), secret: this.world.secret(), now: this.world.now() };
  }

  /** Adds a table, with whatever was played there before. */
  async add(row: TableRow, made: readonly EntryRow[] = []): Promise<Room | Refused> {
    const { archive, tablesPerPerson } = this.world;
    if ((await archive.countOwned(row.owner)) >= tablesPerPerson) return refused('too-many-tables');
    const filling = row.phase === 'seating';
    const added = await archive.addTable(filling ? withTimes(row, { due: leftAt(row, row.created) }) : row, made);
    if (added === undefined) return refused('failed');
    // The same command has come again, and its table is there.
    if (added.id !== row.id) return this.room(added.id);
    this.tableChanged(added);
    return this.room(added.id);
  }

  /** The table where these people play again. Whoever asks first makes it, and whoever finds it gone makes another. */
  async rematch(room: Room, asker: Person): Promise<Room | Refused> {
    const before = room.row.rematch;
    const there = before === undefined ? refused('no-such-table') : await this.room(before);
    if (!isRefused(there) || there.refused !== 'no-such-table') return there;
    const strangers = await strangersAt(this.world.archive, room.row, asker);
    const made = await this.add(again(room.row, asker, this.newIdentity(), strangers));
    if (isRefused(made)) return made;
    const changed = await room.change((row) => (row.rematch === before ? { ...row, rematch: made.id } : row));
    if (isRefused(changed) || changed.rematch === made.id) return isRefused(changed) ? changed : made;
    // Somebody else has asked at the same moment: there is one table for all of them.
    await this.remove(made);
    return this.room(changed.rematch!);
  }

  /** Takes away a table that has not started. */
  async remove(room: Room): Promise<Refused | undefined> {
    if (room.row.phase !== 'seating') return refused('already-started');
    if (room.row.dealing !== undefined) return refused('dealing');
    if (!(await this.world.archive.removeTable(room.id, room.row.revision))) {
      // Somebody has sat down, or begun, at this very moment.
      await room.refresh();
      return refused('stale');
    }
    this.world.bus.tell(topics.table(room.id), { type: 'gone' });
    this.dismiss(room);
    this.tableChanged(room.row);
    return undefined;
  }

  /** The table is there no more. */
  private dismiss(room: Room): void {
    room.broadcast({ push: 'gone', table: room.id });
    this.drop(room);
  }

  private drop(room: Room): void {
    room.close();
    this.rooms.delete(room.id);
    for (const visit of this.visits) visit.looking.delete(room);
  }

  // People

  /**
   * Takes a person out of everything; what was played stays, without a name. One table that fails keeps nobody at the
   * others; the person then stays known, to be able to ask again.
   */
  async forget(person: Person): Promise<void> {
    const { archive } = this.world;
    const tables = await archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER);
    const failed: unknown[] = [];
    for (const { id } of tables) await this.forgetAt(id, person).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, `somebody is not forgotten at ${failed.length} tables yet`);
    await archive.removePerson(person.id);
  }

  private async forgetAt(id: string, person: Person): Promise<void> {
    const room = await this.room(id);
    if (!isRefused(room)) {
      const changed = await room.change((row) => forgotten(row, person.id, this.newIdentity().secret));
      // One that was closed meanwhile has nobody left to forget.
      if (isRefused(changed) && changed.refused !== 'no-such-table')
        throw new Error(`cannot forget at ${id}: ${changed.refused}`);
      return;
    }
    // A table that cannot be opened, because its game or its record is not what it was, is nobody's to play: its row will do.
    const { archive, now, process } = this.world;
    const row = await archive.table(id);
    if (row === undefined) return;
    const changed = { ...forgotten(row, person.id, this.newIdentity().secret), revision: row.revision + 1 };
    if (!(await archive.saveTable(changed, { by: process, until: now() })))
      throw new Error(`cannot forget at ${id}: ${room.refused}`);
  }

  /** All tables of somebody where moves take days, but for this one, and how much it is to change them all, as so many entries. */
  async slowTables(person: Person, but: Room): Promise<{ readonly ids: readonly string[]; readonly entries: number }> {
    const rows = await this.world.archive.tablesOf(person.id, LISTED);
    const slow = rows.filter(({ id, phase, clock }) => phase === 'playing' && clock.kind === 'slow' && id !== but.id);
    const closed = slow.filter(({ id }) => !this.rooms.has(id));
    return {
      ids: slow.map(({ id }) => id),
      entries: closed.reduce((sum, { at }) => sum + at, CHANGE * slow.length),
    };
  }

  /** Somebody is away until then at these tables, as far as they may be; or back. */
  async holidays(person: Person, tables: readonly string[], until: number | undefined): Promise<void> {
    for (const id of tables) {
      const room = await this.room(id);
      if (!isRefused(room)) await room.change((row) => longestHoliday(row, person, until, this.world.now()));
    }
  }

  // Lists

  async lists(person: Person | undefined): Promise<Lists> {
    const [mine, open] = await Promise.all([this.tablesOf(person), this.openList.for(person)]);
    return { mine, open };
  }

  private async tablesOf(person: Person | undefined): Promise<readonly TableLine[]> {
    if (person === undefined) return [];
    const all = await this.world.archive.tablesOf(person.id, LISTED);
    // A game that goes on without them is not among those that they have under way.
    const isThere = ({ owner, places }: ListedRow): boolean => [owner, ...places.flatMap(peopleAt)].includes(person.id);
    const rows = all.filter((row) => row.phase !== 'playing' || isThere(row));
    const { now } = this.world;
    return Promise.all(
      rows.map(async (row) =>
        lineOf(await this.completed(row), person, { now: now(), sighted: await this.sighted(row) }),
      ),
    );
  }

  /** A table that is not open here is looked at by nobody, or elsewhere. */
  private async sighted({ id }: ListedRow): Promise<Attention> {
    const room = await this.rooms.get(id);
    if (room !== undefined && !isRefused(room) && room.isWatched) return 'watched';
    return this.world.bus.shared ? 'unknown' : 'empty';
  }

  private async completed(row: ListedRow): Promise<ListedRow> {
    return { ...row, toAct: await this.toAct(row), phase: await this.phaseOf(row) };
  }

  /** A table that cannot go on says so in lists too, as far as that is known without opening it. */
  private async phaseOf({ id, game, version, phase }: ListedRow): Promise<Phase> {
    if (phase !== 'playing') return phase;
    const room = await this.rooms.get(id);
    if (room !== undefined && !isRefused(room)) return room.phase;
    const isPlayable = (await this.playable()).some((rules) => rules.game === game && rules.version === version);
    return isPlayable ? phase : 'outdated';
  }

  /** Each entry says who acts after it; who begins, only the game knows. */
  private async toAct({ id, phase, at, toAct }: ListedRow): Promise<readonly number[]> {
    if (phase !== 'playing' || at > 0) return toAct;
    const room = await this.room(id);
    return isRefused(room) ? [] : room.toAct;
  }

  /** Hears of this person's tables that change elsewhere, until the answer is called. */
  listen(visit: Visit): () => void {
    if (visit.person === undefined) return () => {};
    return this.world.bus.listen(topics.person(visit.person.id), () => this.listsChanged((each) => each === visit));
  }

  /** Whoever has this table in a list gets the list anew, but not with every move of a quick game. */
  private tableChanged(row: TableRow): void {
    this.changedFor.add(row.owner);
    for (const place of row.places) if (place.kind === 'person') this.changedFor.add(place.person);
    if (row.public) {
      this.openChanged = true;
      this.openNews = true;
      this.openList.changed();
    }
    this.listSoon();
  }

  private listsChanged(of: (visit: Visit) => boolean): void {
    for (const visit of this.visits) if (of(visit)) this.outOfDate.add(visit);
    if (this.outOfDate.size > 0) this.listSoon();
  }

  private listSoon(): void {
    this.listing ??= setTimeout(() => void this.sendLists(), LISTS_PAUSE);
  }

  private async sendLists(): Promise<void> {
    const { bus } = this.world;
    this.changedFor.delete('');
    this.listsChanged((visit) => visit.listening && this.changedFor.has(visit.person?.id ?? ''));
    for (const person of this.changedFor) bus.tell(topics.person(person), { type: 'listed' });
    const visits = new Map([...this.outOfDate].map((visit) => [visit, true]));
    this.outOfDate.clear();
    this.changedFor.clear();
    this.listing = undefined;
    if (this.openChanged) this.tellOpen(visits);
    try {
      for (const [visit, mineChanged] of visits) {
        if (mineChanged) visit.mine = undefined;
        // Whoever stops listening meanwhile has nothing kept any more.
        const mine = visit.mine ?? JSON.stringify(await this.tablesOf(visit.person));
        visit.mine = mine;
        const open = await this.openList.textFor(visit.person);
        if (this.visits.has(visit)) visit.send(`{"push":"lists","mine":${mine},"open":${open}}`);
      }
    } catch (error) {
      this.world.report({ type: 'failed', error });
    }
  }

  /** Everybody hears of a change in the list of all, but not of each one by itself. */
  private tellOpen(visits: Map<Visit, boolean>): void {
    const now = performance.now();
    if (now - this.openTold < OPEN_PAUSE) {
      this.listSoon();
      return;
    }
    this.openTold = now;
    this.openChanged = false;
    // What was heard from others is not told on.
    if (this.openNews) this.world.bus.tell(topics.open, { type: 'listed' });
    this.openNews = false;
    for (const visit of this.visits) if (visit.listening && !visits.has(visit)) visits.set(visit, false);
  }

  // What happens by itself

  /** To be called every second or so: attends to what is due, and lets go of tables that nobody looks at. */
  async tick(): Promise<void> {
    const { archive, bus, now: clock, process } = this.world;
    const now = clock();
    const playable = bus.shared ? await this.playable() : undefined;
    // Tables whose bots are at work here are due all the while, and must not keep others waiting.
    const most = DUE_AT_ONCE + (await this.tablesAtWork());
    for (const id of await archive.claimDue(now, { by: process, until: now + LEASE }, most, playable)) {
      const room = await this.room(id);
      if (isRefused(room)) continue;
      await room.attend().catch((error: unknown) => this.world.report({ type: 'failed', table: id, error }));
    }
    if (bus.shared) await this.check();
    for (const [id, opening] of this.rooms) {
      const room = await opening;
      if (!isRefused(room))
        await room.notice().catch((error: unknown) => this.world.report({ type: 'failed', table: id, error }));
      // By the clock of this moment: it may have jumped since this tick began, and somebody have come after that.
      if (!isRefused(room) && room.isIdle && Math.abs(clock() - room.used) > IDLE && this.rooms.get(id) === opening)
        this.drop(room);
    }
  }

  private async tablesAtWork(): Promise<number> {
    const rooms = await Promise.all(this.rooms.values());
    return rooms.filter((room) => !isRefused(room) && room.isAtWork).length;
  }

  /** What this process can play: others may be of another version. */
  private playable(): Promise<readonly Rules[]> {
    this.rules ??= Promise.all(
      Object.keys(catalogue).map(async (game) => (await versionsOf(game)).map((version) => ({ game, version }))),
    ).then((all) => all.flat());
    return this.rules;
  }

  /** Finds out what other processes did and nobody told us. */
  async check(): Promise<void> {
    const opened = await Promise.all(this.rooms.values());
    const rooms = opened.filter((room): room is Room => !isRefused(room));
    const standings = await this.world.archive.standings(rooms.map(({ id }) => id));
    const byId = new Map(standings.map((standing) => [standing.id, standing]));
    for (const room of rooms) await room.check(byId.get(room.id));
  }

  /** Ends everything that is only in memory; a bot that is thinking moves when the table is opened again. */
  async close(): Promise<void> {
    clearTimeout(this.listing);
    this.unlisten();
    for (const visit of this.visits) visit.close();
    for (const room of await Promise.all(this.rooms.values())) if (!isRefused(room)) room.close();
    await this.world.archive
      .release(this.world.process)
      .catch((error: unknown) => this.world.report({ type: 'failed', error }));
  }
}
