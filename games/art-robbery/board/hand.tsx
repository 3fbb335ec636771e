import type { Card } from '../components.ts';
import { text } from '../text/index.ts';
import type { View } from '../view.ts';
import { Back } from './art/pictures.tsx';
import { Face } from './card.tsx';
import { type Foot, footOf, handPiece, offersOf } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { roam } from './keys.ts';
import { nearSeat } from './layout.ts';
import { type Speech, useSpeech } from './speech.ts';

/** The cards in hand. Each says at its foot whom it would take from. */
export function Hand({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const speech = useSpeech();
  const { hand, slot: lifted, offers, pickCard } = choosing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      class={`hand${offers.length === 0 ? ' resting' : ''}`}
      role="group"
      aria-label={speech.say.hand}
      onKeyDown={roam}
    >
      {hand.map((card, slot) => {
        const foot = footOf(view, offers, card);
        return (
          <button
            key={slot}
            type="button"
            class={`card ${card === 'boss' ? 'dark' : ''} ${slot === lifted ? 'lifted' : ''}`}
            data-piece={handPiece(hand, slot)}
            aria-pressed={slot === lifted}
            aria-label={labelOf(speech, view, choosing, card, foot)}
            onClick={() => pickCard(slot)}
          >
            <Face card={card} />
            {foot !== undefined && <span class="takes">{footText(speech, foot)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The hand while the dog's question is open: in sight, small and flat. */
export function RestingHand({ hand }: { readonly hand: readonly Card[] }) {
  const { say, game } = useSpeech();
  return (
    <ul class="hand" aria-label={say.hand}>
      {hand.map((card, slot) => (
        <li key={slot} class={`card ${card === 'boss' ? 'dark' : ''}`} data-piece={handPiece(hand, slot)}>
          <span class="only-read">{game.card[card]}</span>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The near seat's cards as those see them who only watch. */
export function HiddenHand({ view }: { readonly view: View }) {
  const { say, names, viewer } = useSpeech();
  const seat = nearSeat(viewer);
  const cards = view.hands[seat]!;
  return (
    <div class="hand" role="img" aria-label={say.handOf(names[seat]!, cards.length)}>
      {cards.map((_, slot) => (
        <span key={slot} class="card back-card">
          <Back />
        </span>
      ))}
    </div>
  );
}

function footText({ say: { foot: say }, names }: Speech, foot: Foot): string {
  if (foot.to === 'seat') return say.from(names[foot.seat]!);
  return foot.to === 'several' ? say.any(foot.count) : say[foot.to];
}

/** The card, and what it would do if that needs no further choice. */
function labelOf(speech: Speech, view: View, { offers }: Choosing, card: Card, foot: Foot | undefined): string {
  const { game, language, names } = speech;
  if (foot === undefined) return game.card[card];
  const [offer, ...more] = offersOf(offers, card);
  const does = more.length > 0 ? '' : ` ${text[language].move(offer!.move, view, names)}`;
  return `${game.card[card]}, ${footText(speech, foot)}.${does}`;
}
