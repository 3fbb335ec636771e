import type { ComponentChildren } from 'preact';
import { carried } from '../../text/names.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Scene } from '../scene.ts';

/** The cards that a question is about, to be read before it is answered. */
export function About({ scene }: { readonly scene: Scene }) {
  const cards = cardsIn(scene);
  if (cards.length === 0) return null;
  return (
    <ol class={`about-cards ${cards.length > 1 ? 'counted' : ''}`}>
      {cards.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} />
          <p>
            <strong>{name}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface Told {
  readonly icon: string;
  readonly name: string;
  readonly text: ComponentChildren;
}

/** Events that were looked at, from the next one on, or what is offered in a trade. */
function cardsIn({ view, words }: Scene): readonly Told[] {
  const { question, events } = view;
  if (question === 'none') return [];
  if (question.card !== 'none') return [{ icon: cardIcon(question.card), ...carried(words, question.card) }];
  const looked = question.ask === 'crystal-ball' ? 3 : question.ask === 'spotter' && question.floor === 'none' ? 1 : 0;
  return events.deck.cards
    .slice(0, looked)
    .flatMap((event) => (event === '?' ? [] : [{ icon: `event-${event}`, ...words.eventCard[event] }]));
}
