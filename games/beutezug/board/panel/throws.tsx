import type { Move } from '../../state.ts';
import { text } from '../../text/index.ts';
import { Sign } from '../art/signs.tsx';
import type { Scene } from '../scene.ts';
import { Die } from '../table/die.tsx';
import { Need, Percent, Spoken } from '../table/pieces.tsx';
import type { Throw, ThrowDie } from './throw.ts';

/** The dice in a row. */
export const Throws = ({ scene, dice: { dice } }: { readonly scene: Scene; readonly dice: Throw }) => (
  <ol class="throws" aria-label={scene.talk.say.dice}>
    {dice.map((die, i) => (
      <ThrownDie key={i} scene={scene} die={die} number={i} />
    ))}
  </ol>
);

interface ThrownDieProps {
  readonly scene: Scene;
  readonly die: ThrowDie;
  /** Its place on the card, from 0. */
  readonly number: number;
}

/** What it needs, what it shows, what is added, whether that is enough; and what throwing it again is worth. */
function ThrownDie({ scene, die, number }: ThrownDieProps) {
  const { view, talk, mine } = scene;
  const { say, game, names, language } = talk;
  const tumbles = die.fresh && scene.tumbling;
  const move: Move = { type: 'rerollOne', die: number };
  const best = scene.isBest(move);
  const choosing = mine && view.phase === 'bonus' && scene.thrown === undefined;
  const chance = choosing ? scene.chanceAfter(move) : undefined;
  const state = die.shows === 'not thrown' ? '' : die.fits ? 'fits' : 'short';
  const body = (
    <>
      <Need colour={die.colour} least={die.need} />
      <span class="box">
        <Die colour={die.colour} shows={die.shows} tumbles={tumbles} />
        {die.need === die.least ? null : <span class="plus">{say.plus(die.need - die.least)}</span>}
      </span>
      <Verdict scene={scene} die={die} />
    </>
  );
  const classes = `throw ${state} ${tumbles ? 'tumbles' : ''} ${best ? 'best' : ''}`;
  if (!choosing)
    return (
      <li class={classes} style={{ '--turn': number }} data-piece={`die-${number}`}>
        <span class="only-read">
          {die.shows === 'not thrown'
            ? say.blankDie(game.colour[die.colour])
            : say.die(game.colour[die.colour], die.shows)}
          , {say.needs(die.least)}.
        </span>
        <span class="throw-body" aria-hidden="true">
          {body}
        </span>
      </li>
    );
  const spoken = [
    text[language].move(move, view, names),
    chance === undefined ? '' : say.chance(game.odds.percent(chance)),
    best ? `${say.best}.` : '',
  ];
  return (
    <li class={classes} style={{ '--turn': number }} data-piece={`die-${number}`}>
      <button
        type="button"
        class="throw-body"
        data-hinted={scene.hintedOf(move)}
        aria-disabled={!scene.offers(move)}
        onClick={() => scene.act(move)}
      >
        <Spoken name={spoken.filter((part) => part !== '').join(' ')}>
          {body}
          {chance === undefined && !best ? null : (
            <span class="worth">
              <Sign sign={best ? 'star' : 'reroll'} />
              {chance === undefined ? null : <Percent chance={chance} talk={talk} />}
            </span>
          )}
        </Spoken>
      </button>
    </li>
  );
}

function Verdict({ scene: { talk }, die: { shows, need, least, fits } }: Omit<ThrownDieProps, 'number'>) {
  if (shows === 'not thrown') return <span class="verdict ahead">{talk.say.needs(least)}</span>;
  return (
    <span class="verdict">
      <Sign sign={fits ? 'tick' : 'cross'} />
      <b>{shows + need - least}</b>
      <span>{fits ? talk.say.fits : talk.say.tooLow}</span>
    </span>
  );
}
