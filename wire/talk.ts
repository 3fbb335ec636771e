/** What somebody can answer without a word. */
export const REACTIONS = ['bravo', 'laugh', 'gasp', 'ouch', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a reaction answers: a line of the chat, or an entry of the game. */
export type Answered = { readonly line: number } | { readonly entry: number };

/** What can be said: words of one's own, a phrase, or a reaction, which takes the place of the one before; none takes it back. */
export type Saying =
  | { readonly text: string }
  | { readonly phrase: string }
  | { readonly to: Answered; readonly reaction?: Reaction };

/** A line of the chat, as everybody at the table gets it. */
export type ChatLine = {
  readonly n: number;
  readonly name: string;
  /** The seat of whoever said it, if seated. */
  readonly seat?: number;
  /** The badge of whoever said it, by which the same person is known at this table; missing for a former player. */
  readonly by?: string;
  readonly when: number;
} & Saying;

/** Who has laid a plan that is a bot's own: no badge, and so no person's. */
export const BOTS = 'bot';

/** What somebody has in mind, shown to everybody at the table until something else takes its place; nothing is `null`. */
export interface Plan {
  readonly seat: number;
  /** The badge of whoever laid it: it is theirs, and not the seat's. Empty for a former player, `bot` for the bot that plays there. */
  readonly by: string;
  /** Counts the plans of this seat. */
  readonly n: number;
  readonly data: unknown;
}

/** A position of a game, and through whose eyes it is looked at: a seat's, those that see everything, or the audience's. */
export interface Spot {
  /** After which entry. */
  readonly at: number;
  readonly as?: number | 'everything';
  /** Nothing is told of what follows. */
  readonly blind?: true;
}

/** Somebody who looks back on a game and takes others along, and where they are. */
export interface Led {
  /** Their badge at this table. */
  readonly by: string;
  readonly name: string;
  readonly spot: Spot;
}

export const LONGEST_NOTE = 4000;

/** Somebody who looks on, or was sent out, as the people at the table are told. */
export interface GuestInfo {
  readonly name: string;
  readonly badge: string;
  readonly muted: boolean;
  readonly out: boolean;
}

export const LONGEST_REASON = 500;
