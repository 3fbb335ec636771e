import type { ComponentChildren } from 'preact';
import type { Target } from '../../odds.ts';
import { cardOf } from '../../text/pieces.ts';
import { Drop } from '../art/signs.tsx';
import type { Scene } from '../scene.ts';
import { Mini, MiniBack, Percent } from '../table/pieces.tsx';

interface LaneProps {
  readonly scene: Scene;
  readonly risk: boolean;
  readonly title: string;
  /** When this happens. */
  readonly when: ComponentChildren;
  readonly target: Pick<Target, 'card' | 'deck' | 'space' | 'win'>;
  readonly children?: ComponentChildren;
}

/** One way things can go: which card the viewer would roll for, and with what chance. */
export const Lane = ({ scene: { view, talk }, risk, title, when, target, children }: LaneProps) => (
  <li class={`lane ${risk ? 'risk' : 'sure'}`}>
    <p class="when">
      <b>{title}</b>
      <span>{when}</span>
    </p>
    {risk ? <Drop /> : null}
    {target.space === 'none' ? null : target.card === '?' ? (
      <MiniBack deck={target.deck} />
    ) : (
      <Mini card={cardOf(view, target.card)} talk={talk} />
    )}
    <Percent chance={target.win} talk={talk} />
    {children}
  </li>
);
