import type { Archive } from '#lobby/archive.ts';
import type { App } from './app.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches this server: is it alive, is it ready, how does it do. */
export function health(app: App, archive: Archive, metrics: Metrics, isReady: () => boolean): void {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ live: true }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const reachable = await archive.standings(['']).then(
      () => true,
      () => false,
    );
    return reply.code(reachable && isReady() ? 200 : 503).send({ ready: reachable && isReady() });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
