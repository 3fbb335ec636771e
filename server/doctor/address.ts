import { WebSocket } from 'ws';
import { PROTOCOL } from '#wire/messages.ts';
import { reasonOf } from '../store/open.ts';
import { bad, type Finding, good, odd } from './finding.ts';

const PATIENCE = 10_000;

/** A server as people reach it, through whatever stands in front of it. */
export async function addressFound(url: URL): Promise<readonly Finding[]> {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, url), { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  try {
    const page = await (await ask('/')).text();
    if (!page.includes('<title>Hideout</title>')) return [bad('address', `${url.href} shows something else`)];
    return [
      good('address', `${url.href} shows the pages`),
      await socketFound(url),
      metricsFound(await ask('/metrics')),
      await lineFound(url, ask),
    ];
  } catch (error) {
    return [bad('address', `${url.href} cannot be reached: ${reasonOf(error)}`)];
  }
}

const metricsFound = ({ ok }: Response): Finding =>
  ok
    ? odd('metrics', '/metrics can be read by everybody: keep it to yourself')
    : good('metrics', 'are not for everybody');

/** Whether the line is encrypted, and the server knows it: then it marks what it asks browsers to keep. */
async function lineFound({ protocol, origin }: URL, ask: (path: string, init?: RequestInit) => Promise<Response>) {
  if (protocol !== 'https:')
    return odd('line', 'is not encrypted: pages cannot be installed, and nobody can be called');
  const headers = { origin, 'content-type': 'application/json' };
  const known = await ask('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: 'Doctor' }) });
  const cookie = known.headers.getSetCookie()[0] ?? '';
  await ask('/api/me', { method: 'DELETE', headers: { origin, cookie: cookie.split(';', 1)[0]! } });
  return /;\s*secure/i.test(cookie)
    ? good('line', 'is encrypted, and the server knows it')
    : odd('line', 'is encrypted, and the server does not know it: HIDEOUT_PROXY, and X-Forwarded-Proto from the proxy');
}

/** Whether sockets get through. */
function socketFound(url: URL): Promise<Finding> {
  const socket = new WebSocket(new URL(`/socket?v=${PROTOCOL}`, url.href.replace(/^http/, 'ws')), {
    origin: url.origin,
    handshakeTimeout: PATIENCE,
  });
  return new Promise<Finding>((resolve) => {
    socket.once('open', () => resolve(good('sockets', 'get through')));
    socket.once('error', (error) => resolve(bad('sockets', `do not get through: ${reasonOf(error)}`)));
  }).finally(() => socket.terminate());
}
