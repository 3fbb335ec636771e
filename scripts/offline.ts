import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

/** Tells the service worker which files were built, and which version that is. */
export function offline(): Plugin {
  let built = '';
  return {
    name: 'offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build }) {
      built = join(root, build.outDir);
    },
    closeBundle() {
      // A build that failed has said why; nothing was written.
      if (!existsSync(built)) return;
      const files = filesToKeep(built);
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(built, file)));
      const source = readFileSync(join(built, WORKER), 'utf8');
      const version = hash.update(source).digest('hex').slice(0, 12);
      const paths = files.map((file) => `/${file}`);
      writeFileSync(join(built, WORKER), written(source, { __FILES__: paths, __VERSION__: version }));
    },
  };
}

/** All that pages ask for; the build's own notes, the worker itself and what messengers are shown are not. */
function filesToKeep(built: string): readonly string[] {
  return readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(built.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== WORKER && !/^\.|^previews\/|\.(gz|br|map)$/.test(file))
    .sort();
}

/** The source with its placeholders filled in; a missing one is a mistake in the build. */
function written(source: string, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    if (!text.includes(name)) throw new Error(`${WORKER} does not use ${name}`);
    return text.replaceAll(name, JSON.stringify(value));
  }, source);
}
