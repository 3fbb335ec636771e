import { stepsBetween, waysOut } from '../../chart.ts';
import type { Square } from '../../components/squares.ts';
import { roomText } from '../../text/twin.ts';
import type { TileView } from '../../view.ts';
import { Icon } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { gridOf } from './geometry.ts';
import { isOnBoard } from './route.ts';

/** The crew is about to choose its way in. */
export const isEntering = ({ view }: Pick<Scene, 'view'>): boolean =>
  view.question !== 'none' && view.question.ask === 'entrance';

/** The way in that waits to be pressed once more. */
export const entryAt = (scene: Scene, room: Square | undefined): Offer | undefined =>
  room !== undefined && isEntering(scene) ? scene.offers.rooms.get(room)?.[0] : undefined;

/** What tells one way in from the next: how far the guard is, if he is on the floor, and how many ways lead on. */
export function prospect({ view }: Scene, at: Square): { readonly steps: number | undefined; readonly ways: number } {
  const { guard } = view.floors[0]!;
  return { steps: isOnBoard(guard) ? stepsBetween(view, guard, at) : undefined, ways: waysOut(view, at) };
}

interface EntryProps {
  readonly scene: Scene;
  readonly tile: TileView;
  readonly offer: Offer;
  readonly isChosen: boolean;
  pick(offer: Offer): void;
}

/** A room that may become the entrance stays dark, so that walls stay walls; pressed, it fills. */
export function Entry({ scene, tile, offer, isChosen, pick }: EntryProps) {
  const { view, words, names, say } = scene;
  const { steps, ways } = prospect(scene, tile.at);
  return (
    <button
      type="button"
      class="half whole entry"
      aria-pressed={isChosen}
      data-piece={`do ${offer.name}`}
      data-hinted={hintedOf(scene, offer)}
      title={`${roomText(view, words, names, tile)}. ${sentence(scene, offer)}`}
      onClick={() => pick(offer)}
    >
      <Icon name="i-entrance" />
      <span class="prospect" aria-hidden="true">
        {steps !== undefined && (
          <i class="steps">
            <Icon name="i-cap" />
            {steps}
          </i>
        )}
        <i>
          <Icon name="tile-secret-door" />
          {ways}
        </i>
      </span>
      <span class="only-read">
        {sentence(scene, offer)} {steps !== undefined && `${say.entry.steps(steps)}. `}
        {say.entry.ways(ways)}.
      </span>
    </button>
  );
}

interface EnterProps {
  readonly scene: Scene;
  readonly offer: Offer;
  pick(offer: Offer): void;
}

/** Confirms the way in, where a turn is ended otherwise. */
export function EnterButton({ scene: { say }, offer, pick }: EnterProps) {
  if (offer.move.type !== 'choose') return null;
  return (
    <button type="button" class="end" onClick={() => pick(offer)}>
      <strong>{say.entry.goIn(gridOf(offer.move.at))}</strong>
      <small>{say.entry.again}</small>
    </button>
  );
}
