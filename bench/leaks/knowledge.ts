import type { Viewer } from '#table/game.ts';

/** Somebody had a seat from one moment to another, both counted in. Moments are numbers of any kind. */
export interface Holding {
  readonly table: string;
  readonly seat: number;
  /** Whatever people are told apart by. */
  readonly person: string;
  readonly from: number;
  readonly until: number;
}

/** Something that only one side of a table may know was sent to somebody; nobody has said who is undefined. */
export interface Sight {
  readonly table: string;
  readonly viewer: Viewer;
  readonly person: string | undefined;
  readonly when: number;
  /** What it was, in words. */
  readonly what: string;
}

/**
 * Who saw what: every sight of a seat went to somebody who had that seat then, or a moment before, as long as something
 * may be on its way. Answers what does not hold.
 */
export function checkKnowledge(holdings: readonly Holding[], sights: readonly Sight[], onItsWay = 0): readonly Sight[] {
  const held = Map.groupBy(holdings, ({ table, seat, person }) => keyOf(table, seat, person));
  return sights.filter(({ table, viewer, person, when }) => {
    if (viewer === 'audience') return false;
    const mine = person === undefined ? [] : (held.get(keyOf(table, viewer, person)) ?? []);
    return !mine.some(({ from, until }) => from <= when && when <= until + onItsWay);
  });
}

const keyOf = (table: string, seat: number, person: string): string => JSON.stringify([table, seat, person]);

/** What somebody was shown and should not have been, as a sentence. */
export const sentence = ({ table, viewer, person, when, what }: Sight): string =>
  `${table}: ${person ?? 'somebody unknown'} was sent ${what} of seat ${viewer} at ${when}, without having that seat`;

/** Who had which seat, noted as it changes. */
export class Register {
  private readonly open = new Map<string, Holding>();
  private readonly closed: Holding[] = [];

  /** From now on these people sit at the table; undefined is nobody. Answers who has lost which seat by it. */
  note(table: string, people: readonly (string | undefined)[], when: number): readonly Holding[] {
    const lost: Holding[] = [];
    people.forEach((person, seat) => {
      const key = `${table} ${seat}`;
      const before = this.open.get(key);
      if (before?.person === person) return;
      if (before !== undefined) {
        lost.push({ ...before, until: when });
        this.open.delete(key);
      }
      if (person !== undefined)
        this.open.set(key, { table, seat, person, from: when, until: Number.POSITIVE_INFINITY });
    });
    this.closed.push(...lost);
    return lost;
  }

  get holdings(): readonly Holding[] {
    return [...this.closed, ...this.open.values()];
  }
}
