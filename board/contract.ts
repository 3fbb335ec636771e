import type { ComponentChildren, ComponentType } from 'preact';
import type { Whereabouts } from '#look/presence.tsx';
import type { Outcome, Seat, Viewer } from '#table/game.ts';
import type { Offer } from '#table/host.ts';
import type { Language, Names } from '#table/text.ts';
import type { Score } from './sound.ts';

/**
 * What the shell and a game's board agree on. A board draws what it is given and offers exactly these moves. Every piece that
 * can be spoken of is an element with a `data-piece`, the same name as long as it is the same piece: by it pieces travel, and
 * lessons point at them. What may be covered for a moment, such as an empty place that can be pressed, is `data-empty`.
 */
export interface BoardProps<V, M, E> {
  /** How many entries lie behind this view. */
  readonly at: number;
  readonly view: V;
  readonly viewer: Viewer;
  readonly toAct: readonly Seat[];
  /** The viewer's own legal moves, with what each would do as soon as that is known; none before all is told. */
  readonly moves: readonly Offer<M>[];
  /** What led here from the view before; empty when the table was just opened. */
  readonly events: readonly E[];
  /** What has been told, of which flag, log and questions speak: this view, or the one before while pieces still travel. */
  readonly told: Pick<BoardProps<V, M, E>, 'at' | 'view' | 'events'>;
  /** Everything that has happened, as far as the viewer may know; missing in a lesson. */
  readonly story?: readonly Happening<E>[];
  /** What is on the stage and has not been told yet: dice over this view, or pieces on their way to it. */
  readonly showing?: { readonly part: Part; readonly events: readonly E[]; readonly beat: Beat };
  readonly outcome?: Outcome;
  /** What the game's `odds` part says for this seat; undefined while it is being worked out, or where the table plays without. */
  readonly odds?: unknown;
  /** What is so before anybody moves, as the rules see it; undefined until it is known, and in a game that does not say. */
  readonly standing?: unknown;
  /** While a hint is open, what it speaks of: what makes such a move has `data-hinted`, which the shell lights. */
  readonly hinted?: Hinted;
  /** The switch that has the best moves marked, for boards that do; missing where the table plays without hints. */
  readonly marking?: Marking;
  /** There in a lesson, whose box is among the slots. */
  readonly lesson?: Guidance;
  readonly sitters: readonly Sitter[];
  /** The names of the sitters, by seat. */
  readonly names: Names;
  readonly language: Language;
  readonly pace: Pace;
  /** A move is on its way: offer nothing until it is answered. */
  readonly busy: boolean;
  /** It is only looked at: the game has gone on since, or is over. Nothing is offered, and nobody is asked. */
  readonly past: boolean;
  /** What nobody could see then, for a game that is over and a board that `unveils`. */
  readonly unveiled?: V;
  readonly canUndo: boolean;
  /** What everybody at the table has in mind, for games that plan together; kept, of no effect on the rules. */
  readonly plans: readonly ShownPlan[];
  /** Asks for a move by its notation, legal or not: a refusal is explained to the player by the shell. */
  act(notation: string): void;
  /** While a hint is open: a move was planned on the board, and the hint says what it thinks of it. */
  consider?(notation: string): void;
  undo(): void;
  /** Opens the rules reference at this rule. */
  explain(rule: string): void;
  /** Shows everybody at the table what the viewer has in mind, in the place of what was there; `null` withdraws it. At most 2 KB of JSON. */
  plan(data: unknown): void;
  /** Ready-made parts of the shell that a board puts where they fit its page. */
  readonly slots: BoardSlots;
}

/** Moves by their notation: the best, and one that was asked about. */
export type Hinted = ReadonlyMap<string, 'best' | 'asked'>;

/** What a lesson is about just now. */
export interface Guidance {
  /** The number of the step. */
  readonly step: number;
  /** The moves that are lit, by their notations. One press makes a move; all others are asked for as well, to hear why not now. */
  readonly lit: readonly string[];
  /** Parts of the board that are left out until they have been spoken of, by the names that its styles have for them. */
  readonly without: readonly string[];
}

/** What a hint would name, marked without being asked for. */
export interface Marking {
  readonly on: boolean;
  /** The best moves by their notations: several, if none of them is better; none until they are known. */
  readonly best: readonly string[];
  toggle(): void;
}

/** The parts of a showing before it is told: dice in the air, dice to be read, pieces on their way. */
export type Part = 'throw' | 'read' | 'travel';

/** How long the parts of a showing take, in milliseconds at the usual pace; what is left out takes no time. */
export interface Staging extends Readonly<Partial<Record<Part, number>>> {
  /** Instead of three parts at most: everything worth a picture of its own, one after the other. */
  readonly beats?: readonly Beat[];
  /** So long after it has been told nothing else begins. */
  readonly stay?: number;
}

/** One picture of a scene: a footstep, dice in the air, a card held up. Times are in milliseconds at the usual pace. */
export interface Beat {
  /** What it shows, in a word that stays the same: boards draw by it, and sounds go with it. */
  readonly name: string;
  readonly part: Part;
  /** How long things move. */
  readonly moves?: number;
  /** How long there is to read, with motion or without. */
  readonly reads?: number;
  /** There is something to read: a press goes on from here, and not to the end of all. */
  readonly isHeld?: true;
  /** The position as far as it has been shown; left out, the part says whether the one before or the one after is drawn. */
  readonly view?: unknown;
  /** Of what happened, what this picture shows. */
  readonly events?: readonly unknown[];
  /** What else the board that made it wants to know. */
  readonly on?: unknown;
}

/** From one position to the next. */
export interface Passage<V, E> {
  readonly before: V;
  readonly view: V;
  readonly events: readonly E[];
  /** The viewer alone brought it about: they know what they did, and need not wait to be told. */
  readonly own: boolean;
}

export interface BoardSlots {
  /** Whose turn it is: red for the viewer, ink for others, with clock and bot's head. */
  readonly flag: ComponentChildren;
  /** The log, newest first, a rule chip on each line; scrolls by itself. */
  readonly log: ComponentChildren;
  /** The last line of the log. */
  readonly latest: ComponentChildren;
  /** Button that opens the chat, with the count of unread lines. */
  readonly chat: ComponentChildren;
  /** Button that opens the log, for pages without room for it. */
  readonly openLog: ComponentChildren;
  /** Log, chat and notes in one place, by turns; the page is `.talking` while it is not the log, so that a board can make room. */
  readonly talk: ComponentChildren;
  /** The open hint: in a place that is there already, so that nothing moves. */
  readonly hint?: ComponentChildren;
  /** How one wins, in a line, until the viewer knows. */
  readonly aim?: ComponentChildren;
  /** How one asks what a piece is, in a line, until the viewer has. */
  readonly howToAsk?: ComponentChildren;
  /** What happened since the viewer last did something, in a strip of frames, and a button to watch it again. */
  readonly since?: ComponentChildren;
  /** In a lesson, who speaks and what to do: beside the board, and on a phone at the bottom edge. */
  readonly lesson?: ComponentChildren;
}

/** What somebody has in mind. It stays until another takes its place: when it is overtaken is the board's to say. */
export interface ShownPlan {
  readonly seat: Seat;
  readonly data: unknown;
  /** It comes from the table itself: a bot says what it has in mind, and what it answers. */
  readonly isBots?: boolean;
}

/** How quickly pieces travel, in times the usual; 0 is at once, as with reduced motion. */
export type Pace = number;

/** Whoever sits there. What a board draws of them has `data-sitter` with the seat: beside it stands what they say. */
export interface Sitter extends Whereabouts {
  readonly seat: Seat;
  readonly name: string;
  /** Which of the silhouettes of `look/figure.tsx`. */
  readonly figure: number;
}

/** A game's page when it is over: one picture, one sentence, ranking, how it came about. */
export interface OverProps<V, E> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly outcome: Outcome;
  /** Everything that happened, as far as the viewer may know. */
  readonly story: readonly Happening<E>[];
  /** What chance gave each seat, in a game that counts it; undefined until that is known. */
  readonly luck?: readonly number[] | undefined;
  readonly sitters: readonly Sitter[];
  readonly names: Names;
  readonly language: Language;
  explain(rule: string): void;
  /** Plays the game back from this entry; missing for those who may not have the record. */
  show?(at: number): void;
  readonly slots: {
    readonly flag: ComponentChildren;
    /** "Nothing up the sleeve": the seal, the commitment, check again. */
    readonly proof: ComponentChildren;
    /** Rematch, record, share. */
    readonly actions: ComponentChildren;
  };
}

/** The events of one entry. */
export interface Happening<E> {
  /** The number of the entry; 0 is the setup. */
  readonly at: number;
  readonly events: readonly E[];
}

/** Something worth finding again when a game is played back; stands above the strip of its turns. */
export interface Mark {
  /** The number of the entry it came with. */
  readonly at: number;
  /** What it is, in a word or two: the key says it once for all of them. */
  readonly name: string;
  readonly picture: ComponentChildren;
  /** Which one it was, beside the picture: the number of a floor, say. */
  readonly note?: string;
}

/** Events that readers may want to see without the others. */
export interface Sort {
  readonly id: string;
  readonly name: string;
  readonly picture: ComponentChildren;
}

/** How a game's events look where they are told. */
export interface Depiction<E> {
  /** The piece that an event is about; what has none is told in the log alone. */
  picture(event: E): ComponentChildren | undefined;
  readonly sorts: (language: Language) => readonly Sort[];
  /** Which of the sorts it is, by its id. */
  sort(event: E): string | undefined;
  /** Whose turn begins with it. */
  begins(event: E): Seat | undefined;
}

/** A piece drawn among words, and what it is called there. */
export interface Drawing {
  readonly name: string;
  readonly picture: ComponentChildren;
}

/** What happened, in one line. */
export interface PicturedLine {
  /** What it was done with: stands before the line. */
  readonly sign?: Drawing;
  readonly words: readonly (string | Drawing)[];
  readonly rule: string;
}

/** Who is told a story, and where it has led. */
export interface Listener<V, E> extends Pick<OverProps<V, E>, 'view' | 'story' | 'names' | 'language'> {
  readonly viewer: Viewer;
}

/** Seats drawn as pieces of the game, before it begins: a picture on the wall, a window, a crew member. */
export interface SeatsProps {
  readonly sitters: readonly Sitter[];
  readonly language: Language;
  /** The name, words and controls below each seat; the drawing itself says no name. */
  readonly below: (sitter: Sitter) => ComponentChildren;
  /** The same for a seat that is not in the game yet; left out where no more can be added. */
  readonly spare?: ComponentChildren;
}

/** The options of a game that has more to choose than a list can say. */
export interface SetupProps {
  /** As the host has them now. */
  readonly options: unknown;
  readonly seats: number;
  readonly language: Language;
  onChange(options: unknown): void;
  /** The last change, if the host did not take it: what is wrong with it is said in the reader's language. */
  readonly refused?: unknown;
}

/** The same for a setup that has the page to itself, and the button that starts the game with it. */
export interface SetupPageProps extends SetupProps {
  readonly sitters: readonly Sitter[];
  /** The button that starts the game, and why it does not yet if something is missing. */
  start(missing?: string): ComponentChildren;
  /** What was begun on this device and cannot be an option yet, as it was last kept. */
  readonly draft: unknown;
  /** Keeps it for this table until the game starts; nothing lets go of it. */
  keep(draft: unknown): void;
}

/** How far the game is, for the bar at the top: raids, rounds, safes. */
export interface ProgressProps<V> {
  readonly view: V;
  readonly language: Language;
}

/** Something from the box, for whoever reads the rules: how it looks, what it is. */
export interface Specimen {
  /** The rule that says most about it. */
  readonly rule: string;
  readonly name: string;
  readonly words: string;
  readonly picture: ComponentChildren;
}

/** Pieces of one kind, under the title of the rule that lists them. */
export interface Cabinet {
  readonly rule: string;
  readonly specimens: readonly Specimen[];
}

/** What is said beside a piece. */
export interface Caption extends Omit<Specimen, 'picture'> {
  /** What it means in this position, in a sentence. */
  readonly here?: string;
}

/** What is known where somebody asks what a piece is. */
export type Ground<V, M> = Pick<BoardProps<V, M, never>, 'view' | 'moves' | 'names' | 'language' | 'standing'>;

/** Something that one meets for the first time in some game: it is explained once, where it is. */
export interface First<V, E> {
  readonly id: string;
  readonly rule: string;
  /** The piece that it is about, by its `data-piece`, if the viewer has met it: in this view, or in what led there. */
  met(view: V, events: readonly E[]): string | undefined;
}

/** What is said of a game's pieces, to whoever asks and to whoever meets them for the first time. Loaded after the board. */
export interface Lore<V, M, E> {
  /** *What is this?*, of a part of the board by its `data-piece`; nothing where there is nothing to tell. */
  about(piece: string, ground: Ground<V, M>): Caption | undefined;
  /** What matters more comes first: one at a time is explained. */
  readonly firsts: readonly First<V, E>[];
  /** What is said of each of them, by its id. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, Pick<Specimen, 'name' | 'words'>>>>>;
  /** Nobody is asked anything: there is time to read. */
  isCalm(view: V): boolean;
}

/** One of the few things to know before a first game: a picture of real pieces, and what it shows. */
export interface Leaf {
  readonly title: string;
  /** A sentence or two; what is between asterisks is stressed. */
  readonly words: string;
  readonly picture: ComponentChildren;
}

/** A rule at work: a position drawn with real pieces, and what the rule makes of it. */
export interface Example {
  readonly rule: string;
  readonly words: string;
  readonly picture: ComponentChildren;
}

/** All cards on a page of their own. */
export interface CardsProps {
  readonly language: Language;
  /** Whether a piece is among those that are looked for. */
  found(piece: Pick<Specimen, 'name' | 'words'>): boolean;
  /** Where a rule is read. */
  address(rule: string): string;
}

/** All that is in the box as large as it is on the table, for games with many cards. */
export type Cards = ComponentType<CardsProps>;

/** Everything visible of one game. Loaded when somebody sits down to it. */
export interface GameBoard<V, M, E> {
  readonly Board: ComponentType<BoardProps<V, M, E>>;
  readonly Over: ComponentType<OverProps<V, E>>;
  /** Left out where plain seats will do. */
  readonly Seats?: ComponentType<SeatsProps>;
  readonly Progress: ComponentType<ProgressProps<V>>;
  /** All that is in the box, in pictures. */
  readonly cabinets: (language: Language) => readonly Cabinet[];
  /** How one wins, in a line; what is between asterisks is stressed. */
  readonly aim?: (view: V, language: Language) => string;
  /** What one needs to sit down, in two minutes: the aim first, then four things more. */
  readonly primer?: (language: Language) => readonly Leaf[];
  /** Worked examples, for rules that need one. */
  readonly examples?: (language: Language) => readonly Example[];
  /** What mattered in a story; where several are too close together, the last in this list stays. */
  readonly marks?: (story: readonly Happening<E>[], view: V, language: Language) => readonly Mark[];
  readonly telling?: Depiction<E>;
  /** An entry of the story as the log has it; left out, each event has its sentence. */
  readonly lines?: (entry: Happening<E>, listener: Listener<V, E>) => readonly PicturedLine[];
  /** How long it takes to show what happened; left out, everything is told at once. */
  readonly staging?: (passage: Passage<V, E>) => Staging;
  /** What is heard of it; left out, only calls and ends are. */
  readonly score?: Score<E & { readonly type: string }>;
  /** Whose turn it is, in a game where others may be asked something meanwhile; undefined before the first. */
  readonly turn?: (view: V) => Seat | undefined;
  /** It can show what was hidden from everybody. */
  readonly unveils?: true;
  /** Shown instead of the plain list of options, in its place. */
  readonly Options?: ComponentType<SetupProps>;
  /** The same, where it takes more room than that: below the seats (`#seats`), as wide as the page. */
  readonly Setup?: ComponentType<SetupPageProps>;
}

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyGameBoard = GameBoard<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyLore = Lore<any, any, any>;
