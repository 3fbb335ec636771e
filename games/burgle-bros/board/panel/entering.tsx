import type { Square } from '../../components/squares.ts';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { prospect } from '../table/entry.tsx';
import { gridOf } from '../table/geometry.ts';

interface Props {
  readonly scene: Scene;
  /** The way in that was pressed once. */
  readonly at: Square | undefined;
}

/** What the numbers on the rooms mean, and what they are for the one that was pressed. */
export function Entering({ scene, at }: Props) {
  const { entry } = scene.say;
  const chosen = at && prospect(scene, at);
  return (
    <section class="entering" aria-live="polite">
      {at !== undefined && <h3>{entry.title(gridOf(at))}</h3>}
      <ul>
        {chosen?.steps !== undefined || at === undefined ? (
          <li class="steps">
            <Icon name="i-cap" />
            {chosen?.steps === undefined ? entry.stepsKey : entry.steps(chosen.steps)}
          </li>
        ) : null}
        <li>
          <Icon name="tile-secret-door" />
          {chosen === undefined ? entry.waysKey : entry.ways(chosen.ways)}
        </li>
      </ul>
      <p>{entry.advice}</p>
    </section>
  );
}
