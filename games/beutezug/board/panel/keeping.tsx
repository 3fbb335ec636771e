import type { Move } from '../../state.ts';
import { text } from '../../text/index.ts';
import { cardOf } from '../../text/pieces.ts';
import { Sign } from '../art/signs.tsx';
import type { Scene } from '../scene.ts';
import { Mini, Spoken } from '../table/pieces.tsx';
import { pieceOf } from './choice.tsx';
import { Frame, type PanelProps } from './frame.tsx';

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
  const { view, talk } = scene;
  const card = cardOf(view, id);
  const move: Move = { type: 'keep', card: id };
  const meaning = scene.meaningOf(move);
  const best = scene.isBest(move);
  const prize = meaning?.tokens.find(({ chance }) => chance === 1)?.points;
  const label = text[talk.language].move(move, view, talk.names, meaning);
  return (
    <button
      type="button"
      class="keep-card"
      data-piece={pieceOf(move)}
      aria-disabled={!scene.offers(move)}
      data-hinted={scene.hintedOf(move)}
      onClick={() => scene.act(move)}
    >
      <Spoken name={best ? `${label} ${talk.say.best}.` : label}>
        <DrawnCard scene={scene} id={id} />
        <span class="what">
          <b>
            {best ? <Sign sign="star" /> : null}
            {talk.say.keep}
          </b>
          <small>
            {card.bonus === 'none' ? talk.game.points(card.points) : talk.game.bonus[card.bonus]}
            {prize === undefined ? null : (
              <span class="prize">
                {talk.say.set} <b>{prize}</b>
              </span>
            )}
            {meaning?.wins === 1 && meaning.error === 0 ? <span class="prize">{talk.say.winsGame}</span> : null}
          </small>
        </span>
      </Spoken>
    </button>
  );
}

const DrawnCard = ({ scene: { view, talk }, id }: DrawnProps) => (
  <span class="drawn-card" data-piece={id} data-zone="drawn" data-from="deck-0">
    <Mini card={cardOf(view, id)} talk={talk} />
  </span>
);
