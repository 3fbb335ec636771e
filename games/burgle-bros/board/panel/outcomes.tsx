import { ABILITIES } from '../../components/characters.ts';
import { Icon } from '../icon.tsx';
import { asked } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { type Scene, sentence } from '../scene.ts';
import { effectsOf } from './effects.ts';

/** What a move does, a line for each thing; in a sentence for whoever listens, and until it is known. */
export function Outcomes({ scene, offer }: { readonly scene: Scene; readonly offer: Offer }) {
  const { move } = offer;
  // The button is called by the name of the side already.
  if (move.type === 'side') {
    const { ability } = scene.words;
    return <span>{ability[ABILITIES[scene.view.crew[asked(scene)]!.character][move.side]].text}</span>;
  }
  const effects = effectsOf(scene, offer);
  if (effects.length === 0) return <span>{sentence(scene, offer)}</span>;
  return (
    <>
      <span class="only-read">{sentence(scene, offer)}</span>
      <ul class="effects" aria-hidden="true">
        {effects.map(({ tone, icon, text }) => (
          <li key={text} class={tone}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
