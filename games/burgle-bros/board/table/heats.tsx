import type { Odds } from '../../odds.ts';
import type { TileView } from '../../view.ts';
import type { Scene } from '../scene.ts';
import { column, row } from './geometry.ts';

interface HeatsProps {
  readonly guard: Odds['guards'][number];
  readonly tiles: readonly TileView[];
  readonly say: Scene['say'];
}

/** Above everything, one number for each room: the chance that the guard comes by, or else that he is sent there next. A step that is certain has its disc. */
export const Heats = ({ guard, tiles, say }: HeatsProps) => (
  <div class="heats" aria-hidden="true">
    {tiles.map(({ at }) => {
      const comes = guard.tiles.find((tile) => tile.at === at)?.enters ?? 0;
      const next = guard.next.find(({ to }) => to === at)?.chance ?? 0;
      const chance = comes > 0 ? comes : next;
      if (chance === 0 || chance === 1) return null;
      return (
        <b key={at} class={comes > 0 ? '' : 'next'} style={{ '--c': column(at), '--r': row(at) }}>
          {comes === 0 && '→ '}
          {say.percent(chance)}
        </b>
      );
    })}
  </div>
);
