import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** Milliseconds at the usual pace, as in the tokens of the look: a change under the finger, an arm going out, a journey. */
export const TIMES = { quick: 120, calm: 280, travel: 450 } as const;

/** So long the table lies still after somebody's move. */
const STAY = 200;

/** The card is played, the arm goes out and brings what it has taken. The end of a raid has a page of its own. */
export function staging({ events, own }: Passage<View, Event>): Staging {
  if (events.some(({ type }) => type === 'raidEnded')) return { stay: TIMES.travel };
  if (own) return { stay: TIMES.travel };
  const isTheft = events.some(({ type }) => type === 'took' || type === 'stole');
  return { travel: TIMES.travel + (isTheft ? TIMES.calm : 0), stay: STAY };
}
