import type { Tool } from '../../components/cards.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Now } from './now.tsx';

interface Props {
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  pick(offer: Offer): void;
}

/** Tools that may be kept. */
const toolsIn = (offers: readonly Offer[]): readonly { readonly offer: Offer; readonly tool: Tool }[] =>
  offers.flatMap((offer) => (offer.move.type === 'keep' ? [{ offer, tool: offer.move.tool }] : []));

/** Tools to choose from, as tags of equal size, each with what it could do now. */
export const Keeping = ({ scene, offers, pick }: Props) => (
  <div class="keeping">
    {toolsIn(offers).map(({ offer, tool }) => (
      <button
        key={offer.name}
        type="button"
        class="tag-card"
        data-hinted={hintedOf(scene, offer)}
        onClick={() => pick(offer)}
      >
        <i>
          <Icon name={cardIcon(tool)} />
        </i>
        <span class="only-read">{sentence(scene, offer)}</span>
        <strong aria-hidden="true">{scene.words.tool[tool].name}</strong>
        <span aria-hidden="true">{scene.words.tool[tool].text}</span>
        {scene.me !== undefined && <Now scene={scene} card={tool} seat={scene.me} />}
        <b aria-hidden="true">{scene.say.verb.keep}</b>
      </button>
    ))}
  </div>
);
