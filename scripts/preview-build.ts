import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts each game's picture for messengers where their links say, which must not change with every build. */
export const previews = (): Plugin => ({
  name: 'previews',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const root = join(import.meta.dirname, '..');
    for (const path of globSync('games/*/preview.png', { cwd: root }))
      this.emitFile({
        type: 'asset',
        fileName: `previews/${path.split(/[/\\]/)[1]}.png`,
        source: readFileSync(join(root, path)),
      });
  },
});
