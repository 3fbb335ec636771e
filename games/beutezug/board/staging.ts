import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { beatsOf, thrown } from './film/beats.ts';
import { throwIn } from './panel/throw.ts';

/** A pick, or a card that is kept: milliseconds at the usual pace. */
const MOVE = 500;

/** Dice are thrown and read before anything follows from them, and what follows is seen one thing after the other. */
export function staging(passage: Passage<View, Event>): Staging {
  const { before, events, own } = passage;
  if (events.some(({ type }) => type === 'succeeded')) return { beats: beatsOf(passage) };
  // Cards that were drawn lie in the panel, which speaks of what has been told.
  const isToldFirst = events.some(({ type }) => type === 'drew');
  if (throwIn(events, before) === undefined) return { [isToldFirst || own ? 'stay' : 'travel']: MOVE };
  const beats = thrown(events);
  return isToldFirst ? { beats: beats.slice(0, -1), stay: MOVE } : { beats };
}
