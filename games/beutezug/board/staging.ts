import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { beatsOf, TIMES } from './film/beats.ts';
import { throwIn } from './panel/throw.ts';

/** A pick, or a card that is kept: milliseconds at the usual pace. */
const MOVE = 500;

/** Dice are thrown and read before anything follows from them, and what follows is seen one thing after the other. */
export function staging(passage: Passage<View, Event>): Staging {
  const { before, events, own } = passage;
  if (events.some(({ type }) => type === 'succeeded')) return { beats: beatsOf(passage) };
  const dice = throwIn(events, before) === undefined ? undefined : { throw: TIMES.tumble, read: TIMES.read };
  // Cards that were drawn lie in the panel, which speaks of what has been told.
  const isToldFirst = events.some(({ type }) => type === 'drew') || (own && dice === undefined);
  return { ...dice, [isToldFirst ? 'stay' : 'travel']: MOVE };
}
