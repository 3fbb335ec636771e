import type { Seat } from '#table/game.ts';
import type { EventName } from './components/cards.ts';
import type { Square } from './components/squares.ts';
import type { AlarmCause } from './event.ts';
import type { Ask } from './pending.ts';
import type { Result } from './state.ts';

/** What may happen, and how likely it is; 1 is certain. */
export type Likely<T> = T & { readonly chance: number };

export type Spot = Square | 'outside' | 'roof';

/** A guard on the move. */
export interface Walk {
  readonly floor: number;
  /** The steps that are certain, and how many there are at least and at most. */
  readonly sure: readonly Square[];
  /** His likeliest way, as far as it is likelier than not. */
  readonly path: readonly Likely<{ readonly at: Square }>[];
  /** Where he most likely heads when he sets out. */
  readonly to: Square | 'none';
  readonly steps: readonly [least: number, most: number];
  /** Every tile he may come onto. */
  readonly passes: readonly Likely<{ readonly at: Square }>[];
  /** Where he heads afterwards. */
  readonly heads: readonly Likely<{ readonly at: Square }>[];
  /** He draws patrol cards on the way; and after how many steps the first, where one number is likelier than not. */
  readonly draws: number;
  readonly card: number | 'none';
  readonly heldBy: readonly Likely<{ readonly by: 'donuts' | 'crow' | 'shift-change' }>[];
}

/** What is to be feared, the worst first. */
export const DANGERS = ['guard', 'alarm', 'choice', 'shut', 'fall', 'quiet'] as const;
export type Danger = (typeof DANGERS)[number];

/** What a move does, as far as whoever makes it can know: what the rules would tell, and how likely. Plain data. */
export interface Meaning {
  /** Two standard errors of the chances; 0 where they are exact. */
  readonly error: number;
  /** Actions: at least, at most. */
  readonly spends: readonly [least: number, most: number];
  /** Actions left to whoever is in turn afterwards: at least, at most. */
  readonly left: readonly [least: number, most: number];
  /** The worst that it brings: one of these in every case, so their chances add up to 1. The worst first. */
  readonly brings: readonly Likely<{ readonly danger: Danger }>[];
  /** Where whoever may be elsewhere afterwards comes to stand. */
  readonly stands: readonly Likely<{ readonly seat: Seat; readonly at: Spot }>[];
  readonly stopped: readonly Likely<{ readonly by: 'deadbolt' | 'keypad' }>[];
  /** What is turned up, by its kind. */
  readonly turnsUp: readonly Likely<{ readonly at: Square; readonly tile: string }>[];
  readonly alarms: readonly Likely<{ readonly at: Square; readonly because: AlarmCause }>[];
  /** Alarms that stop. */
  readonly silenced: readonly Likely<{ readonly at: Square }>[];
  /**
   * Whom a guard sees, also where it is asked first whose Stealth it costs; in each case either they are caught or they
   * lose a Stealth at least, of their own or the room's.
   */
  readonly seen: readonly Likely<{ readonly seat: Seat }>[];
  readonly caught: readonly Likely<{ readonly seat: Seat }>[];
  readonly loses: readonly Likely<{ readonly seat: Seat }>[];
  readonly gains: readonly Likely<{ readonly seat: Seat }>[];
  /** What is to be answered next. */
  readonly asks: readonly Likely<{ readonly ask: Ask; readonly seat: Seat }>[];
  /** That an event is drawn, and which. */
  readonly events: number;
  readonly draws: readonly Likely<{ readonly event: EventName }>[];
  /** That any alarm starts. */
  readonly rings: number;
  /** Guards who come into play. */
  readonly appears: readonly Likely<{ readonly floor: number }>[];
  /** Where the viewer falls to. */
  readonly falls: readonly Likely<{ readonly at: Square }>[];
  readonly walks: readonly Walk[];
  /** Where a guard heads now who did not before, and does not walk yet. */
  readonly heads: readonly Likely<{ readonly floor: number; readonly at: Square }>[];
  /** Dice that are rolled, at most. */
  readonly dice: number;
  readonly cracked: readonly Likely<{ readonly at: Square }>[];
  readonly cracks: number;
  readonly opens: number;
  readonly finds: { readonly tool: number; readonly loot: number };
  readonly ends: readonly Likely<{ readonly result: Result }>[];
  /** What comes if the turn ends right after it; only said of steps and answers. Where something is asked first, just what it does. */
  readonly sequel?: Meaning;
}
