import { Figure } from '#look/figure.tsx';
import { type Outcome, type Seat, seatsOf } from '#table/game.ts';
import { RAIDS } from '../../components.ts';
import type { View } from '../../view.ts';
import { Rule } from '../rule.tsx';
import { useScene } from '../scene.ts';
import { type Sentences, type Takings, takingsOf } from './story.ts';

interface RankingProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly sentences: Sentences;
}

/** Ranking and points per raid in one table. */
export function Ranking({ view, outcome, sentences }: RankingProps) {
  const { say } = useScene();
  const takings = takingsOf(view);
  const ranked = seatsOf(view.seats).toSorted((a, b) => outcome.places[a]! - outcome.places[b]!);
  return (
    <section class="ranking" aria-labelledby="ranking">
      <header>
        <h2 id="ranking">{say.over.ranking}</h2>
        <p class="key" aria-hidden="true">
          {RAIDS.map((raid, n) => (
            <span key={raid} class={`raid-${n}`}>
              {n + 1}
            </span>
          ))}
        </p>
        <p class="cols">
          <span>{say.over.alibis}</span> <span>{say.over.points}</span> <Rule id="R24" />
        </p>
      </header>
      <ol class={`of-${view.seats}`}>
        {ranked.map((seat) => (
          <Place
            key={seat}
            seat={seat}
            place={outcome.places[seat]!}
            won={outcome.winners.includes(seat)}
            arrested={sentences.arrested.includes(seat)}
            takings={takings[seat]!}
            score={outcome.scores[seat]!}
          />
        ))}
      </ol>
    </section>
  );
}

interface PlaceProps {
  readonly seat: Seat;
  readonly place: number;
  readonly won: boolean;
  readonly arrested: boolean;
  readonly takings: Takings;
  readonly score: number;
}

function Place({ seat, place, won, arrested, takings, score }: PlaceProps) {
  const { say, game, names, sitters, viewer } = useScene();
  const note = arrested ? game.outcome.arrestedMark : say.over.bosses(takings.bosses);
  return (
    <li class={`rank${won ? ' first' : ''}${arrested ? ' out' : ''}`}>
      <span class="place">{arrested ? '–' : place}</span>
      <Figure figure={sitters[seat]!.figure} bot={sitters[seat]!.kind === 'bot'} />
      <span class="name">
        <b>{names[seat]}</b> <small>{seat === viewer ? say.over.mine(note) : note}</small>
      </span>
      <span class="bar" role="img" aria-label={say.over.perRaid(takings.points)}>
        {takings.points.map((points, raid) => (
          // A raid without points keeps its place as a thin line.
          <i key={RAIDS[raid]} class={`raid-${raid}`} style={{ flexGrow: points }}>
            {points > 0 && <b>{points}</b>}
          </i>
        ))}
      </span>
      <span class={`alibi${takings.alibis > 8 ? ' small' : ''}`} role="img" aria-label={game.alibis(takings.alibis)}>
        {Array.from({ length: takings.alibis }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      <b class="sum">{score}</b>
    </li>
  );
}
