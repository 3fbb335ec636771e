import type { Heard, Score } from '#board/sound.ts';
import type { Event } from '../../state.ts';
import type { Shot } from './beats.ts';

const beats: Readonly<Record<Shot, Heard>> = {
  ...{ card: 'paper', take: 'coins', steal: 'coins', short: 'silent', give: 'coins', leash: 'dog', fetch: 'dog' },
  ...{ nothing: 'silent', empty: 'silent', sheet: 'paper', secured: 'coins', kept: 'paper', returned: 'paper' },
  ...{ starts: 'silent', alibis: 'tick', arrested: 'shoulder', fined: 'coins', points: 'tick' },
};

const events: Readonly<Record<Event['type'], Heard>> = {
  ...{ played: 'paper', took: 'coins', asked: 'silent', stole: 'coins', gaveDog: 'dog', fetchedDog: 'dog' },
  ...{ noEffect: 'silent', drew: 'silent', reshuffled: 'paper', raidEnded: 'door', bossKept: 'paper' },
  ...{ bossReturned: 'paper', secured: 'coins', raidBegan: 'silent', alibisCounted: 'silent', arrested: 'shoulder' },
  ...{ fined: 'coins', pointsCounted: 'silent', won: 'silent' },
};

/** What is heard of Art Robbery. */
export const score: Score<Event> = { beats, events };
