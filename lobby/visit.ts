import type { Seat, Viewer } from '#table/game.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Answers, Command, CommandOf, Doing, Message } from '#wire/messages.ts';
import type { Saying } from '#wire/talk.ts';
import { called, dismissed, left, withBot } from './absence.ts';
import type { Person, TableRow } from './archive.ts';
import { Arrivals } from './arrivals.ts';
import { badgeOf } from './badge.ts';
import { branchOf, partedBy } from './branch.ts';
import { companionsOf, invited } from './companions.ts';
import { isMuted, isSentOut, type Whom, withMuted, withSentOut } from './guests.ts';
import { onHoliday } from './holiday.ts';
import { isKeptFor, lent, reclaimed, taken } from './lending.ts';
import type { Lobby } from './lobby.ts';
import type { Onlooker } from './lookers.ts';
import { clean, lookAlike, storable } from './names.ts';
import { DEFAULT_STRENGTH, freed, holds, namesAt, newTable, resigned, sat, stoodIn, withTerms } from './places.ts';
import { isComplete } from './rematch.ts';
import { reportGame, reportPerson } from './reports.ts';
import type { Room } from './room.ts';
import type { Asking, Opener } from './world.ts';

/** The longest plan, as JSON. */
const LONGEST_PLAN = 2048;
const LONGEST_LINE = 500;
/** So long a page that has just connected says what is so anyway, in milliseconds. */
const ARRIVAL = 3000;
/** What pages ask without anybody wanting it just now. */
const BY_ITSELF: ReadonlySet<Doing> = new Set<Doing>([
  'ping',
  'lobby',
  'past',
  'unlook',
  'open',
  'seen',
  'notes',
  'record',
]);

type Answer<D extends Doing> = Promise<Answers[D] | Refused>;
type Handlers = { readonly [D in Doing]: (visit: Visit, command: CommandOf<D>) => Answer<D> };

/** One connection: of a known person, or of somebody who has not said who they are and may only watch. */
export class Visit implements Onlooker {
  readonly person: Person | undefined;
  readonly lobby: Lobby;
  readonly send: (text: string) => void;
  inSight = true;
  private readonly since: number;
  /** The tables that this visit looks at. */
  readonly looking = new Set<Room>();
  readonly arrivals = new Arrivals();
  /** My tables as text, as they were last told; undefined when something in them is another. */
  mine: string | undefined;
  private unlisten: (() => void) | undefined;
  private readonly who: string;
  private ended: AbortController | undefined;
  readonly pay: Opener['pay'];

  /** `who` stands for whoever has not said who they are where things are done in turn; `pay` for what is done for them. */
  constructor(
    lobby: Lobby,
    person: Person | undefined,
    send: (text: string) => void,
    who = 'somebody',
    pay: Opener['pay'] = () => 0,
  ) {
    this.lobby = lobby;
    this.person = person;
    this.send = send;
    this.who = person?.id ?? who;
    this.pay = pay;
    this.since = lobby.world.now();
  }

  /** Answers a command; whatever goes wrong, there is an answer. */
  async handle(command: Command): Promise<Message> {
    const answer = await this.attempt(command);
    return isRefused(answer) ? { re: command.id, ...answer } : { re: command.id, ok: answer };
  }

  private async attempt(command: Command): Promise<unknown> {
    try {
      if (this.isDeliberate(command)) await this.stir();
      const handler = HANDLERS[command.do] as (visit: Visit, command: Command) => Promise<unknown>;
      return await handler(this, command);
    } catch (error) {
      const about = 'table' in command ? { table: command.table } : {};
      // What is asked of a table while it is taken away finds it gone.
      if (about.table !== undefined && (await this.isGone(about.table))) return refused('no-such-table');
      this.lobby.world.report({ type: 'failed', error, ...about });
      return refused('failed');
    }
  }

  /** Whether this table is there no more; an archive that is away does not know. */
  private async isGone(table: string): Promise<boolean> {
    const { archive } = this.lobby.world;
    return archive.table(table).then(
      (row) => row === undefined,
      () => false,
    );
  }

  /** Whether somebody must have done that; pages look, listen, open seals and say how far they have come by themselves. */
  private isDeliberate(command: Command): boolean {
    switch (command.do) {
      case 'look':
        // Whoever knows something already only has a new line.
        return (command.since ?? 0) === 0;
      case 'sight':
        // A page that says so as it comes was in a window behind others all the time.
        return command.on || (this.inSight && this.lobby.world.now() - this.since > ARRIVAL);
      default:
        return !BY_ITSELF.has(command.do);
    }
  }

  /** Whoever has been silent at a table is here again. */
  private async stir(): Promise<void> {
    if (this.person !== undefined) for (const room of this.looking) await room.stirred(this.person);
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

  /** What is asked now may have to wait its turn. */
  expect(command: Command): void {
    if (command.do === 'look') this.arrivals.expect(command.id, command.table, viewerIn(command));
  }

  /** The badges at a table of those whom this person has blocked. */
  async blockedAt(table: string): Promise<readonly string[]> {
    if (this.person === undefined) return [];
    const blocks = await this.lobby.world.archive.blocks(this.person.id);
    return blocks.map(({ person }) => badgeOf(table, person));
  }

  /** For what takes long. Few visits ask for such a thing, and there are many of them. */
  get asking(): Asking {
    this.ended ??= new AbortController();
    return { who: this.who, signal: this.ended.signal };
  }

  /** The table, opened for this visit if need be. */
  room(table: string): Promise<Room | Refused> {
    return this.lobby.room(table, { who: this.who, pay: this.pay });
  }

  close(): void {
    this.ended?.abort();
    this.listen(false);
    this.arrivals.close();
    for (const room of this.looking) room.unlook(this);
    this.looking.clear();
    this.lobby.leave(this);
  }
}

/** Opens the table for … for a known person. */
async function known<T>(
  visit: Visit,
  table: string,
  work: (room: Room, person: Person) => Promise<T | Refused>,
): Promise<T | Refused> {
  if (visit.person === undefined) return refused('person-needed');
  const room = await visit.room(table);
  return isRefused(room) ? room : work(room, visit.person);
}

const viewerIn = ({ seat }: { readonly seat?: number | undefined }): Viewer => (seat ?? 'audience') as Viewer;

/** From now on this visit does not look at a table, or not from one side of it. */
function unlook(visit: Visit, room: Room, viewer: Viewer | undefined): void {
  room.unlook(visit, viewer);
  if (!room.isSeenBy(visit)) visit.looking.delete(room);
}

/** Opens the table for a side that this visit may see, when it is asked for and again when it is told. */
async function sided<T>(
  visit: Visit,
  { table, seat }: { readonly table: string; readonly seat?: number },
  work: (room: Room, viewer: Viewer) => Promise<T | Refused>,
): Promise<T | Refused> {
  const room = await visit.room(table);
  if (isRefused(room)) return room;
  const viewer = viewerIn({ seat });
  const no = viewer === 'audience' ? 'sent-out' : 'not-seated';
  if (!room.maySee(visit.person, viewer)) return refused(no);
  const answer = await work(room, viewer);
  return room.maySee(visit.person, viewer) ? answer : refused(no);
}

/** Whether somebody may say what they saw from this seat: their own, or anyone's once all may be seen. */
const mayPointOutFrom = (room: Room, person: Person, seat: Seat): boolean =>
  room.maySee(person, seat) || (room.row.places[seat] !== undefined && isOver(room.row) && room.mayLookBack(person));

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

/** Somebody has something to do with somebody else at the table, whom a badge stands for. */
const toward = <T>(
  visit: Visit,
  { table, badge }: { readonly table: string; readonly badge: string },
  work: (room: Room, person: Person, other: Whom) => Promise<T | Refused>,
): Promise<T | Refused> =>
  known(visit, table, async (room, person) => {
    const other = await room.bearer(badge);
    return other === undefined || other.id === person.id ? refused('no-such-person') : work(room, person, other);
  });

/** … and deals if that was all that a rematch was waiting for. */
async function filled(visit: Visit, room: Room, next: Parameters<Room['change']>[0]) {
  const info = await changed(visit, room, next);
  if (isRefused(info) || !isComplete(room.row)) return info;
  // Refused if somebody else was quicker: either way it stands as it stands.
  await room.start(visit.person!);
  return room.info(visit.person);
}

/** Somebody says something at a table, from their seat or from the audience. */
const spoken = (
  visit: Visit,
  table: string,
  saying: Saying,
  command: string,
): Promise<{ readonly n: number } | Refused> =>
  known(visit, table, async (room, person) => {
    const speaker = speakerAt(room, person);
    if (isRefused(speaker)) return speaker;
    const when = visit.lobby.world.now();
    return room.say({ person: person.id, ...speaker, when, ...saying }, command);
  });

/** Whether nothing follows any more. */
const isOver = ({ phase }: TableRow): boolean => phase === 'over' || phase === 'abandoned';

/** As whom somebody has the word at a table: from their seat, or from the audience as long as nobody minds. */
function speakerAt({ row }: Room, person: Person): { readonly name: string; readonly seat?: number } | Refused {
  const seat = row.places.findIndex((place) => holds(place, person));
  const place = row.places[seat];
  if (place?.kind === 'person') return { name: place.name, seat };
  if (isSentOut(row, person.id)) return refused('sent-out');
  if (isMuted(row, person.id)) return refused('muted');
  // Whoever looks on must not speak in the name of somebody who plays.
  return namesAt(row).some((name) => lookAlike(name, person.name)) ? refused('name-taken') : { name: person.name };
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

  look: (visit, command) => {
    const { since = 0 } = command;
    visit.expect(command);
    return sided(visit, command, async (room, viewer) => {
      visit.looking.add(room);
      if (since === 0 && visit.person !== undefined) await room.stirred(visit.person);
      // Before it is looked up: what is told from then on must not be overtaken by what is older.
      const blocked = await visit.blockedAt(room.id);
      const look = await room.look(visit, viewer, since);
      if (!visit.arrivals.end(command.id)) unlook(visit, room, viewer);
      return isRefused(look) || blocked.length === 0 ? look : { ...look, blocked };
    }).finally(() => visit.arrivals.end(command.id));
  },

  past: (visit, command) =>
    sided(visit, command, async (room, viewer) => {
      // Until it is over whoever looks on may look at what they saw; then it is for its people to say who may.
      const isDiscreet = (): boolean => isOver(room.row) && !room.mayLookBack(visit.person);
      if (isDiscreet()) return refused('discreet');
      const frame = await room.playing.past(viewer, command.at, visit.asking);
      return isDiscreet() ? refused('discreet') : frame;
    }),

  unlook: async (visit, { table, seat }) => {
    visit.arrivals.away(table, seat as Seat | undefined);
    const room = [...visit.looking].find(({ id }) => id === table);
    if (room !== undefined) unlook(visit, room, seat as Seat | undefined);
    return NOTHING;
  },

  sight: async (visit, { on }) => {
    if (visit.inSight === on) return NOTHING;
    visit.inSight = on;
    for (const room of visit.looking) room.glanced();
    return NOTHING;
  },

  sit: (visit, command) =>
    known(visit, command.table, async (room, person) => {
      const blockers = await visit.lobby.world.archive.blockers(person.id);
      return filled(visit, room, (row) => sat(row, person, command, visit.lobby.world.now(), blockers));
    }),

  bot: (visit, { table, ...call }) =>
    known(visit, table, (room, person) =>
      filled(visit, room, (row) => (row.phase === 'seating' ? withBot : called)(row, person, call, room.attendance)),
    ),

  free: (visit, { table, seat }) =>
    known(visit, table, (room, person) =>
      changed(visit, room, (row) => (row.phase === 'playing' ? dismissed : freed)(row, person, seat)),
    ),

  companions: (visit, { table }) =>
    owned(visit, table, async (room) => {
      const people = await companionsOf(visit.lobby.world.archive, visit.person!);
      const others = people.filter((each) => !room.seats(each));
      return { people: others.map(({ id: _, ...companion }) => companion) };
    }),

  invite: (visit, { table, from, badge }) =>
    owned(visit, table, async (room) => {
      const { archive, now } = visit.lobby.world;
      const person = visit.person!;
      const people = await companionsOf(archive, person);
      const other = people.find((each) => each.from === from && each.badge === badge);
      if (other === undefined) return refused('no-such-person');
      if (!room.seats(other) && !visit.lobby.asks.take(person, performance.now())) return refused('too-many-asked');
      return changed(visit, room, (row) => invited(row, person, other, now()));
    }),

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
    seated(visit, command, (room, seat) => room.playing.move(seat, command.at, command.move, command.id)),

  undo: (visit, command) => seated(visit, command, (room, seat) => room.playing.undo(seat, command.at, command.id)),

  hint: (visit, command) =>
    sided(visit, command, (room, viewer) => room.playing.hint(viewer as Seat, command.at, visit.asking)),

  leave: (visit, command) =>
    seated(visit, command, (room, seat) =>
      changed(visit, room, (row) => left(row, seat, command.strength ?? DEFAULT_STRENGTH, visit.lobby.world.now())),
    ),

  back: (visit, { table, seat }) =>
    known(visit, table, async (room, person) => {
      const place = room.row.places[seat];
      if (!holds(place, person) && !isKeptFor(place, person)) return refused('not-seated');
      return changed(visit, room, (row) => {
        const mine = isKeptFor(row.places[seat], person) ? reclaimed(row, seat) : row;
        return holds(mine.places[seat], person) ? stoodIn(mine, seat, undefined) : refused('not-seated');
      });
    }),

  holiday: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const { lobby, person } = visit;
      const others = command.everywhere ? await lobby.slowTables(person!, room) : { ids: [], entries: 0 };
      const after = visit.pay(others.entries);
      if (after > 0) return { ...refused('busy'), after };
      const answer = await changed(visit, room, (row) => onHoliday(row, seat, command.until, lobby.world.now()));
      if (!isRefused(answer)) await lobby.holidays(person!, others.ids, command.until);
      return answer;
    }),

  resign: (visit, command) =>
    seated(visit, command, (room, seat) =>
      changed(visit, room, (row) => {
        const back = reclaimed(row, seat);
        return back === row ? resigned(row, seat) : back;
      }),
    ),

  lend: (visit, { table, seat }) =>
    known(visit, table, async (room, person) => {
      const fresh = visit.lobby.world.secret().slice(0, 32);
      const row = await room.change((current) => lent(current, person, seat, fresh, room.attendance));
      if (isRefused(row)) return row;
      const place = row.places[seat];
      return place?.kind === 'person' && place.key !== undefined ? { key: place.key } : refused('not-away');
    }),

  take: (visit, command) =>
    known(visit, command.table, async (room, person) => {
      const blockers = await visit.lobby.world.archive.blockers(person.id);
      return changed(visit, room, (row) => taken(row, person, command, room.attendance, blockers));
    }),

  ask: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const row = await room.ask(seat, command.question);
      return isRefused(row) ? row : room.info(visit.person);
    }),

  answer: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const row = await room.answer(seat, command.yes);
      return isRefused(row) ? row : room.info(visit.person);
    }),

  rematch: (visit, { table }) =>
    known(visit, table, async (room, person) => {
      if (!room.seats(person)) return refused('not-seated');
      if (room.row.phase !== 'over') return refused('game-running');
      const next = await visit.lobby.rematch(room, person);
      return isRefused(next) ? next : next.info(person);
    }),

  branch: (visit, command) =>
    known(visit, command.table, async (room, person) => {
      const { lobby, asking } = visit;
      const { world } = lobby;
      const row = partedBy(room.row, person, command.seat);
      if (isRefused(row)) return row;
      if (row.phase !== 'over') return refused('game-running');
      const record = room.playing.playable();
      if (isRefused(record)) return record;
      const finished = { row, record, story: await world.archive.story(room.id, 0) };
      const branch = await branchOf(finished, person, command, { world, made: lobby.newIdentity(), asking });
      if (isRefused(branch)) return branch;
      const next = await lobby.add(branch.row, branch.made);
      if (isRefused(next)) return next;
      // Nobody has to be told what they have just been looking at.
      for (const seat of next.seatsOf(person)) await world.archive.see(next.id, seat, command.at);
      return next.info(person);
    }),

  close: (visit, { table }) => owned(visit, table, async (room) => (await visit.lobby.remove(room)) ?? NOTHING),

  say: async (visit, { table, text, id }) => {
    const said = clean(text, LONGEST_LINE);
    return said === '' ? refused('bad-message') : spoken(visit, table, { text: said }, id);
  },

  phrase: (visit, { table, phrase, id }) => spoken(visit, table, { phrase }, id),

  react: (visit, { table, to, reaction, id }) =>
    spoken(visit, table, { to, ...(reaction === undefined ? {} : { reaction }) }, id),

  lead: (visit, { table, spot }) =>
    known(visit, table, async (room, person) => {
      const speaker = speakerAt(room, person);
      if (isRefused(speaker)) return speaker;
      if (!room.mayLookBack(person)) return refused('discreet');
      if (!isOver(room.row)) return refused(room.row.phase === 'seating' ? 'not-started' : 'game-running');
      // Nobody leads who is not there themselves.
      if (!room.isSeenBy(visit)) return refused('not-looking');
      if (spot !== undefined && spot.at > room.row.at) return refused('stale');
      if (typeof spot?.as === 'number' && room.row.places[spot.as] === undefined) return refused('no-such-seat');
      room.lead(person, speaker.name, spot);
      return NOTHING;
    }),

  seen: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      await room.see(seat, command.at);
      return NOTHING;
    }),

  plan: (visit, command) =>
    seated(visit, command, async (room, seat) => {
      const { data } = command;
      if (JSON.stringify(data).length > LONGEST_PLAN) return refused('too-big');
      return room.plan({ seat, person: visit.person!.id, data }, visit.asking);
    }),

  notes: (visit, { table }) =>
    known(visit, table, async (room, { id }) => ({ text: await visit.lobby.world.archive.noted(room.id, id) })),

  note: (visit, { table, text }) =>
    known(visit, table, async (room, person) => {
      if (!room.seats(person)) return refused('not-seated');
      const noted = storable(text);
      await room.note(person, noted, visit);
      return { text: noted };
    }),

  mute: (visit, { on, ...whom }) =>
    toward(visit, whom, async (room, person, other) =>
      room.seats(person) ? changed(visit, room, (row) => withMuted(row, other, on)) : refused('not-seated'),
    ),

  oust: (visit, { on, ...whom }) =>
    toward(visit, whom, async (room, person, other) =>
      room.seats(person) ? changed(visit, room, (row) => withSentOut(row, other, on)) : refused('not-seated'),
    ),

  block: (visit, whom) =>
    toward(visit, whom, async (_, person, { id, name }) => {
      const { archive, now } = visit.lobby.world;
      const isDone = await archive.block(person.id, { person: id, name, when: now() });
      return isDone ? NOTHING : refused('too-many-blocks');
    }),

  report: (visit, { why, ...whom }) =>
    toward(visit, whom, async (room, person, other) => {
      const no = await reportPerson(visit.lobby.world, room, person, other, why);
      return no ?? NOTHING;
    }),

  wrong: (visit, { table, seat, at, why }) =>
    sided(visit, { table }, async (room) => {
      if (visit.person === undefined) return refused('person-needed');
      if (seat !== undefined && !mayPointOutFrom(room, visit.person, seat as Seat)) return refused('not-seated');
      const spot = { at, ...(seat !== undefined && { seat }) };
      return (await reportGame(visit.lobby.world, room, visit.person, spot, why)) ?? NOTHING;
    }),

  record: async (visit, { table }) => {
    const room = await visit.room(table);
    if (isRefused(room)) return room;
    if (isSentOut(room.row, visit.person?.id)) return refused('sent-out');
    return room.mayLookBack(visit.person) ? room.playing.record() : refused('discreet');
  },
};
