import type { ComponentChildren } from 'preact';
import { carried, isLoot } from '../../text/names.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Scene } from '../scene.ts';
import { type DealLine, dealLines } from './bearings.ts';

/** The cards that a question is about, to be read before it is answered. */
export function About({ scene }: { readonly scene: Scene }) {
  const cards = cardsIn(scene);
  if (cards.length === 0) return null;
  return (
    <ol class={`about-cards ${cards.length > 1 ? 'counted' : ''}`}>
      {cards.map(({ icon, label, name, text, lines, family }) => (
        <li key={name} class={family}>
          <Icon name={icon} />
          <p>
            {label !== undefined && <small>{label}</small>}
            <strong>{name}</strong>
            <span>{text}</span>
            {lines?.map((line) => (
              <em key={line.text} class={line.tone}>
                {line.text}
              </em>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface Speech {
  readonly icon: string;
  /** Which way it would go. */
  readonly label?: string | undefined;
  readonly name: string;
  readonly text: ComponentChildren;
  /** What would change for whom. */
  readonly lines?: readonly DealLine[];
  readonly family?: 'loot' | 'tool';
}

/** The event that was looked at, or what is offered in a trade. */
function cardsIn(scene: Scene): readonly Speech[] {
  const { view, words } = scene;
  const { question, events } = view;
  if (question === 'none') return [];
  if (question.card !== 'none') {
    const family = isLoot(question.card) ? 'loot' : 'tool';
    const shown = { icon: cardIcon(question.card), ...carried(words, question.card), family } as const;
    return [{ ...shown, label: labelOf(scene, family), lines: dealLines(scene) }];
  }
  const [event = '?'] = question.ask === 'spotter' && question.floor === 'none' ? events.deck.cards : [];
  return event === '?' ? [] : [{ icon: `event-${event}`, ...words.eventCard[event] }];
}

/** R74 — You get it, or you give it. */
function labelOf({ view, me, say }: Scene, family: 'loot' | 'tool'): string | undefined {
  const asked = view.agenda.at(-1);
  if (asked === undefined || !('giver' in asked)) return undefined;
  if (asked.taker === me) return say.deal.get[family];
  return asked.giver === me ? say.deal.give[family] : undefined;
}
