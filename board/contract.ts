import type { ComponentChildren, ComponentType } from 'preact';
import type { Outcome, Seat, Viewer } from '#table/game.ts';
import type { Offer } from '#table/host.ts';
import type { Language, Names } from '#table/text.ts';

/** What the shell and a game's board agree on. A board draws what it is given and offers exactly these moves. */
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
  /** What is on the stage and has not been told yet: dice over this view, or pieces on their way to it. */
  readonly scene?: { readonly part: Part; readonly events: readonly E[] };
  readonly outcome?: Outcome;
  /** What the game's `odds` part says for this seat; undefined while it is being worked out, or where the table plays without. */
  readonly odds?: unknown;
  /** What is so before anybody moves, as the rules see it; undefined until it is known, and in a game that does not say. */
  readonly standing?: unknown;
  /** The move that was hinted at, by its notation: what makes it has `data-hinted`, which the shell lights. */
  readonly hinted?: string;
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
  /** What the others are sketching, for games that plan together; ephemeral, of no effect on the rules. */
  readonly signals: readonly Signal[];
  /** Asks for a move by its notation, legal or not: a refusal is explained to the player by the shell. */
  act(notation: string): void;
  undo(): void;
  /** Opens the rules reference at this rule. */
  explain(rule: string): void;
  /** Shows something to the others at the table, such as a planned move; at most 2 KB of JSON. */
  signal(data: unknown): void;
  /** Ready-made parts of the shell that a board puts where they fit its page. */
  readonly slots: BoardSlots;
}

/** The parts of a scene before it is told: dice in the air, dice to be read, pieces on their way. */
export type Part = 'throw' | 'read' | 'travel';

/** How long the parts of a scene take, in milliseconds at the usual pace; what is left out takes no time. */
export interface Staging extends Readonly<Partial<Record<Part, number>>> {
  /** So long after it has been told nothing else begins. */
  readonly stay?: number;
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
  /** Log and chat in one place, by turns, for pages with room for one of them. */
  readonly talk: ComponentChildren;
  /** What happened since the viewer last did something, in a strip of frames, and a button to watch it again. */
  readonly since?: ComponentChildren;
}

export interface Signal {
  readonly seat: Seat;
  readonly data: unknown;
}

/** How quickly pieces travel, in times the usual; 0 is at once, as with reduced motion. */
export type Pace = number;

/** Whoever sits there. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** The person at this screen. */
  readonly you: boolean;
  /** Looking at the table now. Bots always are. */
  readonly present: boolean;
  /** A bot plays for this person until he returns. */
  readonly standIn: boolean;
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
  /** The number of the entry; 0 is the set-up. */
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
export interface Telling<E> {
  /** The piece that an event is about; what has none is told in the log alone. */
  picture(event: E): ComponentChildren | undefined;
  readonly sorts: (language: Language) => readonly Sort[];
  /** Which of the sorts it is, by its id. */
  sort(event: E): string | undefined;
  /** Whose turn begins with it. */
  begins(event: E): Seat | undefined;
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

/** The same for a set-up that has the page to itself, and the button that starts the game with it. */
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

/** All cards on a page of their own. */
export interface CardsProps {
  readonly language: Language;
  /** Whether a piece is among those that are looked for. */
  found(piece: Pick<Specimen, 'name' | 'words'>): boolean;
  /** Where a rule is read. */
  address(rule: string): string;
}

/** Everything visible of one game. Loaded when somebody sits down to it. */
export interface GameBoard<V, M, E> {
  readonly Board: ComponentType<BoardProps<V, M, E>>;
  readonly Over: ComponentType<OverProps<V, E>>;
  /** Left out where plain seats will do. */
  readonly Seats?: ComponentType<SeatsProps>;
  readonly Progress: ComponentType<ProgressProps<V>>;
  /** All that is in the box, in pictures. */
  readonly cabinets: (language: Language) => readonly Cabinet[];
  /** The same as large as it is on the table, for games with many cards. */
  readonly Cards?: ComponentType<CardsProps>;
  /** What mattered in a story; where several are too close together, the last in this list stays. */
  readonly marks?: (story: readonly Happening<E>[], view: V, language: Language) => readonly Mark[];
  readonly telling?: Telling<E>;
  /** How long it takes to show what happened; left out, everything is told at once. */
  readonly staging?: (passage: Passage<V, E>) => Staging;
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
