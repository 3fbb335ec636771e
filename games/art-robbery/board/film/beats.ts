import type { Beat, Passage } from '#board/contract.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';
import { TIMES } from './times.ts';
import { unfolded } from './unfolding.ts';

/** Every picture there is, by its name. Sounds go with them. */
export type Shot =
  | ('card' | 'take' | 'steal' | 'short' | 'give' | 'leash' | 'fetch' | 'nothing')
  | ('empty' | 'sheet' | 'secured' | 'kept' | 'returned' | 'starts')
  | ('alibis' | 'arrested' | 'fined' | 'points');

/** What the board wants to know of a picture. */
export interface Film {
  readonly shot: Shot;
  /** Of the end of a raid, all that happened, and what has been shown of it by now; missing while the raid goes on. */
  readonly ending?: { readonly events: readonly Event[]; readonly shown: readonly Event[] };
}

interface Cut {
  readonly shot: Shot;
  readonly moves?: number;
  readonly reads?: number;
}

/** What shows an event; what is left out comes with the next picture. */
const CUTS: { readonly [T in Event['type']]?: readonly Cut[] } = {
  played: [{ shot: 'card', moves: TIMES.calm }],
  took: [{ shot: 'take', moves: TIMES.calm + TIMES.travel }],
  stole: [{ shot: 'steal', moves: TIMES.calm + TIMES.travel }],
  asked: [{ shot: 'short', moves: TIMES.calm }],
  gaveDog: [{ shot: 'leash', moves: TIMES.travel }],
  fetchedDog: [{ shot: 'fetch', moves: TIMES.travel }],
  noEffect: [{ shot: 'nothing', reads: TIMES.nothing }],
  raidEnded: [
    { shot: 'empty', moves: TIMES.empty },
    { shot: 'sheet', moves: TIMES.sheet },
  ],
  secured: [{ shot: 'secured', moves: TIMES.secured }],
  bossKept: [{ shot: 'kept', moves: TIMES.calm, reads: TIMES.stamp - TIMES.calm }],
  bossReturned: [{ shot: 'returned', moves: TIMES.calm, reads: TIMES.stamp - TIMES.calm }],
  raidBegan: [{ shot: 'starts', moves: TIMES.calm, reads: TIMES.starts - TIMES.calm }],
  alibisCounted: [{ shot: 'alibis', moves: TIMES.calm, reads: TIMES.alibis - TIMES.calm }],
  arrested: [{ shot: 'arrested', moves: TIMES.calm, reads: TIMES.bars - TIMES.calm }],
  fined: [{ shot: 'fined', moves: TIMES.calm, reads: TIMES.fine - TIMES.calm }],
  pointsCounted: [{ shot: 'points', moves: TIMES.calm, reads: TIMES.points - TIMES.calm }],
};

/** All that happened, picture by picture; of one's own move only the end of a raid. */
export function beatsOf({ before, events, own }: Passage<View, Event>): readonly Beat[] {
  const beats: Beat[] = [];
  let seen = before;
  let waiting: Event[] = [];
  let ending: readonly Event[] = [];
  let shown: readonly Event[] = [];
  for (const event of inOrder(events)) {
    const wasAsked = seen.question !== 'none';
    seen = unfolded(seen, event);
    waiting.push(event);
    if (event.type === 'raidEnded') [ending, shown] = [endingFrom(events, event), []];
    if (ending.includes(event)) shown = [...shown, event];
    if (own && ending.length === 0) continue;
    for (const cut of cutsOf(event, wasAsked)) {
      const on: Film = { shot: cut.shot, ...(onSheet(cut) && { ending: { events: ending, shown } }) };
      const { shot: name, ...times } = cut;
      beats.push({ name, part: 'travel', ...times, view: seen, events: waiting, on });
      waiting = [];
    }
    if (event.type === 'raidBegan') ending = [];
  }
  return beats;
}

/** First the loot goes into the safes, then the Boss is judged. */
function inOrder(events: readonly Event[]): readonly Event[] {
  const isVerdict = ({ type }: Event): boolean => type === 'bossKept' || type === 'bossReturned';
  const verdict = events.findIndex(isVerdict);
  const last = events.findLastIndex(({ type }) => type === 'secured');
  if (verdict < 0 || last < verdict) return events;
  return [
    ...events.slice(0, verdict),
    ...events.slice(verdict + 1, last + 1),
    events[verdict]!,
    ...events.slice(last + 1),
  ];
}

/** A hand that has waited for an answer is out already. */
function cutsOf(event: Event, wasAsked: boolean): readonly Cut[] {
  if (event.type === 'stole' && wasAsked) return [{ shot: 'give', moves: TIMES.travel }];
  return CUTS[event.type] ?? [];
}

const onSheet = ({ shot }: Cut): boolean => ON_SHEET.has(shot);
const ON_SHEET: ReadonlySet<Shot> = new Set([
  ...(['sheet', 'secured', 'kept', 'returned', 'starts'] as const),
  ...(['alibis', 'arrested', 'fined', 'points'] as const),
]);

/** What belongs to the end of one raid: all from there to the next, or to the end of the game. */
function endingFrom(events: readonly Event[], ended: Event): readonly Event[] {
  const rest = events.slice(events.indexOf(ended));
  const next = rest.findIndex(({ type }) => type === 'raidBegan');
  return next < 0 ? rest : rest.slice(0, next + 1);
}
