import type { Danger } from '../../foresight.ts';
import { isSure, meaningOf } from '../ahead.ts';
import { Icon } from '../icon.tsx';
import { moveIcon, moveTitle } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Outcomes } from './outcomes.tsx';

/** It rings or hurts for certain, or ends it all. */
function isBad(offer: Offer): boolean {
  const meaning = meaningOf(offer);
  if (offer.move.type === 'give-up') return true;
  const certain = meaning?.brings.find(({ chance }) => isSure(meaning, chance));
  return certain !== undefined && HURTS.includes(certain.danger);
}

const HURTS: readonly Danger[] = ['alarm', 'guard'];

/** More answers than sentences fit. */
const MANY = 8;

export interface WaysProps {
  readonly scene: Scene;
  readonly offers: readonly Offer[];
  pick(offer: Offer): void;
}

export const Ways = ({ scene, offers, pick }: WaysProps) => (
  <div class={`ways ${offers.length > MANY ? 'many' : ''}`}>
    {offers.map((offer) => (
      <button
        key={offer.name}
        type="button"
        class={`way ${isBad(offer) ? 'bad' : ''}`}
        data-piece={`do ${offer.name}`}
        data-hinted={hintedOf(scene, offer)}
        onClick={() => pick(offer)}
      >
        <strong>
          <Icon name={moveIcon(offer.move)} />
          {moveTitle(scene, offer)}
        </strong>
        {offers.length > MANY ? (
          <span class="only-read">{sentence(scene, offer)}</span>
        ) : (
          <Outcomes scene={scene} offer={offer} />
        )}
      </button>
    ))}
  </div>
);
