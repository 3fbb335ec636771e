import { useState } from 'preact/hooks';
import type { Veiled } from '#table/game.ts';
import type { EventName } from '../../components/cards.ts';
import { Icon } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { fateOf } from './fate.ts';

interface Props {
  readonly scene: Scene;
  /** Every order that is possible. */
  readonly offers: readonly Offer[];
  pick(offer: Offer): void;
}

/** The orders by what they are called: the numbers of the cards, the new top first. */
const orderOf = ({ move }: Offer): string => (move.type === 'arrange' ? move.order : '');

/** The same cards with one in another place. */
function moved(order: readonly string[], from: number, to: number): readonly string[] {
  const rest = order.filter((_, i) => i !== from);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, order[from]!);
}

interface FateProps {
  readonly scene: Scene;
  readonly event: Veiled<EventName>;
  readonly place: number;
}

/** Who would draw it there, and what it would do to them, as things stand. */
function Fate({ scene, event, place }: FateProps) {
  const told = fateOf(scene, event, place);
  if (told === undefined) return null;
  return (
    <em>
      <b>{told.who}</b> {told.what}
    </em>
  );
}

/** Cards that go back in an order of one's own: by dragging, by the arrows between them, by arrow keys. */
export function Arranging({ scene, offers, pick }: Props) {
  const { view, words, say } = scene;
  const [order, setOrder] = useState<readonly string[]>(() => orderOf(offers[0]!).split(' ').toSorted());
  const [dragged, setDragged] = useState(-1);
  const move = (from: number, to: number): void => setOrder(moved(order, from, to));
  const chosen = offers.find((offer) => orderOf(offer) === order.join(' '))!;
  const cards = order.map((number) => {
    const event = view.events.deck.cards[Number(number) - 1]!;
    return { number, event, ...(event === '?' ? { name: '?', text: '' } : words.eventCard[event]) };
  });
  return (
    <>
      <p class="asked">{say.arranging.hint}</p>
      <ol class="arranging">
        {cards.map(({ number, event, name, text }, place) => (
          <li key={number} onDragOver={(over) => over.preventDefault()} onDrop={() => move(dragged, place)}>
            {place > 0 && (
              <button
                type="button"
                class="swap"
                aria-label={say.arranging.swap(cards[place - 1]!.name, name)}
                onClick={() => move(place, place - 1)}
              >
                <Icon name="i-trade" />
              </button>
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in every browser */}
            <div
              class="slip-card"
              role="button"
              tabIndex={0}
              draggable
              aria-label={say.arranging.card(name, place)}
              onDragStart={() => setDragged(place)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowLeft' || key === 'ArrowUp') move(place, place - 1);
                if (key === 'ArrowRight' || key === 'ArrowDown') move(place, place + 1);
              }}
            >
              <i>
                <Icon name={`event-${event}`} />
                <b>{say.arranging.places[place]}</b>
              </i>
              <p>
                <strong>{name}</strong>
                <span>{text}</span>
                <Fate scene={scene} event={event} place={place} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div class="ways">
        <button type="button" class="way" data-hinted={hintedOf(scene, chosen)} onClick={() => pick(chosen)}>
          <strong>
            <Icon name="i-shuffle" />
            {say.arranging.done}
          </strong>
          <span class="only-read">{sentence(scene, chosen)}</span>
        </button>
      </div>
    </>
  );
}
