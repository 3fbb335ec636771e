import { isRefused, type Refused, refused } from '#table/refusal.ts';
import type { Language } from '#table/text.ts';
import { renewServer } from '../venue.ts';
import { call, introduce, isMet } from './people.ts';

/** What somebody wants to be called for, and when not. */
export interface Wishes {
  readonly turn: boolean;
  readonly rematch: boolean;
  readonly over: boolean;
  readonly chat: boolean;
  readonly quiet: boolean;
  /** Minutes of the day. */
  readonly from: number;
  readonly to: number;
  /** Sunday is 0. */
  readonly daysOff: readonly number[];
  readonly zone: string;
}

/** Somewhere the reader is called. */
export interface Bell {
  readonly id: string;
  readonly kind: 'push' | 'hook';
  readonly host: string;
  readonly table?: string;
  /** It is this device. */
  readonly current: boolean;
}

export interface CallSettings {
  /** What a browser subscribes with. */
  readonly key: string;
  readonly hooks: boolean;
  readonly wishes: Wishes;
  readonly bells: readonly Bell[];
}

const CALLS = '/api/me/calls';
const BELLS = '/api/me/bells';

/** Whoever the server does not know yet is introduced first. */
async function asMyself<T>(ask: () => Promise<T | Refused>): Promise<T | Refused> {
  const answer = isMet() ? await ask() : refused('person-needed');
  if (!isRefused(answer) || answer.refused !== 'person-needed') return answer;
  const refusal = await introduce();
  if (refusal !== undefined) return refusal;
  renewServer();
  return ask();
}

export const callSettings = async (): Promise<CallSettings | Refused> =>
  isMet() ? call('GET', CALLS) : refused('person-needed');
export const knownCallSettings = (): Promise<CallSettings | Refused> => asMyself(() => call('GET', CALLS));
export const setWishes = (wishes: Wishes): Promise<Wishes | Refused> => asMyself(() => call('PUT', CALLS, wishes));

export const addPush = (subscription: PushSubscription, language: Language): Promise<{ id: string } | Refused> =>
  asMyself(() => {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    return call('POST', `${BELLS}/push`, { address: endpoint, keys: { p256dh, auth }, language, zone: zoneHere() });
  });
export const addHook = (
  address: string,
  language: Language,
  table?: string,
): Promise<{ readonly id: string; readonly secret: string } | Refused> =>
  asMyself(() => call('POST', `${BELLS}/hook`, { address, language, ...(table !== undefined && { table }) }));
export const tryHook = (id: string): Promise<{ readonly rung: boolean } | Refused> =>
  call('POST', `${BELLS}/${encodeURIComponent(id)}/try`);
export const removeBell = (id: string): Promise<Refused | undefined> =>
  call('DELETE', `${BELLS}/${encodeURIComponent(id)}`);

/** Where the reader's clock is set. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
