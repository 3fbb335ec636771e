import type { EventName } from '../../components/cards.ts';
import type { Event } from '../../event.ts';
import { touchedBy } from '../book/card.tsx';

/** How guards walk after a turn. */
const WALK: readonly Event['type'][] = ['guardMoved', 'guardHeld', 'guardDistracted'];

/** What matters of that; where they turn on their way is seen on the plan. */
const MET: readonly Event['type'][] = ['guardMoved', 'guardHeld', 'stealthLost', 'captured'];

/** How the next turn comes. */
const NEXT: readonly Event['type'][] = ['turnSkipped', 'turnBegan'];

/** Cards that do something to the next turn alone. */
const FOR_NEXT: readonly EventName[] = ['heads-up', 'jump-the-gun'];

/** The card that was drawn in this step, if one was. */
export const drawnIn = (events: readonly Event[]): EventName | undefined =>
  events.findLast((event) => event.type === 'eventDrawn')?.event;

/** What it did: at once; where guards are concerned, on their walk as well; or to the turn after it. */
export function aftermath(events: readonly Event[]): readonly Event[] {
  const card = drawnIn(events);
  if (card === undefined) return [];
  const after = events.slice(events.findLastIndex(({ type }) => type === 'eventDrawn') + 1);
  if (FOR_NEXT.includes(card)) return after.filter(({ type }) => NEXT.includes(type) || type === 'noEffect');
  const [rest] = parted(after, NEXT);
  const [atOnce, walk] = parted(rest, WALK);
  return touchedBy(card) === 'guard' ? [...atOnce, ...walk.filter(({ type }) => MET.includes(type))] : atOnce;
}

/** What comes before the first of these, and the rest. */
function parted(
  events: readonly Event[],
  types: readonly Event['type'][],
): readonly [readonly Event[], readonly Event[]] {
  const at = events.findIndex(({ type }) => types.includes(type));
  return at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
}
