import type { Heard, Score } from '#board/sound.ts';
import type { Event } from '../../state.ts';
import type { Shot } from './beats.ts';

const beats: Readonly<Record<Shot, Heard>> = {
  ...{ dice: 'dice', result: 'silent', won: 'paper', set: 'coins', fall: 'silent', land: 'fall', stranded: 'fall' },
  ...{ refilled: 'paper', revealed: 'paper', failed: 'silent', settle: 'silent' },
  ...{
    pick: 'click',
    keep: 'paper',
    under: 'silent',
    points: 'silent',
    order: 'click',
    count: 'coins',
    winner: 'silent',
  },
};

const events: Readonly<Record<Event['type'], Heard>> = {
  ...{ picked: 'click', rolled: 'dice', rerolledAll: 'dice', rerolledOne: 'dice', stopped: 'silent' },
  ...{ succeeded: 'paper', displaced: 'fall', stayed: 'silent', stranded: 'fall', refilled: 'paper' },
  ...{ notRefilled: 'silent', revealed: 'paper', failed: 'silent', drew: 'paper', kept: 'paper', putUnder: 'paper' },
  ...{ gotNothing: 'silent', tookLootToken: 'coins', roundEnded: 'silent', ordered: 'click', won: 'silent' },
};

/** What is heard of Beutezug. */
export const score: Score<Event> = { beats, events };
