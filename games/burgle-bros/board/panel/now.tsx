import type { Seat } from '#table/game.ts';
import type { Card } from '../../move.ts';
import type { Scene } from '../scene.ts';
import { worth } from './bearings.ts';

interface Props {
  readonly scene: Scene;
  readonly card: Card;
  /** Whoever has it, or would have it. */
  readonly seat: Seat;
}

/** What a card is worth here and now, in a line beside it. */
export const Now = ({ scene, card, seat }: Props) => (
  <>
    {worth(scene, card, seat).map(({ tone, title, text }) => (
      <span key={title} class={`now ${tone}`}>
        <strong>{title}</strong> {text}
      </span>
    ))}
  </>
);
