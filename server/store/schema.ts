import type { Generated, Kysely } from 'kysely';
import type { Language } from '#table/text.ts';
import type { Phase } from '#wire/messages.ts';
import type { Bell, What } from '../calls/book.ts';

/** JSON as text, so that what goes in comes out unchanged on both engines. */
type Json = string;
/** Milliseconds since 1970. */
type Time = number;
/** 0 or 1: SQLite has no other. */
type Flag = number;

/** The tables of the database, see `migrations/`. */
export interface Schema {
  people: {
    id: string;
    name: string;
    created: Time;
    /** The hash of the recovery code. */
    code: string | null;
    code_until: Time | null;
  };
  /** A device on which somebody is known. Without times if an older version made it. */
  tokens: {
    hash: string;
    person: string;
    made: Time | null;
    seen: Time | null;
    label: string;
  };
  tables: {
    id: string;
    game: string;
    version: number;
    phase: Phase;
    owner: string;
    public: Flag;
    options: Json | null;
    clock: Json;
    odds: Flag;
    /** The number of what the owner has said. */
    hints: number | null;
    places: Json;
    secret: string;
    commitment: string;
    /** What the row has of `dealing`, `voided`, `voids`, `from`, `discreet`, `follows` and `resigned`. */
    deal: Json | null;
    /** What the row has of `asked`, `paused` and `agreed`. */
    consent: Json | null;
    /** … and of `muted`, `sentOut` and `declined`. */
    guests: Json | null;
    head: Json | null;
    outcome: Json | null;
    rematch: string | null;
    created: Time;
    changed: Time;
    command: string;
  };
  /** What changes with each entry, apart from the wide row that seldom does. Whoever writes to a table locks this first. */
  progress: {
    table_id: string;
    /** The number of the last entry. */
    at: number;
    to_act: Json;
    moved: Time;
    due: Time | null;
    deadline: Time | null;
    /** What is left of everybody's time. */
    bank: Json | null;
    revision: number;
    claimed_by: string | null;
    claimed_until: Time | null;
  };
  seatings: { table_id: string; seat: number; person: string };
  entries: {
    table_id: string;
    n: number;
    entry: Json;
    told: Json;
    command: string | null;
    made: Time;
  };
  chat: {
    table_id: string;
    n: number;
    person: string;
    name: string;
    seat: number | null;
    text: string;
    /** A phrase or a reaction, which has no text. */
    form: Json | null;
    said: Time;
    /** Forgotten with the person. */
    command: string | null;
  };
  seen: { table_id: string; seat: number; at: number };
  /** The last of each seat. */
  plans: { table_id: string; seat: number; n: number; person: string; data: Json };
  notes: { table_id: string; person: string; text: string };
  blocks: { person: string; other: string; name: string; made: Time };
  reports: {
    id: string;
    table_id: string;
    made: Time;
    reporter: string;
    reporter_name: string;
    person: string;
    name: string;
    why: string;
    said: Json;
    /** Of a game: where, who saw it, and whether a fault had stopped it. Null in the report of a person. */
    at: number | null;
    seat: number | null;
    stopped: number | null;
    /** … and the move that it stopped at. */
    tried: Json | null;
  };
  /** What the server keeps for itself, such as the keys that it signs calls with. */
  keyring: { name: string; value: string };
  wishes: { person: string; wishes: Json };
  bells: {
    id: string;
    person: string;
    kind: Bell['kind'];
    device: string | null;
    address: string;
    keys: Json;
    language: Language;
    table_id: string | null;
    made: Time;
  };
  /** One for each table of whoever has a bell. Nothing of it is written by a move: how the table stands is compared. */
  calls: {
    id: string;
    person: string;
    table_id: string;
    bell: string | null;
    what: What | null;
    at: number;
    since: Time | null;
    later: Time | null;
    held: Generated<Flag>;
    sent: Time | null;
    rung: Generated<Json>;
    tries: Generated<number>;
    heard: Generated<number>;
    known: What | null;
    sighted: Time | null;
    watching: string | null;
    due: Time | null;
    /** Grows with everything that matters and that the table itself does not count: something was seen, said, put off. */
    stirred: Generated<number>;
    /** Entries, revision and stirred together, when it was last looked at: all three only grow. */
    looked: Generated<number>;
    claimed_by: string | null;
    claimed_until: Time | null;
  };
  /** Always empty: what is written here to see whether that works goes again at once. */
  pulse: { filler: string };
}

export type Db = Kysely<Schema>;

/** How an engine keeps others off the rows that a query reads; SQLite lets only one write at a time anyway. */
export interface Locks {
  readonly waiting: string;
  /** Rows that others have locked are left out. */
  readonly skipping: string;
}
