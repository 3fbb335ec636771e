import type { Options } from '../../options.ts';
import { Silhouette } from '../icon.tsx';
import { choiceAt } from './choices.ts';

/** The character chosen for a seat, or a question. */
export function Portrait({ options, seat }: { readonly options: Options; readonly seat: number }) {
  const { character } = choiceAt(options, seat);
  return character === undefined ? (
    <b class="nobody" aria-hidden="true">
      ?
    </b>
  ) : (
    <Silhouette of={character} />
  );
}
