import type { Archive, Person, TableRow } from '#lobby/archive.ts';
import { alone, type Bus } from '#lobby/bus.ts';
import { Lobby } from '#lobby/lobby.ts';
import { memoryArchive } from '#lobby/memory.ts';
import type { Visit } from '#lobby/visit.ts';
import type { Report, Thought, World } from '#lobby/world.ts';
import type { AnyGame, Viewer } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import type { Frame, Host } from '#table/host.ts';
import { branch } from '#table/play.ts';
import { position } from '#table/position.ts';
import { isRefused } from '#table/refusal.ts';
import type { Command, Message } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import { Exchange } from './exchange.ts';
import { Presence } from './presence.ts';
import type { Time } from './time.ts';

/** Nobody may ever be sent somebody's id. */
export const ID = 'id-of-';
/** Every secret of a table ends like this, so that it is found in text. */
export const SECRET = 'c0ffee'.repeat(4);

/** How often a chat is read in one step. */
const MOST_READS = 500;

const PEOPLE = ['mira', 'jonas', 'eva', 'tarik'] as const;
/** Whose windows there are: some people have two, and somebody has not said who they are. */
const WINDOWS = [0, 1, 2, 3, 0, 1, undefined] as const;

/** Something that was sent to a window. */
export interface Letter {
  readonly window: number;
  readonly person: string | undefined;
  /** What it answers. */
  readonly asked?: Command;
  readonly text: string;
}

export interface Window {
  person: Person | undefined;
  /** Undefined while it is closed. */
  visit: Visit | undefined;
}

export interface PostOfficeOptions {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly time: Time;
  readonly processes: number;
  readonly rest: number;
  readonly seed: string;
  /** Told of each row as the archive takes it, and of each table that is taken away. */
  readonly noted: (row: TableRow) => void;
}

/** A lobby, or several on one archive, with everybody's windows; keeps each letter that was sent. */
export class PostOffice {
  readonly archive: Archive;
  readonly windows: Window[];
  /** How each table stands, in the order in which they were made. */
  readonly rows = new Map<string, TableRow>();
  /** What was sent in this step. */
  letters: Letter[] = [];
  readonly reports: Report[] = [];
  readonly presence = new Presence();
  private readonly options: PostOfficeOptions;
  private readonly exchange = new Exchange();
  private lobbies: Lobby[];
  private secrets = 0;
  private reads = 0;
  private newcomers = 0;

  constructor(options: PostOfficeOptions) {
    this.options = options;
    this.archive = this.noting(memoryArchive());
    this.lobbies = this.opened();
    const people = PEOPLE.map((name): Person => ({ id: `${ID}${name}`, name, created: 0 }));
    this.windows = WINDOWS.map((i) => ({ person: i === undefined ? undefined : people[i], visit: undefined }));
    for (const i of this.windows.keys()) this.open(i, i);
  }

  /** The row of the table is another. */
  private note(row: TableRow): void {
    this.rows.set(row.id, row);
    this.options.noted(row);
    this.presence.note(row, this.options.time.now);
  }

  private noting(archive: Archive): Archive {
    return Object.assign(Object.create(archive) as Archive, {
      addTable: async (...[row, made]: Parameters<Archive['addTable']>) => {
        const added = await archive.addTable(row, made);
        if (added === row) this.note(row);
        return added;
      },
      saveTable: async (...[row, claim]: Parameters<Archive['saveTable']>) => {
        const isSaved = await archive.saveTable(row, claim);
        if (isSaved) this.note(row);
        return isSaved;
      },
      // Whoever asks for ever never lets time pass, and could not be stopped otherwise.
      chat: (...asked: Parameters<Archive['chat']>) => {
        if (++this.reads > MOST_READS) throw new Error(`the chat of ${asked[0]} is read for ever`);
        return archive.chat(...asked);
      },
      removeTable: async (id: string, revision?: number) => {
        if (!(await archive.removeTable(id, revision))) return false;
        const row = this.rows.get(id);
        this.rows.delete(id);
        if (row !== undefined) this.options.noted({ ...row, places: row.places.map(() => ({ kind: 'open' })) });
        return true;
      },
    });
  }

  private opened(): Lobby[] {
    const { processes } = this.options;
    return Array.from({ length: processes }, (_, i) => {
      const bus = processes === 1 ? alone : this.exchange.join();
      return new MarkedLobby(this.world(`process-${i}`, bus), this.options.games);
    });
  }

  private world(process: string, bus: Bus): World {
    const { games, time, rest, seed } = this.options;
    return {
      archive: this.archive,
      bus,
      process,
      now: () => time.now,
      secret: () => sha256Hex(`${seed} ${this.secrets++}`).slice(SECRET.length) + SECRET,
      think: async (thought) => wanted(thought),
      advise: async ({ view, moves }) => ({
        move: moves[0]!.name,
        // As a real reason does, it depends on what is seen from there, and on what may be done.
        reasons: [view, moves[0]!.move].map((known) => ({ because: (known as { readonly mark: string }).mark })),
      }),
      recall: async ({ record, viewer, at }) => position(games.get(record.game)!, record, viewer, at),
      fork: async ({ record, origin, dice }) => {
        const play = branch(games.get(record.game)!, record, origin, dice);
        return { begun: play.record(), toAct: play.game.toAct(play.state) };
      },
      report: (report) => {
        if (isBug(report)) this.reports.push(report);
      },
      botPause: 1,
      botPatience: 0,
      rest,
      grace: GRACE,
      tablesPerPerson: 50,
    };
  }

  /** A step begins. */
  begin(): void {
    this.letters = [];
    this.reads = 0;
  }

  /** Sends a command from a window, if it is open. */
  async ask(window: number, command: Command): Promise<void> {
    const { visit, person } = this.windows[window]!;
    if (visit === undefined) return;
    const answer: Message = await visit.handle(command);
    if (this.windows[window]!.visit !== visit) return;
    this.letters.push({ window, person: person?.id, asked: command, text: JSON.stringify(answer) });
    if ('ok' in answer) this.presence.granted(window, person?.id, command, this.options.time.now);
  }

  /** Opens a window at one of the processes. */
  open(i: number, process: number): void {
    const window = this.windows[i]!;
    if (window.visit !== undefined) return;
    const { person } = window;
    const lobby = this.lobbies[process % this.lobbies.length]!;
    window.visit = lobby.visit(person, (text) => void this.letters.push({ window: i, person: person?.id, text }));
  }

  close(i: number): void {
    this.windows[i]!.visit?.close();
    this.windows[i]!.visit = undefined;
    this.presence.closed(i, this.options.time.now);
  }

  /** Takes this window's person out of everything; whoever opens a closed window again is somebody new. */
  async forget(i: number): Promise<void> {
    const { person } = this.windows[i]!;
    if (person === undefined) return;
    await this.lobbies[i % this.lobbies.length]!.forget(person);
    const newcomer = { ...person, id: `${person.id}-${++this.newcomers}` };
    for (const window of this.windows)
      if (window.person === person && window.visit === undefined) window.person = newcomer;
  }

  /** A second or more has passed. */
  async tick(): Promise<void> {
    for (const lobby of this.lobbies) await lobby.tick();
  }

  /** Everything in memory is gone, and whoever was there comes back. */
  async restart(): Promise<void> {
    const open = this.windows.flatMap(({ visit }, i) => (visit === undefined ? [] : [i]));
    for (const [i, window] of this.windows.entries()) {
      window.visit = undefined;
      this.presence.closed(i, this.options.time.now);
    }
    for (const lobby of this.lobbies) await lobby.close();
    this.lobbies = this.opened();
    for (const i of open) this.open(i, i);
  }

  async end(): Promise<void> {
    for (const lobby of this.lobbies) await lobby.close();
  }

  /** What is to be seen at a table from this side: more than anybody may know who plays. */
  async frame(table: string, viewer: Viewer): Promise<Frame | undefined> {
    const room = await this.lobbies[0]!.room(table);
    return isRefused(room) ? undefined : (room as unknown as { readonly host?: Host }).host?.frame(viewer);
  }
}

/** A lobby of games whose secrets can be found. */
class MarkedLobby extends Lobby {
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(world: World, games: ReadonlyMap<string, AnyGame>) {
    super(world);
    this.games = games;
  }

  override async game(id: string): Promise<AnyGame | undefined> {
    return this.games.get(id);
  }

  override rulesFor({ game }: TableRow): Promise<AnyGame | undefined> {
    return this.game(game);
  }
}

/** Whoever asks for something while the table is taken away may find it gone. */
const isBug = (report: Report): boolean =>
  report.type === 'table-stopped' ||
  (report.type === 'failed' && !(report.error instanceof Error && report.error.message === 'there is no such table'));

/** Of two lists of moves that have most in common, mostly the same one. */
function wanted({ moves, seed }: Thought): string {
  const weight = (name: string): string => sha256Hex(`${seed} ${name}`);
  return moves.map(({ name }) => name).reduce((best, name) => (weight(name) > weight(best) ? name : best));
}
