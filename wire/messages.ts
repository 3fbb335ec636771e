import Type, { type Static, type TSchema } from 'typebox';
import { type Reason, STRENGTHS, type Strength } from '#table/bot.ts';
import { MOST_SEATS } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import { LONGEST_NAME, PROTOCOL } from './protocol.ts';

export { PROTOCOL };

const strict = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export const TableId = Type.String({ pattern: '^[a-z0-9-]{3,40}$' });
const CommandId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const Name = Type.String({ minLength: 1, maxLength: LONGEST_NAME });
const Figure = Type.Integer({ minimum: 0, maximum: 31 });
const Salt = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const Seal = Type.String({ pattern: '^[0-9a-f]{64}$' });
const StrengthName = Type.Enum(STRENGTHS);

/** How long a move may take. */
export const Clock = Type.Union([
  strict({ kind: Type.Literal('none') }),
  strict({ kind: Type.Literal('move'), minutes: Type.Integer({ minimum: 1, maximum: 60 }) }),
  strict({ kind: Type.Literal('slow'), days: Type.Enum([1, 3, 7]) }),
]);
export type Clock = Static<typeof Clock>;

/** What the owner may settle until the game starts. */
const Terms = {
  options: Type.Unknown(),
  /** As many as any game may have; its own bounds are for its rules to say. */
  seats: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
  public: Type.Boolean(),
  clock: Clock,
  /** Whether boards show exact chances. */
  odds: Type.Boolean(),
  /** Whether a seat may ask what the hard bot would do. */
  hints: Type.Boolean(),
} as const;

/** Where the rolls of a branch come from: a secret of its own, or the one that is known. */
export const DICE = ['new', 'kept'] as const;

const command = <D extends string, T extends Record<string, TSchema>>(name: D, properties: T) =>
  strict({ id: CommandId, do: Type.Literal(name), ...properties });

const atTable = { table: TableId };
const inSeat = { table: TableId, seat: SeatNumber };

/** What a client can ask for, one entry per command; `id` makes each safe to send again. */
export const COMMANDS = {
  ping: command('ping', {}),
  /** My tables and the open ones, now and whenever they change. */
  lobby: command('lobby', { on: Type.Boolean() }),
  create: command('create', {
    game: Type.String({ maxLength: 40 }),
    seats: Terms.seats,
    options: Type.Optional(Terms.options),
    public: Type.Optional(Terms.public),
    clock: Type.Optional(Terms.clock),
    odds: Type.Optional(Terms.odds),
    hints: Type.Optional(Terms.hints),
  }),
  set: command('set', {
    ...atTable,
    seats: Type.Optional(Terms.seats),
    options: Type.Optional(Terms.options),
    public: Type.Optional(Terms.public),
    clock: Type.Optional(Terms.clock),
    odds: Type.Optional(Terms.odds),
    hints: Type.Optional(Terms.hints),
  }),
  /** Watch a table from a seat of one's own or from the audience; `since` is the last entry known. */
  look: command('look', { ...atTable, seat: Type.Optional(SeatNumber), since: Type.Optional(Count) }),
  /** What was seen after an earlier entry, from a seat of one's own or from the audience. */
  past: command('past', { ...atTable, seat: Type.Optional(SeatNumber), at: Count }),
  unlook: command('unlook', { ...atTable, seat: Type.Optional(SeatNumber) }),
  /**
   * The seal is SHA-256 of a salt that whoever sits there keeps for themselves until the start. Without one the seat has no
   * part in the dice; a new one takes the place of the one before.
   */
  sit: command('sit', { ...inSeat, name: Name, seal: Type.Optional(Seal), figure: Type.Optional(Figure) }),
  /** Puts a bot there; before the start. */
  bot: command('bot', { ...inSeat, strength: StrengthName }),
  /** Frees a seat before the start: one's own, or any for the owner. */
  free: command('free', inSeat),
  start: command('start', atTable),
  /** Opens the seal of a seat, once the start was asked for and all seals are there. */
  open: command('open', { ...inSeat, salt: Salt }),
  move: command('move', { ...inSeat, at: Count, move: Type.String({ minLength: 1, maxLength: 400 }) }),
  undo: command('undo', { ...inSeat, at: Count }),
  /** What the hard bot would do in this seat, and why. */
  hint: command('hint', { ...inSeat, at: Count }),
  /** A bot plays this seat until its owner is back. */
  leave: command('leave', inSeat),
  back: command('back', inSeat),
  /** A bot plays this seat from now on. */
  resign: command('resign', inSeat),
  rematch: command('rematch', atTable),
  /** A table of one's own that goes on from an earlier position of one that is over. */
  branch: command('branch', { ...atTable, at: Count, dice: Type.Optional(Type.Enum(DICE)) }),
  /** Removes a table that has not started; its owner may. */
  close: command('close', atTable),
  say: command('say', { ...atTable, text: Type.String({ minLength: 1, maxLength: 500 }) }),
  /** This seat has been shown everything up to this entry. */
  seen: command('seen', { ...inSeat, at: Count }),
  /** Shown to the others at the table now, kept nowhere. */
  signal: command('signal', { ...inSeat, data: Type.Unknown() }),
  record: command('record', atTable),
} as const;

export type Doing = keyof typeof COMMANDS;
export type CommandOf<D extends Doing> = Static<(typeof COMMANDS)[D]>;
export type Command = { [D in Doing]: CommandOf<D> }[Doing];

export interface BotSeat {
  readonly kind: 'bot';
  readonly name: string;
  readonly strength: Strength;
  /** It only keeps an open seat warm: whoever comes may still take it. */
  readonly warm: boolean;
}

/** One seat, as everybody sees it. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | BotSeat
  | {
      readonly kind: 'person';
      /** Empty for a former player. */
      readonly name: string;
      readonly figure: number;
      /** The one who reads this sits here. */
      readonly you: boolean;
      readonly present: boolean;
      /** A bot plays until he is back. */
      readonly standIn: boolean;
      /** Reserved for a rematch, not yet taken. */
      readonly awaited: boolean;
      /** Other seats of the same person. */
      readonly also?: readonly number[];
      /** What this seat has sealed for the dice. */
      readonly seal?: string;
    };

export const PHASES = ['seating', 'playing', 'over', 'abandoned', 'stopped', 'outdated'] as const;
/** `stopped`: a fault. `outdated`: played by rules of another version. Both keep their record. */
export type Phase = (typeof PHASES)[number];

export interface Voided {
  readonly count: number;
  readonly seats: readonly number[];
  /** Of those who sat there then. */
  readonly names: readonly string[];
}

export interface Branching {
  /** Told to whoever sits here: with its name one may look on there. */
  readonly table?: string;
  readonly at: number;
  readonly dice: (typeof DICE)[number];
}

/** A table without its game: who sits there, and on what terms. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly phase: Phase;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly public: boolean;
  readonly clock: Clock;
  readonly odds: boolean;
  readonly hints: boolean;
  /** SHA-256 of the table's secret, from before the first seal. */
  readonly commitment: string;
  /** Until when, in milliseconds since 1970, those who have sealed a salt and are here are to open it. */
  readonly dealing?: number;
  /** Starts that came to nothing because a seal was not opened: how many, and whose it was the last time. */
  readonly voided?: Voided;
  /** The table that this one goes on from: whoever played there knows what lies hidden, and with old dice every roll. */
  readonly from?: Branching;
  /** The one who reads this made the table. */
  readonly yours: boolean;
  readonly owner: string;
  /** How many look on without a seat, and the names of those who have one. */
  readonly watching: number;
  readonly onlookers: readonly string[];
  /** The time where the table lives, in milliseconds since 1970: clocks of readers may be wrong. */
  readonly now: number;
  /** When whoever is to act runs out of time, in milliseconds since 1970. */
  readonly deadline?: number;
  /** Where the same people play again. */
  readonly rematch?: string;
}

/** A table in a list. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  /** Free seats, while it is filling. */
  readonly free: number;
  /** One of the reader's seats has to move. */
  readonly yourTurn: boolean;
  /** The names of those who have to move. */
  readonly toAct: readonly string[];
  readonly changed: number;
  readonly deadline?: number;
}

/** The events of one entry, as far as this viewer may know. */
export interface Told {
  readonly at: number;
  /** Who made it, and where it went back to if it took something back. */
  readonly seat: number;
  readonly to?: number;
  readonly events: readonly unknown[];
  /** In milliseconds since 1970; missing in what was heard of as it happened. */
  readonly when?: number;
}

export interface ChatLine {
  readonly n: number;
  readonly name: string;
  /** The seat of whoever said it, if seated. */
  readonly seat?: number;
  readonly text: string;
  readonly when: number;
}

/** What a table looks like on arrival. */
export interface Look {
  readonly info: TableInfo;
  /** Missing before the start, and where the rules of that version are gone. */
  readonly frame?: Frame;
  /** What happened after `since`. */
  readonly story: readonly Told[];
  /** The last entry that this seat had seen before. */
  readonly seen: number;
  readonly chat: readonly ChatLine[];
}

/** A move by its name, and why the hard bot would make it; the game's text has a sentence for each reason. */
export interface Advised {
  readonly move: string;
  readonly reasons: readonly Reason[];
}

/** The answers, by command. */
export interface Answers {
  readonly ping: Record<string, never>;
  readonly lobby: Lists | Record<string, never>;
  readonly create: TableInfo;
  readonly set: TableInfo;
  readonly look: Look;
  readonly past: Frame;
  readonly unlook: Record<string, never>;
  readonly sit: TableInfo;
  readonly bot: TableInfo;
  readonly free: TableInfo;
  readonly start: TableInfo;
  readonly open: TableInfo;
  readonly move: { readonly at: number };
  readonly undo: { readonly at: number };
  readonly hint: Advised;
  readonly leave: TableInfo;
  readonly back: TableInfo;
  readonly resign: TableInfo;
  readonly rematch: TableInfo;
  readonly branch: TableInfo;
  readonly close: Record<string, never>;
  readonly say: { readonly n: number };
  readonly seen: Record<string, never>;
  readonly signal: Record<string, never>;
  readonly record: GameRecord;
}

export interface Lists {
  readonly mine: readonly TableLine[];
  readonly open: readonly TableLine[];
}

/** An answer, or something nobody asked for now. */
export type Message =
  | { readonly re: string; readonly ok: unknown }
  | { readonly re: string; readonly refused: string; readonly detail?: string; readonly after?: number }
  | { readonly push: 'info'; readonly info: TableInfo }
  | { readonly push: 'frame'; readonly frame: Frame; readonly before?: readonly Told[] }
  | { readonly push: 'said'; readonly table: string; readonly line: ChatLine }
  | { readonly push: 'signal'; readonly table: string; readonly seat: number; readonly data: unknown }
  | ({ readonly push: 'lists' } & Lists)
  | { readonly push: 'gone'; readonly table: string };
