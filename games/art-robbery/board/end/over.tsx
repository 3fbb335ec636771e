import type { OverProps } from '#board/contract.ts';
import type { Outcome, Seat } from '#table/game.ts';
import { seatsOf } from '#table/game.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';
import { Dog } from '../art/pictures.tsx';
import { InScene, partyOf, type Scene, sceneOf } from '../scene.ts';
import { Highlights } from './highlights.tsx';
import { Cell, Fined, Masterpiece } from './masterpiece.tsx';
import { Ranking } from './ranking.tsx';
import { momentsOf, type Sentences, sentencesOf } from './story.ts';

/** The end: who got away with how much, who did not, and how it came about. */
export function Over(props: OverProps<View, Event>) {
  const { view, outcome, story, slots } = props;
  const scene = sceneOf(props);
  const sentences = sentencesOf(story);
  const moments = momentsOf(story);
  const { say } = scene;
  return (
    <InScene value={scene}>
      <div class="end">
        <section class="wall" aria-label={say.over.result}>
          <div class="floor" aria-hidden="true" />
          <header>
            {slots.flag}
            <h1>{headline(scene, outcome)}</h1>
            <p class="lead">{lead(scene, outcome, sentences)}</p>
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
    </InScene>
  );
}

function headline(scene: Scene, { winners, scores }: Outcome): string {
  const [winner] = winners;
  if (winner === undefined) return scene.say.over.police;
  return scene.say.over.win(partyOf(scene, winners), scores[winner]!);
}

/** By how much, and over whom. */
function lead(
  { say, game, names, viewer }: Scene,
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
