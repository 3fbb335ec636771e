import { useState } from 'preact/hooks';
import { meaningOf } from '../ahead.ts';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Die } from '../table/die.tsx';
import { gridOf } from '../table/geometry.ts';

interface Props {
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  pick(offer: Offer): void;
}

/** A die that may be turned: what it shows, and what it could. */
interface Turn {
  readonly offer: Offer;
  readonly from: number;
  readonly to: number;
}

export const turnsIn = (offers: readonly Offer[]): readonly Turn[] =>
  offers.flatMap((offer) =>
    offer.move.type === 'set-die' ? [{ offer, from: offer.move.from, to: offer.move.to }] : [],
  );

const crackedBy = (offer: Offer): readonly string[] => meaningOf(offer)?.cracked.map(({ at }) => gridOf(at)) ?? [];

/** The die that is worth least: turning it cracks the most. */
export function idlest(turns: readonly Turn[]): number {
  const best = Math.max(0, ...turns.map(({ offer }) => crackedBy(offer).length));
  return turns.find(({ offer }) => crackedBy(offer).length === best)?.from ?? 0;
}

/** One chooses the result: the faces that a die could show, each with the rooms that it cracks. */
export function Turning({ scene, offers, pick }: Props) {
  const { view, say } = scene;
  const turns = turnsIn(offers);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const from = chosen ?? idlest(turns);
  const others = offers.filter(({ move }) => move.type !== 'set-die');
  return (
    <div class="turning">
      <fieldset aria-label={say.turning.rolled}>
        {view.rolled.map((die, i) => (
          <button
            key={i}
            type="button"
            class="rolled"
            aria-pressed={die === from}
            aria-label={say.turning.turn(die)}
            onClick={() => choose(die)}
          >
            <Die face={die} colour="green" />
          </button>
        ))}
      </fieldset>
      <div class="ways faces">
        {others.map((offer) => (
          <Face key={offer.name} scene={scene} offer={offer} title={say.verb['as-rolled']} pick={pick} />
        ))}
        {turns
          .filter((turn) => turn.from === from)
          .map(({ offer, to }) => (
            <Face key={offer.name} scene={scene} offer={offer} face={to} pick={pick} />
          ))}
      </div>
    </div>
  );
}

interface FaceProps {
  readonly scene: Scene;
  readonly offer: Offer;
  readonly face?: number;
  readonly title?: string;
  pick(offer: Offer): void;
}

function Face({ scene, offer, face, title, pick }: FaceProps) {
  const { say } = scene;
  const cracked = crackedBy(offer);
  return (
    <button
      type="button"
      class={`way ${meaningOf(offer) !== undefined && cracked.length === 0 ? 'idle' : ''}`}
      data-hinted={hintedOf(scene, offer)}
      onClick={() => pick(offer)}
    >
      <span class="only-read">{sentence(scene, offer)}</span>
      <strong aria-hidden="true">
        {face !== undefined && <Die face={face} colour="green" />}
        {title}
      </strong>
      <small aria-hidden="true">
        {cracked.length === 0 ? say.turning.nothing : say.effect.cracks(cracked.join(', '))}
      </small>
    </button>
  );
}
