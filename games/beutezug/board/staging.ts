import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { beatsOf } from './film/beats.ts';

/** A pick of one's own, or a card that one keeps: milliseconds at the usual pace. */
const MOVE = 500;

/** Dice are thrown and read before anything follows from them, and what follows is seen one thing after the other. */
export function staging(passage: Passage<View, Event>): Staging {
  const beats = beatsOf(passage);
  const areDrawn = passage.view.drawn.length > 0;
  if (beats.length === 0) return { stay: MOVE };
  return areDrawn ? { beats, stay: MOVE } : { beats };
}
