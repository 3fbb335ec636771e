import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** So long a bid comes from its cup, in milliseconds at the usual pace, and so long it lies there before the next. */
export const WAY = 500;
const REST = 400;
/** So long the cups are lifted: there are up to thirty dice to be read. */
const LIFTED = 3000;

/** What was bid comes to the middle; what is under the cups is seen before anything is told of it. */
export const staging = ({ events, own }: Passage<View, Event>): Staging =>
  events.some(({ type }) => type === 'shown') ? { read: LIFTED } : { travel: own ? 0 : WAY, stay: own ? 0 : REST };
