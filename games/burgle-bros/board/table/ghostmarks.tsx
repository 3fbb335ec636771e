import { type Ghost, type Intent, stepsIn } from '../../sketch.ts';
import { Icon, Silhouette } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { column, floorOf, row } from './geometry.ts';

interface Props {
  readonly scene: Scene;
  readonly floor: number;
  readonly ghosts: readonly Ghost[];
}

/** What is drawn, and what draws it. */
export const PICTURES: Readonly<Record<Intent, string>> = {
  go: 'i-boots',
  peek: 'i-eye',
  crack: 'i-dice',
  ping: 'i-ping',
  wait: 'i-lock',
  leave: 'i-up',
  come: 'i-people',
};

/** Plans on the floor: white, dashed, numbered and signed by whoever made them. */
export function GhostMarks({ scene: { view, names }, floor, ghosts }: Props) {
  return (
    <div class="ghosts" aria-hidden="true">
      {ghosts.flatMap((ghost, g) =>
        ghost.sketches
          .filter(({ at }) => floorOf(at) === floor + 1)
          .map((sketch) => (
            <span
              key={`${ghost.author} ${sketch.intent} ${sketch.at}`}
              class={`ghost-note ${sketch.intent}`}
              data-seat={ghost.author}
              style={{ '--c': column(sketch.at), '--r': row(sketch.at), '--n': g }}
            >
              <Silhouette of={view.crew[ghost.author]!.character} />
              {stepsIn(ghost).includes(sketch) && <i>{stepsIn(ghost).indexOf(sketch) + 1}</i>}
              {sketch.intent !== 'go' && <Icon name={PICTURES[sketch.intent]} />}
              {sketch.intent === 'ping' && [...names[ghost.author]!][0]}
            </span>
          )),
      )}
    </div>
  );
}
