import type { ComponentChildren } from 'preact';
import { priceOf } from '../ahead.ts';
import { Icon } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Pips } from './pips.tsx';

interface Props {
  readonly scene: Scene;
  pick(offer: Offer): void;
  /** The sheet of the crew lies over the floor. */
  readonly isCrewUp: boolean;
  raiseCrew(up: boolean): void;
  readonly children: ComponentChildren;
}

/** At the thumb on a phone: rolling and adding dice, crew, log, chat, end of the turn. */
export function ActionBar({ scene, pick, isCrewUp, raiseCrew, children }: Props) {
  const { say, offers, odds } = scene;
  const acts = [...offers.safes.values()].flat().toReversed();
  return (
    <nav class="actionbar" aria-label={say.actions}>
      {acts.map((offer) => {
        const { move } = offer;
        if (move.type !== 'crack' && move.type !== 'add-die') return null;
        const chances = odds?.safes.find(({ at }) => at === move.safe);
        const chance = move.type === 'crack' ? chances?.roll : chances?.oneMore;
        return (
          <button
            key={offer.name}
            type="button"
            class="act"
            data-hinted={hintedOf(scene, offer)}
            onClick={() => pick(offer)}
          >
            <strong>
              {say.verb[move.type]} <Pips count={priceOf(offer)} />
            </strong>
            {chance !== undefined && chance !== 'none' && <span>{say.percent(chance.cracks)}</span>}
            <span class="only-read">{sentence(scene, offer)}</span>
          </button>
        );
      })}
      <button type="button" class="to-crew" aria-expanded={isCrewUp} onClick={() => raiseCrew(!isCrewUp)}>
        <Icon name="i-people" />
        {say.crew}
      </button>
      {children}
    </nav>
  );
}
