import type { KeptEntry, StoredRecord } from '#table/store.ts';
import {
  type Archive,
  type ChatRow,
  type Claim,
  type Device,
  deviceId,
  type EntryRow,
  KEPT_LINES,
  keeping,
  type ListedRow,
  MOST_DEVICES,
  type NewLine,
  type NewPlan,
  type NoteRow,
  OPEN_PHASES,
  type OpenBounds,
  type Person,
  type PlanRow,
  type Progress,
  peopleOf,
  type Rules,
  type StoryRow,
  storedOf,
  storyRow,
  type TableRow,
  within,
} from './archive.ts';
import { withTimes } from './clock.ts';
import { MemoryTies } from './memory-ties.ts';

/** Keeps everything in memory: for tests, and for what need not outlive the program. */
export const memoryArchive = (): Archive => new MemoryArchive();

/** A table with all that lies beside its row. */
interface Shelf {
  row: TableRow;
  moved: number;
  claim?: Claim;
  readonly made: EntryRow[];
  readonly chat: Said[];
  /** By seat. */
  readonly seen: Map<number, number>;
  readonly plans: Map<number, PlanRow>;
  /** By person. */
  readonly notes: Map<string, string>;
}

interface Said {
  line: ChatRow;
  /** Forgotten with the person. */
  command?: string;
}

type Owned<T> = T & { readonly person: string };

class MemoryArchive implements Archive {
  private readonly ties = new MemoryTies();
  readonly block: Archive['block'] = (...args) => this.ties.block(...args);
  readonly unblock: Archive['unblock'] = (...args) => this.ties.unblock(...args);
  readonly blocks: Archive['blocks'] = (...args) => this.ties.blocks(...args);
  readonly blockers: Archive['blockers'] = (...args) => this.ties.blockers(...args);
  readonly report: Archive['report'] = (...args) => this.ties.report(...args);
  readonly reports: Archive['reports'] = (...args) => this.ties.reports(...args);
  readonly reportsBy: Archive['reportsBy'] = (...args) => this.ties.reportsBy(...args);
  readonly removeReport: Archive['removeReport'] = (...args) => this.ties.removeReport(...args);
  private readonly people = new Map<string, Person>();
  /** By the hashes of tokens and codes. */
  private readonly tokens = new Map<string, Owned<Device>>();
  private readonly codes = new Map<string, Owned<{ readonly until: number }>>();
  private readonly shelves = new Map<string, Shelf>();

  async read(table: string): Promise<StoredRecord | undefined> {
    const shelf = this.shelves.get(table);
    return shelf && storedOf(shelf.row, shelf.made);
  }

  async after(table: string, n: number): Promise<readonly KeptEntry[]> {
    return this.shelves.get(table)?.made.slice(n) ?? [];
  }

  async append(table: string, n: number, made: EntryRow): Promise<boolean> {
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
    this.ties.forget(id);
    removeOwned(this.tokens, id);
    removeOwned(this.codes, id);
    for (const said of [...this.shelves.values()].flatMap(({ chat }) => chat)) {
      if (said.line.person !== id) continue;
      said.line = { ...said.line, person: '', name: '' };
      delete said.command;
    }
    for (const { plans, notes } of this.shelves.values()) {
      notes.delete(id);
      for (const [seat, plan] of plans) if (plan.person === id) plans.set(seat, { ...plan, person: '' });
    }
  }

  async addTable(row: TableRow, before: readonly EntryRow[] = []): Promise<TableRow | undefined> {
    const made = this.rows().find(
      ({ owner, command }) => owner !== '' && owner === row.owner && command === row.command,
    );
    if (made !== undefined) return made;
    if (this.shelves.has(row.id)) return undefined;
    this.shelves.set(row.id, {
      row,
      moved: row.changed,
      made: [],
      chat: [],
      seen: new Map(),
      plans: new Map(),
      notes: new Map(),
    });
    for (const [i, each] of before.entries()) void this.append(row.id, i + 1, each);
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

  async removeTable(id: string, revision?: number): Promise<boolean> {
    const kept = this.shelves.get(id)?.row.revision;
    return (revision === undefined || revision === kept) && this.shelves.delete(id);
  }

  async tablesOf(person: string, limit: number): Promise<readonly ListedRow[]> {
    return this.listed(limit, (row) => peopleOf(row).includes(person));
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

  async standings(tables: readonly string[]): Promise<readonly Progress[]> {
    return tables.flatMap((id) => {
      const shelf = this.shelves.get(id);
      return shelf === undefined
        ? []
        : [
            {
              id,
              at: shelf.made.length,
              revision: shelf.row.revision,
              said: shelf.chat.length,
              planned: [...shelf.plans.values()].reduce((sum, { n }) => sum + n, 0),
            },
          ];
    });
  }

  async say(table: string, line: NewLine, command: string): Promise<ChatRow> {
    const shelf = this.shelf(table);
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

  async plan(table: string, plan: NewPlan): Promise<PlanRow> {
    const { plans } = this.shelf(table);
    const row = { ...plan, n: (plans.get(plan.seat)?.n ?? 0) + 1 };
    plans.set(plan.seat, row);
    return row;
  }

  async plans(table: string): Promise<readonly PlanRow[]> {
    return [...(this.shelves.get(table)?.plans.values() ?? [])].sort((a, b) => a.seat - b.seat);
  }

  async note(table: string, person: string, text: string): Promise<void> {
    const { notes } = this.shelf(table);
    if (text === '') notes.delete(person);
    else notes.set(person, text);
  }

  async noted(table: string, person: string): Promise<string> {
    return this.shelves.get(table)?.notes.get(person) ?? '';
  }

  async notesOf(person: string): Promise<readonly NoteRow[]> {
    return [...this.shelves]
      .flatMap(([table, { notes }]) => (notes.has(person) ? [{ table, text: notes.get(person)! }] : []))
      .sort((a, b) => (a.table < b.table ? -1 : 1));
  }

  async see(table: string, seat: number, at: number): Promise<void> {
    const shelf = this.shelf(table);
    shelf.seen.set(seat, Math.max(at, shelf.seen.get(seat) ?? 0));
  }

  async seen(table: string, seat: number): Promise<number> {
    return this.shelves.get(table)?.seen.get(seat) ?? 0;
  }

  async pulse(): Promise<'written'> {
    return 'written';
  }

  async close(): Promise<void> {}

  private shelf(table: string): Shelf {
    const shelf = this.shelves.get(table);
    if (shelf === undefined) throw new Error('there is no such table');
    return shelf;
  }

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
