import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Archive } from '#lobby/archive.ts';
import { refused } from '#table/refusal.ts';
import type { App } from './app.ts';
import { withPreview } from './preview/head.ts';
import { languageIn, plainPreview, previewOf } from './preview/preview.ts';

/** Where the built web pages lie. */
export const PAGES = fileURLToPath(new URL('../web/dist', import.meta.url));

/** The address of a table's page; those of a device's own tables are known to nobody else. */
const TABLE = /^\/t\/([a-z0-9-]{3,40})(?:[/?]|$)/;

/** The web pages; any address that is not a file is one of theirs, with what messengers show of it in its head. */
export async function pages(app: App, archive: Pick<Archive, 'table'>, root = PAGES): Promise<void> {
  const built = existsSync(root);
  const page = built ? await readFile(join(root, 'index.html'), 'utf8') : '';
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageIn(request.headers['accept-language']);
    const table = TABLE.exec(request.url)?.[1];
    const row = table === undefined ? undefined : await archive.table(table);
    const preview = row === undefined ? plainPreview(language) : previewOf(row, language);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .send(withPreview(page, preview, `${request.protocol}://${request.host}`));
  };
  if (built) {
    await app.register(files, {
      root,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        // Some messengers let their readers fetch the picture themselves.
        if (path.includes('/previews/')) reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, send);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      built && request.method === 'GET' && !/^\/(api|health|metrics|socket|assets|previews)\b/.test(request.url);
    return isPage ? send(request, reply) : reply.code(404).send(refused('no-such-page'));
  });
}
