import { type Adding, tallyAhead } from '#table/foresight.ts';
import type { Event } from './event.ts';
import { turnEnds } from './foresight.ts';
import { game } from './index.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What somebody stands to lose: a Stealth of their own, or everything. */
export const STAKES = ['caught', 'stealth'] as const;
export type Stake = (typeof STAKES)[number];

/** The chance that each seat loses it. */
export type Losses = Readonly<Record<Stake, readonly number[]>>;

/** What a move costs, by itself and with the end of the turn right after it: only what reaches as far can be compared. */
export interface Reckoning {
  /** Two standard errors of the chances, at most; 0 where they are exact. */
  readonly error: number;
  /** By itself; open where it goes on to the end of the turn. */
  readonly now: Losses | 'open';
  /** By then, with the chance that an event is drawn; open where something is asked before the turn is over. */
  readonly byEnd: { readonly error: number; readonly losses: Losses; readonly event: number } | 'open';
}

/** What each of these moves costs, in their order. */
export function reckonings(view: View, moves: readonly Move[]): readonly Reckoning[] {
  const ahead = tallyAhead(game, view, moves, () => new Counting(view), {
    ...turnEnds(view),
    after: () => view.turns > 0,
  });
  return ahead.map(({ now, sequel }) => ({
    error: now.error,
    now: now.mayBeOver ? 'open' : now.losses,
    byEnd: sequel?.isOver ? sequel : 'open',
  }));
}

interface Counted {
  readonly error: number;
  readonly losses: Losses;
  readonly event: number;
  /** The turn is over, whatever happens. */
  readonly isOver: boolean;
  readonly mayBeOver: boolean;
}

class Counting implements Adding<State, Event, Counted> {
  private readonly turns: number;
  private readonly losses: Record<Stake, Sure[]>;
  private readonly event = new Sure();
  private isOver = true;
  private mayBeOver = false;

  constructor({ turns, seats }: View) {
    this.turns = turns;
    const each = (): Sure[] => Array.from({ length: seats }, () => new Sure());
    this.losses = { caught: each(), stealth: each() };
  }

  add(
    events: readonly Event[],
    { turns, result }: { readonly turns: number; readonly result: string },
    chance: number,
  ): void {
    const { caught, stealth } = this.losses;
    for (const [seat, each] of caught.entries())
      each.add(
        chance,
        events.some((event) => event.type === 'captured' && event.seat === seat),
      );
    for (const [seat, each] of stealth.entries())
      each.add(
        chance,
        events.some((event) => event.type === 'stealthLost' && event.seat === seat && event.from === 'own'),
      );
    this.event.add(
      chance,
      events.some(({ type }) => type === 'eventDrawn'),
    );
    const isOver = turns > this.turns || result !== 'playing';
    this.isOver &&= isOver;
    this.mayBeOver ||= isOver;
  }

  sum(error: number): Counted {
    const { caught, stealth } = this.losses;
    const chances = (all: readonly Sure[]): number[] => all.map((each) => each.chance);
    return {
      error,
      losses: { caught: chances(caught), stealth: chances(stealth) },
      event: this.event.chance,
      isOver: this.isOver,
      mayBeOver: this.mayBeOver,
    };
  }
}

/** A chance that is added up, and 1 where it always came: not a hair less for the rounding. */
class Sure {
  private sum = 0;
  private always = true;

  add(chance: number, came: boolean): void {
    if (came) this.sum += chance;
    else this.always = false;
  }

  get chance(): number {
    return this.always ? 1 : this.sum;
  }
}
