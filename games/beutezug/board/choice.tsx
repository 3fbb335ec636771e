import type { Move } from '../state.ts';
import { Sign } from './art/signs.tsx';
import { Percent, Spoken } from './pieces.tsx';
import type { Scene } from './scene.ts';

interface ChoiceProps {
  readonly scene: Scene;
  /** What is asked for. */
  readonly move: Move;
  readonly kind?: string;
  readonly title: string;
  readonly note: string;
  /** The whole of it, for those who do not see the rest of the board. */
  readonly label: string;
  readonly chance?: number | undefined;
}

/** Something to do now, with its chance. The best one is filled if the player has asked for advice. */
export function Choice({ scene, move, kind = '', title, note, label, chance }: ChoiceProps) {
  const { talk } = scene;
  const best = scene.isBest(move);
  const spoken = [
    label,
    chance === undefined ? '' : talk.say.chance(talk.game.odds.percent(chance)),
    best ? `${talk.say.best}.` : '',
  ];
  return (
    <button
      type="button"
      class={`choice ${kind} ${best ? 'best' : ''}`}
      data-hinted={scene.isHinted(move)}
      aria-disabled={!scene.offers(move)}
      onClick={() => scene.act(move)}
    >
      <Spoken name={spoken.filter((part) => part !== '').join(' ')}>
        <span class="what">
          <b>
            {best ? <Sign sign="star" /> : null}
            {title}
          </b>
          <small>{note}</small>
        </span>
        {chance === undefined ? null : <Percent chance={chance} talk={talk} />}
      </Spoken>
    </button>
  );
}

/** Shows the best choice, or leaves it to the player. */
export const AdviceToggle = ({ scene: { talk, advice, toggleAdvice } }: { readonly scene: Scene }) => (
  <button type="button" class="choice advice" aria-pressed={advice} onClick={toggleAdvice}>
    <Sign sign="bulb" />
    <span class="what">
      <b>{talk.say.advice}</b>
      <small>{advice ? talk.say.adviceOn : talk.say.adviceOff}</small>
    </span>
  </button>
);
