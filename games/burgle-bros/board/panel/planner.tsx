import { type Seat, seatsOf } from '#table/game.ts';
import type { Square } from '../../components/squares.ts';
import { parse } from '../../notation.ts';
import { ASKED, type Ghost, type Intent, MARKED, stepsIn } from '../../sketch.ts';
import { replyText, stepText, whyText } from '../../text/mates.ts';
import { Icon, Silhouette } from '../icon.tsx';
import { moveTitle } from '../moves.ts';
import type { Offer } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { PICTURES } from '../table/ghostmarks.tsx';
import { followed } from '../table/ghosts.ts';

interface NotesProps {
  readonly scene: Scene;
  readonly ghosts: readonly Ghost[];
  /** The viewer's own moves, to follow a plan with. */
  readonly moves: readonly Offer[];
  pick(offer: Offer): void;
}

/** Plans in words, and what bots answer; whoever is to act takes a step over with one press. */
export const PlanNotes = ({ scene, ghosts, moves, pick }: NotesProps) => (
  <>
    {plansAmong(ghosts).map((ghost) => {
      const step = followed(ghost, moves);
      const { say, names, me } = scene;
      return (
        <aside key={ghost.author} class="plan-note" data-seat={ghost.author}>
          <Silhouette of={scene.view.crew[ghost.author]!.character} />
          <p>
            <strong>{ghost.author === me ? say.plan.yours : say.plan.of(names[ghost.author]!)}</strong>{' '}
            {ghost.mind === undefined && <small>{say.plan.forWhom(names[ghost.actor]!)}</small>}
            <PlanSteps scene={scene} ghost={ghost} />
            <Why scene={scene} ghost={ghost} />
          </p>
          {step !== undefined && ghost.author !== me && ghost.actor === me && (
            <button type="button" class="accept" onClick={() => pick(step)}>
              {say.plan.follow}
            </button>
          )}
        </aside>
      );
    })}
    <div class="replies" aria-live="polite">
      {ghosts.flatMap(({ author, mind }) =>
        (mind?.replies ?? []).map((reply) => (
          <aside
            key={`${author} ${reply.to}`}
            class={`plan-note ${reply.answer.yes ? 'yes' : 'no'}`}
            data-seat={author}
          >
            <Silhouette of={scene.view.crew[author]!.character} />
            <p>
              <strong>{scene.names[author]}</strong> <span>{replyText(reply, scene.language, scene.names)}</span>
            </p>
          </aside>
        )),
      )}
    </div>
  </>
);

/** There is something of it left to be done. */
const isPlan = ({ sketches, mind }: Ghost): boolean => sketches.length > 0 || mind?.next !== undefined;

/** Without what was asked of a bot and is answered: the answer says what it was. */
const plansAmong = (ghosts: readonly Ghost[]): readonly Ghost[] =>
  ghosts.filter((ghost) => {
    const asked = ghosts.find(({ author }) => author === ghost.actor)?.mind?.replies ?? [];
    return isPlan(ghost) && !asked.some(({ to }) => to === ghost.author);
  });

function Why({ scene: { language, names }, ghost }: Pick<StepsProps, 'scene' | 'ghost'>) {
  const why = whyText(ghost, language, names);
  return why === undefined ? null : <small>{why}</small>;
}

interface StepsProps {
  readonly scene: Scene;
  readonly ghost: Ghost;
}

function PlanSteps({ scene, ghost }: StepsProps) {
  const steps = stepsIn(ghost);
  const next = ghost.mind?.next === undefined ? undefined : parse(ghost.mind.next);
  return (
    <>
      {ghost.sketches.map((sketch) => (
        <span key={`${sketch.intent}${sketch.at}`}>
          <i>{steps.includes(sketch) ? steps.indexOf(sketch) + 1 : '!'}</i> {stepText(sketch, scene.language)}{' '}
        </span>
      ))}
      {next !== undefined && (
        <span>
          <i>1</i> {moveTitle(scene, { move: next })}{' '}
        </span>
      )}
    </>
  );
}

/** What the pen draws, and for whom. */
export interface Pen {
  readonly intent: Intent;
  readonly actor: Seat;
}

interface PlannerProps {
  readonly scene: Scene;
  readonly pen: Pen | undefined;
  readonly empty: boolean;
  /** Seats that bots play: what is drawn for them is asked of them. */
  readonly bots: readonly Seat[];
  hold(pen: Pen | undefined): void;
  clear(): void;
  draw(at: Square, intent: Intent): void;
}

/** Takes the pen up and lays it down: with it in hand, rooms are sketched instead of entered. */
export function Planner({ scene, pen, empty, bots, hold, clear, draw }: PlannerProps) {
  const { say, view, names, me } = scene;
  if (pen === undefined)
    return (
      <button type="button" class="sketch" onClick={() => hold({ intent: 'go', actor: view.turn })}>
        <Icon name="i-ghost" />
        {bots.length === 0 ? say.plan.sketch : say.plan.sketchOrAsk}
      </button>
    );
  const asked = bots.includes(pen.actor) ? pen.actor : undefined;
  return (
    <fieldset class="planner" aria-label={say.plan.sketch}>
      <p>{asked === undefined ? say.plan.hint : say.plan.ask(names[asked]!)}</p>
      {view.seats > 1 && (
        <fieldset class="pens" aria-label={say.plan.who}>
          {seatsOf(view.seats).map((seat) => (
            <button
              key={seat}
              type="button"
              data-seat={seat}
              aria-pressed={pen.actor === seat}
              onClick={() => hold({ ...pen, actor: seat })}
            >
              {names[seat]}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset class="pens" aria-label={say.plan.what}>
        {MARKED.map((intent) => (
          <button
            key={intent}
            type="button"
            aria-pressed={pen.intent === intent}
            onClick={() => hold({ ...pen, intent })}
          >
            <Icon name={PICTURES[intent]} />
            {say.plan.intent[intent]}
          </button>
        ))}
        {asked !== undefined &&
          ASKED.map((intent) => {
            const { at } = view.crew[intent === 'come' ? me! : asked]!;
            return (
              <button
                key={intent}
                type="button"
                disabled={at === 'outside' || at === 'roof'}
                onClick={() => draw(at as Square, intent)}
              >
                <Icon name={PICTURES[intent]} />
                {say.plan.intent[intent]}
              </button>
            );
          })}
      </fieldset>
      <div class="pens">
        <button type="button" disabled={empty} onClick={clear}>
          {say.plan.clear}
        </button>
        <button type="button" class="accept" onClick={() => hold(undefined)}>
          {say.plan.done}
        </button>
      </div>
    </fieldset>
  );
}
