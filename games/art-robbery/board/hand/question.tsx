import type { BoardProps } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { Event, Move } from '../../state.ts';
import { kindOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { changeFor, meaningOf } from '../ahead.ts';
import { Dog } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import type { Offer } from '../offers.ts';
import { Rule } from '../rule.tsx';
import { type Scene, useScene } from '../scene.ts';
import { Picture } from '../table/token.tsx';
import { RestingHand } from './hand.tsx';

type Asked = Exclude<View['question'], 'none'>;

interface QuestionProps {
  readonly props: BoardProps<View, Move, Event>;
  readonly question: Asked;
  readonly choosing: Choosing;
}

/** Token or dog: two answers of equal weight. */
export function Question({ props, question, choosing }: QuestionProps) {
  const scene = useScene();
  const { moves, busy, act } = props;
  const { view } = props.told;
  const say = scene.say.question;
  const kind = kindOf(question.token);
  const thief = scene.names[question.thief]!;
  return (
    <section class="hand-area question" aria-labelledby="token-or-dog">
      <div class="ask">
        <h2>
          <span id="token-or-dog">{say.title(thief, kind)}</span> <Rule id="R8" />
        </h2>
        {props.slots.hint ?? <p>{say.lead}</p>}
      </div>
      <RestingHand hand={choosing.hand} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div class="answers" role="group" aria-label={say.answers}>
        {moves.map((offer) => (
          <button
            key={offer.name}
            type="button"
            class="answer"
            data-hinted={props.hinted?.get(offer.name)}
            onClick={() => !busy && act(offer.name)}
          >
            {isDog(offer) ? (
              <>
                <span class="what">
                  <Dog />
                </span>
                <span class="words">
                  <b>{say.dog}</b>{' '}
                  <span class="keep">{say.keep(kind, losesBoss(moves.find((other) => !isDog(other))))}</span>{' '}
                  <span class="lose">{dogLoss(scene, view, question.thief, offer)}</span>
                </span>
              </>
            ) : (
              <>
                <span class="what">
                  <Picture tokens={view.options.tokens} raid={view.raid} token={question.token} />
                </span>
                <span class="words">
                  <b>{say.token(kind)}</b> <span class="lose">{tokenLoss(scene, question.victim, offer)}</span>{' '}
                  <span class="keep">{say.keepDog}</span>
                </span>
              </>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}

const isDog = ({ move }: Offer): boolean => move.type === 'give' && move.what === 'dog';

const losesBoss = (offer: Offer | undefined): boolean => meaningOf(offer)?.boss === 'returns';

/** What hurts most comes first. */
function tokenLoss({ say: { question: say } }: Scene, victim: Seat, offer: Offer): string {
  if (meaningOf(offer) === undefined) return '';
  const { points, alibis } = changeFor(offer, victim);
  if (losesBoss(offer)) return say.bossToo(-points);
  return points === 0 && alibis === 0 ? say.worthless : say.less(-points, -alibis);
}

function dogLoss({ say: { question: say }, names }: Scene, { raid }: View, thief: Seat, offer: Offer): string {
  const name = names[thief]!;
  return meaningOf(offer)?.begins === thief ? say.loseStart(name, raid + 2) : say.loseDog(name);
}
