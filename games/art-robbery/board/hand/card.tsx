import type { Card } from '../../components.ts';
import { Boss, Dog, Thief } from '../art/pictures.tsx';
import { useScene } from '../scene.ts';

/** The cards that are not just a number. */
const EMBLEMS = { boss: <Boss />, dog: <Dog />, thief: <Thief /> };

const isEmblem = (card: Card): card is keyof typeof EMBLEMS => card in EMBLEMS;

/** What a card shows: its number, or name and picture. */
export function Face({ card }: { readonly card: Card }) {
  const { game } = useScene();
  return (
    <>
      {isEmblem(card) && (
        <b class="name">
          <span class="whole" data-print={game.card[card]} />
          <span class="short" data-print={game.cardShort[card]} />
        </b>
      )}
      <Emblem card={card} />
    </>
  );
}

/** The same without its name, which whoever shows it says. */
export const Emblem = ({ card }: { readonly card: Card }) => (isEmblem(card) ? EMBLEMS[card] : <b data-print={card} />);

/** The card of a theft that waits for its answer, beside the thief. */
export function PlayedCard({ card }: { readonly card: Card | 'none' }) {
  const { game } = useScene();
  if (card === 'none') return null;
  return (
    <span class="card played-card" data-piece="played" role="img" aria-label={game.card[card]}>
      <Emblem card={card} />
    </span>
  );
}

/** A card in a line of words, which pages show outside the board, too. */
export const CardSign = ({ card }: { readonly card: Card }) => (
  <span class={`card-sign${card === 'boss' ? ' dark' : ''}`}>
    <Emblem card={card} />
  </span>
);
