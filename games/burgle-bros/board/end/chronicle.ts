import type { Happening } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { Event } from '../../event.ts';
import { floorOf } from '../table/geometry.ts';

/** What is marked when a heist is told or played back; what comes later here is more worth it. */
export const MARKS = ['alarm', 'mask', 'roof', 'safe', 'caught'] as const;
export type Mark = (typeof MARKS)[number];

/** Something worth remembering, in which entry and turn, and on which floor. */
export interface Moment {
  readonly mark: Mark;
  readonly at: number;
  readonly turn: number;
  readonly floor: Stay['floor'];
  readonly event: Event;
}

/** A member of the crew is on this floor from this turn on; the roof is one floor above the last. */
export interface Stay {
  readonly turn: number;
  readonly floor: number | 'roof';
}

/** A heist in numbers. */
export interface Chronicle {
  readonly turns: number;
  /** By seat. */
  readonly stays: readonly (readonly Stay[])[];
  readonly moments: readonly Moment[];
  readonly actions: number;
  readonly alarms: number;
  readonly dice: number;
  readonly stealthLost: number;
}

/** Reads the story once, from the first turn to the last. */
export function chronicle(story: readonly Happening<Event>[], seats: number): Chronicle {
  const stays: Stay[][] = Array.from({ length: seats }, () => []);
  const moments: Moment[] = [];
  const sums = { turns: 0, actions: 0, alarms: 0, dice: 0, stealthLost: 0 };
  const moveTo = (seat: Seat, floor: Stay['floor']): void => {
    if (stays[seat]!.at(-1)?.floor !== floor) stays[seat]!.push({ turn: sums.turns, floor });
  };
  for (const { at, events } of story) {
    const note = (mark: Mark, floor: Stay['floor'] | undefined, event: Event): void => {
      if (floor !== undefined) moments.push({ mark, at, turn: sums.turns, floor, event });
    };
    for (const event of events) {
      switch (event.type) {
        case 'turnBegan':
          sums.turns += 1;
          break;
        case 'actionsEnded':
          sums.actions += event.spent;
          break;
        case 'placed':
          moveTo(event.seat, floorOf(event.at));
          break;
        case 'moved':
        case 'shifted':
          moveTo(event.seat, floorOf(event.to));
          break;
        case 'escaped':
          moveTo(event.seat, 'roof');
          note('roof', 'roof', event);
          break;
        case 'rolled':
          sums.dice += event.dice.length;
          break;
        case 'alarmRaised':
          sums.alarms += 1;
          note('alarm', floorOf(event.at), event);
          break;
        case 'stealthLost':
          sums.stealthLost += 1;
          note('mask', stays[event.seat]!.at(-1)?.floor, event);
          break;
        case 'safeOpened':
          note('safe', floorOf(event.safe), event);
          break;
        case 'captured':
          note('caught', floorOf(event.at), event);
          break;
      }
    }
  }
  return { ...sums, stays, moments };
}
