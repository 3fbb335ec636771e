import type { BoardProps } from '#board/contract.ts';
import { RAID_COUNT } from '../components.ts';
import type { Event, Move } from '../state.ts';
import { type Stakes, stakes } from '../text/stakes.ts';
import type { View } from '../view.ts';
import { Dog } from './art/pictures.tsx';
import type { Offer } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { RestingHand } from './hand.tsx';
import { Rule } from './rule.tsx';
import { type Speech, useSpeech } from './speech.ts';
import { Picture } from './token.tsx';

type Asked = Exclude<View['question'], 'none'>;

interface QuestionProps {
  readonly props: BoardProps<View, Move, Event>;
  readonly question: Asked;
  readonly choosing: Choosing;
}

/** Token or dog: two answers of equal weight. */
export function Question({ props, question, choosing }: QuestionProps) {
  const speech = useSpeech();
  const { moves, busy, act } = props;
  const { view } = props.told;
  const say = speech.say.question;
  const stake = stakes(view);
  const thief = speech.names[question.thief]!;
  return (
    <section class="hand-area question" aria-labelledby="token-or-dog">
      <div class="ask">
        <h2>
          <span id="token-or-dog">{say.title(thief, stake.kind)}</span> <Rule id="R8" />
        </h2>
        <p>{say.lead}</p>
      </div>
      <RestingHand hand={choosing.hand} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div class="answers" role="group" aria-label={say.answers}>
        {moves.map((offer) => (
          <button
            key={offer.name}
            type="button"
            class="answer"
            data-hinted={offer.name === props.hinted || undefined}
            onClick={() => !busy && act(offer.name)}
          >
            {isDog(offer) ? (
              <>
                <span class="what">
                  <Dog />
                </span>
                <span class="words">
                  <b>{say.dog}</b> <span class="keep">{say.keep(stake.kind, stake.boss)}</span>{' '}
                  <span class="lose">{dogLoss(speech, view, thief)}</span>
                </span>
              </>
            ) : (
              <>
                <span class="what">
                  <Picture tokens={view.options.tokens} raid={view.raid} token={question.token} />
                </span>
                <span class="words">
                  <b>{say.token(stake.kind)}</b> <span class="lose">{tokenLoss(speech, stake)}</span>{' '}
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

/** What hurts most comes first. */
function tokenLoss({ say: { question: say } }: Speech, { points, alibis, boss }: Stakes): string {
  if (boss) return say.bossToo(points);
  return points + alibis === 0 ? say.worthless : say.less(points, alibis);
}

function dogLoss({ say: { question: say } }: Speech, view: View, thief: string): string {
  const next = view.raid + 1;
  return next < RAID_COUNT ? say.loseStart(thief, next + 1) : say.loseDog(thief);
}
