import type { Seat, Viewer } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Answers, Command, CommandOf, Doing, Message } from '#wire/messages.ts';
import type { Person } from './archive.ts';
import { branchOf } from './branch.ts';
import type { Lobby } from './lobby.ts';
import type { Onlooker } from './lookers.ts';
import { clean, lookAlike } from './names.ts';
import { again, freed, holds, namesAt, newTable, resigned, sat, stoodIn, withBot, withTerms } from './places.ts';
import type { Room } from './room.ts';
import type { Asking } from './world.ts';

/** The longest signal, as JSON. */
const LONGEST_SIGNAL = 2048;
const LONGEST_LINE = 500;

type Answer<D extends Doing> = Promise<Answers[D] | Refused>;
type Handlers = { readonly [D in Doing]: (visit: Visit, command: CommandOf<D>) => Answer<D> };

/** One connection of one person, or of somebody who has not said who he is and may only look. */
export class Visit implements Onlooker {
  readonly person: Person | undefined;
  readonly lobby: Lobby;
  readonly send: (text: string) => void;
  /** The tables that this visit looks at. */
  readonly looking = new Set<Room>();
  /** My tables as text, as they were last told; undefined when something in them is another. */
  mine: string | undefined;
  private unlisten: (() => void) | undefined;
  private readonly who: string;
  private ended: AbortController | undefined;

  /** `who` stands for whoever has not said who they are where things are done in turn. */
  constructor(lobby: Lobby, person: Person | undefined, send: (text: string) => void, who = 'somebody') {
    this.lobby = lobby;
    this.person = person;
    this.send = send;
    this.who = person?.id ?? who;
  }

  /** Answers a command; whatever goes wrong, there is an answer. */
  async handle(command: Command): Promise<Message> {
    const answer = await this.attempt(command);
    return isRefused(answer) ? { re: command.id, ...answer } : { re: command.id, ok: answer };
  }

  private async attempt(command: Command): Promise<unknown> {
    try {
      const handler = HANDLERS[command.do] as (visit: Visit, command: Command) => Promise<unknown>;
      return await handler(this, command);
    } catch (error) {
      this.lobby.world.report({ type: 'failed', error, ...('table' in command ? { table: command.table } : {}) });
      return refused('failed');
    }
  }

  get listening(): boolean {
    return this.unlisten !== undefined;
  }

  /** Whether this visit wants to hear of tables in its lists. */
  listen(on: boolean): void {
    this.unlisten?.();
    this.unlisten = on ? this.lobby.listen(this) : undefined;
    this.mine = undefined;
  }

  /** For what takes long. Few visits ask for such a thing, and there are many of them. */
  get asking(): Asking {
    this.ended ??= new AbortController();
    return { who: this.who, signal: this.ended.signal };
  }

  close(): void {
    this.ended?.abort();
    this.listen(false);
    for (const room of this.looking) room.unlook(this);
    this.looking.clear();
    this.lobby.leave(this);
  }
}

/** Opens the table for somebody who has said who he is. */
async function known<T>(
  visit: Visit,
  table: string,
  work: (room: Room, person: Person) => Promise<T | Refused>,
): Promise<T | Refused> {
  if (visit.person === undefined) return refused('person-needed');
  const room = await visit.lobby.room(table);
  return isRefused(room) ? room : work(room, visit.person);
}

/** Opens the table for a side that this visit may see, when it is asked for and again when it is told. */
async function sided<T>(
  visit: Visit,
  { table, seat }: { readonly table: string; readonly seat?: number },
  work: (room: Room, viewer: Viewer) => Promise<T | Refused>,
): Promise<T | Refused> {
  const room = await visit.lobby.room(table);
  if (isRefused(room)) return room;
  const viewer = (seat ?? 'audience') as Viewer;
  if (!room.maySee(visit.person, viewer)) return refused('not-seated');
  const answer = await work(room, viewer);
  return room.maySee(visit.person, viewer) ? answer : refused('not-seated');
}

/** … who also sits there. */
const seated = <T>(
  visit: Visit,
  { table, seat }: { readonly table: string; readonly seat: number },
  work: (room: Room, seat: Seat) => Promise<T | Refused>,
): Promise<T | Refused> =>
  known(visit, table, async (room, person) =>
    holds(room.row.places[seat], person) ? work(room, seat as Seat) : refused('not-seated'),
  );

/** … who also made the table. */
const owned = <T>(visit: Visit, table: string, work: (room: Room) => Promise<T | Refused>): Promise<T | Refused> =>
  known(visit, table, async (room, person) => (room.row.owner === person.id ? work(room) : refused('not-owner')));

/** Changes the table, and answers how it stands then. */
async function changed(visit: Visit, room: Room, next: Parameters<Room['change']>[0]) {
  const row = await room.change(next);
  if (isRefused(row)) return row;
  room.advance();
  return room.info(visit.person);
}

const NOTHING = {};

const HANDLERS: Handlers = {
  ping: async () => NOTHING,

  lobby: async (visit, { on }) => {
    visit.listen(on);
    return on ? visit.lobby.lists(visit.person) : NOTHING;
  },

  create: async (visit, { do: _, game: id, ...terms }) => {
    const { lobby, person } = visit;
    if (person === undefined) return refused('person-needed');
    const game = await lobby.game(id);
    if (game === undefined) return refused('no-such-game');
    const row = newTable(game, person, terms, lobby.newIdentity());
    if (isRefused(row)) return row;
    const room = await lobby.add(row);
    return isRefused(room) ? room : room.info(person);
  },

  set: (visit, terms) =>
    owned(visit, terms.table, (room) => changed(visit, room, (row, game) => withTerms(row, game, terms))),

  look: (visit, { since = 0, ...side }) =>
    sided(visit, side, (room, viewer) => {
      visit.looking.add(room);
      return room.look(visit, viewer, since);
    }),

  past: (visit, command) => sided(visit, command, (room, viewer) => room.past(viewer, command.at, visit.asking)),

  unlook: async (visit, { table, seat }) => {
    const room = [...visit.looking].find(({ id }) => id === table);
    room?.unlook(visit, seat as Seat | undefined);
    if (room !== undefined && !room.isSeenBy(visit)) visit.looking.delete(room);
    return NOTHING;
  },

  sit: (visit, command) =>
    known(visit, command.table, (room, person) => changed(visit, room, (row) => sat(row, person, command))),

  bot: (visit, { table, seat, strength }) =>
    owned(visit, table, (room) => changed(visit, room, (row) => withBot(row, seat, strength))),

  free: (visit, { table, seat }) =>
    known(visit, table, (room, person) => changed(visit, room, (row) => freed(row, person, seat))),

  start: (visit, { table }) =>
    owned(visit, table, async (room) => {
      const row = await room.start(visit.person!);
      return isRefused(row) ? row : room.info(visit.person);
    }),

  open: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const row = await room.open(seat, command.salt);
      return isRefused(row) ? row : room.info(visit.person);
    }),

  move: (visit, command) =>
    seated(visit, command, (room, seat) => room.move(seat, command.at, command.move, command.id)),

  undo: (visit, command) => seated(visit, command, (room, seat) => room.undo(seat, command.at, command.id)),

  hint: (visit, command) =>
    sided(visit, command, (room, viewer) => room.hint(viewer as Seat, command.at, visit.asking)),

  leave: (visit, command) =>
    seated(visit, command, (room, seat) => changed(visit, room, (row) => stoodIn(row, seat, true))),

  back: (visit, command) =>
    seated(visit, command, (room, seat) => changed(visit, room, (row) => stoodIn(row, seat, false))),

  resign: (visit, command) =>
    seated(visit, command, (room, seat) => changed(visit, room, (row) => resigned(row, seat))),

  rematch: (visit, { table }) =>
    known(visit, table, async (room, person) => {
      const { lobby } = visit;
      if (!room.seats(person)) return refused('not-seated');
      if (room.row.phase !== 'over') return refused('game-running');
      const next = room.row.rematch ?? (await lobby.rematch(room, again(room.row, lobby.newIdentity())));
      if (isRefused(next)) return next;
      const other = await lobby.room(next);
      return isRefused(other) ? other : other.info(person);
    }),

  branch: (visit, command) =>
    known(visit, command.table, async (room, person) => {
      const { lobby, asking } = visit;
      const { world } = lobby;
      if (!room.seats(person)) return refused('not-seated');
      if (room.row.phase !== 'over') return refused('game-running');
      const record = room.record();
      if (isRefused(record)) return record;
      const finished = { row: room.row, record, story: await world.archive.story(room.id, 0) };
      const branch = await branchOf(finished, person, command, { world, made: lobby.newIdentity(), asking });
      if (isRefused(branch)) return branch;
      const next = await lobby.add(branch.row, branch.made);
      if (isRefused(next)) return next;
      // Nobody has to be told what they have just been looking at.
      for (const seat of next.seatsOf(person)) await world.archive.see(next.id, seat, command.at);
      return next.info(person);
    }),

  close: (visit, { table }) => owned(visit, table, async (room) => (await visit.lobby.remove(room)) ?? NOTHING),

  say: (visit, { table, text, id }) =>
    known(visit, table, async (room, person) => {
      const said = clean(text, LONGEST_LINE);
      if (said === '') return refused('bad-message');
      const seat = room.row.places.findIndex((place) => holds(place, person));
      const place = room.row.places[seat];
      // Whoever looks on must not speak in the name of somebody who plays.
      if (place === undefined && namesAt(room.row).some((name) => lookAlike(name, person.name)))
        return refused('name-taken');
      return room.say(
        {
          person: person.id,
          name: place?.kind === 'person' ? place.name : person.name,
          text: said,
          when: visit.lobby.world.now(),
          ...(place === undefined ? {} : { seat }),
        },
        id,
      );
    }),

  seen: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      await visit.lobby.world.archive.see(room.id, seat, command.at);
      return NOTHING;
    }),

  signal: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const { data } = command;
      if (JSON.stringify(data).length > LONGEST_SIGNAL) return refused('too-big');
      room.signal(seat, data, visit);
      return NOTHING;
    }),

  record: (visit, { table }) =>
    known(visit, table, async (room, person) => (room.seats(person) ? room.record() : refused('not-seated'))),
};
