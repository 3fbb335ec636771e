import { vi } from 'vitest';
import type { Answers, CommandOf, Doing, Lists, Message, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import type { Archive, Person } from '../archive.ts';
import { alone } from '../bus.ts';
import { Lobby } from '../lobby.ts';
import { memoryArchive } from '../memory.ts';
import type { Visit } from '../visit.ts';
import type { World } from '../world.ts';

const SECOND = 1000;

/** A lobby in memory whose time stands still unless it is let pass, and people who come and go. */
export class House {
  readonly archive: Archive = memoryArchive();
  private lobby: Lobby;
  private readonly visits = new Map<string, Visit>();
  private count = 0;
  /** The lists that somebody was last told of their own accord. */
  readonly told = new Map<string, Lists>();
  /** So often bots still move; then they think for ever. */
  thoughts = Number.POSITIVE_INFINITY;
  /** What they lay open; nothing unless somebody says. */
  mind: NonNullable<World['mind']> = async () => undefined;
  advise: World['advise'] = () => Promise.reject(new Error('nobody asks'));
  recall: World['recall'] = () => Promise.reject(new Error('nobody looks back'));

  constructor() {
    this.lobby = new Lobby(this.world());
  }

  private world(): World {
    return {
      archive: this.archive,
      bus: alone,
      process: 'the only one',
      now: () => Date.now(),
      secret: () => (this.count++).toString(16).padStart(8, '0').repeat(8),
      // Bots make any legal move, without thinking.
      think: async ({ moves, seed }) => {
        if (this.thoughts-- <= 0) await new Promise(() => undefined);
        return moves[Number.parseInt(seed.slice(-4), 16) % moves.length]!.name;
      },
      mind: (musing, asking) => this.mind(musing, asking),
      advise: (outlook, asking) => this.advise(outlook, asking),
      recall: (memory, asking) => this.recall(memory, asking),
      fork: () => Promise.reject(new Error('nobody goes back')),
      report: (report) => {
        if (report.type !== 'moved')
          throw new Error(JSON.stringify(report), { cause: 'error' in report && report.error });
      },
      botPause: 0,
      botPatience: 0,
      rest: 0,
      grace: GRACE,
      tablesPerPerson: 10,
    };
  }

  isHere({ id }: Person): boolean {
    return this.visits.has(id);
  }

  /** Opens a page of the table: looks from the audience, and then from each seat of theirs. */
  async comes(person: Person, table: string): Promise<TableInfo> {
    const before = await this.look(person, table);
    for (const [seat, place] of before.seats.entries())
      if (place.kind === 'person' && place.you) await this.ask(person, 'look', { table, seat });
    return this.look(person, table);
  }

  async look(person: Person, table: string): Promise<TableInfo> {
    const look = await this.ask(person, 'look', { table });
    if ('refused' in look) throw new Error(look.refused);
    return look.info;
  }

  /** Another connection of theirs. */
  visit(person: Person, send: (text: string) => void): Visit {
    return this.lobby.visit(person, send);
  }

  /** What their page knows already; it asks nothing. */
  async infoFor(person: Person, table: string): Promise<TableInfo> {
    const room = await this.lobby.room(table);
    if ('refused' in room) throw new Error(room.refused);
    return room.info(person);
  }

  /** Closes all their pages. */
  goes(person: Person): void {
    this.visits.get(person.id)?.close();
    this.visits.delete(person.id);
  }

  /** Takes somebody out of everything. */
  forgets(person: Person): Promise<void> {
    return this.lobby.forget(person);
  }

  /** The process dies, and another takes its place. */
  async restart(): Promise<void> {
    for (const visit of this.visits.values()) visit.close();
    this.visits.clear();
    await this.lobby.close();
    this.lobby = new Lobby(this.world());
  }

  async ask<D extends Doing>(
    person: Person,
    doing: D,
    body: Omit<CommandOf<D>, 'id' | 'do'>,
  ): Promise<Answers[D] | { readonly refused: string }> {
    const visit = this.visits.get(person.id) ?? this.lobby.visit(person, (text) => this.hears(person, text));
    this.visits.set(person.id, visit);
    const answer = await visit.handle({ id: `c${this.count++}`, do: doing, ...body } as never);
    await vi.advanceTimersByTimeAsync(0);
    if ('ok' in answer) return answer.ok as Answers[D];
    return { refused: (answer as { readonly refused: string }).refused };
  }

  private hears({ id }: Person, text: string): void {
    const message = JSON.parse(text) as Message;
    if ('push' in message && message.push === 'lists') this.told.set(id, message);
  }

  /** Lets so many seconds pass, with all that happens by itself, looked after so often. */
  async passes(seconds: number, ticks = 20): Promise<void> {
    const step = Math.max(1, Math.ceil(seconds / ticks));
    for (let left = seconds; left > 0; left -= step) {
      await vi.advanceTimersByTimeAsync(Math.min(step, left) * SECOND);
      await this.lobby.tick();
      await vi.advanceTimersByTimeAsync(1);
    }
  }

  async close(): Promise<void> {
    await this.lobby.close();
  }
}
