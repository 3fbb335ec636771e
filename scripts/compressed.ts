import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that get smaller, and are large enough for that to matter. */
const WORTH_IT = /\.(js|css|svg|html|json|webmanifest)$/;
const LEAST = 1024;

/** Puts a compressed copy beside each file, so that the server need not compress the same thing again and again. */
export function compressed(): Plugin {
  let built = '';
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build }) {
      built = join(root, build.outDir);
    },
    closeBundle: {
      // After whoever still writes to these files.
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(built)) return;
        for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          if (content.length < LEAST) continue;
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(content));
        }
      },
    },
  };
}
