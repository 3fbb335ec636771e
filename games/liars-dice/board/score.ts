import type { Heard, Score } from '#board/sound.ts';
import type { Event } from '../state.ts';

const events: Readonly<Record<Event['type'], Heard>> = {
  ...{ announced: 'click', doubted: 'click', shown: 'dice', lostDie: 'fall', rolled: 'dice', won: 'silent' },
};

/** What is heard of it. */
export const score: Score<Event> = { events };
