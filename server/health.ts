import type { Archive } from '#lobby/archive.ts';
import type { App } from './app.ts';
import type { Metrics } from './metrics.ts';
import { LOST, Pulse } from './pulse.ts';

/** So often the pulse is felt when nobody asks, in milliseconds. */
const UNASKED = 60_000;

/** For whoever watches this server: is it alive, is it ready, how does it do. */
export function health(app: App, archive: Archive, metrics: Metrics, isReady: () => boolean): void {
  const pulse = new Pulse(archive, (trouble) => {
    metrics.fileLost.set(Number(trouble === LOST));
    if (trouble === '') app.log.info('what is acknowledged is kept again');
    else app.log.error({ reason: trouble }, 'nothing can be kept, so nothing is acknowledged');
  });
  const unasked = setInterval(() => void pulse.beats(), UNASKED);
  app.addHook('onClose', async () => clearInterval(unasked));
  app.get('/health/live', { schema: { hide: true } }, async () => ({ live: true }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ready = isReady() && (await pulse.beats());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
