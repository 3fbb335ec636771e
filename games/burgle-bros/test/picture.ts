import type { TileView, View } from '../view.ts';

/** A floor as text: tiles with what stands and lies on them, a row to a line, without walls. */
export function picture(view: View, floor: number): string {
  const { tiles, guard, destination } = view.floors[floor - 1]!;
  const rows = Map.groupBy(tiles, ({ at }) => at[2]!);
  const draw = (tile: TileView): string => {
    const crew = view.crew.flatMap(({ at }, seat) => (at === tile.at ? [seat] : [])).join('');
    const marks = [
      crew,
      guard === tile.at ? 'G' : '',
      destination === tile.at ? 'X' : '',
      tile.alarm ? '!' : '',
      tile.cracked ? '*' : '',
    ].join('');
    return marks === '' ? tile.tile.replace(' ', '') : `${tile.tile.replace(' ', '')}/${marks}`;
  };
  return [...rows].map(([row, cells]) => [row, ...cells.map(draw)].join(' ')).join('\n');
}
