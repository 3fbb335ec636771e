// Asks the registry for known weaknesses of what a server runs on and of what is built into it and its pages: part of
// `npm run nightly`. Where no registry answers that is said, and is no failure.

import { spawnSync } from 'node:child_process';
import { exit } from 'node:process';
import { NOT_NOW } from './steps.ts';

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly message?: string;
}

const windows = process.platform === 'win32';
// With what is only needed to build: half of it ends up in the bundles.
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: windows });
const audit = read(stdout);
if (audit?.vulnerabilities === undefined) {
  console.log(`not asked: ${audit?.message ?? audit?.error?.summary ?? 'no registry answers'}`);
  exit(NOT_NOW);
}
const found = Object.entries(audit.vulnerabilities);
for (const [name, { severity }] of found) console.log(`${name}: ${severity}`);
console.log(found.length === 0 ? 'nothing is known against what we run on' : `${found.length} packages: npm audit`);
exit(found.length === 0 ? 0 : 1);

function read(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}
