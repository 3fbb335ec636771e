import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { refused } from '#table/refusal.ts';
import type { App } from './app.ts';

/** Where the built web pages lie. */
const PAGES = fileURLToPath(new URL('../web/dist', import.meta.url));

/** The web pages; any address that is not a file is one of theirs. */
export async function pages(app: App): Promise<void> {
  const built = existsSync(PAGES);
  if (built)
    await app.register(files, {
      root: PAGES,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = built && request.method === 'GET' && !/^\/(api|health|metrics|socket|assets)\b/.test(request.url);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(refused('no-such-page'));
  });
}
