import { expect, test } from 'vitest';
import { GUARD } from '../../board/book/primer.tsx';
import { GRIDS, posOfGrid } from '../../components/squares.ts';
import { pathOf, planOf } from '../../path.ts';
import { layoutOf } from '../../walls.ts';

test('[R64] the way of the guard in the picture is the one that the rules know', () => {
  // Two rows are drawn: the third is walled off, so that no way leads through it.
  const below = ['A2A3', 'B2B3', 'C2C3', 'D2D3'];
  const plan = planOf(layoutOf('office', 'none', [...GUARD.walls!, ...below].map(String)));
  const drawn = [...GUARD.now!, ...GUARD.later!];
  const way = pathOf(plan, posOfGrid(GUARD.guard!), posOfGrid(drawn.at(-1)!));
  expect(way.map((pos) => GRIDS[pos])).toEqual(drawn);
});
