import { useRef, useState } from 'preact/hooks';
import type { Happening } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import type { Film } from '../film/beats.ts';
import { drawnIn } from './aftermath.ts';

/** The event card that was drawn last: held up to be read, lying there with what it did, or folded until one plays again. */
export interface Drawn {
  readonly events: readonly Event[];
  readonly is: 'held' | 'shown' | 'folded';
  unfold(): void;
}

type Step = Happening<Event>;

interface Told extends Step {
  readonly view: Pick<View, 'turn' | 'spent'>;
}

export function useDrawn(
  told: Told,
  story: readonly Happening<Event>[],
  film: Film | undefined,
  me: Seat | undefined,
): Drawn | undefined {
  const showing = useRef<Step | undefined>(undefined);
  const [unfolded, unfold] = useState<number>();
  const isHeld = film?.shot === 'event';
  if (isHeld) showing.current = { at: told.at, events: film.events };
  else if (film === undefined) showing.current = undefined;
  const last = showing.current ?? lastDrawn(told, story, me);
  if (last === undefined) return undefined;
  const { at, events } = last;
  const isShown = film !== undefined || at === told.at || unfolded === at;
  return { events, is: isHeld ? 'held' : isShown ? 'shown' : 'folded', unfold: () => unfold(at) };
}

/** The step in which an event was drawn last, unless this seat has begun to play since; a turn that has just begun is none yet. */
export function lastDrawn(told: Told, story: readonly Happening<Event>[], me: Seat | undefined): Step | undefined {
  const { at, view, events } = told;
  if (drawnIn(events) !== undefined) return told;
  if (me === undefined || (view.turn === me && view.spent > 0)) return undefined;
  let turns = view.turn === me ? 1 : 0;
  for (const step of story.filter((one) => one.at <= at).toReversed())
    for (const event of step.events.toReversed()) {
      if (event.type === 'eventDrawn') return step;
      if (event.type === 'turnBegan' && event.seat === me && turns-- === 0) return undefined;
    }
  return undefined;
}
