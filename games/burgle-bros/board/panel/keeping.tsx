import type { Tool } from '../../components/cards.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { isHinted, type Scene, sentence } from '../scene.ts';

/** A tool that may be kept. */
export interface Keepable {
  readonly offer: Offer;
  readonly tool: Tool;
}

export const keepable = (offers: readonly Offer[]): readonly Keepable[] =>
  offers.flatMap((offer) => (offer.move.type === 'keep' ? [{ offer, tool: offer.move.tool }] : []));

interface Props {
  readonly scene: Scene;
  readonly tools: readonly Keepable[];
  pick(offer: Offer): void;
}

/** Tools to choose from, as tags of equal size. */
export const Keeping = ({ scene, tools, pick }: Props) => (
  <div class="keeping">
    {tools.map(({ offer, tool }) => (
      <button
        key={offer.name}
        type="button"
        class="tag-card"
        data-hinted={isHinted(scene, offer)}
        onClick={() => pick(offer)}
      >
        <i>
          <Icon name={cardIcon(tool)} />
        </i>
        <span class="only-read">{sentence(scene, offer)}</span>
        <strong aria-hidden="true">{scene.words.tool[tool].name}</strong>
        <span aria-hidden="true">{scene.words.tool[tool].text}</span>
        <b aria-hidden="true">{scene.say.verb.keep}</b>
      </button>
    ))}
  </div>
);
