import type { View } from '../../view.ts';
import { Back } from '../art/pictures.tsx';
import { Emblem } from '../hand/card.tsx';
import { Rule } from '../rule.tsx';
import { useScene } from '../scene.ts';

/** The draw pile and the discard pile. */
export function Piles({ view: { draw, discard } }: { readonly view: View }) {
  const { say, game } = useScene();
  return (
    <section class="piles" aria-label={say.piles}>
      <p class="pile">
        <span class="back-card" data-piece="draw">
          <Back />
        </span>
        <span class="count">
          <b>{draw}</b> <span>{say.draw}</span>
        </span>
      </p>
      <p class="pile">
        {discard.top === 'none' ? (
          <span class="top empty" />
        ) : (
          <span
            class={`top ${discard.top === 'boss' ? 'dark' : ''}`}
            data-piece={`discard:${discard.count}`}
            role="img"
            aria-label={game.card[discard.top]}
          >
            <Emblem card={discard.top} />
          </span>
        )}
        <span class="count">
          <b>{discard.count}</b> <span>{say.discard}</span>
        </span>
      </p>
      <Rule id="R18" />
    </section>
  );
}
