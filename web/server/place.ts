import { signal } from '@preact/signals';
import { isRefused } from '#table/refusal.ts';
import { Client, type Link, type LinkState, sockets } from '#wire/client.ts';
import type { TableInfo } from '#wire/messages.ts';
import { PROTOCOL } from '#wire/protocol.ts';
import { Seals } from '#wire/seals.ts';
import { Clock } from '../clock.ts';
import type { Place, Standing } from '../place.ts';
import { renewOnce } from '../renewal.ts';
import { saltsHere } from '../salts.ts';
import { introduce, protocols } from './people.ts';

const address = (): string => `${window.location.origin.replace(/^http/, 'ws')}/socket?v=${PROTOCOL}`;

/** The server that these pages come from. */
export function serverPlace(): Place {
  const client = new Client(sockets(() => new WebSocket(address(), protocols())));
  const state = signal<Standing>('connecting');
  client.onState((now) => {
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
  });
  const ask: Place['ask'] = async (doing, body) => {
    const answer = await client.ask(doing, body);
    const now = timeIn(answer);
    if (now !== undefined) clock.hear(now);
    return answer;
  };
  const retry = (): void => client.retry();
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
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
function standing(now: LinkState, before: Standing): Standing {
  if (now === 'open' || now === 'outdated') return now;
  if (now === 'lost') return before === 'open' || before === 'lost' ? 'lost' : 'away';
  return before === 'open' ? 'lost' : before;
}
