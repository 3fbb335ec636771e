import Type, { type Static, type TSchema } from 'typebox';
import { type Reason, STRENGTHS, type Strength } from '#table/bot.ts';
import { MOST_SEATS } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { GameRecord } from '#table/record.ts';
import type { OpenHead } from '#table/testimony.ts';
import type { TriedMove } from '#table/tried.ts';
import { HINTS, type Hints } from './hints.ts';
import { LONGEST_NAME, PROTOCOL } from './protocol.ts';
import { type ChatLine, type GuestInfo, type Led, LONGEST_NOTE, LONGEST_REASON, type Plan, REACTIONS } from './talk.ts';

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
const Key = Type.String({ pattern: '^[0-9a-f]{32}$' });
const StrengthName = Type.Enum(STRENGTHS);

/** A phrase by its key: one of `phrases.ts`, or of the game's text. Whoever does not know it can still read the key. */
const PhraseKey = Type.String({ pattern: '^[a-z]+(-[a-z]+){0,7}$', maxLength: 40 });
const Positive = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Answered = Type.Union([strict({ line: Positive }), strict({ entry: Positive })]);

/** They have been told that this game goes on from another one, and what others may know: without it nobody sits down there. */
const Aware = Type.Optional(Type.Boolean());
const SpotShown = strict({
  at: Count,
  as: Type.Optional(Type.Union([SeatNumber, Type.Literal('everything')])),
  blind: Type.Optional(Type.Literal(true)),
});

/** How long a move may take. */
export const Clock = Type.Union([
  strict({ kind: Type.Literal('none') }),
  strict({ kind: Type.Literal('move'), minutes: Type.Integer({ minimum: 1, maximum: 60 }) }),
  /** So many minutes for the whole game, and so many seconds more for each turn that has passed on. */
  strict({
    kind: Type.Literal('bank'),
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    increment: Type.Integer({ minimum: 0, maximum: 300 }),
  }),
  /** With weekends off, Saturdays and Sundays by UTC do not count. */
  strict({
    kind: Type.Literal('slow'),
    days: Type.Enum([1, 3, 7]),
    weekendsOff: Type.Optional(Type.Boolean()),
  }),
]);
export type Clock = Static<typeof Clock>;

/** What people at a table can settle together while they play. */
export const Question = Type.Union([
  strict({ kind: Type.Literal('clock'), clock: Clock }),
  strict({ kind: Type.Literal('pause') }),
  strict({ kind: Type.Literal('resume') }),
  /** To take back the asker's last move, and what others did after it. */
  strict({ kind: Type.Literal('undo') }),
]);
export type Question = Static<typeof Question>;

/** What the owner may settle until the game starts. */
const Terms = {
  options: Type.Unknown(),
  /** As many as any game may have; its own bounds are for its rules to say. */
  seats: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
  public: Type.Boolean(),
  clock: Clock,
  /** Whether boards show exact chances. */
  odds: Type.Boolean(),
  /** Who may ask what the hard bot would do; older clients say yes or no. */
  hints: Type.Union([Type.Enum(HINTS), Type.Boolean()]),
  /** Whether only those who play here may look back when the game is over. */
  discreet: Type.Boolean(),
} as const;

/** Where the rolls of a branch come from: a secret of its own, or the one that is known. */
const DICE = ['new', 'kept'] as const;

const command = <D extends string, T extends Record<string, TSchema>>(name: D, properties: T) =>
  strict({ id: CommandId, do: Type.Literal(name), ...properties });

const atTable = { table: TableId };
const whom = { table: TableId, badge: Type.String({ pattern: '^[0-9a-f]{16}$' }) };
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
    discreet: Type.Optional(Terms.discreet),
  }),
  set: command('set', {
    ...atTable,
    seats: Type.Optional(Terms.seats),
    options: Type.Optional(Terms.options),
    public: Type.Optional(Terms.public),
    clock: Type.Optional(Terms.clock),
    odds: Type.Optional(Terms.odds),
    hints: Type.Optional(Terms.hints),
    discreet: Type.Optional(Terms.discreet),
  }),
  /** Watch a table from a seat of one's own or from the audience; `since` is the last entry known. */
  look: command('look', { ...atTable, seat: Type.Optional(SeatNumber), since: Type.Optional(Count) }),
  /** What was seen after an earlier entry, from a seat of one's own or from the audience. */
  past: command('past', { ...atTable, seat: Type.Optional(SeatNumber), at: Count }),
  unlook: command('unlook', { ...atTable, seat: Type.Optional(SeatNumber) }),
  /**
   * Whether what comes over this connection is before somebody's eyes; it is, as long as nothing is said. That it is may be
   * said again and again: whoever is waited for is here as long as they do something.
   */
  sight: command('sight', { on: Type.Boolean() }),
  /**
   * The seal is SHA-256 of a salt that whoever sits there keeps for themselves until the start. Without one the seat has no
   * part in the dice; a new one takes the place of the one before.
   */
  sit: command('sit', {
    ...inSeat,
    name: Name,
    seal: Type.Optional(Seal),
    figure: Type.Optional(Figure),
    /** A program plays in this seat, and everybody is told so. */
    program: Type.Optional(Type.Boolean()),
    aware: Aware,
  }),
  /**
   * Puts a bot there. Before the start, and where a bot sits, the owner may; for somebody who is away, anybody seated
   * after a while, and then it plays until they are back.
   */
  bot: command('bot', { ...inSeat, strength: StrengthName }),
  /** Frees a seat before the start: one's own, or any for the owner. Later the owner takes a bot out that way. */
  free: command('free', inSeat),
  /** Whom the one who asks has played with, to be asked to a table. */
  companions: command('companions', atTable),
  /** Keeps a seat for one of them, who is called: the badge is the one of the table `from`, where both have played. */
  invite: command('invite', { ...whom, from: TableId }),
  start: command('start', atTable),
  /** Opens the seal of a seat, once the start was asked for and all seals are there. */
  open: command('open', { ...inSeat, salt: Salt }),
  move: command('move', { ...inSeat, at: Count, move: Type.String({ minLength: 1, maxLength: 400 }) }),
  undo: command('undo', { ...inSeat, at: Count }),
  /** What the hard bot would do in this seat, and why. */
  hint: command('hint', { ...inSeat, at: Count }),
  /** A bot plays this seat until its owner says that they are back. */
  leave: command('leave', { ...inSeat, strength: Type.Optional(StrengthName) }),
  back: command('back', inSeat),
  /**
   * I am away until then, in milliseconds since 1970, and my clock stands still where moves take days; back without a time.
   * `everywhere`: at all my tables of that kind, as far as their terms allow.
   */
  holiday: command('holiday', {
    ...inSeat,
    until: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    everywhere: Type.Optional(Type.Boolean()),
  }),
  /** A bot plays this seat from now on. */
  resign: command('resign', inSeat),
  /** A key to the seat of somebody who is away, for a friend; anybody seated may ask, after a while. */
  lend: command('lend', inSeat),
  /** Plays for whoever is away, with the key to their seat; they have it `back` whenever they say so. */
  take: command('take', { ...inSeat, key: Key, name: Name, figure: Type.Optional(Figure), aware: Aware }),
  /** Asks the other people at the table, who `answer`; granted at once where nobody else is there. */
  ask: command('ask', { ...inSeat, question: Question }),
  /** Whoever asked takes the question back with no. */
  answer: command('answer', { ...inSeat, yes: Type.Boolean() }),
  /** The table where the same people play again, made by whoever asks first: dealt when everybody has sat down. */
  rematch: command('rematch', atTable),
  /** A table of one's own that goes on from an earlier position of one that is over. */
  branch: command('branch', {
    ...atTable,
    at: Count,
    dice: Type.Optional(Type.Enum(DICE)),
    /** Seats are open to whoever sits down knowing what it is, with new dice alone; otherwise bots have them. */
    friends: Type.Optional(Type.Boolean()),
    /** Whose seat to take, at a table of one's own where nobody has one: that of a record which was opened. */
    seat: Type.Optional(SeatNumber),
  }),
  /** Removes a table that has not started; its owner may. */
  close: command('close', atTable),
  say: command('say', { ...atTable, text: Type.String({ minLength: 1, maxLength: 500 }) }),
  /** The same by a key, which everybody reads in their own language. */
  phrase: command('phrase', { ...atTable, phrase: PhraseKey }),
  /** Answers something with a sign, or takes that back. */
  react: command('react', { ...atTable, to: Answered, reaction: Type.Optional(Type.Enum(REACTIONS)) }),
  /** Looks back on a game that is over and takes along whoever wants to come; without a position no more. */
  lead: command('lead', { ...atTable, spot: Type.Optional(SpotShown) }),
  /** This seat has been shown everything up to this entry. */
  seen: command('seen', { ...inSeat, at: Count }),
  /** What this seat has in mind, shown to everybody at the table and kept; `null` withdraws it. */
  plan: command('plan', { ...inSeat, data: Type.Unknown() }),
  /** What somebody who plays here has noted, for themselves alone. */
  notes: command('notes', atTable),
  note: command('note', { ...atTable, text: Type.String({ maxLength: LONGEST_NOTE }) }),
  /** Whoever looks on may not speak here, or may again; anybody who plays says so. */
  mute: command('mute', { ...whom, on: Type.Boolean() }),
  /** … may not look on here, or may again. */
  oust: command('oust', { ...whom, on: Type.Boolean() }),
  /** I want nothing to do with this person any more, here or elsewhere. */
  block: command('block', whom),
  /** Tells whoever hosts, with what this person has said here. */
  report: command('report', { ...whom, why: Type.String({ maxLength: LONGEST_REASON }) }),
  /** Something is wrong with the game: tells whoever hosts where, and what. */
  wrong: command('wrong', {
    ...atTable,
    seat: Type.Optional(SeatNumber),
    at: Count,
    why: Type.String({ minLength: 1, maxLength: LONGEST_REASON }),
  }),
  /** The record of a game after which nothing follows, for everybody who may look back. */
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

/** A bot that plays for somebody. */
export interface StandIn {
  readonly strength: Strength;
  /** In milliseconds since 1970. */
  readonly since: number;
  /** They called it themselves: it stays until they say that they are back. */
  readonly left?: true;
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
      /** By which the same person is known at this table; missing for a former player. */
      readonly badge?: string;
      /** The one who reads this sits here. */
      readonly you: boolean;
      readonly present: boolean;
      /** When they went, in milliseconds since 1970, once that is more than a moment ago. */
      readonly since?: number;
      /** They are there, and have kept the others waiting without a word since then; until when that is called being here. */
      readonly silent?: { readonly since: number; readonly until: number };
      /** A bot plays until they are back. */
      readonly standIn: boolean;
      /** … which one. */
      readonly bot?: StandIn;
      /** Whom this one plays for. */
      readonly for?: string;
      /** The one who reads this was away, and may have the seat back. */
      readonly yours?: true;
      /** Reserved for a rematch, not yet taken. */
      readonly awaited: boolean;
      /** A program of somebody's own plays here. */
      readonly program?: true;
      /** What is left of the time of this seat, in milliseconds when `now` was, where the clock keeps it over moves. */
      readonly left?: number;
      /** … and whether it runs. */
      readonly isRunning?: true;
      /**
       * Where moves take days: until when they are away, in milliseconds since 1970, while their clock stands still; and how
       * much longer they may be away in this game, in milliseconds.
       */
      readonly holiday?: { readonly until?: number; readonly left: number };
      /** Other seats of the same person. */
      readonly also?: readonly number[];
      /** What this seat has sealed for the dice. */
      readonly seal?: string;
      /** Before the start: they have made two starts void, and are not asked for a salt any more. */
      readonly unasked?: true;
    };

const PHASES = ['seating', 'playing', 'over', 'abandoned', 'stopped', 'outdated'] as const;
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
  /** The seats here of people who played there: they can know what lay hidden. Missing where nobody else can sit down. */
  readonly knew?: readonly number[];
}

/** A question to the people at a table. */
export interface Asked {
  /** The seat that asks. */
  readonly by: number;
  readonly question: Question;
  /** How many entries there were. */
  readonly at: number;
  /** The seats that have said yes, and the one that said no. */
  readonly yes: readonly number[];
  readonly no?: number;
  /** When it ends by itself, in milliseconds since 1970. */
  readonly until: number;
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
  readonly hints: Hints;
  /** When it is over only those who played here may look back; otherwise everybody who has the link. */
  readonly discreet: boolean;
  /** … and the reader is one of them, with a seat or without. */
  readonly within?: true;
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
  /** The same for whoever plays here, with those who were sent out: they have a say in it. */
  readonly guests?: readonly GuestInfo[];
  /** The time where the table lives, in milliseconds since 1970: clocks of readers may be wrong. */
  readonly now: number;
  /** How long somebody who has gone is waited for before the others may call a bot, in milliseconds. */
  readonly grace: number;
  /** When whoever is to act runs out of time, in milliseconds since 1970. */
  readonly deadline?: number;
  /** What the people at the table are asked now, and the seats that have not answered. */
  readonly asked?: Asked & { readonly awaited: readonly number[] };
  /** The move at which a fault has stopped it, which is in no record: for whoever has that seat, or plays with bots alone. */
  readonly tried?: TriedMove;
  /** Since when the game rests, in milliseconds since 1970. */
  readonly paused?: number;
  /** … and when it goes on by itself. */
  readonly pausedUntil?: number;
  /** Who leads those who look back on it, and where they are; told to whoever may look back. */
  readonly led?: Led;
  /** Where the same people play again. */
  readonly rematch?: string;
  /** It is played again here: dealt as soon as everybody has come. */
  readonly isRematch?: true;
}

/** Somebody with whom one has played: where, and by which badge they are known there. */
export interface Companion {
  readonly from: string;
  readonly game: string;
  readonly badge: string;
  readonly name: string;
}

/** Whether somebody is behind a seat, as a list says it. */
export interface Behind {
  /** `silent`: their page is open. `holiday`: they have said that they are away. `unknown`: another process would have to be asked. */
  readonly is: 'you' | 'here' | 'away' | 'silent' | 'holiday' | 'stand-in' | 'bot' | 'unknown';
  /** In milliseconds since 1970, as far as it is known. */
  readonly since?: number;
  readonly until?: number;
}

/** A table in a list. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  /** Who of them is there now; told to those who belong to the table, until it is over. */
  readonly who?: readonly Behind[];
  /** Free seats, while it is filling. */
  readonly free: number;
  /** A seat is kept for the reader, who has not come yet: at a rematch, or because they were asked. */
  readonly kept?: 'rematch' | 'invitation';
  /** It goes on from another game, and those who were there may know what lies hidden. */
  readonly from?: true;
  /** One of the reader's seats has to move. */
  readonly yourTurn: boolean;
  /** The others there ask the reader something, who has not answered. */
  readonly asked?: true;
  /** The game rests, and nobody has to move. */
  readonly paused?: true;
  /** The names of those who have to move. */
  readonly toAct: readonly string[];
  readonly changed: number;
  readonly deadline?: number;
}

/** The events of one entry, as far as this viewer may know. */
export interface StoryEntry {
  readonly at: number;
  /** Who made it, whether it was a bot, and where it went back to if it took something back. */
  readonly seat: number;
  readonly by?: 'bot';
  readonly to?: number;
  readonly events: readonly unknown[];
  /** In milliseconds since 1970; missing in what was heard of as it happened. */
  readonly when?: number;
}

/** A table as one viewer sees it: as it was told on arrival, or kept up to date by a `Watch`. */
export interface Look {
  readonly info: TableInfo;
  /** Missing before the start, and where the rules of that version are gone. */
  readonly frame?: Frame | undefined;
  /** What the game was settled on and sealed with, to be remembered: nothing hidden follows from it. Missing before the start. */
  readonly head?: OpenHead | undefined;
  /** What happened after `since`, in order and without gaps. */
  readonly story: readonly StoryEntry[];
  /** The last entry that this seat had seen when it came. */
  readonly seen: number;
  readonly chat: readonly ChatLine[];
  readonly plans: readonly Plan[];
  /** The badges here of those whom the one who asked has blocked. */
  readonly blocked?: readonly string[];
  /** The badge of whoever asked; missing for somebody who has not said who they are. */
  readonly badge?: string;
}

/** A move by its name, and why the hard bot would make it; the game's text has a sentence for each reason. */
export interface Advised {
  readonly move: string;
  /** Others that are as good. */
  readonly also?: readonly string[];
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
  /** What speaks against the others, the second best first. */
  readonly others?: readonly { readonly move: string; readonly reason: Reason }[];
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
  readonly sight: Record<string, never>;
  readonly sit: TableInfo;
  readonly bot: TableInfo;
  readonly free: TableInfo;
  readonly companions: { readonly people: readonly Companion[] };
  readonly invite: TableInfo;
  readonly start: TableInfo;
  readonly open: TableInfo;
  readonly move: { readonly at: number };
  readonly undo: { readonly at: number };
  readonly hint: Advised;
  readonly leave: TableInfo;
  readonly back: TableInfo;
  readonly holiday: TableInfo;
  readonly resign: TableInfo;
  readonly lend: { readonly key: string };
  readonly take: TableInfo;
  readonly ask: TableInfo;
  readonly answer: TableInfo;
  readonly rematch: TableInfo;
  readonly branch: TableInfo;
  readonly close: Record<string, never>;
  readonly say: { readonly n: number };
  readonly phrase: { readonly n: number };
  readonly react: { readonly n: number };
  readonly lead: Record<string, never>;
  readonly seen: Record<string, never>;
  readonly plan: Plan;
  readonly notes: Noted;
  readonly note: Noted;
  readonly mute: TableInfo;
  readonly oust: TableInfo;
  readonly block: Record<string, never>;
  readonly report: Record<string, never>;
  readonly wrong: Record<string, never>;
  readonly record: GameRecord;
}

/** One's own notes at a table. */
export interface Noted {
  readonly text: string;
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
  | { readonly push: 'frame'; readonly frame: Frame; readonly before?: readonly StoryEntry[] }
  | { readonly push: 'said'; readonly table: string; readonly line: ChatLine }
  | { readonly push: 'plan'; readonly table: string; readonly plan: Plan }
  /** Whoever leads is somewhere else; or, without, leads no more. */
  | { readonly push: 'led'; readonly table: string; readonly led?: Led }
  | ({ readonly push: 'note'; readonly table: string } & Noted)
  | ({ readonly push: 'lists' } & Lists)
  | { readonly push: 'gone'; readonly table: string }
  /** The reader may not look on at this table any more. */
  | { readonly push: 'out'; readonly table: string };
