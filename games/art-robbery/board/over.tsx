import type { OverProps } from '#board/contract.ts';
import type { Outcome, Seat } from '#table/game.ts';
import { seatsOf } from '#table/game.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { Dog } from './art/pictures.tsx';
import { Highlights } from './highlights.tsx';
import { Cell, Fined, Masterpiece } from './masterpiece.tsx';
import { Ranking } from './ranking.tsx';
import { partyOf, Speaking, type Speech, speechOf } from './speech.ts';
import { momentsOf, type Sentences, sentencesOf } from './story.ts';

/** The end: who got away with how much, who did not, and how it came about. */
export function Over(props: OverProps<View, Event>) {
  const { view, outcome, story, slots } = props;
  const speech = speechOf(props);
  const sentences = sentencesOf(story);
  const moments = momentsOf(story);
  const { say } = speech;
  return (
    <Speaking value={speech}>
      <div class="end">
        <section class="wall" aria-label={say.over.result}>
          <div class="floor" aria-hidden="true" />
          <header>
            {slots.flag}
            <h1>{headline(speech, outcome)}</h1>
            <p class="lead">{lead(speech, outcome, sentences)}</p>
          </header>
          <Masterpiece winners={outcome.winners} />
          <div class="onlooker" aria-hidden="true">
            <Dog />
          </div>
          {sentences.arrested.length > 0 && <Cell seats={sentences.arrested} alibis={sentences.alibis} />}
          {sentences.fine !== undefined && <Fined fine={sentences.fine} tokens={view.options.tokens} />}
        </section>
        <div class="sheet-end">
          <Ranking view={view} outcome={outcome} sentences={sentences} />
          {moments !== undefined && <Highlights moments={moments} tokens={view.options.tokens} />}
          <div class="proof-place">{slots.proof}</div>
          <div class="actions-place">{slots.actions}</div>
        </div>
      </div>
    </Speaking>
  );
}

function headline(speech: Speech, { winners, scores }: Outcome): string {
  const [winner] = winners;
  if (winner === undefined) return speech.say.over.police;
  return speech.say.over.win(partyOf(speech, winners), scores[winner]!);
}

/** By how much, and over whom. */
function lead(
  { say, game, names, viewer }: Speech,
  { winners, scores, places }: Outcome,
  { arrested }: Sentences,
): string {
  const [winner] = winners;
  if (winner === undefined) return game.outcome.police;
  const free = seatsOf(scores.length).filter((seat) => !winners.includes(seat) && !arrested.includes(seat));
  if (free.length === 0) return winners.length > 1 ? '' : say.over.alone;
  const second: Seat = free.toSorted((a, b) => places[a]! - places[b]!)[0]!;
  const ahead = scores[winner]! - scores[second]!;
  if (ahead === 0) return game.outcome.byAlibis;
  return second === viewer ? say.over.aheadOfYou(ahead) : say.over.ahead(ahead, names[second]!);
}
