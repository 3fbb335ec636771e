// Everything that is measured, or only some of it: `npm run bench -- server pages`. A bar that is missed keeps nobody from
// the next one; exits with 1 if there was one. Flags go to each program.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PARTS = {
  games: ['games.ts'],
  server: ['server/main.ts', 'server/far.ts', 'server/memory.ts'],
  pages: ['lighthouse.ts', 'clicks.ts', 'frames.ts', 'spots.ts'],
} as const;
type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Part[];

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' and no ')} to measure, only ${ALL.join(', ')}.`);
  process.exit(2);
}

for (const program of (named.length === 0 ? ALL : (named as Part[])).flatMap((part) => PARTS[part])) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
