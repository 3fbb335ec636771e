import type { Card } from '../../components.ts';
import type { Scene } from '../scene.ts';
import { BonusTag } from '../table/pieces.tsx';

/** What the card brings: points, a bonus, perhaps a loot token. */
export function Stake({ scene: { talk, odds }, card }: { readonly scene: Scene; readonly card: Card }) {
  const { say } = talk;
  const prize = odds?.prizes.find((each) => each.card === card.id)?.points;
  return (
    <span class="win">
      <span class="joint">{say.win}</span>{' '}
      <b>
        {card.points} <span class="joint">{say.unit(card.points)}</span>
      </b>
      {card.bonus === 'none' ? null : (
        <>
          {' '}
          <span class="joint">{say.and}</span> <BonusTag bonus={card.bonus} talk={talk} />
        </>
      )}
      {prize === undefined ? null : (
        <>
          {' '}
          <span class="joint">{say.and}</span> <b class="coin">{prize}</b> <span class="joint">{say.forColours}</span>
        </>
      )}
    </span>
  );
}
