import type { AnyGame, Seat, Viewer } from '#table/game.ts';
import { type Frame, type Granted, Host, heard, type Made } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Look, Message, Phase, TableInfo, Told } from '#wire/messages.ts';
import type { ChatRow, Person, TableRow } from './archive.ts';
import { timesOf } from './clock.ts';
import { infoOf } from './info.ts';
import { DEFAULT_STRENGTH, holds, isAttended, isBotPlayed, started, stoodIn, withoutDue } from './places.ts';
import type { World } from './world.ts';

/** Whoever looks at a table: takes messages as text, so that one text serves many. */
export interface Onlooker {
  readonly person: Person | undefined;
  send(text: string): void;
}

/** How many lines of chat are shown on arriving. */
const CHAT_SHOWN = 200;
/** How often a change is tried again when another process was quicker. */
const TRIES = 5;

/**
 * One table in memory: who looks at it, its row, and from the start on its game. Changes of the row and appends go
 * through one queue, so that neither overwrites the other.
 */
export class Room {
  readonly id: string;
  row: TableRow;
  private readonly world: World;
  private readonly game: AnyGame;
  private readonly onChange: (row: TableRow) => void;
  private host: Host | undefined;
  private trouble: Phase | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly lookers = new Map<Viewer, Set<Onlooker>>();
  private readonly watches = new Map<Viewer, () => void>();
  private botsPlay = false;
  private closed = false;
  /** When somebody last wanted something here. */
  used: number;

  /** Opens a table. One that cannot go on can still be read. */
  static async open(game: AnyGame, row: TableRow, world: World, onChange: (row: TableRow) => void): Promise<Room> {
    const room = new Room(game, row, world, onChange);
    if (row.head !== undefined) await room.openGame();
    return room;
  }

  private constructor(game: AnyGame, row: TableRow, world: World, onChange: (row: TableRow) => void) {
    this.id = row.id;
    this.row = row;
    this.game = game;
    this.world = world;
    this.onChange = onChange;
    this.used = world.now();
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
    return this.lookers.size === 0 && !this.botsPlay;
  }

  touch(): void {
    this.used = this.world.now();
  }

  /** Forgets everything that is only in memory. */
  close(): void {
    this.closed = true;
    for (const end of this.watches.values()) end();
  }

  info(reader: Person | undefined): TableInfo {
    const lookers = [...this.lookers.values()].flatMap((set) => [...set]);
    return infoOf(this.row, reader, {
      phase: this.phase,
      watching: new Set(this.lookers.get('audience')).size,
      isPresent: (person) => lookers.some((looker) => looker.person?.id === person),
    });
  }

  /** Whether this person has a seat here. */
  seats(person: Person): boolean {
    return this.row.places.some((place) => holds(place, person));
  }

  // Looking

  /** Shows the table from a seat or from the audience, now and from now on. */
  async look(looker: Onlooker, viewer: Viewer, since: number): Promise<Look> {
    const { archive } = this.world;
    const seen = viewer === 'audience' ? 0 : await archive.seen(this.id, viewer);
    const chat = await archive.chat(this.id, CHAT_SHOWN);
    let story = await this.story(viewer, since);
    // What is made between reading and watching would fall between the two.
    while ((this.host?.at ?? 0) > (story.at(-1)?.at ?? since)) story = await this.story(viewer, since);
    const known = story.filter(({ at }) => this.host === undefined || at <= this.host.at);
    this.addLooker(looker, viewer);
    return {
      info: this.info(looker.person),
      ...(this.host === undefined ? {} : { frame: this.host.frame(viewer) }),
      story: known,
      seen,
      chat: chat.map(({ person: _, ...line }) => line),
    };
  }

  unlook(looker: Onlooker, viewer?: Viewer): void {
    for (const [each, set] of this.lookers) {
      if ((viewer !== undefined && viewer !== each) || !set.delete(looker) || set.size > 0) continue;
      this.lookers.delete(each);
      this.watches.get(each)?.();
      this.watches.delete(each);
    }
    this.touch();
    if (!this.closed) this.announce();
  }

  isSeenBy(looker: Onlooker): boolean {
    return [...this.lookers.values()].some((set) => set.has(looker));
  }

  private addLooker(looker: Onlooker, viewer: Viewer): void {
    const set = this.lookers.get(viewer) ?? new Set();
    this.lookers.set(viewer, set);
    const isNew = !set.has(looker);
    set.add(looker);
    if (set.size === 1 && isNew) this.watch(viewer);
    if (isNew) this.announce(looker);
  }

  /** One frame and one text for all who look from the same side. */
  private watch(viewer: Viewer): void {
    if (this.host === undefined) return;
    const tell = (frame: Frame): void => {
      if (frame.entry !== undefined) this.tell(this.lookers.get(viewer), { push: 'frame', frame });
    };
    this.watches.get(viewer)?.();
    this.watches.set(viewer, this.host.watch(viewer, tell));
  }

  private async story(viewer: Viewer, since: number): Promise<readonly Told[]> {
    const rows = await this.world.archive.story(this.id, since);
    return rows.map(({ told, ...entry }) => ({ ...entry, events: heard(told, viewer) }));
  }

  private tell(lookers: Iterable<Onlooker> | undefined, message: Message): void {
    if (lookers === undefined) return;
    const text = JSON.stringify(message);
    for (const looker of lookers) looker.send(text);
  }

  /** Tells everybody but one. */
  broadcast(message: Message, but?: Onlooker): void {
    const all = new Set([...this.lookers.values()].flatMap((set) => [...set]));
    if (but !== undefined) all.delete(but);
    this.tell(all, message);
  }

  /** Tells everybody but one how the table stands. */
  private announce(but?: Onlooker): void {
    const told = new Set<Onlooker>();
    for (const looker of [...this.lookers.values()].flatMap((set) => [...set])) {
      if (looker === but || told.has(looker)) continue;
      told.add(looker);
      looker.send(JSON.stringify({ push: 'info', info: this.info(looker.person) } satisfies Message));
    }
  }

  /** Keeps a line of chat, then tells it to everybody. A line that was sent twice is told once. */
  async say(line: Omit<ChatRow, 'n'>, command: string): Promise<{ readonly n: number }> {
    const kept = await this.world.archive.say(this.id, line, command);
    if (kept.when === line.when) {
      const { person: _, ...told } = kept;
      this.broadcast({ push: 'said', table: this.id, line: told });
    }
    return { n: kept.n };
  }

  // Changing

  /** Changes the row, and tells everybody. What other processes changed meanwhile is seen first. */
  change(next: (row: TableRow, game: AnyGame) => TableRow | Refused): Promise<TableRow | Refused> {
    return this.queued(async () => {
      for (let left = TRIES; left > 0; left--) {
        const changed = next(this.row, this.game);
        if (isRefused(changed) || changed === this.row) return changed;
        const saved = this.timed({ ...changed, revision: this.row.revision + 1, changed: this.world.now() });
        if (await this.world.archive.saveTable(saved)) return this.becomes(saved);
        const fresh = await this.world.archive.table(this.id);
        if (fresh === undefined) return refused('no-such-table');
        this.row = fresh;
      }
      return refused('stale');
    });
  }

  private becomes(row: TableRow): TableRow {
    this.row = row;
    this.announce();
    this.onChange(row);
    return row;
  }

  /** The same row with what it waits for now. */
  private timed(row: TableRow): TableRow {
    const toAct = row.phase === 'playing' && this.trouble === undefined ? (this.host?.toAct ?? []) : [];
    return { ...withoutDue(row), ...timesOf(row, toAct, this.world.now(), false) };
  }

  async start(): Promise<TableRow | Refused> {
    const row = await this.change(started);
    if (isRefused(row)) return row;
    await this.openGame();
    for (const viewer of this.lookers.keys()) {
      this.watch(viewer);
      if (this.host !== undefined)
        this.tell(this.lookers.get(viewer), { push: 'frame', frame: this.host.frame(viewer) });
    }
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

  private async openGame(): Promise<void> {
    if (this.game.version !== this.row.version) {
      this.trouble = 'outdated';
      return;
    }
    try {
      const host = await Host.open(this.game, this.store(), this.id);
      if (isRefused(host)) throw new Error(host.refused);
      this.host = host;
      // The game has it now, and the archive keeps it.
      const { head: _, ...row } = this.row;
      this.row = row;
    } catch (error) {
      this.stop(error);
    }
  }

  /** What the host appends goes through our queue, with what the table waits for afterwards. */
  private store() {
    const { archive } = this.world;
    return {
      read: (table: string) => archive.read(table),
      create: async () => false,
      append: (table: string, n: number, made: Made) => this.queued(() => this.append(table, n, made)),
      finish: async (_table: string, _secret: string, outcome: GameRecord['outcome'] & object) => {
        await this.change((row) => ({ ...row, phase: 'over', outcome }));
      },
    };
  }

  private async append(table: string, n: number, made: Made): Promise<boolean> {
    const now = this.world.now();
    const { due, deadline } = timesOf(this.row, made.toAct, now, true);
    const times = {
      ...(due === this.row.due ? {} : { due: due ?? null }),
      ...(deadline === this.row.deadline ? {} : { deadline: deadline ?? null }),
    };
    if (!(await this.world.archive.append(table, n, { ...made, when: now, ...times }))) return false;
    if (due !== this.row.due || deadline !== this.row.deadline) {
      this.row = { ...withoutDue(this.row), ...timesOf(this.row, made.toAct, now, true) };
      if (this.row.clock.kind !== 'none') this.announce();
    }
    return true;
  }

  move(seat: Seat, at: number, notation: string, command?: string): Promise<Granted | Refused> {
    return this.play((host) => host.move(seat, at, notation, command));
  }

  undo(seat: Seat, at: number, command?: string): Promise<Granted | Refused> {
    return this.play((host) => host.undo(seat, at, command));
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
      this.onChange(this.row);
      this.advance();
      return answer;
    } catch (error) {
      if (this.host.isStopped) return this.stop(error);
      this.world.report({ type: 'failed', table: this.id, error });
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
    const { deadline } = this.row;
    const now = this.world.now();
    if (this.phase !== 'playing' || this.host === undefined) {
      // Nothing can be done here, so nothing is due.
      if (this.row.due !== undefined) await this.change((row) => ({ ...row }));
      return;
    }
    if (deadline !== undefined && now >= deadline) {
      const late = this.host.toAct;
      await this.change((row) => late.reduce((changed, seat) => stoodIn(changed, seat, true), row));
    }
    this.advance();
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

  /** What the bot wants, or any legal move if it fails to say. */
  private async botChoice(seat: Seat, { view, moves }: Frame): Promise<string> {
    const place = this.row.places[seat];
    const strength = place?.kind === 'bot' ? place.strength : DEFAULT_STRENGTH;
    const seed = this.world.secret();
    const pause = new Promise((resolve) => setTimeout(resolve, this.world.botPause));
    try {
      const thought = this.world.think({ game: this.row.game, seat, view, moves, strength, seed });
      const [name] = await Promise.all([thought, pause]);
      if (moves.some((offer) => offer.name === name)) return name;
      throw new Error(`not a legal move: ${name}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.closed) this.world.report({ type: 'bot-failed', table: this.id, game: this.row.game, reason });
      return moves[Number.parseInt(seed.slice(0, 8), 16) % moves.length]!.name;
    }
  }
}
