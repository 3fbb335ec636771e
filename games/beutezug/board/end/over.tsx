import type { OverProps } from '#board/contract.ts';
import { RuleChip } from '#look/rule-chip.tsx';
import type { Event } from '../../state.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { Getaway } from '../art/scenery.tsx';
import { Mini, Piece } from '../table/pieces.tsx';
import { type Talk, talkTo } from '../talk.ts';
import { pointsPerRound } from './chart.ts';
import { Chart } from './chart.tsx';

type Props = OverProps<View, Event>;

/** Over the ridge with the bag; beside it the ranking with fair share and luck, and how it came about. */
export function Over(props: Props) {
  const { view, outcome, names, viewer, language, slots } = props;
  const talk = talkTo(language, names, viewer);
  const { say } = talk;
  const winner = outcome.winners[0]!;
  const story = props.story.flatMap(({ events }) => events);
  const won = story.findLast((event) => event.type === 'won');
  const rounds = pointsPerRound(story);
  const points = outcome.scores[winner]!;
  const heading = winner === viewer ? say.youGetAway(points) : say.getsAway(names[winner]!, points);
  return (
    <div class="finale">
      <section class="getaway" aria-labelledby="winner">
        <Getaway />
        <header>
          {slots.flag}
          <h1 id="winner" class={heading.length > LONG_HEADING ? 'long' : ''}>
            {heading}
          </h1>
          {won === undefined || won.by === 'points' ? null : (
            <p class="lead">
              {say.by[won.by]} <RuleChip rule="R23" language={talk.language} open={props.explain} />
            </p>
          )}
        </header>
        <Bag {...props} talk={talk} />
      </section>
      <section class="reckoning">
        <Ranking {...props} talk={talk} />
        {rounds.length === 0 ? null : (
          <section class="curve" aria-labelledby="curve">
            <h2 id="curve">{say.chart}</h2>
            <Chart rounds={rounds} ranked={view.order} talk={talk} />
          </section>
        )}
        <div class="sealed">{slots.proof}</div>
        <div class="next">{slots.actions}</div>
      </section>
    </div>
  );
}

/** From so many letters on a heading would reach down to the thief. */
const LONG_HEADING = 20;

/** The viewer's loot; to the audience, the winner's. */
function Bag({ view, viewer, outcome, talk }: Props & { readonly talk: Talk }) {
  const { say, names } = talk;
  const seat = viewer === 'audience' ? outcome.winners[0]! : viewer;
  const token = view.lootTokens[seat]!;
  return (
    <div class="bag">
      <h2>{viewer === 'audience' ? say.lootOf(names[seat]!) : say.yourLoot}</h2>
      <ul class="loot">
        {view.loot[seat]!.map((id) => (
          <li key={id}>
            <Mini card={cardOf(view, id)} talk={talk} />
          </li>
        ))}
        {token === 'none' ? null : (
          <li class="coin">
            <span class="only-read">{say.lootToken(token)}</span>
            <b aria-hidden="true">{token}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

interface RankingProps extends Props {
  readonly talk: Talk;
}

/** Places, points, and how much of them was luck. */
function Ranking({ view, viewer, outcome, sitters, talk, luck }: RankingProps) {
  const { say, names } = talk;
  const most = Math.max(...(luck ?? []).map(Math.abs), 1);
  return (
    <section class="ranking" aria-labelledby="ranking">
      <table>
        <caption>
          <h2 id="ranking">{say.ranking}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <td />
            <td />
            <th scope="col" class="due">
              {say.fairShare}
            </th>
            <th scope="col" class="luck-of">
              {say.luck}
            </th>
            <th scope="col">{say.pointsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat, place) => (
            <tr key={seat} class={`rank ${place === 0 ? 'first' : ''}`}>
              <td class="place">{outcome.places[seat]}</td>
              <td class="face" aria-hidden="true">
                <Piece seat={seat} talk={talk} />
              </td>
              <th scope="row" class="name">
                <b>{names[seat]}</b>
                <small>
                  {viewer === seat
                    ? say.you
                    : sitters.find((each) => each.seat === seat)?.kind === 'bot'
                      ? say.bot
                      : ''}
                </small>
              </th>
              <td class="due">{luck && say.decimal(outcome.scores[seat]! - luck[seat]!)}</td>
              <td class="luck-of">{luck && <Luck luck={luck[seat]!} most={most} talk={talk} />}</td>
              <td class="sum">{outcome.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{say.luckNote}</p>
    </section>
  );
}

/** A bar to the right or to the left of one line, with sign and number. */
const Luck = ({ luck, most, talk }: { readonly luck: number; readonly most: number; readonly talk: Talk }) => (
  <span class={`luck ${luck < 0 ? 'down' : 'up'}`}>
    <i style={{ width: `${(50 * Math.abs(luck)) / most}%` }} />
    <em>
      {luck < 0 ? '−' : '+'}
      {talk.say.decimal(Math.abs(luck))}
    </em>
  </span>
);
