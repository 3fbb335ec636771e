import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '#wire/push.ts';
import type { Bell, CallBook } from './book.ts';
import type { Letter } from './door.ts';

/** The keys by which a push service knows this server: the same in all its processes, and after every start. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const KEYS = 'push';

export const pushKeys = async (book: Pick<CallBook, 'keep'>): Promise<PushKeys> =>
  JSON.parse(await book.keep(KEYS, JSON.stringify(webPush.generateVAPIDKeys())));

/** How long a push service keeps it for a device that is off, in seconds. */
const KEPT = 3 * 24 * 60 * 60;

/** Whom a push service can ask: whoever runs this server, or at least where it is. */
const subjectOf = ({ keys: { site = '' } }: Bell, contact: string | undefined): string =>
  contact ?? (site.startsWith('https:') ? site : 'mailto:nobody@hideout.invalid');

/** An encrypted letter to the push service of a browser. A newer one takes the place of one that is still kept there. */
export function pushLetter(bell: Bell, message: PushMessage, keys: PushKeys, contact?: string): Letter {
  const tag = 'close' in message ? message.close : message.tag;
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: bell.address, keys: { p256dh: bell.keys.p256dh!, auth: bell.keys.auth! } },
    JSON.stringify(message),
    {
      TTL: KEPT,
      vapidDetails: { subject: subjectOf(bell, contact), ...keys },
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      urgency: 'close' in message ? 'low' : 'high',
    },
  );
  return { to: endpoint, headers: headers as Letter['headers'], body: body! };
}

/** A browser's keys of the right kind: a point on the curve, and sixteen bytes. */
export function isPushable({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  return point.length === 65 && point[0] === 4 && secret.length === 16;
}
