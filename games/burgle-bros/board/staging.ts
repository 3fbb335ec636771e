import type { Passage, Staging } from '#board/contract.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';
import { beatsOf } from './film/beats.ts';
import { TIMES } from './film/times.ts';

/** So long it stays calm after something that others did. */
const STAY = 300;

/** Everything is staged where it happens, picture by picture; one's own plain moves are told at once. */
export function staging(passage: Passage<View, Event>): Staging {
  const beats = beatsOf(passage);
  if (beats.length === 0) return { stay: TIMES.travel };
  return { beats, stay: passage.own ? 0 : STAY };
}
