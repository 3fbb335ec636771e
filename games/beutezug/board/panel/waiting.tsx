import type { Seat } from '#table/game.ts';
import type { Fate } from '../../odds.ts';
import { cardOf } from '../../text/pieces.ts';
import type { Scene } from '../scene.ts';
import { cardName, spaceName } from '../talk.ts';
import { Frame, type PanelProps } from './frame.tsx';
import { Lane } from './lane.tsx';
import { Stake } from './stake.tsx';
import { diceOf, targetOf } from './throw.ts';
import { Throws } from './throws.tsx';

/** So many ways at most: the rest is too unlikely to plan for. */
const MOST_WAYS = 3;

/** Somebody else is in turn: what may happen to the viewer until the own roll, or the dice that come next. */
export function Waiting({ scene, flag }: PanelProps) {
  const { view, talk, odds } = scene;
  const { say, names } = talk;
  const current = view.order[view.turn]!;
  const fate = odds?.fates.find(({ seat }) => seat === talk.viewer);
  const dice = diceOf(view);
  if (view.phase === 'over') return <Frame scene={scene} flag={flag} kind="wait" title={say.over} rule="S5" />;
  const card = targetOf(view, current);
  const title =
    view.phase === 'roll' && card !== undefined
      ? say.rollsFor(names[current]!, cardName(card, talk))
      : say.picks(names[current]!);
  return (
    <Frame
      scene={scene}
      flag={flag}
      kind="wait"
      title={title}
      hint={hintOf(current, scene)}
      rule={view.phase === 'roll' ? 'R2' : 'S2'}
      stake={view.phase === 'roll' && card !== undefined ? <Stake scene={scene} card={card} /> : undefined}
    >
      {fate === undefined ? null : <Ways scene={scene} fate={fate} />}
      {dice === undefined || (fate !== undefined && fate.ways.length > 1) ? null : <Throws scene={scene} dice={dice} />}
    </Frame>
  );
}

function hintOf(current: Seat, { view, talk }: Scene): string | undefined {
  const space = view.tokens[current]!;
  return space === 'none' ? undefined : spaceName(space, talk);
}

/** Where the viewer may stand when it is time to roll, and how likely. */
function Ways({ scene, fate }: { readonly scene: Scene; readonly fate: Fate }) {
  const { view, talk } = scene;
  const { say, game } = talk;
  return (
    <ol class="lanes" aria-label={say.lanes}>
      {fate.ways.slice(0, MOST_WAYS).map((way) => {
        const stays = way.space === fate.on && way.card !== '?';
        const title =
          way.space === 'none'
            ? say.movedNowhere
            : way.card === '?'
              ? say.movedToNew(way.deck)
              : (stays ? say.rollFor : say.movedTo)(cardName(cardOf(view, way.card), talk));
        return (
          <Lane
            key={`${way.space} ${way.card}`}
            scene={scene}
            risk={!stays}
            title={title}
            when={fate.ways.length === 1 ? say.forSure : say.happensWith(game.odds.percent(way.chance))}
            target={way}
          />
        );
      })}
    </ol>
  );
}
