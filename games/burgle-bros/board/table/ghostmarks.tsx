import { Icon, Silhouette } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { column, floorOf, row } from './geometry.ts';
import { type Ghost, stepsIn } from './ghosts.ts';

interface Props {
  readonly scene: Scene;
  readonly floor: number;
  readonly ghosts: readonly Ghost[];
}

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
              {sketch.intent === 'ping' ? (
                <>
                  <Icon name="i-ping" />
                  {[...names[ghost.author]!][0]}
                </>
              ) : (
                <i>{stepsIn(ghost).indexOf(sketch) + 1}</i>
              )}
              {sketch.intent === 'peek' && <Icon name="i-eye" />}
              {sketch.intent === 'crack' && <Icon name="i-dice" />}
            </span>
          )),
      )}
    </div>
  );
}
