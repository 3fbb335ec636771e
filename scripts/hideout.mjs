#!/usr/bin/env node
// The command `hideout`, from any folder: the same as `npm run -s hideout --`, with file names as seen from there.

import { join } from 'node:path';

// Whoever calls this from some npm script means the folder he is in, not the one npm was called from.
process.env.INIT_CWD = process.cwd();
process.argv.splice(2, 0, 'node', join(import.meta.dirname, '..', 'cli', 'main.ts'));
await import('./with.mjs');
