import type { Kysely } from 'kysely';
import type { Phase } from '#wire/messages.ts';

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
    hints: Flag | null;
    places: Json;
    secret: string;
    commitment: string;
    /** What the row has of `dealing`, `voided` and `from`. */
    deal: Json | null;
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
    said: Time;
    /** Forgotten with the person. */
    command: string | null;
  };
  seen: { table_id: string; seat: number; at: number };
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
