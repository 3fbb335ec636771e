#!/usr/bin/env node
// The command `hideout`, from any folder. In a package it is built already and needs a Node that is new enough; in the
// repository it is the same as `npm run -s hideout --`, with file names as seen from there.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MAJOR = 24;
const root = join(import.meta.dirname, '..');
const source = join(root, 'cli', 'main.ts');

if (existsSync(source)) {
  // Whoever calls this from some npm script means the folder they are in, not the one npm was called from.
  process.env.INIT_CWD = process.cwd();
  process.argv.splice(2, 0, 'node', source);
  await import('./with.mjs');
} else if (Number(process.versions.node.split('.')[0]) < MAJOR) {
  process.stderr.write(`hideout: this is Node ${process.versions.node}; please install Node ${MAJOR} or newer.\n`);
  process.exitCode = 1;
} else {
  const { program } = await import('../dist/main.js');
  await program();
}
