import type { Led, Spot } from '#wire/talk.ts';
import type { Person } from './archive.ts';
import { badgeOf } from './badge.ts';

/** Whoever shows the others around in a game that is over, as processes tell it each other. */
export interface Leader {
  readonly person: string;
  readonly name: string;
  /** What they look at. */
  readonly spot: Spot;
  /** Since when they look at that, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Who leads at a table when its game is looked back on: at most one, and whoever took the lead last. It is nowhere kept: it
 * ends with the page of whoever leads.
 */
export class Leading {
  private leader: (Leader & { readonly process: string }) | undefined;

  /** Somebody leads, to this position. False if somebody else has taken the lead since. */
  lead(process: string, leader: Leader): boolean {
    if (this.leader !== undefined && leader.since < this.leader.since) return false;
    this.leader = { ...leader, process };
    return true;
  }

  /** By when a newer position is known from those before, even if two come in the same moment. */
  next(now: number): number {
    return Math.max(now, (this.leader?.since ?? 0) + 1);
  }

  /** Whether that ends something. */
  stop(person: string): boolean {
    if (this.leader?.person !== person) return false;
    this.leader = undefined;
    return true;
  }

  /** What another process says of those who are connected to it; whether that is news. */
  hear(process: string, leader: Leader | undefined): boolean {
    if (leader !== undefined) return leader.since !== this.leader?.since && this.lead(process, leader);
    return this.leader?.process === process && this.stop(this.leader.person);
  }

  /** Whoever is not at the table any more does not lead; whether that ends something. */
  sift(isPresent: (person: string) => boolean): boolean {
    return this.leader !== undefined && !isPresent(this.leader.person) && this.stop(this.leader.person);
  }

  /** Whoever leads and is connected to this process. */
  at(process: string): Leader | undefined {
    if (this.leader?.process !== process) return undefined;
    const { process: _, ...leader } = this.leader;
    return leader;
  }

  /** As everybody who may look back is told. */
  told(table: string): Led | undefined {
    if (this.leader === undefined) return undefined;
    const { person, name, spot } = this.leader;
    return { by: badgeOf(table, person), name, spot };
  }
}

/** Whoever asks to lead, under the name that others know them by here. */
export const leaderOf = ({ id }: Person, name: string, spot: Spot, since: number): Leader => ({
  person: id,
  name,
  spot,
  since,
});
