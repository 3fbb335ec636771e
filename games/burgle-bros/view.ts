import type { Seat, Veiled, Viewer } from '#table/game.ts';
import type { EventName, LASTING, Loot, Tool } from './components/cards.ts';
import type { Ability, Character, Side } from './components/characters.ts';
import type { PatrolCard } from './components/jobs.ts';
import type { Square } from './components/squares.ts';
import type { TileName } from './components/tiles.ts';
import type { Card } from './move.ts';
import type { Options } from './options.ts';
import type { Ask, Pending } from './pending.ts';
import type { Result } from './state.ts';
import type { Wall } from './walls.ts';

/** A tile and what lies on it. What is under a face-down tile nobody knows. */
export interface TileView {
  readonly at: Square;
  readonly tile: Veiled<TileName>;
  readonly alarm: boolean;
  readonly cracked: boolean;
  readonly unlocked: boolean;
  readonly crowbarred: boolean;
  readonly taken: boolean;
  readonly safeOpen: boolean;
  /** Stairs up by Thermal Bomb. */
  readonly stairs: boolean;
  /** Hack tokens, or dice on a Safe. */
  readonly tokens: number;
  readonly refuge: number;
  readonly cards: readonly Card[];
}

/** A face-down deck from top to bottom: what this viewer knows of it, and who has seen which card. */
export interface DeckView<C> {
  readonly cards: readonly Veiled<C>[];
  readonly seenBy: readonly (readonly Seat[])[];
}

export interface FloorView {
  readonly walls: readonly Wall[];
  readonly tiles: readonly TileView[];
  readonly guard: Square | 'unplaced' | 'lost';
  readonly destination: Square | 'none';
  readonly die: number;
  readonly donuts: boolean;
  /** The turn in which the guard was lost from sight. */
  readonly lostIn: number;
  readonly deck: DeckView<PatrolCard>;
  readonly discard: readonly PatrolCard[];
  /** How many cards were taken away unseen. */
  readonly takenAway: number;
}

export interface CrewView {
  readonly character: Character;
  readonly side: Side | 'undecided';
  readonly ability: Ability | 'undecided';
  readonly at: Square | 'outside' | 'roof';
  readonly stealth: number;
  readonly tools: readonly Tool[];
  readonly loot: readonly Loot[];
}

/** A choice that is waited for, in words for people; `agenda` has it in full. */
export interface QuestionView {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly at: Square | 'none';
  readonly floor: number | 'none';
  readonly card: Card | 'none';
}

/** R91 — Everything is open but face-down tiles, the order of the decks and the patrol cards taken away. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly floors: readonly FloorView[];
  readonly crew: readonly CrewView[];
  readonly tools: { readonly deck: number; readonly discard: readonly Tool[] };
  readonly loot: { readonly deck: number };
  readonly events: { readonly deck: DeckView<EventName>; readonly discard: readonly EventName[] };
  /** Whose round effects are in force. */
  readonly lasting: Readonly<Record<(typeof LASTING)[number] | 'emp', Seat | 'none'>>;
  readonly crow: Square | 'none';
  readonly laptop: boolean;
  readonly heldAlarm: boolean;
  /** The Acrobat stands unnoticed beside a guard. */
  readonly slipped: boolean;
  readonly entrance: Square | 'none';
  readonly turn: Seat;
  readonly turns: number;
  readonly left: number;
  readonly spent: number;
  readonly abilityUsed: boolean;
  /** R104 — Not twice in a turn. */
  readonly proposedToGiveUp: boolean;
  /** R79 — The Rook may ask again, but knows. */
  readonly ordersDeclined: boolean;
  readonly suit: boolean;
  readonly mirrored: boolean;
  readonly entered: readonly Square[];
  readonly tries: readonly Square[];
  readonly pace: number;
  readonly shiftChange: boolean;
  readonly headsUp: boolean;
  readonly jumpTheGun: boolean;
  readonly rolled: readonly number[];
  readonly result: Result;
  readonly captured: Seat | 'none';
  readonly question: QuestionView | 'none';
  /** What is still to be done, the next thing last, as the rules keep it. Nothing in it is hidden. */
  readonly agenda: readonly Pending[];
}
