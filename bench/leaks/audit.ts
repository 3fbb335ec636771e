import type { Place, TableRow } from '#lobby/archive.ts';
import { isKeptFor } from '#lobby/lending.ts';
import { hasResigned } from '#lobby/places.ts';
import { THINKING } from '#lobby/silence.ts';
import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Look, Message, TableInfo } from '#wire/messages.ts';
import { GRACE } from '#wire/protocol.ts';
import { checkKnowledge, type Holding, Register, type Sight, sentence } from './knowledge.ts';
import { marksIn } from './marked.ts';
import { ID, type Letter, type PostOffice, SECRET } from './post-office.ts';
import type { Sign } from './presence.ts';
import { NOTE, SALT } from './steps.ts';

/** Something that does not hold: of which kind, and in words. */
export interface Fault {
  readonly kind: string;
  readonly what: string;
}

/** A command, and whose it is. */
interface Asked {
  readonly do: string;
  readonly table?: string;
  readonly seat?: number;
  readonly text?: string;
  readonly person: string | undefined;
}

/** What is known of a table whoever is asked. */
interface Table {
  row: TableRow;
  /** What its marks begin with, once it has begun. */
  nonce: number | undefined;
}

/** Follows who has which seat, and looks at everything that is sent. */
export class Audit {
  readonly register = new Register();
  readonly tables = new Map<string, Table>();
  private readonly losses = new Map<string, string>();
  private asked: readonly Asked[] = [];
  /** Since when whom each table has sent out. */
  private readonly outcasts = new Map<string, ReadonlyMap<string, number>>();
  /** Since when each game is over. */
  private readonly ended = new Map<string, number>();
  /** Who has written each note. */
  private readonly writers = new Map<string, Set<string | undefined>>();
  private moment = 0;
  private taken: Fault | undefined;
  private readonly sign: (person: string, table: string) => Sign;
  private readonly now: () => number;

  constructor(
    sign: (person: string, table: string) => Sign = () => ({ isLooking: false, last: undefined }),
    now: () => number = () => 0,
  ) {
    this.sign = sign;
    this.now = now;
  }

  /** A step begins, in which this is asked for. */
  begin(asked: readonly Asked[]): void {
    this.moment += 1;
    this.asked = asked;
    for (const { do: doing, text = '', person } of asked)
      if (doing === 'note') this.writers.set(text, (this.writers.get(text) ?? new Set()).add(person));
  }

  note(row: TableRow): void {
    const before = this.tables.get(row.id);
    if (before?.row.phase === 'playing' && row.phase === 'playing') this.taken ??= this.takenAway(before.row, row);
    // The last rolls but one of a marked game's setup.
    const nonce = before?.nonce ?? row.head?.setup.at(-2)?.[1];
    this.tables.set(row.id, { row, nonce });
    if (isEnded(row) && !isEnded(before?.row)) this.ended.set(row.id, this.moment);
    const out = this.outcasts.get(row.id);
    this.outcasts.set(row.id, new Map((row.sentOut ?? []).map(({ id }) => [id, out?.get(id) ?? this.moment])));
    for (const lost of this.register.note(row.id, row.places.map(holderOf), this.moment))
      this.losses.set(lossKey(lost), this.reason(lost, before!.row, row));
  }

  /** How a seat was lost. */
  private reason({ table, seat, person }: Holding, before: TableRow, after: TableRow): string {
    if (before.phase === 'seating' && after.phase === 'playing') return 'kept for a rematch, not taken';
    const freed = this.asked.filter((each) => each.do === 'free' && each.table === table && each.seat === seat);
    if (after.places[seat]?.kind === 'bot') return 'resigned';
    if (freed.length === 0) return 'forgotten';
    return freed.some((each) => each.person === person) ? 'left before the start' : 'sent away before the start';
  }

  /** Everything that was sent in this step. */
  check({ letters, reports }: Pick<PostOffice, 'letters' | 'reports'>): Fault | undefined {
    const [report] = reports;
    if (report !== undefined && 'error' in report)
      return { kind: 'failed', what: String((report.error as Error)?.stack) };
    const sights = letters.flatMap((letter) => this.sights(letter));
    const [wrong] = checkKnowledge(this.register.holdings, sights);
    if (wrong !== undefined) return { kind: this.kindOf(wrong), what: sentence(wrong) };
    for (const letter of letters) {
      const found = this.words(letter);
      if (found !== undefined) return found;
    }
    return this.taken ?? this.trap();
  }

  /** A seat of a running game goes to somebody else only by whoever has it or lent it, or after they were waited for. */
  private takenAway({ id, places }: TableRow, after: TableRow): Fault | undefined {
    for (const [seat, place] of places.entries()) {
      const [loser, next] = [holderOf(place), after.places[seat]];
      if (place.kind !== 'person' || loser === undefined || holderOf(next) === loser) continue;
      if (isKeptFor(place, { id: holderOf(next) ?? '' })) continue;
      if (this.asked.some((each) => each.person === loser && each.table === id && each.seat === seat)) continue;
      // Whoever is forgotten leaves a seat without a person.
      if (next?.kind === 'person' && next.person === '') continue;
      const { isLooking, last = Number.NEGATIVE_INFINITY } = this.sign(loser, id);
      // What was done at one process is heard at the others with the next tick.
      const waited = isLooking ? (THINKING - 1) * GRACE : GRACE;
      if (this.now() - last >= waited) continue;
      const [who, ago] = [holderOf(next) ?? 'a bot', this.now() - last];
      return { kind: 'a seat taken away', what: `${id}: ${who} has seat ${seat} of ${loser}, there ${ago} ms ago` };
    }
    return undefined;
  }

  private kindOf({ table, viewer, person }: Sight): string {
    const loss = this.losses.get(lossKey({ table, seat: viewer as number, person: person ?? '' }));
    return `a seat ${loss ?? 'never theirs'}`;
  }

  private sights({ person, text, asked }: Letter): readonly Sight[] {
    const when = this.moment;
    const told = framesIn(JSON.parse(text) as Message, asked?.do).map(
      ({ table, viewer }): Sight => ({ table, viewer, person, when, what: 'a frame' }),
    );
    const marks = marksIn(text).map(({ nonce, seat }): Sight => {
      // A branch has the secrets of the game that it comes from: it is enough to have the seat at one of them.
      const tables = [...this.tables.values()].filter((each) => each.nonce === nonce).map(({ row }) => row);
      const own = tables.find(({ places }) => holderOf(places[seat]) === person);
      return { table: (own ?? tables[0])!.id, viewer: seat as Viewer & number, person, when, what: 'something' };
    });
    return [...told, ...marks];
  }

  /** What is found by its words alone, in whatever was sent. */
  private words({ person, text, asked }: Letter): Fault | undefined {
    const whom = person ?? 'somebody unknown';
    const table = pushedAt(text);
    const since = this.outcasts.get(table ?? '')?.get(person ?? '');
    if (since !== undefined && since < this.moment) return { kind: 'an outcast', what: `${whom} was sent ${text}` };
    for (const [note] of text.matchAll(NOTE))
      if (!this.writers.get(note)?.has(person)) return { kind: 'a note', what: `${whom} was sent ${text}` };
    const led = this.ledAstray(person, text) ?? this.lookedBack(person, text, asked);
    if (led !== undefined) return { kind: 'a look back', what: `${whom} was sent ${text} of ${led}` };
    if (text.includes(ID)) return { kind: 'an id', what: `${whom} was sent ${text}` };
    if (!text.includes(SECRET) && (!text.includes(SALT) || this.isDealt(asked))) return undefined;
    const row = asked?.do === 'record' ? this.tables.get(asked.table)?.row : undefined;
    const isTheirs = this.hasSeat(row?.id, person);
    // Whoever may look may look back, unless the people of the table keep it to themselves.
    const isGiven = isEnded(row) && (isTheirs || mayLookBack(row, person));
    return isGiven ? undefined : { kind: 'a secret', what: `${whom} was sent ${text}` };
  }

  /** Who leads, and to where, is told of games that are over, and to whoever may look back on them. */
  private ledAstray(person: string | undefined, text: string): string | undefined {
    if (!text.includes('"led":')) return undefined;
    const message = JSON.parse(text) as Message;
    const told = 'push' in message ? message : ((message as { readonly ok?: object }).ok ?? {});
    const info = 'info' in told ? (told.info as TableInfo) : (told as TableInfo);
    const row = this.tables.get(info.table)?.row;
    return isEnded(row) && mayLookBack(row, person) ? undefined : info.table;
  }

  /** An earlier position of a game that is over, for somebody whom its people have not let look back. */
  private lookedBack(person: string | undefined, text: string, asked: Letter['asked']): string | undefined {
    if (asked?.do !== 'past' || !('ok' in (JSON.parse(text) as object))) return undefined;
    const row = this.tables.get(asked.table)?.row;
    // It may have ended, or they have been forgotten, in this very moment.
    const isLate = isEnded(row) && (this.ended.get(asked.table) ?? this.moment) < this.moment;
    return isLate && !mayLookBack(row, person) && !this.hasSeat(asked.table, person) ? asked.table : undefined;
  }

  /** Whether somebody has a seat there, or had one until this moment. */
  private hasSeat(table: string | undefined, person: string | undefined): boolean {
    return this.register.holdings.some(
      (each) => each.table === table && each.person === person && each.until >= this.moment,
    );
  }

  /** Once all seals are open, whoever looks is shown what the dice come from, but for the secret. */
  private isDealt(asked: Letter['asked']): boolean {
    const { phase = 'seating' } = (asked?.do === 'look' ? this.tables.get(asked.table)?.row : undefined) ?? {};
    return phase !== 'seating';
  }

  /** A game whose secret everybody can have who played it before: with somebody else in it, it would be a trap. */
  private trap(): Fault | undefined {
    const rows = [...this.tables.values()].map(({ row }) => row);
    const known = new Set(rows.filter(isEnded).map(({ secret }) => secret));
    for (const { id, phase, secret, places } of rows) {
      if (phase !== 'playing' || !known.has(secret)) continue;
      const people = new Set(places.map(holderOf).filter((person) => person !== undefined));
      if (people.size > 1)
        return { kind: 'a branch for several', what: `${id}: ${[...people].join(' and ')} play with a known secret` };
    }
    return undefined;
  }
}

const isEnded = (row: Pick<TableRow, 'phase'> | undefined): boolean =>
  row?.phase === 'over' || row?.phase === 'abandoned';

const mayLookBack = (row: TableRow | undefined, person: string | undefined): boolean =>
  row?.discreet !== true ||
  (person !== undefined &&
    (row.owner === person ||
      hasResigned(row, { id: person }) ||
      row.places.some((place) => holderOf(place) === person || isKeptFor(place, { id: person }))));

const holderOf = (place: Place | undefined): string | undefined =>
  place?.kind === 'person' && place.person !== '' ? place.person : undefined;

const lossKey = ({ table, seat, person }: Pick<Holding, 'table' | 'seat' | 'person'>): string =>
  `${table} ${seat} ${person}`;

/** The frames in a message: pushed, looked at, or asked for again. */
function framesIn(message: Message, asked: string | undefined): readonly Frame[] {
  if ('push' in message) return message.push === 'frame' ? [message.frame] : [];
  if (!('ok' in message)) return [];
  if (asked === 'past') return [message.ok as Frame];
  const { frame } = asked === 'look' ? (message.ok as Look) : { frame: undefined };
  return frame === undefined ? [] : [frame];
}

/** The table that a push tells of, but for lists, which have all of them. */
const pushedAt = (text: string): string | undefined =>
  /^\{"push":"(?!lists")/.test(text) ? text.match(/"table":"([^"]+)"/)?.[1] : undefined;
