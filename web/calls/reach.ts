import { isRefused, type Refused } from '#table/refusal.ts';
import { keep, kept } from '../keep.ts';
import { addPush, type CallSettings, callSettings, knownCallSettings, removeBell } from '../server/calls.ts';
import { BELL } from '../server/people.ts';
import { settings } from '../settings.ts';

/**
 * Whether the reader can be called on this device. `denied`: the browser was told not to. `insecure`: the address is not
 * encrypted. `install`: only as an app. `unsupported`: not by this browser.
 */
export type Reach = 'on' | 'off' | 'denied' | 'insecure' | 'install' | 'unsupported';

export async function reachOf(known: CallSettings | undefined): Promise<Reach> {
  const cannot = whyNot();
  if (cannot !== undefined) return cannot;
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await subscriptionHere();
  const isKnown = known?.bells.some(({ current, kind }) => current && kind === 'push');
  return subscription !== undefined && isKnown && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Whether asking would lead anywhere, as far as that is known at once. */
export const mayAsk = (): boolean => whyNot() === undefined && Notification.permission === 'default';

function whyNot(): Reach | undefined {
  if (!window.isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return undefined;
  // Apple's phones and tablets call nobody but through an app on the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unsupported';
}

const subscriptionHere = async (): Promise<PushSubscription | undefined> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? undefined;

/** Asks the browser, and tells the server where to call. To be called on a press, and only then. */
export async function turnOn(): Promise<Reach | Refused> {
  const cannot = whyNot();
  if (cannot !== undefined) return cannot;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const known = await knownCallSettings();
  if (isRefused(known)) return known;
  const subscription = await subscribed(known.key);
  if (subscription === undefined) return 'unsupported';
  return (await told(subscription)) ?? 'on';
}

async function subscribed(key: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return undefined;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options);
  } catch {
    // One that was made for another server's key is in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe().catch(() => false);
    return registration.pushManager.subscribe(options).catch(() => undefined);
  }
}

async function told(subscription: PushSubscription): Promise<Refused | undefined> {
  const language = settings.language.value;
  const answer = await addPush(subscription, language);
  if (isRefused(answer)) return answer;
  keep(BELL, markOf(subscription));
  return undefined;
}

/** What the server was told. */
const markOf = ({ endpoint }: PushSubscription): string => `${settings.language.value} ${endpoint}`;

export async function turnOff(known: CallSettings): Promise<void> {
  keep(BELL, undefined);
  const here = known.bells.filter(({ current, kind }) => current && kind === 'push');
  for (const { id } of here) await removeBell(id);
  await (await subscriptionHere())?.unsubscribe();
}

/**
 * Tells the server if the browser's address or the reader's language is another since it was last told; and subscribes again if the
 * browser has let the subscription go by itself.
 */
export async function keepReach(): Promise<void> {
  const before = kept(BELL);
  if (before === undefined || whyNot() !== undefined || Notification.permission !== 'granted') return;
  const subscription = (await subscriptionHere()) ?? (await renewed());
  if (subscription !== undefined && markOf(subscription) !== before) await told(subscription);
}

async function renewed(): Promise<PushSubscription | undefined> {
  const known = await callSettings();
  return isRefused(known) ? undefined : subscribed(known.key);
}
