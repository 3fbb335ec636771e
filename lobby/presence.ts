import type { Crowd, Spectator } from './bus.ts';

/** What another process said of its crowd holds for so long, in milliseconds: one that has died says nothing more. */
export const HOLDS = 15_000;

/** Who looks at a table in other processes. */
export class Elsewhere {
  private readonly crowds = new Map<string, { readonly crowd: Crowd; readonly until: number }>();

  get isAny(): boolean {
    return this.crowds.size > 0;
  }

  get audience(): readonly Spectator[] {
    return [...this.crowds.values()].flatMap(({ crowd }) => crowd.audience);
  }

  has(person: string): boolean {
    return [...this.crowds.values()].some(({ crowd }) => crowd.people.includes(person));
  }

  hasInSight(person: string): boolean {
    return [...this.crowds.values()].some(({ crowd }) => crowd.inSight.includes(person));
  }

  /** When this person has last done something there. */
  stirredAt(person: string): number | undefined {
    const stirs = [...this.crowds.values()].flatMap(({ crowd }) => crowd.stirred?.[person] ?? []);
    return stirs.length === 0 ? undefined : Math.max(...stirs);
  }

  /** Takes note of what a process says; says whether that process was unknown, and whether anything is new. */
  hear(process: string, crowd: Crowd, now: number): { readonly isNewcomer: boolean; readonly changed: boolean } {
    const before = this.crowds.get(process)?.crowd;
    const isEmpty = crowd.people.length === 0 && crowd.audience.length === 0;
    if (isEmpty) this.crowds.delete(process);
    else this.crowds.set(process, { crowd, until: now + HOLDS });
    const changed = JSON.stringify(seenOf(before)) !== JSON.stringify(seenOf(isEmpty ? undefined : crowd));
    return { isNewcomer: before === undefined && !isEmpty, changed };
  }

  /** Forgets whoever has been silent for too long; true if there was somebody. */
  expire(now: number): boolean {
    // Where the clock was set back it would hold for as long again; whoever is there says so soon.
    const gone = [...this.crowds].filter(([, { until }]) => until <= now || until > now + HOLDS);
    for (const [process] of gone) this.crowds.delete(process);
    return gone.length > 0;
  }
}

/** What there is to see of a crowd: that somebody has done something again changes nothing. */
function seenOf(crowd: Crowd | undefined): Crowd | undefined {
  if (crowd === undefined) return undefined;
  const { stirred: _, ...seen } = crowd;
  return seen;
}
