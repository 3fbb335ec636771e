import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { beatsOf } from './film/beats.ts';
import { TIMES } from './film/times.ts';

/** So long the table lies still after somebody's move. */
const STAY = 200;

/** The card is played, the arm goes out and brings what it has taken; a raid ends seat by seat. One's own move is told at once. */
export function staging(passage: Passage<View, Event>): Staging {
  const beats = beatsOf(passage);
  return beats.length === 0 ? { stay: TIMES.travel } : { beats, stay: passage.own ? 0 : STAY };
}
