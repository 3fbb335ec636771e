import type { Roll } from './chance.ts';
import type { Outcome, Seat } from './game.ts';
import { type Refused, refused } from './refusal.ts';

/** The version of the file format, see docs/record.md. */
export const RECORD_VERSION = 1;

/** What is settled before the first card is shuffled. */
export interface Head {
  readonly hideout: typeof RECORD_VERSION;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
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
  readonly from?: Origin;
}

export interface MoveEntry {
  readonly seat: Seat;
  readonly move: string;
  readonly rolls: readonly Roll[];
  /** It consumed a roll or showed somebody something, so it cannot be undone. */
  readonly final: boolean;
  readonly hash: string;
}

/** Back to how things stood after entry `to`; 0 is the setup. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly to: number;
  readonly hash: string;
}

export type Entry = MoveEntry | UndoEntry;

/** A game from the first shuffle on: enough to rebuild everything, without a generator. */
export interface GameRecord extends Head {
  readonly setup: readonly Roll[];
  /** Of head, setup rolls and first state; each entry's hash continues the chain. */
  readonly hash: string;
  readonly entries: readonly Entry[];
  /** Both are added when the game is over. */
  readonly secret?: string;
  readonly outcome?: Outcome;
}

/** What the rolls of entry n come from, 0 being the setup. */
export function sourceOf(dice: Omit<Origin, 'at'>, n: number): Omit<Origin, 'at'> {
  return dice.from !== undefined && n <= dice.from.at ? sourceOf(dice.from, n) : dice;
}

/** Where a game would go on from that begins after entry `at` of this one, which is over. */
export function originAt({ secret, salts, from }: GameRecord, at: number): Origin {
  if (secret === undefined || salts === undefined) throw new Error('only a game that is over tells its dice');
  // The set-up has the number 0: one that begins right there still has the rolls of the set-up.
  const { from: before, ...dice } = sourceOf({ secret, salts, ...(from && { from }) }, at);
  return { at, secret: dice.secret, salts: dice.salts, ...(before && { from: before }) };
}

export const isUndo = (entry: Entry): entry is UndoEntry => 'to' in entry;

/** JSON, one line for the head and one for each entry, so that records compare well as text. */
export function encode(record: GameRecord): string {
  const { entries, secret, outcome, ...head } = record;
  const line = (value: object): string => JSON.stringify(value).slice(1, -1);
  const lines = entries.map((entry) => `\n${JSON.stringify(entry)}`);
  const end = outcome === undefined ? '' : `,\n${line({ ...(secret === undefined ? {} : { secret }), outcome })}`;
  return `{${line(head)},\n"entries":[${lines.join(',')}\n]${end}}\n`;
}

/** Reads a record, or says what is wrong with the text. Whether the game in it holds is `verify`'s question. */
export function decode(text: string): GameRecord | Refused {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('record-unreadable', 'not whole JSON; the file may be cut off');
  }
  // Whoever reads the text would see the first, a program the last of two.
  if (keysWritten(text) !== keysIn(data)) return refused('record-unreadable', 'a key is written twice');
  const wrong = flaw(data);
  return wrong === undefined ? (data as GameRecord) : refused('record-unreadable', wrong);
}

/** A string before a colon is a key. Every string is taken whole, so that none is looked at twice. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) keys += 1;
  return keys;
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
const isOrigin: Check = (value) =>
  isObject(value) &&
  misfit(value, { at: isCount, secret: isText, salts: listOf(isText) }, { from: isOrigin }) === undefined;
const isOutcome: Check = (value) =>
  isObject(value) &&
  listOf(isCount)(value.winners) &&
  listOf(isCount)(value.places) &&
  listOf(Number.isFinite as Check)(value.scores);

const HEAD: Readonly<Record<string, Check>> = {
  game: isText,
  version: isCount,
  options: () => true,
  seats: isCount,
  setup: listOf(isRoll),
  hash: isHash,
  entries: Array.isArray,
};
const HEAD_OPTIONAL: Readonly<Record<string, Check>> = {
  hideout: () => true,
  commitment: isHash,
  salts: listOf(isText),
  seals: listOf(isHashOrNone),
  voided: isCount,
  from: isOrigin,
  secret: isText,
  outcome: isOutcome,
};
const MOVE: Readonly<Record<string, Check>> = {
  seat: isCount,
  move: isText,
  rolls: listOf(isRoll),
  final: (value) => typeof value === 'boolean',
  hash: isHash,
};
const UNDO: Readonly<Record<string, Check>> = { seat: isCount, to: isCount, hash: isHash };

/** The first thing that keeps this from being a record. */
function flaw(data: unknown): string | undefined {
  if (!isObject(data) || !('hideout' in data)) return 'not a Hideout record';
  if (data.hideout !== RECORD_VERSION) return `record version ${JSON.stringify(data.hideout)} is not known here`;
  const head = misfit(data, HEAD, HEAD_OPTIONAL);
  if (head !== undefined) return head;
  for (const [i, entry] of (data.entries as unknown[]).entries()) {
    if (!isObject(entry)) return `entry ${i + 1} is no object`;
    const wrong = misfit(entry, 'to' in entry ? UNDO : MOVE, {});
    if (wrong !== undefined) return `entry ${i + 1}: ${wrong}`;
    if ((entry.seat as number) >= (data.seats as number)) return `entry ${i + 1}: no such seat`;
  }
  return undefined;
}

function misfit(data: Fields, needed: Readonly<Record<string, Check>>, optional: typeof needed): string | undefined {
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
