import { cellOf, floorOf } from '../components/squares.ts';
import type { Pending, Renewal } from '../pending.ts';
import type { View } from '../view.ts';

/** What is still to be done about a guard before he walks, when a question has interrupted it. */
export interface Moment {
  readonly moves: boolean;
  /** He has stepped somewhere and not looked round yet (R65). */
  readonly look: Renewal | 'done';
  /** He has been put somewhere and has no destination yet (R9, R62). */
  readonly placed: boolean;
  /** R67 — Players are choosing his alarm. */
  readonly asked: boolean;
  /** Steps left of a movement under way. */
  readonly left: number | 'whole';
}

export function momentOf(view: View, floor: number): Moment {
  const { agenda } = view;
  const tasks = agenda.filter((pending) => 'floor' in pending && pending.floor === floor);
  const find = <D extends string>(what: D) =>
    tasks.find((task) => 'do' in task && task.do === what) as Extract<Pending, { do: D }> | undefined;
  const look = find('look-round')?.renew ?? 'done';
  const placed = find('destination') !== undefined;
  const asked = tasks.some((task) => 'ask' in task && task.ask === 'nearest-alarm');
  const guardsMove = isPending(agenda, 'next-turn') && !isPending(agenda, 'guards');
  const steps = find('walk')?.steps;
  const underWay = steps !== undefined || look !== 'done' || placed || find('patrol') !== undefined;
  const appeared = guardsMove && underWay && steps === undefined && find('patrol') === undefined;
  return {
    moves: view.result === 'playing' && (guardsMove ? underWay : isMoving(view, floor)),
    look,
    placed,
    asked,
    left: appeared ? 0 : (steps ?? 'whole'),
  };
}

const isPending = (agenda: readonly Pending[], what: string): boolean =>
  agenda.some((pending) => 'do' in pending && pending.do === what);

/** R72 — The guard of the floor where the player in turn is, or after Shift Change the others. R1 — Everybody comes in on the first floor. */
function isMoving(view: View, floor: number): boolean {
  const { at } = view.crew[view.turn]!;
  if (at === 'roof') return false;
  return (at === 'outside' ? 0 : floorOf(cellOf(at))) === floor ? !view.shiftChange : view.shiftChange;
}
