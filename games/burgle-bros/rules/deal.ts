import type { Chance, Immutable } from '#table/game.ts';
import { type Cell, floorOf } from '../components/squares.ts';
import { KIND, SAFE, STAIRS, TILES } from '../components/tiles.ts';
import { floorsOf, isUp, NO_TILE, type State } from '../state.ts';

/** The families that R85 deals apart from each other. */
export type Family = 'safe' | 'stairs' | 'other';
export type Counts = Readonly<Record<Family, number>>;

/** Face-down tiles of a floor: how many, and how many Safes and Stairs must be among them at least. */
export interface Dark {
  readonly hidden: number;
  readonly safe: number;
  readonly stairs: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const FACTORIALS: readonly number[] = Array.from({ length: TILES.length + 1 }, (_, n) => factorial(n));

/**
 * R85 — Face-down tiles lie at random but for one thing: every floor has a Safe and a Stairs. All buildings that fit
 * what is face up are equally likely; of those in which a floor has so many of each family, there are as many as there
 * are ways to deal the families out, which the factorials count. Answers how many are hidden on each floor, on average.
 */
export function meanDeal(floors: readonly Dark[], total: Counts): Counts[] {
  const sums = floors.map(() => ({ safe: 0, stairs: 0, other: 0 }));
  let weights = 0;
  const deal = (dealt: readonly Counts[], left: Counts, weight: number): void => {
    const floor = floors[dealt.length];
    if (floor === undefined) {
      if (left.safe + left.stairs + left.other > 0) return;
      weights += weight;
      for (const [at, counts] of dealt.entries())
        for (const family of ['safe', 'stairs', 'other'] as const) sums[at]![family] += weight * counts[family];
      return;
    }
    for (let safe = floor.safe; safe <= left.safe; safe++) {
      for (let stairs = floor.stairs; stairs <= left.stairs; stairs++) {
        const other = floor.hidden - safe - stairs;
        if (other < 0 || other > left.other) continue;
        const rest = { safe: left.safe - safe, stairs: left.stairs - stairs, other: left.other - other };
        deal(
          [...dealt, { safe, stairs, other }],
          rest,
          weight / FACTORIALS[safe]! / FACTORIALS[stairs]! / FACTORIALS[other]!,
        );
      }
    }
  };
  deal([], total, 1);
  return sums.map(({ safe, stairs, other }) => ({
    safe: safe / weights,
    stairs: stairs / weights,
    other: other / weights,
  }));
}

const familyAt = (state: Immutable<State>, cell: Cell): Family => {
  const kind = KIND[state.tiles[cell]!];
  return kind === SAFE ? 'safe' : kind === STAIRS ? 'stairs' : 'other';
};

/** In an imagined world what lies face down is open: which tile it is that is turned up here, is settled now. */
export function settleTile(state: State, cell: Cell, chance: Chance): void {
  if (chance.pick === undefined) return;
  const dark: Cell[] = [];
  for (let at = 0; at < state.tiles.length; at++) if (state.tiles[at] !== NO_TILE && !isUp(state, at)) dark.push(at);
  const other = dark[chance.pick(() => weightsFor(state, floorOf(cell), dark))]!;
  const tile = state.tiles[other]!;
  state.tiles[other] = state.tiles[cell]!;
  state.tiles[cell] = tile;
}

/** R85 — How likely each of the face-down tiles is to lie on this floor, on a given cell. */
function weightsFor(state: Immutable<State>, floor: number, dark: readonly Cell[]): number[] {
  const total = { safe: 0, stairs: 0, other: 0 };
  for (const cell of dark) total[familyAt(state, cell)] += 1;
  const floors = Array.from({ length: floorsOf(state) }, (_, at) => ({
    hidden: dark.filter((cell) => floorOf(cell) === at).length,
    safe: showsOn(state, at, SAFE) ? 0 : 1,
    stairs: showsOn(state, at, STAIRS) ? 0 : 1,
  }));
  const mean = meanDeal(floors, total)[floor]!;
  return dark.map((cell) => mean[familyAt(state, cell)] / total[familyAt(state, cell)]);
}

const showsOn = (state: Immutable<State>, floor: number, kind: number): boolean =>
  state.tiles.some((tile, cell) => KIND[tile] === kind && floorOf(cell) === floor && isUp(state, cell));
