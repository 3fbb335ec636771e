import { KINDS, type Kind, TILES, type TileName } from '../components/tiles.ts';
import { type Family, meanDeal } from '../rules/deal.ts';
import { jobTiles } from '../rules/setup.ts';
import type { TileView, View } from '../view.ts';

/** What any one face-down tile of a floor can be. */
export interface HiddenOdds {
  readonly floor: number;
  /** How many tiles are face down here. */
  readonly tiles: number;
  /** Every tile that may be here with its chance to be under a certain face-down tile; `left` counts equal ones in the building. */
  readonly names: readonly { readonly tile: TileName; readonly left: number; readonly chance: number }[];
  readonly kinds: readonly { readonly kind: Kind; readonly left: number; readonly chance: number }[];
  /** By digit, 1 first. */
  readonly digits: readonly number[];
}

/** All that the odds are worked out from: what is face up. */
export interface Shown {
  readonly options: Pick<View['options'], 'job'>;
  readonly floors: readonly { readonly tiles: readonly Pick<TileView, 'tile'>[] }[];
}

const familyOf = (kind: Kind): Family => (kind === 'safe' || kind === 'stairs' ? kind : 'other');

/** R85 — What the deal leaves open, name by name. */
export function hiddenOdds(view: Shown): HiddenOdds[] {
  const left = leftInBox(view);
  const total = { safe: 0, stairs: 0, other: 0 };
  for (const { kind, left: n } of left) total[familyOf(kind)] += n;
  const floors = view.floors.map(({ tiles }) => ({
    hidden: tiles.filter(({ tile }) => tile === '?').length,
    safe: tiles.some(({ tile }) => tile === 'safe') ? 0 : 1,
    stairs: tiles.some(({ tile }) => tile.startsWith('stairs')) ? 0 : 1,
  }));
  const means = meanDeal(floors, total);
  return floors.map(({ hidden }, floor) => {
    const share = (kind: Kind): number => {
      const family = familyOf(kind);
      return hidden === 0 ? 0 : means[floor]![family] / hidden / total[family];
    };
    const names = left
      .map(({ tile, kind, digit, left: n }) => ({ tile, kind, digit, left: n, chance: n * share(kind) }))
      .filter(({ chance }) => chance > 0);
    const digits = [1, 2, 3, 4, 5, 6].map((digit) => sum(names.filter((name) => name.digit === digit)));
    return {
      floor: floor + 1,
      tiles: hidden,
      names: names.map(({ tile, left: n, chance }) => ({ tile, left: n, chance })),
      kinds: KINDS.flatMap((kind) => {
        const same = names.filter((name) => name.kind === kind);
        if (same.length === 0) return [];
        return [{ kind, left: same.reduce((n, name) => n + name.left, 0), chance: sum(same) }];
      }),
      digits,
    };
  });
}

const sum = (parts: readonly { readonly chance: number }[]): number =>
  parts.reduce((total, { chance }) => total + chance, 0);

interface Left {
  readonly tile: TileName;
  readonly kind: Kind;
  readonly digit: number;
  readonly left: number;
}

/** The tiles of the job that are not face up, equal ones counted together. */
function leftInBox(view: Shown): Left[] {
  const counts = new Map<TileName, number>();
  for (const { tile } of view.floors.flatMap(({ tiles }) => tiles))
    if (tile !== '?') counts.set(tile, (counts.get(tile) ?? 0) - 1);
  const prints = jobTiles(view.options.job).map((tile) => TILES[tile]!);
  for (const print of prints) counts.set(nameOf(print), (counts.get(nameOf(print)) ?? 0) + 1);
  return [...new Map(prints.map((print) => [nameOf(print), print]))].flatMap(([tile, { kind, digit }]) => {
    const left = counts.get(tile)!;
    return left > 0 ? [{ tile, kind, digit, left }] : [];
  });
}

const nameOf = ({ kind, digit }: { readonly kind: Kind; readonly digit: number }): TileName =>
  digit === 0 ? kind : `${kind} ${digit}`;
