import type { Seat } from '#table/game.ts';
import type { Cell } from './components/squares.ts';

/** How somebody comes onto a tile. Only `own`, `slip` and `climb` are moves of the player in turn. */
export const WAYS = ['own', 'slip', 'climb', 'orders', 'gut'] as const;
export type Way = (typeof WAYS)[number];

/** How somebody comes onto a tile without entering it (R11). */
export const SHIFTS = ['fall', 'lost-grip', 'freight-elevator', 'buddy-system', 'disguise'] as const;
export type Shift = (typeof SHIFTS)[number];

/** A choice that a rule waits for. `seat` is who answers. */
export type Question =
  /** R85 — Which side of the character card. */
  | { readonly ask: 'side'; readonly seat: Seat }
  /** R3 — Where the crew comes in. */
  | { readonly ask: 'entrance'; readonly seat: Seat }
  /** R15 — A Deadbolt was just turned up: pay or stay. */
  | { readonly ask: 'deadbolt'; readonly seat: Seat; readonly to: Cell; readonly way: Way }
  /** R14 — What a Laser is to cost. */
  | { readonly ask: 'laser'; readonly seat: Seat; readonly to: Cell; readonly way: Way }
  /** R24 — Whether to stop a Fingerprint or Motion alarm with a token. */
  | { readonly ask: 'hack'; readonly seat: Seat; readonly at: Cell }
  /** R29 — Own Stealth or the room's. */
  | { readonly ask: 'stealth'; readonly seat: Seat }
  /** R29, R86 — Too few tokens in the room: who of these (a sum of 1 << seat) gets one. */
  | { readonly ask: 'shelter'; readonly seat: Seat; readonly at: Cell; readonly who: number }
  /** R67 — Which of the nearest alarms. */
  | { readonly ask: 'nearest-alarm'; readonly seat: Seat; readonly floor: number }
  /** R47 — One tool, or two and keep one; `on` is the tile where it is left, or `OFF`. */
  | { readonly ask: 'how-many-tools'; readonly seat: Seat; readonly on: Cell }
  | {
      readonly ask: 'keep-tool';
      readonly seat: Seat;
      readonly on: Cell;
      readonly first: number;
      readonly second: number;
    }
  /** R58 — Which way the kitty goes. */
  | { readonly ask: 'kitty'; readonly seat: Seat }
  | { readonly ask: 'squeak'; readonly seat: Seat }
  | { readonly ask: 'throw-voice'; readonly seat: Seat }
  | { readonly ask: 'go-with-your-gut'; readonly seat: Seat }
  | { readonly ask: 'peekhole'; readonly seat: Seat }
  | { readonly ask: 'buddy-system'; readonly seat: Seat }
  /** R50 — The card on top of a deck was looked at: leave it or put it under. `floor` is `OFF` for the events. */
  | { readonly ask: 'spotter'; readonly seat: Seat; readonly floor: number }
  | { readonly ask: 'crystal-ball'; readonly seat: Seat }
  /** R48 — Whether to obey the Rook. */
  | { readonly ask: 'orders'; readonly seat: Seat; readonly to: Cell }
  /** R74 — Whether to agree to a trade; `card` counts tools first, then loot. */
  | { readonly ask: 'trade'; readonly seat: Seat; readonly card: number; readonly giver: Seat; readonly taker: Seat }
  /** R104 — Whether to give up; the next seat is asked when this one has agreed. */
  | { readonly ask: 'give-up'; readonly seat: Seat }
  /** After a safe roll: set one die. */
  | { readonly ask: 'stethoscope'; readonly seat: Seat; readonly safe: Cell };

/** A part of a rule that is still to be done. */
export type Task =
  | { readonly do: 'begin-turn' }
  | { readonly do: 'chihuahua' }
  | { readonly do: 'kitty' }
  | { readonly do: 'end-actions' }
  | { readonly do: 'event' }
  | { readonly do: 'guards' }
  | { readonly do: 'next-turn' }
  /** R8 — The piece arrives by a move; `alarm` says that a Laser will ring. */
  | { readonly do: 'arrive'; readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly alarm: number }
  | { readonly do: 'enter'; readonly seat: Seat; readonly to: Cell; readonly way: Way; readonly alarm: number }
  /** R11 — The piece arrives without entering. */
  | { readonly do: 'shift'; readonly seat: Seat; readonly to: Cell; readonly by: Shift }
  /** Each of these (a sum of 1 << seat) on this cell loses a Stealth to a guard. */
  | { readonly do: 'lose'; readonly at: Cell; readonly who: number }
  | { readonly do: 'patrol'; readonly floor: number }
  | { readonly do: 'walk'; readonly floor: number; readonly steps: number }
  /** R65 — The guard has come onto a tile and looked round: alarm off, cameras, what next. */
  | { readonly do: 'look-round'; readonly floor: number; readonly renew: Renewal }
  | { readonly do: 'destination'; readonly floor: number }
  | { readonly do: 'find-tool'; readonly seat: Seat; readonly on: Cell }
  | { readonly do: 'find-loot'; readonly seat: Seat; readonly on: Cell; readonly safe: Cell }
  | { readonly do: 'silent-alarm'; readonly floor: number };

/** When a guard who came onto a tile gets a new destination. */
const RENEWALS = ['if-reached', 'always', 'if-alarm-off', 'never'] as const;
export type Renewal = (typeof RENEWALS)[number];

export type Pending = Question | Task;
export type Ask = Question['ask'];

export const isQuestion = (pending: Pending): pending is Question => (pending as Question).ask !== undefined;
