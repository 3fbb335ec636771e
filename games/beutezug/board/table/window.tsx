import type { Seat } from '#table/game.ts';
import { type Card, SPACE_NUMBER, type Space } from '../../components.ts';
import { cardOf, placeOf } from '../../text/pieces.ts';
import { Shutters } from '../art/scenery.tsx';
import { Sign } from '../art/signs.tsx';
import { Thing } from '../art/things.tsx';
import type { Scene } from '../scene.ts';
import { cardSentence, type Talk } from '../talk.ts';
import { BonusTag, Needs, Percent, Piece, Spoken } from './pieces.tsx';

interface WindowProps {
  readonly scene: Scene;
  readonly space: Space;
}

/** A window of the villa: lit with a card in it, or shuttered. */
export function Window({ scene, space }: WindowProps) {
  const { view, chosen, below } = scene;
  const id = view.display[SPACE_NUMBER[space]]!;
  const burglar = view.phase === 'roll' || view.phase === 'bonus' ? view.order[view.turn] : undefined;
  const states = [
    id === 'empty' && 'empty',
    burglar !== undefined && view.tokens[burglar] === space && 'at-work',
    chosen === space && 'chosen',
    below === space && 'below',
    scene.offers({ type: 'pick', space }) && 'lit',
  ];
  return (
    <li class={`window ${states.filter(Boolean).join(' ')}`}>
      {id === 'empty' ? <Closed scene={scene} space={space} /> : <LootCard scene={scene} space={space} id={id} />}
      <Sill scene={scene} space={space} />
    </li>
  );
}

function Closed({ scene, space }: WindowProps) {
  const { row, column } = placeOf(space);
  const label = scene.talk.say.shutters(row, column);
  if (!scene.seated)
    return (
      <div class="closed" role="img" aria-label={label}>
        <Shutters />
      </div>
    );
  return (
    <button
      type="button"
      class="closed"
      data-empty
      data-space={space}
      aria-label={label}
      tabIndex={-1}
      onClick={() => scene.press(space)}
    >
      <Shutters />
    </button>
  );
}

function LootCard({ scene, space, id }: WindowProps & { readonly id: string }) {
  const { view, talk, odds } = scene;
  const card = cardOf(view, id);
  const chance = scene.chanceAt(space);
  const prize = odds?.prizes.find((each) => each.card === id)?.points;
  const best = scene.isBest({ type: 'pick', space });
  const here = view.order.filter((seat) => view.tokens[seat] === space).map((seat) => talk.names[seat]!);
  const label = [
    cardSentence(view, space, id, talk),
    here.length > 0 && talk.game.twin.tokensHere(here),
    chance !== undefined && talk.say.yourChance(talk.game.odds.percent(chance)),
    prize !== undefined && talk.say.finishesSet(prize),
    best && `${talk.say.best}.`,
  ];
  const face = <CardFace card={card} number={scene.numberOf(id)} {...{ chance, prize, best, talk }} />;
  const piece = { 'data-piece': id, 'data-zone': space, 'data-from': `deck-${card.deck}` };
  const name = label.filter(Boolean).join(' ');
  if (!scene.seated)
    return (
      <div class="loot-card" role="img" aria-label={name} {...piece}>
        {face}
      </div>
    );
  return (
    <button
      type="button"
      class="loot-card"
      data-space={space}
      data-hinted={scene.hintedOf({ type: 'pick', space })}
      aria-pressed={scene.planning ? scene.chosen === space : undefined}
      onClick={() => scene.press(space)}
      {...piece}
    >
      <Spoken name={name}>{face}</Spoken>
    </button>
  );
}

interface CardFaceProps {
  readonly card: Card;
  /** Its place in the set. */
  readonly number: number;
  readonly chance?: number | undefined;
  /** The loot token that comes with it. */
  readonly prize?: number | undefined;
  readonly best?: boolean;
  readonly talk: Talk;
}

/** What is to be seen of a card in its window. */
export const CardFace = ({ card, number, chance, prize, best = false, talk }: CardFaceProps) => (
  <>
    <b class="points">{card.points}</b>
    <Thing number={number} />
    {chance === undefined && !best ? null : (
      <span class={`chance ${best ? 'best' : ''}`}>
        {best ? <Sign sign="star" /> : null}
        {chance === undefined ? null : <Percent chance={chance} talk={talk} />}
      </span>
    )}
    <BonusTag bonus={card.bonus} talk={talk} />
    {prize === undefined ? null : (
      <span class="prize">
        {talk.say.set} <b>{prize}</b>
      </span>
    )}
    <Needs dice={card.dice} />
  </>
);

/** Whoever climbs to this window, and where the viewer would stand. */
function Sill({ scene, space }: WindowProps) {
  const { view, talk, chosen } = scene;
  const here = view.order.filter((seat) => view.tokens[seat] === space);
  const ghost = chosen === space && talk.viewer !== 'audience' ? [talk.viewer] : [];
  if (here.length + ghost.length === 0) return null;
  return (
    <p class="sill" aria-hidden="true">
      {ghost.map((seat) => (
        <Piece key="ghost" seat={seat} talk={talk} ghost />
      ))}
      {here.map((seat: Seat) => (
        <span key={seat} class="token" data-piece={`token-${seat}`} data-zone={space} data-from={`thief-${seat}`}>
          <Piece seat={seat} talk={talk} />
        </span>
      ))}
    </p>
  );
}
