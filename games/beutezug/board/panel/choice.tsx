import { notate } from '../../notation.ts';
import type { Move } from '../../state.ts';
import { Sign } from '../art/signs.tsx';
import type { Scene } from '../scene.ts';
import { Percent, Spoken } from '../table/pieces.tsx';

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

/** What makes a move is a piece, too. */
export const pieceOf = (move: Move): string => `do ${notate(move)}`;

/** Something to do now, with its chance. The best ones are filled if the player has asked for that. */
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
      data-piece={pieceOf(move)}
      data-hinted={scene.hintedOf(move)}
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

/** Has the best choice marked, or leaves it to the player; only where the table plays with hints. */
export const AdviceToggle = ({ scene: { talk, marking } }: { readonly scene: Scene }) =>
  marking === undefined ? null : (
    <button type="button" class="choice advice" aria-pressed={marking.on} onClick={marking.toggle}>
      <Sign sign="bulb" />
      <span class="what">
        <b>{talk.say.advice}</b>
        <small>{marking.on ? talk.say.adviceOn : talk.say.adviceOff}</small>
      </span>
    </button>
  );
