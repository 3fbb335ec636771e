import type { Kept, Stored } from '#table/host.ts';
import {
  type Archive,
  type ChatRow,
  type Claim,
  type Device,
  deviceId,
  KEPT_LINES,
  keeping,
  type ListedRow,
  type MadeRow,
  MOST_DEVICES,
  OPEN_PHASES,
  type OpenBounds,
  type Person,
  type Rules,
  type Standing,
  type StoryRow,
  storedOf,
  storyRow,
  type TableRow,
  within,
} from './archive.ts';
import { withTimes } from './clock.ts';

/** Keeps everything in memory: for tests, and for what need not outlive the program. */
export const memoryArchive = (): Archive => new MemoryArchive();

/** A table with all that lies beside its row. */
interface Shelf {
  row: TableRow;
  moved: number;
  claim?: Claim;
  readonly made: MadeRow[];
  readonly chat: Said[];
  /** By seat. */
  readonly seen: Map<number, number>;
}

interface Said {
  line: ChatRow;
  /** Forgotten with the person. */
  command?: string;
}

type Owned<T> = T & { readonly person: string };

class MemoryArchive implements Archive {
  private readonly people = new Map<string, Person>();
  /** By the hashes of tokens and codes. */
  private readonly tokens = new Map<string, Owned<Device>>();
  private readonly codes = new Map<string, Owned<{ readonly until: number }>>();
  private readonly shelves = new Map<string, Shelf>();

  async read(table: string): Promise<Stored | undefined> {
    const shelf = this.shelves.get(table);
    return shelf && storedOf(shelf.row, shelf.made);
  }

  async after(table: string, n: number): Promise<readonly Kept[]> {
    return this.shelves.get(table)?.made.slice(n) ?? [];
  }

  async append(table: string, n: number, made: MadeRow): Promise<boolean> {
    const shelf = this.shelves.get(table);
    if (shelf === undefined || n !== shelf.made.length + 1 || made.revision !== shelf.row.revision) return false;
    shelf.made.push(made);
    shelf.claim = made.claim;
    shelf.moved = made.when;
    shelf.row = withTimes(shelf.row, made);
    return true;
  }

  async story(table: string, since: number): Promise<readonly StoryRow[]> {
    const { made } = this.shelves.get(table) ?? { made: [] };
    return made.slice(since).map((row, i) => storyRow(since + i + 1, row));
  }

  async addPerson(person: Person, tokenHash: string, label = ''): Promise<void> {
    if (this.people.has(person.id) || this.tokens.has(tokenHash)) throw new Error('this person is there already');
    this.people.set(person.id, person);
    await this.addDevice(person.id, tokenHash, person.created, label);
  }

  async person(id: string): Promise<Person | undefined> {
    return this.people.get(id);
  }

  async personByToken(tokenHash: string): Promise<Person | undefined> {
    return this.people.get(this.tokens.get(tokenHash)?.person ?? '');
  }

  async addDevice(person: string, tokenHash: string, since: number, label: string): Promise<readonly string[]> {
    if (!this.people.has(person)) throw new Error('there is no such person');
    if (this.tokens.has(tokenHash)) throw new Error('this token is there already');
    const others = (await this.devices(person)).slice(MOST_DEVICES - 1);
    for (const { id } of others) await this.removeDevice(person, id);
    this.tokens.set(tokenHash, { person, id: deviceId(tokenHash), label, since, seen: since });
    return others.map(({ id }) => id);
  }

  async devices(person: string): Promise<readonly Device[]> {
    return [...this.tokens.values()]
      .filter((device) => device.person === person)
      .map(({ person: _, ...device }) => device)
      .sort((a, b) => b.seen - a.seen || b.since - a.since || byId(a, b));
  }

  async seeDevice(tokenHash: string, when: number): Promise<void> {
    const device = this.tokens.get(tokenHash);
    if (device !== undefined) this.tokens.set(tokenHash, { ...device, seen: Math.max(device.seen, when) });
  }

  async removeDevice(person: string, device: string): Promise<void> {
    for (const [hash, { id, person: whose }] of this.tokens)
      if (id === device && whose === person) this.tokens.delete(hash);
  }

  async setCode(person: string, codeHash: string, until: number): Promise<void> {
    removeOwned(this.codes, person);
    if (this.people.has(person)) this.codes.set(codeHash, { person, until });
  }

  async useCode(codeHash: string, now: number): Promise<Person | undefined> {
    const { person = '', until = 0 } = this.codes.get(codeHash) ?? {};
    if (until <= now) return undefined;
    this.codes.delete(codeHash);
    return this.people.get(person);
  }

  async rename(id: string, name: string): Promise<void> {
    const person = this.people.get(id);
    if (person !== undefined) this.people.set(id, { ...person, name });
  }

  async removePerson(id: string): Promise<void> {
    this.people.delete(id);
    removeOwned(this.tokens, id);
    removeOwned(this.codes, id);
    for (const said of [...this.shelves.values()].flatMap(({ chat }) => chat)) {
      if (said.line.person !== id) continue;
      said.line = { ...said.line, person: '', name: '' };
      delete said.command;
    }
  }

  async addTable(row: TableRow): Promise<TableRow | undefined> {
    const made = this.rows().find(
      ({ owner, command }) => owner !== '' && owner === row.owner && command === row.command,
    );
    if (made !== undefined) return made;
    if (this.shelves.has(row.id)) return undefined;
    this.shelves.set(row.id, { row, moved: row.changed, made: [], chat: [], seen: new Map() });
    return row;
  }

  async table(id: string): Promise<ListedRow | undefined> {
    const shelf = this.shelves.get(id);
    return shelf && listed(shelf);
  }

  async saveTable({ at, ...row }: TableRow & Pick<ListedRow, 'at'>, claim: Claim): Promise<boolean> {
    const shelf = this.shelves.get(row.id);
    if (shelf?.row.revision !== row.revision - 1 || shelf.made.length !== at) return false;
    shelf.row = keeping(shelf.row, row);
    shelf.claim = claim;
    shelf.moved = Math.max(shelf.moved, row.changed);
    return true;
  }

  async removeTable(id: string): Promise<void> {
    this.shelves.delete(id);
  }

  async tablesOf(person: string, limit: number): Promise<readonly ListedRow[]> {
    return this.listed(limit, ({ owner, places }) =>
      [owner, ...places.map((place) => place.kind === 'person' && place.person)].includes(person),
    );
  }

  async openTables(limit: number, bounds?: OpenBounds): Promise<readonly ListedRow[]> {
    return within(
      this.listed(Number.POSITIVE_INFINITY, (row) => row.public && isOpen(row)),
      limit,
      bounds,
    );
  }

  async countOwned(person: string): Promise<number> {
    return this.rows().filter((row) => row.owner === person && isOpen(row)).length;
  }

  async claimDue(now: number, claim: Claim, limit: number, only?: readonly Rules[]): Promise<readonly string[]> {
    const due = [...this.shelves.values()]
      .filter((shelf) => isDue(shelf.row, now) && isFree(shelf.claim, now, claim.by) && isOneOf(shelf.row, only))
      .sort((a, b) => a.row.due! - b.row.due! || byId(a.row, b.row))
      .slice(0, limit);
    for (const shelf of due) shelf.claim = claim;
    return due.map(({ row }) => row.id);
  }

  async release(by: string): Promise<void> {
    for (const shelf of this.shelves.values()) if (shelf.claim?.by === by) delete shelf.claim;
  }

  async standings(tables: readonly string[]): Promise<readonly Standing[]> {
    return tables.flatMap((id) => {
      const shelf = this.shelves.get(id);
      return shelf === undefined
        ? []
        : [{ id, at: shelf.made.length, revision: shelf.row.revision, said: shelf.chat.length }];
    });
  }

  async say(table: string, line: Omit<ChatRow, 'n'>, command: string): Promise<ChatRow> {
    const shelf = this.shelves.get(table);
    if (shelf === undefined) throw new Error('there is no such table');
    const sent = shelf.chat.find((said) => said.line.person === line.person && said.command === command);
    if (sent !== undefined) return sent.line;
    const row = { n: (shelf.chat.at(-1)?.line.n ?? 0) + 1, ...line };
    shelf.chat.push({ line: row, command });
    if (shelf.chat.length > KEPT_LINES) shelf.chat.shift();
    return row;
  }

  async chat(table: string, limit: number): Promise<readonly ChatRow[]> {
    const { chat } = this.shelves.get(table) ?? { chat: [] };
    return chat.slice(Math.max(0, chat.length - limit)).map(({ line }) => line);
  }

  async chatOf(person: string): Promise<readonly (ChatRow & { readonly table: string })[]> {
    return [...this.shelves]
      .flatMap(([table, { chat }]) => chat.map(({ line }) => ({ table, ...line })))
      .filter((line) => line.person === person)
      .sort((a, b) => a.when - b.when || a.table.localeCompare(b.table) || a.n - b.n);
  }

  async see(table: string, seat: number, at: number): Promise<void> {
    const shelf = this.shelves.get(table);
    if (shelf === undefined) throw new Error('there is no such table');
    shelf.seen.set(seat, Math.max(at, shelf.seen.get(seat) ?? 0));
  }

  async seen(table: string, seat: number): Promise<number> {
    return this.shelves.get(table)?.seen.get(seat) ?? 0;
  }

  async pulse(): Promise<'written'> {
    return 'written';
  }

  async close(): Promise<void> {}

  private rows(): TableRow[] {
    return [...this.shelves.values()].map(({ row }) => row);
  }

  private listed(limit: number, chosen: (row: TableRow) => boolean): ListedRow[] {
    return [...this.shelves.values()]
      .filter(({ row }) => chosen(row))
      .map(listed)
      .sort((a, b) => b.moved - a.moved || byId(a, b))
      .slice(0, limit);
  }
}

const listed = ({ row, moved, made }: Shelf): ListedRow => ({
  ...row,
  at: made.length,
  toAct: made.at(-1)?.toAct ?? [],
  moved,
});

export const isDue = ({ due = Number.POSITIVE_INFINITY }: TableRow, now: number): boolean => due <= now;

const isFree = (claim: Claim | undefined, now: number, by: string): boolean =>
  claim === undefined || claim.until <= now || claim.by === by;

const isOneOf = (row: TableRow, rules: readonly Rules[] | undefined): boolean =>
  rules === undefined || rules.some(({ game, version }) => row.game === game && row.version === version);

export const isOpen = ({ phase }: TableRow): boolean => OPEN_PHASES.some((open) => open === phase);

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

function removeOwned(map: Map<string, Owned<unknown>>, person: string): void {
  for (const [key, owned] of map) if (owned.person === person) map.delete(key);
}
