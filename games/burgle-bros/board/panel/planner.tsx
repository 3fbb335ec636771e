import { type Seat, seatsOf } from '#table/game.ts';
import { Icon, Silhouette } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { floorOf, gridOf } from '../table/geometry.ts';
import { followed, type Ghost, INTENTS, type Intent, stepsIn } from '../table/ghosts.ts';

interface NotesProps {
  readonly scene: Scene;
  readonly ghosts: readonly Ghost[];
  /** The viewer's own moves, to follow a plan with. */
  readonly moves: readonly Offer[];
  pick(offer: Offer): void;
}

/** Plans in words; whoever is to act takes a step over with one press. */
export const PlanNotes = ({ scene, ghosts, moves, pick }: NotesProps) => (
  <>
    {ghosts.map((ghost) => {
      const step = followed(ghost, moves);
      const { say, names, me } = scene;
      return (
        <aside key={ghost.author} class="plan-note" data-seat={ghost.author}>
          <Silhouette of={scene.view.crew[ghost.author]!.character} />
          <p>
            <strong>{ghost.author === me ? say.plan.yours : say.plan.of(names[ghost.author]!)}</strong>{' '}
            <small>{say.plan.forWhom(names[ghost.actor]!)}</small>
            <PlanSteps scene={scene} ghost={ghost} />
          </p>
          {step !== undefined && ghost.author !== me && ghost.actor === me && (
            <button type="button" class="accept" onClick={() => pick(step)}>
              {say.plan.follow}
            </button>
          )}
        </aside>
      );
    })}
  </>
);

function PlanSteps({ scene: { say }, ghost }: { readonly scene: Scene; readonly ghost: Ghost }) {
  const steps = stepsIn(ghost);
  return (
    <>
      {ghost.sketches.map((sketch) => {
        const place = `${floorOf(sketch.at)} ${gridOf(sketch.at)}`;
        return (
          <span key={`${sketch.intent}${sketch.at}`}>
            <i>{sketch.intent === 'ping' ? '!' : steps.indexOf(sketch) + 1}</i> {say.plan.step[sketch.intent](place)}
          </span>
        );
      })}
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
  hold(pen: Pen | undefined): void;
  clear(): void;
}

/** Takes the pen up and lays it down: with it in hand, rooms are sketched instead of entered. */
export function Planner({ scene, pen, empty, hold, clear }: PlannerProps) {
  const { say, view, names } = scene;
  if (pen === undefined)
    return (
      <button type="button" class="sketch" onClick={() => hold({ intent: 'go', actor: view.turn })}>
        <Icon name="i-ghost" />
        {say.plan.sketch}
      </button>
    );
  return (
    <fieldset class="planner" aria-label={say.plan.sketch}>
      <p>{say.plan.hint}</p>
      <fieldset class="pens" aria-label={say.plan.what}>
        {INTENTS.map((intent) => (
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
      </fieldset>
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

const PICTURES: Readonly<Record<Intent, string>> = { go: 'i-boots', peek: 'i-eye', crack: 'i-dice', ping: 'i-ping' };
