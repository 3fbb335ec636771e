import { catalogue } from '#games/index.ts';
import type { AnyGame } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Lists, Message, TableLine } from '#wire/messages.ts';
import type { ListedRow, Person, TableRow } from './archive.ts';
import { lineOf } from './info.ts';
import { tableName } from './names.ts';
import { forgotten } from './places.ts';
import { Room } from './room.ts';
import { Visit } from './visit.ts';
import type { World } from './world.ts';

/** How long a table that nobody looks at stays in memory, in milliseconds. */
const IDLE = 10_000;
/** How many tables are attended to in one go. */
const DUE_AT_ONCE = 100;
/** How many tables a list shows. */
const LISTED = 50;
/** Lists are sent at most this often, in milliseconds. */
const LISTS_PAUSE = 200;

/** All tables of one place, and everybody who is connected to it. */
export class Lobby {
  readonly world: World;
  private readonly rooms = new Map<string, Promise<Room | Refused>>();
  private readonly visits = new Set<Visit>();
  private readonly outOfDate = new Set<Visit>();
  private listing: ReturnType<typeof setTimeout> | undefined;

  constructor(world: World) {
    this.world = world;
  }

  visit(person: Person | undefined, send: (text: string) => void): Visit {
    const visit = new Visit(this, person, send);
    this.visits.add(visit);
    return visit;
  }

  leave(visit: Visit): void {
    this.visits.delete(visit);
    this.outOfDate.delete(visit);
  }

  visitsOf(person: string): readonly Visit[] {
    return [...this.visits].filter((visit) => visit.person?.id === person);
  }

  get openRooms(): number {
    return this.rooms.size;
  }

  // Tables

  async game(id: string): Promise<AnyGame | undefined> {
    if (!Object.hasOwn(catalogue, id)) return undefined;
    return (await catalogue[id]!.rules()).game;
  }

  /** The table, opened if need be. Whoever asks has it for a while: it does not leave memory under his hands. */
  async room(id: string): Promise<Room | Refused> {
    const opening = this.rooms.get(id) ?? this.open(id);
    this.rooms.set(id, opening);
    const room = await opening;
    if (!isRefused(room)) room.touch();
    return room;
  }

  private async open(id: string): Promise<Room | Refused> {
    const room = await this.load(id).catch((error: unknown) => {
      this.world.report({ type: 'failed', table: id, error });
      return refused('failed');
    });
    if (isRefused(room)) this.rooms.delete(id);
    return room;
  }

  private async load(id: string): Promise<Room | Refused> {
    const row = await this.world.archive.table(id);
    if (row === undefined) return refused('no-such-table');
    const game = await this.game(row.game);
    if (game === undefined) return refused('no-such-game', row.game);
    return Room.open(game, row, this.world, (changed) => this.tableChanged(changed));
  }

  /** What a new table needs: a name, a secret, a time. */
  newIdentity(): { readonly id: string; readonly secret: string; readonly now: number } {
    const below = (bound: number): number => Number.parseInt(this.world.secret().slice(0, 12), 16) % bound;
    return { id: tableName(below), secret: this.world.secret(), now: this.world.now() };
  }

  async add(row: TableRow): Promise<Room | Refused> {
    const { archive, tablesPerPerson } = this.world;
    if ((await archive.countOwned(row.owner)) >= tablesPerPerson) return refused('too-many-tables');
    const added = await archive.addTable(row);
    if (added === undefined) return refused('failed');
    this.tableChanged(added);
    return this.room(added.id);
  }

  /** The table where these people play again; whoever asks first makes it. */
  async rematch(room: Room, row: TableRow): Promise<string | Refused> {
    const added = await this.world.archive.addTable(row);
    if (added === undefined) return refused('failed');
    const changed = await room.change((current) => ({ ...current, rematch: current.rematch ?? added.id }));
    this.tableChanged(added);
    return isRefused(changed) ? changed : changed.rematch!;
  }

  /** Takes away a table that has not started. */
  async remove(room: Room): Promise<Refused | undefined> {
    if (room.row.phase !== 'seating') return refused('already-started');
    await this.world.archive.removeTable(room.id);
    room.broadcast({ push: 'gone', table: room.id });
    this.tableChanged(room.row);
    this.drop(room);
    return undefined;
  }

  private drop(room: Room): void {
    room.close();
    this.rooms.delete(room.id);
    for (const visit of this.visits) visit.looking.delete(room);
  }

  // People

  /** Takes a person out of everything; what was played stays, without a name. */
  async forget(person: Person): Promise<void> {
    const tables = await this.world.archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER);
    for (const { id } of tables) {
      const room = await this.room(id);
      if (isRefused(room)) throw new Error(`cannot forget at ${id}: ${room.refused}`);
      await room.change((row) => forgotten(row, person.id));
    }
    await this.world.archive.removePerson(person.id);
  }

  // Lists

  async lists(person: Person | undefined): Promise<Lists> {
    const { archive } = this.world;
    const [mine, open] = await Promise.all([
      person === undefined ? [] : archive.tablesOf(person.id, LISTED),
      archive.openTables(LISTED),
    ]);
    const lines = (rows: readonly ListedRow[]): Promise<TableLine[]> =>
      Promise.all(rows.map(async (row) => lineOf({ ...row, toAct: await this.toAct(row) }, person)));
    return { mine: await lines(mine), open: await lines(open) };
  }

  /** Each entry says who acts after it; who begins, only the game knows. */
  private async toAct({ id, phase, at, toAct }: ListedRow): Promise<readonly number[]> {
    if (phase !== 'playing' || at > 0) return toAct;
    const room = await this.room(id);
    return isRefused(room) ? [] : room.toAct;
  }

  /** Whoever has this table in a list gets the list anew, but not with every move of a quick game. */
  private tableChanged(row: TableRow): void {
    for (const visit of this.visits) {
      if (!visit.listening) continue;
      const person = visit.person?.id;
      const mine =
        row.owner === person || row.places.some((place) => place.kind === 'person' && place.person === person);
      if (row.public || mine) this.outOfDate.add(visit);
    }
    if (this.outOfDate.size > 0) this.listing ??= setTimeout(() => void this.sendLists(), LISTS_PAUSE);
  }

  private async sendLists(): Promise<void> {
    this.listing = undefined;
    const visits = [...this.outOfDate];
    this.outOfDate.clear();
    try {
      for (const visit of visits) {
        const message: Message = { push: 'lists', ...(await this.lists(visit.person)) };
        if (this.visits.has(visit)) visit.send(JSON.stringify(message));
      }
    } catch (error) {
      this.world.report({ type: 'failed', error });
    }
  }

  // What happens by itself

  /** To be called every second or so: attends to what is due, and lets go of tables that nobody looks at. */
  async tick(): Promise<void> {
    const now = this.world.now();
    for (const id of await this.world.archive.dueTables(now, DUE_AT_ONCE)) {
      const room = await this.room(id);
      if (!isRefused(room)) await room.attend();
    }
    for (const [id, opening] of this.rooms) {
      const room = await opening;
      if (!isRefused(room) && room.isIdle && now - room.used > IDLE && this.rooms.get(id) === opening) this.drop(room);
    }
  }

  /** Ends everything that is only in memory; a bot that is thinking moves when the table is opened again. */
  async close(): Promise<void> {
    clearTimeout(this.listing);
    for (const visit of this.visits) visit.close();
    for (const room of await Promise.all(this.rooms.values())) if (!isRefused(room)) room.close();
  }
}
