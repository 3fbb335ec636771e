import type { Place, TableRow } from '#lobby/archive.ts';
import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Look, Message } from '#wire/messages.ts';
import { checkKnowledge, type Holding, Register, type Sight, sentence } from './knowledge.ts';
import { marksIn } from './marked.ts';
import { ID, type Letter, SECRET, type Stage } from './stage.ts';
import { SALT } from './steps.ts';

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
  private moment = 0;

  /** A step begins, in which this is asked for. */
  begin(asked: readonly Asked[]): void {
    this.moment += 1;
    this.asked = asked;
  }

  note(row: TableRow): void {
    const before = this.tables.get(row.id);
    // The last rolls but one of a marked game's setup.
    const nonce = before?.nonce ?? row.head?.setup.at(-2)?.[1];
    this.tables.set(row.id, { row, nonce });
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
  check({ letters, reports }: Pick<Stage, 'letters' | 'reports'>): Fault | undefined {
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
    return this.trap();
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
    if (text.includes(ID)) return { kind: 'an id', what: `${whom} was sent ${text}` };
    if (!text.includes(SECRET) && !text.includes(SALT)) return undefined;
    const row = asked?.do === 'record' ? this.tables.get(asked.table)?.row : undefined;
    const isTheirs = this.register.holdings.some(
      (each) => each.table === row?.id && each.person === person && each.until >= this.moment,
    );
    const isGiven = row?.phase === 'over' && isTheirs;
    return isGiven ? undefined : { kind: 'a secret', what: `${whom} was sent ${text}` };
  }

  /** A game whose secret everybody can have who played it before: with somebody else in it, it would be a trap. */
  private trap(): Fault | undefined {
    const rows = [...this.tables.values()].map(({ row }) => row);
    const known = new Set(rows.filter(({ phase }) => phase === 'over').map(({ secret }) => secret));
    for (const { id, phase, secret, places } of rows) {
      if (phase !== 'playing' || !known.has(secret)) continue;
      const people = new Set(places.map(holderOf).filter((person) => person !== undefined));
      if (people.size > 1)
        return { kind: 'a branch for several', what: `${id}: ${[...people].join(' and ')} play with a known secret` };
    }
    return undefined;
  }
}

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
