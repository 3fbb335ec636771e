import { signal } from '@preact/signals';
import { isRefused } from '#table/refusal.ts';
import { Client, type Link, type LinkState, sockets } from '#wire/client.ts';
import type { TableInfo } from '#wire/messages.ts';
import { PROTOCOL } from '#wire/protocol.ts';
import { Seals } from '#wire/seals.ts';
import { Clock } from '../clock.ts';
import { renewOnce } from '../renewal.ts';
import { saltsHere } from '../salts.ts';
import type { Venue, VenueState } from '../venue.ts';
import { mine } from './mine.ts';
import { introduce, protocols } from './people.ts';

const address = (): string => `${window.location.origin.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`;

/** The server that these pages come from. */
export function serverVenue(): Venue {
  const client = new Client(sockets(() => new WebSocket(address(), protocols())));
  const state = signal<VenueState>('connecting');
  // A table in a window behind others is not in sight: then its reader is called elsewhere.
  let inSight = true;
  const tellSight = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (client.state !== 'open' || inSight === isVisible) return;
    inSight = isVisible;
    void client.ask('sight', { on: isVisible });
  };
  client.onState((now) => {
    // Whoever hears of us for the first time believes that we are looked at.
    inSight = true;
    tellSight();
    state.value = standing(now, state.value);
    if (now === 'outdated') void renewOnce(PROTOCOL);
  });
  const wait = signal(client.wait);
  client.onWait(() => {
    wait.value = client.wait;
  });
  const clock = new Clock();
  client.on((push) => {
    if (push.push === 'info') clock.hear(push.info.now);
    if (push.push === 'lists') mine.value = push.mine;
  });
  const ask: Venue['ask'] = async (doing, body) => {
    const answer = await client.ask(doing, body);
    const now = timeIn(answer);
    if (now !== undefined) clock.hear(now);
    if ('mine' in answer) mine.value = answer.mine;
    return answer;
  };
  const retry = (): void => client.retry();
  window.addEventListener('online', retry);
  window.addEventListener('offline', () => client.doubt());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
    tellSight();
  });
  const link: Link = {
    get state() {
      return client.state;
    },
    on: (listener) => client.on(listener),
    onState: (listener) => client.onState(listener),
    // Whoever only looks needs no name; whoever wants to do something is introduced first.
    ask: async (doing, body) => {
      const answer = await ask(doing, body);
      if (!isRefused(answer) || answer.refused !== 'person-needed') return answer;
      const refusal = await introduce();
      if (refusal !== undefined) return refusal;
      client.renew();
      return ask(doing, body);
    },
  };
  const seals = new Seals(link, saltsHere);
  const { ask: asking, on } = link;
  return {
    kind: 'server',
    state,
    wait,
    seals,
    now: clock.now,
    link,
    ask: asking,
    on,
    retry,
    renew: () => client.renew(),
  };
}

/** What time it was there when a table was told of. */
function timeIn(answer: object): number | undefined {
  const info = ('info' in answer ? answer.info : answer) as Partial<TableInfo>;
  return info.now;
}

/** While it is tried again, it stands as it did. */
function standing(now: LinkState, before: VenueState): VenueState {
  if (now === 'open' || now === 'outdated') return now;
  if (now === 'lost') return before === 'open' || before === 'lost' ? 'lost' : 'away';
  return before === 'open' ? 'lost' : before;
}
