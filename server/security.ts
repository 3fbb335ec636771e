import type { App } from './app.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The standard wants an end; whoever reads it later has to ask this server again. */
const VALID = 180 * DAY;

/** Tells those who have found a weakness whom to tell: RFC 9116. Only where whoever runs this server has said so. */
export function security(app: App, contact: string | undefined, now: () => number): void {
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const end = new Date(Math.floor((now() + VALID) / DAY) * DAY);
    reply.header('content-type', 'text/plain; charset=utf-8');
    return `Contact: ${contact}\nExpires: ${end.toISOString()}\nPreferred-Languages: en, de, es\n`;
  });
}
