import type { Seat } from '#table/game.ts';
import { text } from '../../text/index.ts';
import type { Scene } from '../scene.ts';
import { cardName, spaceName } from '../talk.ts';
import { AdviceToggle, Choice } from './choice.tsx';
import { Frame, type PanelProps } from './frame.tsx';
import { othersText } from './picking.tsx';
import { Stake } from './stake.tsx';
import { diceOf, type Throw, targetOf } from './throw.ts';
import { Throws } from './throws.tsx';

/** A burglary: the dice with what each has to show, and what can still be done. */
export function Rolling({ scene, flag }: PanelProps) {
  const { view, talk, mine } = scene;
  const dice = scene.thrown ?? diceOf(view)!;
  const card = targetOf(view, dice.seat)!;
  const space = view.tokens[dice.seat]!;
  return (
    <Frame
      scene={scene}
      flag={flag}
      kind="roll"
      title={titleOf(dice, scene)}
      hint={space === 'none' ? undefined : spaceName(space, talk)}
      rule={view.phase === 'bonus' ? 'R6' : 'S3'}
      stake={
        <>
          <Stake scene={scene} card={card} />
          <span class="then">{thenText(dice.seat, scene)}</span>
        </>
      }
    >
      <Throws scene={scene} dice={dice} />
      {mine && scene.thrown === undefined ? <Choices scene={scene} dice={dice} /> : null}
    </Frame>
  );
}

/** What the dice say. While they are in the air nobody knows. */
function titleOf({ seat, dice }: Throw, { view, talk, tumbling }: Scene): string {
  const { say, names, viewer } = talk;
  const name = cardName(targetOf(view, seat)!, talk);
  if (tumbling || dice.some(({ shows }) => shows === 'not thrown'))
    return viewer === seat ? say.rollYours(name) : say.rollsFor(names[seat]!, name);
  const short = dice.filter(({ fits }) => !fits);
  if (short.length === 0) return say.allFit;
  const [only] = short;
  return short.length === 1 && typeof only!.shows === 'number'
    ? say.oneShort(talk.game.colour[only!.colour], only!.least - only!.shows)
    : say.severalShort(short.length);
}

/** Where the others on this card go if it is won, as far as the viewer is the one to win it. */
function thenText(burglar: Seat, scene: Scene): string | undefined {
  const { view, odds, talk } = scene;
  const space = view.tokens[burglar]!;
  const window = odds?.windows.find((each) => each.space === space);
  const others = view.order.filter((seat) => seat !== burglar && view.tokens[seat] === space);
  if (talk.viewer !== burglar || window === undefined || others.length === 0) return undefined;
  return othersText(others, window.displaced, scene);
}

interface DiceProps {
  readonly scene: Scene;
  readonly dice: Throw;
}

function Choices({ scene, dice }: DiceProps) {
  const { view, talk } = scene;
  const { say } = talk;
  const speak = text[talk.language].move;
  const space = view.tokens[dice.seat]!;
  if (view.phase === 'roll')
    return (
      <div class="choices">
        <Choice
          scene={scene}
          move={{ type: 'roll' }}
          kind="main"
          title={say.roll}
          note={space === 'none' ? '' : spaceName(space, talk)}
          label={speak({ type: 'roll' }, view, talk.names)}
          chance={space === 'none' ? undefined : scene.chanceAt(space)}
        />
      </div>
    );
  if (view.burglary === 'none') return null;
  const { rerollsOne, rerollsAll } = view.burglary;
  return (
    <fieldset class="choices">
      <legend class="only-read">{say.whatNow}</legend>
      {rerollsOne > 0 ? <Single scene={scene} dice={dice} left={rerollsOne} /> : null}
      {rerollsAll > 0 ? (
        <Choice
          scene={scene}
          move={{ type: 'rerollAll' }}
          title={say.rerollAll}
          note={say.timesLeft(rerollsAll)}
          label={speak({ type: 'rerollAll' }, view, talk.names)}
          chance={scene.chanceAfter({ type: 'rerollAll' })}
        />
      ) : null}
      <Choice
        scene={scene}
        move={{ type: 'stop' }}
        kind="stop"
        title={say.stop}
        note={say.takeZero}
        label={speak({ type: 'stop' }, view, talk.names)}
      />
      <AdviceToggle scene={scene} />
    </fieldset>
  );
}

/** The one die that is short; where several are, the dice themselves are chosen. */
function Single({ scene, dice: { dice }, left }: DiceProps & { readonly left: number }) {
  const { view, talk } = scene;
  const short = dice.flatMap(({ fits }, i) => (fits ? [] : [i]));
  if (short.length > 1)
    return (
      <p class="choice which">
        <span class="what">
          <b>{talk.say.rerollOne}</b>
          <small>{talk.say.chooseDie}</small>
        </span>
      </p>
    );
  const die = short[0]!;
  return (
    <Choice
      scene={scene}
      move={{ type: 'rerollOne', die }}
      title={talk.say.reroll(talk.game.colour[dice[die]!.colour])}
      note={talk.say.timesLeft(left)}
      label={text[talk.language].move({ type: 'rerollOne', die }, view, talk.names)}
      chance={scene.chanceAfter({ type: 'rerollOne', die })}
    />
  );
}
