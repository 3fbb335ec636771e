import type { Likely } from './meaning.ts';

interface Sum<T> {
  readonly thing: T;
  chance: number;
  ways: number;
  /** The last way in which it came: it counts once in each. */
  last: number;
}

/** Things that come in some ways of a move: how likely each of them is. */
export class Likelihood<T extends object> {
  private sums: Map<string | number, Sum<T>> | undefined;

  /** Takes in that this thing, known by a key, comes in a way with this chance. */
  add(key: string | number, thing: T, way: number, chance: number): void {
    this.sums ??= new Map();
    const sum = this.sums.get(key);
    if (sum === undefined) this.sums.set(key, { thing, chance, ways: 1, last: way });
    else if (sum.last !== way) {
      sum.chance += chance;
      sum.ways += 1;
      sum.last = way;
    }
  }

  /** The likeliest first; what comes in all of so many ways is certain, whatever rounding says. */
  list(ways: number): readonly Likely<T>[] {
    if (this.sums === undefined) return NOTHING;
    return [...this.sums.values()]
      .map((sum) => ({ ...sum.thing, chance: sum.ways === ways ? 1 : sum.chance }))
      .sort((a, b) => b.chance - a.chance);
  }

  /** Of lists with one thing only. */
  chance(ways: number): number {
    return this.list(ways)[0]?.chance ?? 0;
  }
}

const NOTHING: readonly never[] = [];
