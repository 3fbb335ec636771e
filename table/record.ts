import type { Roll } from './chance.ts';
import type { Outcome, Seat } from './game.ts';
import { type Refused, refused } from './refusal.ts';

/** The versions of the file format that can be read, see docs/record.md; new records have the last. */
export const FORMATS = [1, 2] as const;
export type Format = (typeof FORMATS)[number];
export const RECORD_VERSION = 2;

/** Who can sit at a table. */
const SITTERS = ['person', 'bot'] as const;
export type SitterKind = (typeof SITTERS)[number];

/** What is settled before the first card is shuffled. */
export interface Head {
  readonly hideout: Format;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  /** Who had each seat at the start. Missing in simulated games and in older records. */
  readonly seated?: readonly SitterKind[];
  /** SHA-256 of the table's secret, there before any salt. A simulated game has none. */
  readonly commitment?: string;
  /** One per seat. */
  readonly salts?: readonly string[];
  /**
   * SHA-256 of each seat's salt, all of them there before any salt was told; null where a seat sealed none. Missing where
   * salts were told one after the other, as in older records.
   */
  readonly seals?: readonly (string | null)[];
  /** How many starts came to nothing before this one, because a seal was not opened. */
  readonly voided?: number;
  /** The game that this one goes on from. */
  readonly from?: Origin;
}

/** Where a game goes on from another: everything up to there, and what lay hidden there, could be known to its people. */
export interface Origin {
  /** How many entries both have. */
  readonly at: number;
  /** What the rolls up to there come from. If it is this game's secret, too, every later roll could be known as well. */
  readonly secret: string;
  readonly salts: readonly string[];
  /** Who had each seat there. */
  readonly seated?: readonly SitterKind[];
  /** The seats here whose people had played there; missing where nobody could sit down besides whoever asked for it. */
  readonly knew?: readonly number[];
  readonly from?: Origin;
}

/** By what an entry vouches for itself and for all before it: see `chain.ts`. */
export interface Linked {
  /** SHA-256 of the state that it leads to. Missing in older records, whose hash covers the state itself. */
  readonly state?: string;
  readonly hash: string;
}

export interface MoveEntry extends Linked {
  readonly seat: Seat;
  readonly move: string;
  /** A bot made it: its own seat's, or one that stood in for a person. A person in a bot's seat has come late. */
  readonly by?: 'bot';
  readonly rolls: readonly Roll[];
  /** It consumed a roll or showed somebody something, so it cannot be undone. */
  readonly final: boolean;
}

/** Back to how things stood after entry `to`; 0 is the setup. */
export interface UndoEntry extends Linked {
  readonly seat: Seat;
  readonly to: number;
}

export type Entry = MoveEntry | UndoEntry;

/** A game from the first shuffle on: enough to rebuild everything, without a generator. */
export interface GameRecord extends Head, Linked, Ending {
  readonly setup: readonly Roll[];
  readonly entries: readonly Entry[];
  /** SHA-256 of the last hash and of how it ended; missing in older records. */
  readonly end?: string;
}

/** What is added when nothing follows any more. */
export interface Ending {
  /** Of a table; a simulated game has none. */
  readonly secret?: string;
  readonly outcome?: Outcome;
  /** Everybody has left for good, and there is no result. */
  readonly abandoned?: true;
}

/** What the rolls of entry n come from, 0 being the setup. */
export function sourceOf(dice: Omit<Origin, 'at'>, n: number): Omit<Origin, 'at'> {
  return dice.from !== undefined && n <= dice.from.at ? sourceOf(dice.from, n) : dice;
}

/** Where a game would go on from that begins after entry `at` of this one, which is over. */
export function originAt({ secret, salts, seated, from }: GameRecord, at: number): Origin {
  if (secret === undefined || salts === undefined) throw new Error('only a game that is over tells its dice');
  // The setup has the number 0: one that begins right there still has the rolls of the setup.
  const source = sourceOf({ secret, salts, ...(seated && { seated }), ...(from && { from }) }, at);
  const { from: before, seated: sat } = source;
  return {
    at,
    secret: source.secret,
    salts: source.salts,
    ...(sat && { seated: sat }),
    ...(before && { from: before }),
  };
}

/** The beginning of a record, as it was when it had so many entries. */
export function upTo(record: GameRecord, at: number): GameRecord {
  if (at >= record.entries.length) return record;
  const { secret: _, outcome: _o, abandoned: _a, end: _e, ...begun } = record;
  return { ...begun, entries: record.entries.slice(0, at) };
}

export const isUndo = (entry: Entry): entry is UndoEntry => 'to' in entry;

/** Who made an entry, whether it was a bot, and where it went back to if it took something back. */
export interface Headline {
  readonly seat: Seat;
  readonly by?: 'bot';
  readonly to?: number;
}

export const headline = (entry: Entry): Headline =>
  isUndo(entry) ? { seat: entry.seat, to: entry.to } : { seat: entry.seat, ...(entry.by && { by: entry.by }) };

/** JSON, one line for the head and one for each entry, so that records compare well as text. */
export function encode(record: GameRecord): string {
  const { entries, secret, outcome, abandoned, end, ...head } = record;
  const line = (value: object): string => JSON.stringify(value).slice(1, -1);
  const lines = entries.map((entry) => `\n${JSON.stringify(entry)}`);
  const last = line({ secret, outcome, abandoned, end });
  return `{${line(head)},\n"entries":[${lines.join(',')}\n]${last && `,\n${last}`}}\n`;
}

/** Reads a record, or says what is wrong with the text. Whether the game in it holds is `verify`'s question. */
export function decode(text: string): GameRecord | Refused {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('record-unreadable', 'not whole JSON; the file may be cut off');
  }
  const { keys, depth } = shapeOf(text);
  if (depth > DEEPEST) return refused('record-unreadable', `nested more than ${DEEPEST} deep`);
  // Whoever reads the text would see the first, a program the last of two.
  if (keys !== keysIn(data)) return refused('record-unreadable', 'a key is written twice');
  // Such a text has no bytes of its own that could be hashed.
  if (HALF.test(JSON.stringify(data))) return refused('record-unreadable', 'half a character in a text');
  const wrong = flaw(data);
  return wrong === undefined ? (data as GameRecord) : refused('record-unreadable', wrong);
}

/** No game's options come near it. */
const DEEPEST = 32;

/** A surrogate without its other half, which JSON always writes as an escape; an escaped backslash is none. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** How many keys a text writes, and how deep it nests. A string before a colon is a key; every string is taken whole. */
function shapeOf(text: string): { readonly keys: number; readonly depth: number } {
  let [keys, level, depth] = [0, 0, 0];
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[{}\]]/g)) {
    if (colon !== undefined) keys += 1;
    else if (token === '[' || token === '{') depth = Math.max(depth, ++level);
    else if (token === ']' || token === '}') level -= 1;
  }
  return { keys, depth };
}

function keysIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const parts = Object.values(data);
  return parts.reduce((sum, part) => sum + keysIn(part), Array.isArray(data) ? 0 : parts.length);
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRoll: Check = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isCount) && value[1] < value[0];
const isHashOrNone: Check = (value) => value === null || isHash(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isSeated = listOf(oneOf(...SITTERS));
const isOrigin: Check = (value) =>
  isObject(value) &&
  misfit(
    value,
    { at: isCount, secret: isText, salts: listOf(isText) },
    { seated: isSeated, knew: listOf(isCount), from: isOrigin },
  ) === undefined;
const isOutcome: Check = (value) =>
  isObject(value) &&
  listOf(isCount)(value.winners) &&
  listOf(isCount)(value.places) &&
  listOf(Number.isFinite as Check)(value.scores);
/** Numbers that every language writes alike. */
const isWhole: Check = (value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole);
};

type Checks = Readonly<Record<string, Check>>;

/** What the fields of a record, a move and an undo have to be, and which may be missing. */
interface Shape {
  readonly head: Checks;
  readonly optional: Checks;
  readonly move: Checks;
  readonly moveOptional: Checks;
  readonly undo: Checks;
}

const FIRST: Shape = {
  head: {
    game: isText,
    version: isCount,
    options: () => true,
    seats: isCount,
    setup: listOf(isRoll),
    hash: isHash,
    entries: Array.isArray,
  },
  optional: {
    hideout: () => true,
    commitment: isHash,
    salts: listOf(isText),
    seals: listOf(isHashOrNone),
    voided: isCount,
    from: isOrigin,
    secret: isText,
    outcome: isOutcome,
    abandoned: oneOf(true),
  },
  move: {
    seat: isCount,
    move: isText,
    rolls: listOf(isRoll),
    final: (value) => typeof value === 'boolean',
    hash: isHash,
  },
  moveOptional: {},
  undo: { seat: isCount, to: isCount, hash: isHash },
};

const SHAPES: Readonly<Record<Format, Shape>> = {
  1: FIRST,
  2: {
    head: { ...FIRST.head, options: isWhole, state: isHash },
    optional: { ...FIRST.optional, seated: isSeated, end: isHash },
    move: { ...FIRST.move, state: isHash },
    moveOptional: { by: oneOf('bot') },
    undo: { ...FIRST.undo, state: isHash },
  },
};

const isFormat = (value: unknown): value is Format => FORMATS.some((format) => format === value);

/** The first thing that keeps this from being a record. */
function flaw(data: unknown): string | undefined {
  if (!isObject(data) || !('hideout' in data)) return 'not a Hideout record';
  if (!isFormat(data.hideout)) return `record version ${JSON.stringify(data.hideout)} is not known here`;
  const shape = SHAPES[data.hideout];
  const head = misfit(data, shape.head, shape.optional);
  if (head !== undefined) return head;
  for (const [i, entry] of (data.entries as unknown[]).entries()) {
    if (!isObject(entry)) return `entry ${i + 1} is not an object`;
    const wrong = 'to' in entry ? misfit(entry, shape.undo, {}) : misfit(entry, shape.move, shape.moveOptional);
    if (wrong !== undefined) return `entry ${i + 1}: ${wrong}`;
    if ((entry.seat as number) >= (data.seats as number)) return `entry ${i + 1}: no such seat`;
  }
  return undefined;
}

function misfit(data: Fields, needed: Checks, optional: Checks): string | undefined {
  for (const [key, fits] of Object.entries(needed)) {
    if (!Object.hasOwn(data, key)) return `"${key}" is missing`;
    if (!fits(data[key])) return `"${key}" is not as it should be`;
  }
  for (const key of Object.keys(data)) {
    if (Object.hasOwn(needed, key)) continue;
    if (!Object.hasOwn(optional, key)) return `"${key}" is not known`;
    if (!optional[key]!(data[key])) return `"${key}" is not as it should be`;
  }
  return undefined;
}
