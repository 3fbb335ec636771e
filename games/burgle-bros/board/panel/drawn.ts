import { useRef, useState } from 'preact/hooks';
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

interface Told {
  readonly at: number;
  readonly view: View;
  readonly events: readonly Event[];
}

export function useDrawn(told: Told, film: Film | undefined, me: Seat | undefined): Drawn | undefined {
  const last = useRef<{ readonly at: number; readonly events: readonly Event[] } | undefined>(undefined);
  const [unfolded, unfold] = useState<number>();
  const isHeld = film?.shot === 'event';
  if (isHeld) last.current = { at: told.at, events: film.events };
  else if (drawnIn(told.events) !== undefined) last.current = told;
  const { turn, spent } = told.view;
  const kept = last.current;
  if (kept !== undefined && kept.at < told.at && (me === undefined || (turn === me && spent > 0)))
    last.current = undefined;
  if (last.current === undefined) return undefined;
  const { at, events } = last.current;
  const isShown = film !== undefined || at === told.at || unfolded === at;
  return { events, is: isHeld ? 'held' : isShown ? 'shown' : 'folded', unfold: () => unfold(at) };
}
