import type { Plugin } from 'vite';

const PROGRAM = 'program';
const isProgram = ({ name }: { readonly name: string }): boolean => name === PROGRAM;

/**
 * A thread is started from a file, which has another ending when it is built. All files lie beside each other then, so its
 * name is enough; pages and `package.json` are found as from the sources, one folder up.
 */
export const threads = (): Plugin => ({
  name: 'threads',
  enforce: 'pre',
  applyToEnvironment: isProgram,
  transform: {
    filter: { code: '-worker.ts' },
    handler: (code) => code.replace(/(new URL\('\.\/[\w-]+-worker)\.ts'/g, "$1.js'"),
  },
});

/** What boards look like is for browsers alone, which get it from the pages. */
export const boards = (): Plugin => ({
  name: 'boards',
  enforce: 'pre',
  applyToEnvironment: isProgram,
  resolveId: { filter: { id: /^\.\/[\w-]+\/board\// }, handler: (id) => ({ id, external: true }) },
});
