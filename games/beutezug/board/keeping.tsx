import type { Move } from '../state.ts';
import { text } from '../text/index.ts';
import { cardOf } from '../text/pieces.ts';
import { Frame, type PanelProps } from './frame.tsx';
import { Mini, Spoken } from './pieces.tsx';
import type { Scene } from './scene.ts';

/** Caught: two 0 cards, of which one is kept. */
export function Keeping({ scene, flag }: PanelProps) {
  const { view, talk, mine } = scene;
  const { say, names } = talk;
  const name = names[view.order[view.turn]!]!;
  return (
    <Frame
      scene={scene}
      flag={flag}
      kind="keep"
      title={mine ? say.caught : say.isCaught(name)}
      rule="R18"
      stake={mine ? say.keepNote : undefined}
    >
      <ul class="zeros">
        {view.drawn.map((id) => (
          <li key={id}>{mine ? <KeepCard scene={scene} id={id} /> : <DrawnCard scene={scene} id={id} />}</li>
        ))}
      </ul>
    </Frame>
  );
}

interface DrawnProps {
  readonly scene: Scene;
  readonly id: string;
}

function KeepCard({ scene, id }: DrawnProps) {
  const { view, talk, odds } = scene;
  const card = cardOf(view, id);
  const prize = odds?.prizes.find((each) => each.card === id)?.points;
  const move: Move = { type: 'keep', card: id };
  const label = text[talk.language].move(move, view, talk.names);
  return (
    <button
      type="button"
      class="keep-card"
      aria-disabled={!scene.offers(move)}
      data-hinted={scene.isHinted(move)}
      onClick={() => scene.act(move)}
    >
      <Spoken name={prize === undefined ? label : `${label} ${talk.say.finishesSet(prize)}`}>
        <DrawnCard scene={scene} id={id} />
        <span class="what">
          <b>{talk.say.keep}</b>
          <small>
            {card.bonus === 'none' ? talk.game.points(card.points) : talk.game.bonus[card.bonus]}
            {prize === undefined ? null : (
              <span class="prize">
                {talk.say.set} <b>{prize}</b>
              </span>
            )}
          </small>
        </span>
      </Spoken>
    </button>
  );
}

const DrawnCard = ({ scene: { view, talk }, id }: DrawnProps) => (
  <span class="drawn-card" data-piece={id} data-zone="drawn" data-kind="drawn" data-from="deck-0">
    <Mini card={cardOf(view, id)} talk={talk} />
  </span>
);
