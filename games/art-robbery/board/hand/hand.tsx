import type { Card } from '../../components.ts';
import { text } from '../../text/index.ts';
import type { View } from '../../view.ts';
import { Back } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import { type Foot, footOf, handPiece, offersOf } from '../offers.ts';
import { type Scene, useScene } from '../scene.ts';
import { roam } from '../table/keys.ts';
import { nearSeat } from '../table/layout.ts';
import { Face } from './card.tsx';

/** The cards in hand. Each says at its foot whom it would take from. */
export function Hand({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const scene = useScene();
  const { hand, lifted, offers, pickCard, hintedCard, eye } = choosing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      class={`hand${offers.length === 0 ? ' resting' : ''}`}
      role="group"
      aria-label={scene.say.hand}
      onKeyDown={roam}
      onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && eye(slotAt(target))}
      onPointerLeave={() => eye(undefined)}
      onFocusIn={({ target }) => target instanceof Element && target.matches(':focus-visible') && eye(slotAt(target))}
      onFocusOut={() => eye(undefined)}
    >
      {hand.map((card, slot) => {
        const foot = footOf(view, offers, card);
        return (
          // a lifted card leaves a gap, and no other takes its place
          <span key={slot} class="slot">
            <button
              type="button"
              class={`card ${card === 'boss' ? 'dark' : ''} ${slot === lifted ? 'lifted' : ''}`}
              data-piece={handPiece(hand, slot)}
              data-hinted={hintedCard(slot)}
              aria-pressed={slot === lifted}
              aria-label={labelOf(scene, view, choosing, card, foot)}
              onClick={() => pickCard(slot)}
            >
              <Face card={card} />
              {foot !== undefined && <span class="takes">{footText(scene, foot)}</span>}
            </button>
          </span>
        );
      })}
    </div>
  );
}

/** The place in the hand of the card with this part; a finger has only pressed it. */
function slotAt(part: EventTarget | null): number | undefined {
  const slot = part instanceof Element ? part.closest('.slot') : null;
  return slot === null ? undefined : [...slot.parentElement!.children].indexOf(slot);
}

/** The hand while the dog's question is open: in sight, small and flat. */
export function RestingHand({ hand }: { readonly hand: readonly Card[] }) {
  const { say, game } = useScene();
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
  const { say, names, viewer } = useScene();
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

function footText({ say: { foot: say }, names }: Scene, foot: Foot): string {
  if (foot.to === 'seat') return say.from(names[foot.seat]!);
  return foot.to === 'several' ? say.any(foot.count) : say[foot.to];
}

/** The card, and what it would do if that needs no further choice. */
function labelOf(scene: Scene, view: View, { offers }: Choosing, card: Card, foot: Foot | undefined): string {
  const { game, language, names } = scene;
  if (foot === undefined) return game.card[card];
  const [offer, ...more] = offersOf(offers, card);
  const does = more.length > 0 ? '' : ` ${text[language].move(offer!.move, view, names, offer!.meaning)}`;
  return `${game.card[card]}, ${footText(scene, foot)}.${does}`;
}
