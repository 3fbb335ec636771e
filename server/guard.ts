import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError } from 'fastify';
import { refused } from '#table/refusal.ts';
import { networkOf } from './address.ts';
import type { App } from './app.ts';
import type { Settings } from './settings.ts';
import { LATER, type Strain } from './strain.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Whether a page from elsewhere asks, which must not act in anybody's name. Programs that are no browsers say no origin. */
export function isForeign(headers: IncomingHttpHeaders, proxy: number): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  if (from === null || from.host !== host || from.username !== '' || from.password !== '') return true;
  const scheme = schemeOf(headers, proxy);
  return scheme !== undefined && from.protocol !== `${scheme}:`;
}

/** How we were called, as the outermost of our proxies says; without one we cannot know. */
const schemeOf = (headers: IncomingHttpHeaders, proxy: number): string | undefined =>
  proxy === 0 ? undefined : headers['x-forwarded-proto']?.toString().split(',').at(-proxy)?.trim();

/** A part of the pages: a first visit fetches some two hundred of them, and whole households visit at once. */
const isFile = (url: string): boolean => url.startsWith('/assets/');

/** Headers, limits, and answers to what is wrong; everything expected has a code. */
export async function guard(app: App, settings: Settings, strain: Pick<Strain, 'isOver'>): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        scriptSrcAttr: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // What else there is under this name is not ours to promise for.
    strictTransportSecurity: settings.proxy > 0 && { maxAge: YEAR, includeSubDomains: false },
  });
  const { requestsPerMinute, filesPerMinute } = settings.limits;
  await app.register(rateLimit, {
    max: ({ url }) => (isFile(url) ? filesPerMinute : requestsPerMinute),
    timeWindow: 60_000,
    keyGenerator: ({ ip, url }) => `${isFile(url) ? 'files' : 'requests'} ${networkOf(ip)}`,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (strain.isOver && request.routeOptions.url?.startsWith('/api/'))
      return reply
        .code(503)
        .header('retry-after', LATER / 1000)
        .send({ ...refused('busy'), after: LATER });
    if (request.method !== 'GET' && isForeign(request.headers, settings.proxy))
      return reply.code(403).send(refused('bad-message', 'origin'));
  });
  app.addHook('onSend', async (request, reply) => {
    // What is about somebody must not lie in anybody's cache.
    if (request.routeOptions.url?.startsWith('/api/me')) reply.header('cache-control', 'no-store');
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send(refused('too-fast'));
    if (status === 413) return reply.code(413).send(refused('too-big'));
    if (status < 500) return reply.code(status).send(refused('bad-message', error.message));
    // Whoever was still asking when the server ended is hung up on, and what they asked for is gone: that is no fault.
    if (isClosing) return reply.code(503).send({ ...refused('busy'), after: LATER });
    request.log.error(error);
    return reply.code(500).send(refused('failed'));
  });
}
