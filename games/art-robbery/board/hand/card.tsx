import type { Card } from '../../components.ts';
import { Boss, Dog, Thief } from '../art/pictures.tsx';
import { useScene } from '../scene.ts';

/** The cards that are not just a number. */
const EMBLEMS = { boss: <Boss />, dog: <Dog />, thief: <Thief /> };

const isEmblem = (card: Card): card is keyof typeof EMBLEMS => card in EMBLEMS;

/** What a card shows: its number, or name and picture. */
export function Face({ card, named = true }: { readonly card: Card; readonly named?: boolean }) {
  const { game } = useScene();
  if (!isEmblem(card)) return <b data-print={card} />;
  return (
    <>
      {named && (
        <b class="name">
          <span class="whole" data-print={game.card[card]} />
          <span class="short" data-print={game.cardShort[card]} />
        </b>
      )}
      {EMBLEMS[card]}
    </>
  );
}

/** The card of a theft that waits for its answer, beside the thief. */
export function PlayedCard({ card }: { readonly card: Card | 'none' }) {
  const { game } = useScene();
  if (card === 'none') return null;
  return (
    <span class="card played-card" data-piece="played" role="img" aria-label={game.card[card]}>
      <Face card={card} named={false} />
    </span>
  );
}

/** A card in a line of words. */
export const CardSign = ({ card }: { readonly card: Card }) => (
  <span class={`card-sign${card === 'boss' ? ' dark' : ''}`}>
    <Face card={card} named={false} />
  </span>
);
